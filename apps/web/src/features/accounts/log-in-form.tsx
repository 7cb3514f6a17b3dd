import { userSessionResource } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import { type Values, useForm } from '../../api/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { PasswordField, TextField } from '../../ui/text-field.tsx'
import styles from './account-forms.module.css'

function validate(values: Values): Record<string, string> {
  const errors: Record<string, string> = {}
  if (values.text('username_or_email').trim() === '') errors['username_or_email'] = 'Enter your email or username.'
  if (values.text('password') === '') errors['password'] = 'Enter your password.'
  return errors
}

export function LogInForm({ onDone }: { readonly onDone: () => Promise<void> | void }) {
  const { errors, isBusy, formProps } = useForm({
    fields: ['username_or_email', 'password'],
    validate,
    send: async (values) => {
      await call(userSessionResource.create, {
        username_or_email: values.text('username_or_email'),
        password: values.text('password'),
      })
      await onDone()
    },
  })
  return (
    <form {...formProps} className={styles['form']} aria-label="Log in">
      <TextField
        label="Email or username"
        name="username_or_email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors['username_or_email']}
        required
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        error={errors['password']}
        required
      />
      <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
      <Button type="submit" kind="primary" size={48} isWide isBusy={isBusy}>
        Log in
      </Button>
    </form>
  )
}
