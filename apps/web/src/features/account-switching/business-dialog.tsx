import { limits, linkedBusinessResource } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import { PasswordField, TextField } from '../../ui/text-field.tsx'
import { DialogForm } from '../../entities/viewer/settings/dialog-form.tsx'
import { landings, switchTo } from '../../entities/viewer/accounts/switch-to.ts'

const fields = ['business_name', 'email', 'password']

/** AC-06: a new business account, linked to this one and opened at once. */
export function BusinessDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <DialogForm
      heading="Create a business account"
      fields={fields}
      submitLabel="Create account"
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
          <p>It’s linked to your current account, so you can switch between them without a password.</p>
          <TextField
            label="Business name"
            name="business_name"
            maxLength={limits.fullName.longest}
            autoComplete="organization"
            error={errors['business_name']}
            autoFocus
          />
          <TextField
            label="Business email"
            name="email"
            type="email"
            maxLength={limits.email.longest}
            autoComplete="off"
            help="Use a different one from this account’s. We’ll send a link there."
            error={errors['email']}
          />
          <PasswordField
            label="Business account password"
            name="password"
            autoComplete="new-password"
            maxLength={limits.password.longest}
            help={`At least ${limits.password.shortest} characters. Only for logging in to this account.`}
            error={errors['password']}
          />
        </>
      )}
    </DialogForm>
  )
}
