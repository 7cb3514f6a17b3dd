import {
  type AccountEmail,
  cancelEmailChange,
  changeAccountEmail,
  limits,
  sendEmailVerification,
} from '@pinfold/contract'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { SettingsRow } from '../../entities/viewer/settings/settings-heading.tsx'
import { DialogForm } from '../../entities/viewer/settings/dialog-form.tsx'
import { useAction } from '../../entities/viewer/settings/use-action.ts'
import { accountSettingsWords } from './account-settings.words.ts'

/** Where mails go, and how to change that. */
export function EmailSection({ account }: { readonly account: AccountEmail }) {
  const [isOpen, setOpen] = useState(false)
  const { isBusy, run } = useAction()
  const { email, is_verified: isVerified, pending_email: pending } = account
  const verify = () =>
    run(async () => {
      await call(sendEmailVerification, {})
      showToast({ text: accountSettingsWords.linkSent({ email: pending ?? email }) })
    })
  const cancel = () =>
    run(async () => {
      await call(cancelEmailChange, {})
    })
  const state = isVerified ? accountSettingsWords.verified : accountSettingsWords.notVerified
  return (
    <>
      <SettingsRow label={accountSettingsWords.email} text={`${email} · ${state}`}>
        {!isVerified && pending === null && (
          <Button size={32} kind="tertiary" isBusy={isBusy} onClick={verify}>
            {accountSettingsWords.sendLink}
          </Button>
        )}
        <Button size={32} aria-label={accountSettingsWords.changeEmail} onClick={() => setOpen(true)}>
          {accountSettingsWords.change}
        </Button>
      </SettingsRow>
      {pending !== null && (
        <SettingsRow
          label={accountSettingsWords.newEmail}
          text={accountSettingsWords.newEmailWaits({ email: pending })}
        >
          <Button size={32} kind="tertiary" isBusy={isBusy} onClick={verify}>
            {accountSettingsWords.sendAgain}
          </Button>
          <Button size={32} isBusy={isBusy} onClick={cancel}>
            {accountSettingsWords.keepOldEmail}
          </Button>
        </SettingsRow>
      )}
      {isOpen && (
        <DialogForm
          heading={accountSettingsWords.changeEmailHeading}
          fields={['email']}
          submitLabel={accountSettingsWords.sendLink}
          onClose={() => setOpen(false)}
          send={async (values) => {
            await call(changeAccountEmail, { email: values.text('email') })
            setOpen(false)
            showToast({ text: accountSettingsWords.openMailedLink })
          }}
        >
          {(errors) => (
            <TextField
              label={accountSettingsWords.newEmail}
              name="email"
              type="email"
              maxLength={limits.email.longest}
              autoComplete="email"
              help={accountSettingsWords.newEmailHelp}
              error={errors['email']}
            />
          )}
        </DialogForm>
      )}
    </>
  )
}
