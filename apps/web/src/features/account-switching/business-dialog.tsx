import { limits, linkedBusinessResource } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import { PasswordField, TextField } from '../../ui/text-field.tsx'
import { DialogForm } from '../../entities/viewer/settings/dialog-form.tsx'
import { landings, switchTo } from '../../entities/viewer/accounts/switch-to.ts'
import { accountDialogWords } from './account-dialogs.words.ts'

const fields = ['business_name', 'email', 'password']

/** AC-06: a new business account, linked to this one and opened at once. */
export function BusinessDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <DialogForm
      heading={accountDialogWords.createBusiness}
      fields={fields}
      submitLabel={accountDialogWords.createAccount}
      onClose={onClose}
      send={async (values) => {
        const name = values.text('business_name').trim()
        const { data } = await call(linkedBusinessResource.create, {
          business_name: name,
          email: values.text('email'),
          password: values.text('password'),
        })
        await switchTo({ id: data.id, full_name: name }, landings.home())
      }}
    >
      {(errors) => (
        <>
          <p>{accountDialogWords.businessLead}</p>
          <TextField
            label={accountDialogWords.businessName}
            name="business_name"
            maxLength={limits.fullName.longest}
            autoComplete="organization"
            error={errors['business_name']}
            autoFocus
          />
          <TextField
            label={accountDialogWords.businessEmail}
            name="email"
            type="email"
            maxLength={limits.email.longest}
            autoComplete="off"
            help={accountDialogWords.businessEmailHelp}
            error={errors['email']}
          />
          <PasswordField
            label={accountDialogWords.businessPassword}
            name="password"
            autoComplete="new-password"
            maxLength={limits.password.longest}
            help={accountDialogWords.businessPasswordHelp({ shortest: limits.password.shortest })}
            error={errors['password']}
          />
        </>
      )}
    </DialogForm>
  )
}
