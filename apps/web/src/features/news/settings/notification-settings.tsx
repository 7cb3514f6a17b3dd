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
import styles from './notification-settings.module.css'
import { notificationSettingsWords } from './notification-settings.words.ts'

const digests = (): readonly (readonly [NewsDigest, string])[] => [
  ['weekly', notificationSettingsWords.weekly],
  ['daily', notificationSettingsWords.daily],
  ['off', notificationSettingsWords.never],
]

const fields = ['digest', 'muted_kinds', 'is_mailed_ideas']

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
      is_mailed_ideas: values.isChecked('is_mailed_ideas'),
    })
  }
  return (
    <>
      <SettingsHeading text={notificationSettingsWords.text}>{notificationSettingsWords.heading}</SettingsHeading>
      <SettingsForm label={notificationSettingsWords.heading} fields={fields} send={send}>
        {() => (
          <>
            {newsGroups().map(({ heading, kinds }) => (
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
            <SettingsSection heading={notificationSettingsWords.email}>
              <ChoiceGroup
                name="digest"
                heading={notificationSettingsWords.summary}
                help={notificationSettingsWords.summaryHelp}
                chosen={settings.digest}
                choices={digests()}
              />
              <div className={styles['apart']}>
                <Checkbox
                  name="is_mailed_ideas"
                  label={notificationSettingsWords.ideas}
                  defaultChecked={settings.is_mailed_ideas}
                />
              </div>
            </SettingsSection>
          </>
        )}
      </SettingsForm>
      <PushSetting publicKey={push.public_key} subscriptions={push.subscriptions} />
    </>
  )
}
