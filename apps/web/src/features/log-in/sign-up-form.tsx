import { limits, proposeUsername, usernamePattern, userRegisterResource } from '@pinfold/contract'
import { MailCheck } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { call } from '../../api/client.ts'
import { ApiFailure, formErrors, messageOf } from '../../api/failure.ts'
import { type Values, useForm } from '../../api/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { PasswordField, TextField } from '../../ui/text-field.tsx'
import styles from '../../entities/viewer/log-in/account-forms.module.css'
import { credentialWords } from '../../entities/viewer/log-in/credentials.words.ts'
import { signUpRulesWords } from './sign-up-rules.words.ts'
import { signUpWords } from './sign-up.words.ts'

const fields = ['full_name', 'username', 'email', 'password', 'birth_date']

/** What a person can see at once; everything else is the server's to judge. */
export function validateSignUp(values: Values): Record<string, string> {
  const errors: Record<string, string> = {}
  if (values.text('full_name').trim() === '') errors['full_name'] = signUpWords.nameMissing
  const username = values.text('username').trim()
  if (username !== '' && !usernamePattern.test(username.toLowerCase())) {
    const { shortest, longest } = limits.username
    errors['username'] = signUpWords.usernameWrong({ shortest, longest })
  }
  if (!/^\S+@\S+\.\S+$/.test(values.text('email').trim())) errors['email'] = signUpWords.emailWrong
  const { shortest } = limits.password
  if (values.text('password').length < shortest) errors['password'] = credentialWords.passwordTooShort({ shortest })
  if (values.text('birth_date') === '') errors['birth_date'] = signUpWords.birthDateMissing
  return errors
}

/** Failures about age belong to the birth date, though they name no field. */
function errorsOf(error: unknown): Record<string, string> {
  const isAboutAge = error instanceof ApiFailure && ['too_young_for_good', 'under_age_of_consent'].includes(error.name)
  return isAboutAge ? { birth_date: messageOf(error) } : formErrors(error, fields)
}

const isAboutUsername = (error: unknown) =>
  error instanceof ApiFailure && ['username_taken', 'username_reserved'].includes(error.name)

/** The username follows the name as it is typed, until somebody types another one. */
function useProposedUsername() {
  const form = useRef<HTMLDivElement>(null)
  const proposed = useRef('')
  const fieldsOf = () => {
    const input = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)
    return { name: input('full_name'), username: input('username') }
  }
  const follow = () => {
    const { name, username } = fieldsOf()
    if (!name || !username || username.value !== proposed.current) return
    proposed.current = proposeUsername(name.value)
    username.value = proposed.current
  }
  // A name may have been typed before the script ran.
  useEffect(follow, [])
  const onInput = ({ target }: FormEvent) => {
    if (target === fieldsOf().name) follow()
  }
  return { fieldProps: { ref: form, onInput }, isProposed: (username: string) => username === proposed.current }
}

interface SignUpFormProps {
  readonly onDone: () => Promise<void> | void
  /** The code that lets somebody in where not everybody may. */
  readonly invitation?: string
  /** What owners decided, which is said before anything is typed. */
  readonly notice?: string | null
}

/** AC-01: one screen: who one is here, email, password, birth date. */
export function SignUpForm({ onDone, invitation = '', notice = null }: SignUpFormProps) {
  const names = useProposedUsername()
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  const { errors, isBusy, formProps } = useForm({
    fields,
    validate: validateSignUp,
    errorsOf,
    send: async (values) => {
      const username = values.text('username').trim()
      const register = (name: string) =>
        call(userRegisterResource.create, {
          full_name: values.text('full_name').trim(),
          ...(name !== '' && { username: name }),
          email: values.text('email'),
          password: values.text('password'),
          birth_date: values.text('birth_date'),
          ...(invitation !== '' && { invitation }),
        })
      try {
        await register(username).catch((error: unknown) => {
          if (!names.isProposed(username) || !isAboutUsername(error)) throw error
          // Nobody typed it, so nobody has to find another: the server knows one like it that is free.
          return register('')
        })
      } catch (error) {
        if (!(error instanceof ApiFailure) || error.name !== 'email_not_proved') throw error
        // The account is made; it opens when the address is proved.
        return setMailedTo(values.text('email').trim())
      }
      await onDone()
    },
  })
  if (mailedTo !== null) {
    return (
      <div role="status" className={styles['mailed']}>
        <MailCheck size={32} aria-hidden="true" className={styles['sign']} />
        <h2 className={styles['mailedHeading']}>{signUpRulesWords.checkMailHeading}</h2>
        <p className={styles['notice']}>{signUpRulesWords.checkMail({ email: mailedTo })}</p>
      </div>
    )
  }
  return (
    <>
      {notice !== null && <p className={styles['notice']}>{notice}</p>}
      <form {...formProps} className={styles['form']} aria-label={signUpWords.signUp}>
        <div {...names.fieldProps} className={styles['form']}>
          <TextField
            label={signUpWords.name}
            name="full_name"
            autoComplete="name"
            maxLength={limits.fullName.longest}
            error={errors['full_name']}
            required
          />
          <TextField
            label={signUpWords.username}
            name="username"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={limits.username.longest}
            error={errors['username']}
            help={signUpWords.usernameHelp}
          />
        </div>
        <TextField
          label={signUpWords.email}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          error={errors['email']}
          required
        />
        <PasswordField
          label={credentialWords.password}
          name="password"
          autoComplete="new-password"
          error={errors['password']}
          help={credentialWords.passwordLength({ shortest: limits.password.shortest })}
          required
        />
        <TextField
          label={signUpWords.birthDate}
          name="birth_date"
          type="date"
          autoComplete="bday"
          error={errors['birth_date']}
          help={signUpWords.birthDateHelp}
          required
        />
        <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
        <Button type="submit" kind="primary" size={48} isWide isBusy={isBusy}>
          {signUpWords.signUp}
        </Button>
      </form>
    </>
  )
}
