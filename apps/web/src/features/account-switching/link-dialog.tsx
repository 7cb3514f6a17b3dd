import { linkedAccountResource } from '@pinfold/contract'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { ApiFailure, formErrors, messageOf } from '../../api/failure.ts'
import { PasswordField, TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { DialogForm } from '../../entities/viewer/settings/dialog-form.tsx'
import { CodeField } from '../../entities/viewer/log-in/second-factor-form.tsx'
import { accountDialogWords } from './account-dialogs.words.ts'

const fields = ['username_or_email', 'password', 'code']

/** AC-05 AC-06: links a business account by its password, and by a code where it asks for one. */
export function LinkDialog({ onClose }: { readonly onClose: () => void }) {
  const [asksCode, setAsksCode] = useState(false)
  return (
    <DialogForm
      heading={accountDialogWords.linkBusiness}
      fields={fields}
      submitLabel={accountDialogWords.link}
      onClose={onClose}
      send={async (values) => {
        const code = values.text('code').trim()
        await call(linkedAccountResource.create, {
          username_or_email: values.text('username_or_email'),
          password: values.text('password'),
          ...(code !== '' && { code }),
        })
        onClose()
        showToast({ text: accountDialogWords.linked })
      }}
      errorsOf={(error) => {
        const name = error instanceof ApiFailure ? error.name : null
        if (name === 'wrong_credentials') return { password: messageOf(error) }
        if (name !== 'second_factor_code_required') return formErrors(error, fields)
        setAsksCode(true)
        return { code: messageOf(error) }
      }}
    >
      {(errors) => (
        <>
          <p>{accountDialogWords.linkLead}</p>
          <TextField
            label={accountDialogWords.businessNameOrEmail}
            name="username_or_email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={errors['username_or_email']}
          />
          <PasswordField
            label={accountDialogWords.businessPassword}
            name="password"
            autoComplete="off"
            error={errors['password']}
          />
          {asksCode && <CodeField error={errors['code']} isFocused />}
        </>
      )}
    </DialogForm>
  )
}
