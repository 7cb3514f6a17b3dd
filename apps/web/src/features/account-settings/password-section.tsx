import { limits, userPasswordResource } from '@pinfold/contract'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { ApiFailure, formErrors, messageOf } from '../../api/failure.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField, TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { SettingsRow } from '../../entities/viewer/settings/settings-heading.tsx'
import { DialogForm } from '../../entities/viewer/settings/dialog-form.tsx'
import { credentialWords } from '../../entities/viewer/log-in/credentials.words.ts'
import { accountSettingsWords } from './account-settings.words.ts'

const fields = ['old_password', 'new_password', 'code']

/** Changing the password. */
export function PasswordSection() {
  const [isOpen, setOpen] = useState(false)
  const [asksCode, setAsksCode] = useState(false)
  return (
    <>
      <SettingsRow label={credentialWords.password} text={accountSettingsWords.passwordText}>
        <Button size={32} aria-label={accountSettingsWords.changePassword} onClick={() => setOpen(true)}>
          {accountSettingsWords.change}
        </Button>
      </SettingsRow>
      {isOpen && (
        <DialogForm
          heading={accountSettingsWords.changePasswordHeading}
          fields={fields}
          submitLabel={accountSettingsWords.changePassword}
          onClose={() => setOpen(false)}
          send={async (values) => {
            const code = values.text('code').trim()
            await call(userPasswordResource.update, {
              old_password: values.text('old_password'),
              new_password: values.text('new_password'),
              ...(code !== '' && { code }),
            })
            setOpen(false)
            showToast({ text: accountSettingsWords.passwordChanged })
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
                label={accountSettingsWords.currentPassword}
                name="old_password"
                autoComplete="current-password"
                error={errors['old_password']}
              />
              <PasswordField
                label={credentialWords.newPassword}
                name="new_password"
                autoComplete="new-password"
                maxLength={limits.password.longest}
                help={accountSettingsWords.passwordLength({ shortest: limits.password.shortest })}
                error={errors['new_password']}
              />
              {asksCode && (
                <TextField
                  label={credentialWords.appCode}
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
