import { userSessionResource } from '@pinfold/contract'
import { type MouseEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { ApiFailure } from '../../api/failure.ts'
import { links } from '../../api/links.ts'
import { type Values, useForm } from '../../api/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { PasswordField, TextField } from '../../ui/text-field.tsx'
import styles from '../../entities/viewer/log-in/account-forms.module.css'
import { SecondFactorForm } from '../../entities/viewer/log-in/second-factor-form.tsx'
import { credentialWords } from '../../entities/viewer/log-in/credentials.words.ts'
import { logInWords } from './log-in.words.ts'

interface LogInFormProps {
  readonly onDone: () => Promise<void> | void
}

/** The password, and where the account asks for one a code as a second step. */
export function LogInForm({ onDone }: LogInFormProps) {
  const [challenge, setChallenge] = useState<string | null>(null)
  if (challenge === null) return <PasswordStep onDone={onDone} onChallenge={setChallenge} />
  return <SecondFactorForm challenge={challenge} onDone={onDone} onStartAgain={() => setChallenge(null)} />
}

function validate(values: Values): Record<string, string> {
  const errors: Record<string, string> = {}
  if (values.text('username_or_email').trim() === '') errors['username_or_email'] = credentialWords.nameOrEmailMissing
  if (values.text('password') === '') errors['password'] = credentialWords.passwordMissing
  return errors
}

interface PasswordStepProps extends LogInFormProps {
  readonly onChallenge: (challenge: string) => void
}

function PasswordStep({ onDone, onChallenge }: PasswordStepProps) {
  const { errors, isBusy, formProps } = useForm({
    fields: ['username_or_email', 'password'],
    validate,
    send: async (values) => {
      try {
        await call(userSessionResource.create, {
          username_or_email: values.text('username_or_email'),
          password: values.text('password'),
        })
      } catch (error) {
        if (!(error instanceof ApiFailure) || error.challenge === undefined) throw error
        return onChallenge(error.challenge)
      }
      await onDone()
    },
  })
  return (
    <form {...formProps} className={styles['form']} aria-label={credentialWords.logIn}>
      <TextField
        label={credentialWords.nameOrEmail}
        name="username_or_email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors['username_or_email']}
        required
      />
      <div>
        <PasswordField
          label={credentialWords.password}
          name="password"
          autoComplete="current-password"
          error={errors['password']}
          required
        />
        <p className={styles['aside']}>
          <NamedLink to={links.passwordReset()}>{logInWords.forgotPassword}</NamedLink>
        </p>
      </div>
      <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
      <Button type="submit" kind="primary" size={48} isWide isBusy={isBusy}>
        {credentialWords.logIn}
      </Button>
      <p className={styles['instead']}>
        <NamedLink to={links.logInLink()}>{logInWords.emailMeLink}</NamedLink>
      </p>
    </form>
  )
}

/** A link that takes along who is named in the form around it. */
function NamedLink({ to, children }: { readonly to: string; readonly children: string }) {
  const navigate = useNavigate()
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    const field = event.currentTarget.closest('form')?.elements.namedItem('username_or_email')
    event.preventDefault()
    void navigate(to, { state: { name: field instanceof HTMLInputElement ? field.value : '' } })
  }
  return (
    <Link to={to} onClick={go}>
      {children}
    </Link>
  )
}
