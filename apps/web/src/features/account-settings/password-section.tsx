import { limits, userPasswordResource } from '@pinfold/contract'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { ApiFailure, formErrors, messageOf } from '../../api/failure.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField, TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { SettingsRow } from '../../entities/viewer/settings/settings-heading.tsx'
import { DialogForm } from '../../entities/viewer/settings/dialog-form.tsx'

const fields = ['old_password', 'new_password', 'code']

/** Changing the password. */
export function PasswordSection() {
  const [isOpen, setOpen] = useState(false)
  const [asksCode, setAsksCode] = useState(false)
  return (
    <>
      <SettingsRow
        label="Password"
        text="Changing it logs you out on all other devices, ends your access tokens, and cancels an email change that’s waiting."
      >
        <Button size={32} aria-label="Change password" onClick={() => setOpen(true)}>
          Change
        </Button>
      </SettingsRow>
      {isOpen && (
        <DialogForm
          heading="Change your password"
          fields={fields}
          submitLabel="Change password"
          onClose={() => setOpen(false)}
          send={async (values) => {
            const code = values.text('code').trim()
            await call(userPasswordResource.update, {
              old_password: values.text('old_password'),
              new_password: values.text('new_password'),
              ...(code !== '' && { code }),
            })
            setOpen(false)
            showToast({ text: 'Password changed. Other devices are logged out, and access tokens no longer work.' })
          }}
          errorsOf={(error) => {
            const name = error instanceof ApiFailure ? error.name : null
            if (name === 'wrong_password') return { old_password: messageOf(error) }
            if (name !== 'second_factor_code_required' && name !== 'wrong_code') return formErrors(error, fields)
            setAsksCode(true)
            return { code: messageOf(error) }
          }}
        >
          {(errors) => (
            <>
              <PasswordField
                label="Current password"
                name="old_password"
                autoComplete="current-password"
                error={errors['old_password']}
              />
              <PasswordField
                label="New password"
                name="new_password"
                autoComplete="new-password"
                maxLength={limits.password.longest}
                help={`At least ${limits.password.shortest} characters.`}
                error={errors['new_password']}
              />
              {asksCode && (
                <TextField
                  label="Code from your authenticator app"
                  name="code"
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  error={errors['code']}
                />
              )}
            </>
          )}
        </DialogForm>
      )}
    </>
  )
}
