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

/** Where mails go, and how to change that. */
export function EmailSection({ account }: { readonly account: AccountEmail }) {
  const [isOpen, setOpen] = useState(false)
  const { isBusy, run } = useAction()
  const { email, is_verified: isVerified, pending_email: pending } = account
  const verify = () =>
    run(async () => {
      await call(sendEmailVerification, {})
      showToast({ text: `We sent a link to ${pending ?? email}` })
    })
  const cancel = () =>
    run(async () => {
      await call(cancelEmailChange, {})
    })
  return (
    <>
      <SettingsRow label="Email" text={`${email} · ${isVerified ? 'verified' : 'not verified yet'}`}>
        {!isVerified && pending === null && (
          <Button size={32} kind="tertiary" isBusy={isBusy} onClick={verify}>
            Send link
          </Button>
        )}
        <Button size={32} aria-label="Change email" onClick={() => setOpen(true)}>
          Change
        </Button>
      </SettingsRow>
      {pending !== null && (
        <SettingsRow label="New email" text={`${pending} is waiting for you to open the link we sent there.`}>
          <Button size={32} kind="tertiary" isBusy={isBusy} onClick={verify}>
            Send again
          </Button>
          <Button size={32} isBusy={isBusy} onClick={cancel}>
            Keep the old one
          </Button>
        </SettingsRow>
      )}
      {isOpen && (
        <DialogForm
          heading="Change your email"
          fields={['email']}
          submitLabel="Send link"
          onClose={() => setOpen(false)}
          send={async (values) => {
            await call(changeAccountEmail, { email: values.text('email') })
            setOpen(false)
            showToast({ text: 'Open the link in the email we sent' })
          }}
        >
          {(errors) => (
            <TextField
              label="New email"
              name="email"
              type="email"
              maxLength={limits.email.longest}
              autoComplete="email"
              help="Your address changes once you open the link we send there."
              error={errors['email']}
            />
          )}
        </DialogForm>
      )}
    </>
  )
}
