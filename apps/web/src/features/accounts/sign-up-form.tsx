import { limits, userRegisterResource } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import { ApiFailure, formErrors, messageOf } from '../../api/failure.ts'
import { type Values, useForm } from '../../api/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { PasswordField, TextField } from '../../ui/text-field.tsx'
import styles from './account-forms.module.css'

const fields = ['email', 'password', 'birth_date']

/** What a person can see at once; everything else is the server's to judge. */
export function validateSignUp(values: Values): Record<string, string> {
  const errors: Record<string, string> = {}
  if (!/^\S+@\S+\.\S+$/.test(values.text('email').trim()))
    errors['email'] = 'Enter an email address, like ana@example.com.'
  const { shortest } = limits.password
  if (values.text('password').length < shortest)
    errors['password'] = `Use at least ${shortest} characters. A short sentence works well.`
  if (values.text('birth_date') === '') errors['birth_date'] = 'Enter your birth date.'
  return errors
}

/** Failures about age belong to the birth date, though they name no field. */
function errorsOf(error: unknown): Record<string, string> {
  const isAboutAge = error instanceof ApiFailure && ['too_young_for_good', 'under_age_of_consent'].includes(error.name)
  return isAboutAge ? { birth_date: messageOf(error) } : formErrors(error, fields)
}

/** One screen: email, password, birth date. */
export function SignUpForm({ onDone }: { readonly onDone: () => Promise<void> | void }) {
  const { errors, isBusy, formProps } = useForm({
    fields,
    validate: validateSignUp,
    errorsOf,
    send: async (values) => {
      await call(userRegisterResource.create, {
        email: values.text('email'),
        password: values.text('password'),
        birth_date: values.text('birth_date'),
      })
      await onDone()
    },
  })
  return (
    <form {...formProps} className={styles['form']} aria-label="Sign up">
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        error={errors['email']}
        required
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        error={errors['password']}
        help={`At least ${limits.password.shortest} characters`}
        required
      />
      <TextField
        label="Birth date"
        name="birth_date"
        type="date"
        autoComplete="bday"
        error={errors['birth_date']}
        help="Only to check your age. Nobody else sees it."
        required
      />
      <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
      <Button type="submit" kind="primary" size={48} isWide isBusy={isBusy}>
        Sign up
      </Button>
    </form>
  )
}
