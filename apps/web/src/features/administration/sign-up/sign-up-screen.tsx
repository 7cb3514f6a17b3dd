import { adminChangeSignUp, type adminInvitations, type AdminSignUp, signUpModes } from '@pinfold/contract'
import { useRevalidator } from 'react-router'
import { type Answer, call } from '../../../api/client.ts'
import type { Values } from '../../../api/use-form.ts'
import { SettingsForm } from '../../../entities/viewer/settings/settings-form.tsx'
import { ChoiceGroup } from '../../../ui/choice-group.tsx'
import { TextArea } from '../../../ui/text-field.tsx'
import { AdminPage, AdminSection, Facts } from '../admin-page.tsx'
import styles from '../admin-page.module.css'
import { adminWords } from '../admin.words.ts'
import { ReasonField } from '../employees-screen.tsx'
import { adminSignUpWords as words } from './admin-sign-up.words.ts'
import { Invitations } from './invitations.tsx'

interface SignUpSettingsScreenProps {
  readonly settings: AdminSignUp
  readonly invitations: Answer<typeof adminInvitations>
  /** When the page was made. */
  readonly now: string
  readonly mayDecide: boolean
}

/** MD-08: who may make an account, and the links that let people in. */
export function SignUpSettingsScreen({ settings, invitations, now, mayDecide }: SignUpSettingsScreenProps) {
  return (
    <AdminPage heading={adminWords.signUp}>
      <AdminSection heading={words.who}>
        {mayDecide ? (
          <DecideForm settings={settings} />
        ) : (
          <>
            <p className={styles['note']}>{words.onlyOwners}</p>
            <Facts
              facts={[
                [words.who, words[settings.mode]],
                [words.allowed, settings.allowed_domains.join(', ') || adminWords.none],
                [words.blocked, settings.blocked_domains.join(', ') || adminWords.none],
              ]}
            />
          </>
        )}
      </AdminSection>
      <AdminSection heading={words.invitations}>
        <Invitations first={invitations} now={now} />
      </AdminSection>
    </AdminPage>
  )
}

const linesOf = (values: Values, name: string) =>
  values
    .text(name)
    .split(/[\s,]+/)
    .filter((line) => line !== '')

function DecideForm({ settings }: { readonly settings: AdminSignUp }) {
  const { revalidate } = useRevalidator()
  return (
    <SettingsForm
      label={words.who}
      fields={['mode', 'allowed_domains', 'blocked_domains', 'reason']}
      saved={words.saved}
      send={async (values) => {
        await call(adminChangeSignUp, {
          mode: signUpModes.find((mode) => mode === values.text('mode')) ?? settings.mode,
          allowed_domains: linesOf(values, 'allowed_domains'),
          blocked_domains: linesOf(values, 'blocked_domains'),
          reason: values.text('reason'),
        })
        await revalidate()
      }}
    >
      {(errors) => (
        <>
          <ChoiceGroup
            name="mode"
            heading={words.mode}
            chosen={settings.mode}
            choices={signUpModes.map((mode) => [mode, words[mode]])}
          />
          <TextArea
            label={words.allowed}
            help={words.allowedHelp}
            name="allowed_domains"
            rows={4}
            spellCheck={false}
            defaultValue={settings.allowed_domains.join('\n')}
            error={errors['allowed_domains']}
          />
          <TextArea
            label={words.blocked}
            help={words.blockedHelp}
            name="blocked_domains"
            rows={4}
            spellCheck={false}
            defaultValue={settings.blocked_domains.join('\n')}
            error={errors['blocked_domains']}
          />
          <ReasonField error={errors['reason']} />
        </>
      )}
    </SettingsForm>
  )
}
