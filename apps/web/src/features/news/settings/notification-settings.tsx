import {
  newsKinds,
  type NewsDigest,
  type NotificationSettings,
  type PushSubscriptionEntry,
  updateNotificationSettings,
} from '@pinfold/contract'
import { call } from '../../../api/client.ts'
import type { Values } from '../../../api/use-form.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ChoiceGroup } from '../../../ui/choice-group.tsx'
import { SettingsForm } from '../../../entities/viewer/settings/settings-form.tsx'
import { SettingsHeading, SettingsSection } from '../../../entities/viewer/settings/settings-heading.tsx'
import { PushSetting } from '../push/push-setting.tsx'
import { newsGroups } from './setting-groups.ts'

const digests = [
  ['weekly', 'Once a week'],
  ['daily', 'Once a day'],
  ['off', 'Never'],
] as const satisfies readonly (readonly [NewsDigest, string])[]

const fields = ['digest', 'muted_kinds']

interface NotificationSettingsScreenProps {
  readonly settings: NotificationSettings
  readonly push: { readonly public_key: string; readonly subscriptions: readonly PushSubscriptionEntry[] }
}

/** DI-07: what the member wants to hear of, how often by email, and whether on this device. */
export function NotificationSettingsScreen({ settings, push }: NotificationSettingsScreenProps) {
  const send = async (values: Values) => {
    await call(updateNotificationSettings, {
      digest: values.text('digest') as NewsDigest,
      muted_kinds: newsKinds.filter((kind) => !values.isChecked(kind)),
    })
  }
  return (
    <>
      <SettingsHeading text="Choose what we tell you about, and how.">Notifications</SettingsHeading>
      <SettingsForm label="Notifications" fields={fields} send={send}>
        {() => (
          <>
            {newsGroups.map(({ heading, kinds }) => (
              <SettingsSection key={heading} heading={heading}>
                {kinds.map(([kind, label]) => (
                  <Checkbox
                    key={kind}
                    name={kind}
                    label={label}
                    defaultChecked={!settings.muted_kinds.includes(kind)}
                  />
                ))}
              </SettingsSection>
            ))}
            <SettingsSection heading="Email">
              <ChoiceGroup
                name="digest"
                heading="A summary of what you haven’t seen"
                help="We only send it when there’s news, and only to a confirmed address."
                chosen={settings.digest}
                choices={digests}
              />
            </SettingsSection>
          </>
        )}
      </SettingsForm>
      <PushSetting publicKey={push.public_key} subscriptions={push.subscriptions} />
    </>
  )
}
