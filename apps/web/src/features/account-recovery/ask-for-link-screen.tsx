import { requestLogInLink, userResetPasswordResource } from '@pinfold/contract'
import { MailCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { call } from '../../api/client.ts'
import { links } from '../../api/links.ts'
import { useForm } from '../../api/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FieldError } from '../../ui/field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from '../../entities/viewer/log-in/account-forms.module.css'
import { Entrance } from './entrance.tsx'

const words = {
  password: {
    heading: 'Forgot your password?',
    lead: 'Tell us who you are, and we’ll email you a link to choose a new one.',
    validity: 'an hour',
    ask: (name: string) => call(userResetPasswordResource.create, { username_or_email: name }),
  },
  'log-in': {
    heading: 'Log in by email',
    lead: 'We’ll email you a link that logs you in without your password.',
    validity: '15 minutes',
    ask: (name: string) => call(requestLogInLink, { username_or_email: name }),
  },
} as const

type Wish = keyof typeof words

/** Asks for a mail with a link. What it says afterwards is the same for every name. */
export function AskForLinkScreen({ wish }: { readonly wish: Wish }) {
  const [askedFor, setAskedFor] = useState<string | null>(null)
  if (askedFor !== null) return <CheckYourMail wish={wish} name={askedFor} onAgain={() => setAskedFor(null)} />
  const { heading, lead } = words[wish]
  return (
    <Entrance heading={heading} lead={lead}>
      <AskForm wish={wish} onAsked={setAskedFor} />
      <p className={styles['other']}>
        <Link to={links.login()}>Back to log in</Link>
      </p>
    </Entrance>
  )
}

function AskForm({ wish, onAsked }: { readonly wish: Wish; readonly onAsked: (name: string) => void }) {
  // What was typed into the log-in form comes along.
  const { state } = useLocation() as { state: { name?: unknown } | null }
  const { errors, isBusy, formProps } = useForm({
    fields: ['username_or_email'],
    validate: (values): Record<string, string> =>
      values.text('username_or_email').trim() === '' ? { username_or_email: 'Enter your email or username.' } : {},
    send: async (values) => {
      const name = values.text('username_or_email').trim()
      await words[wish].ask(name)
      onAsked(name)
    },
  })
  return (
    <form {...formProps} className={styles['form']} aria-label={words[wish].heading}>
      <TextField
        label="Email or username"
        name="username_or_email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={typeof state?.name === 'string' ? state.name : ''}
        error={errors['username_or_email']}
        required
      />
      <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
      <Button type="submit" kind="primary" size={48} isWide isBusy={isBusy}>
        Send the link
      </Button>
    </form>
  )
}

interface CheckYourMailProps {
  readonly wish: Wish
  readonly name: string
  readonly onAgain: () => void
}

function CheckYourMail({ wish, name, onAgain }: CheckYourMailProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={classNames(styles['entrance'], styles['recovery'])} role="status">
      <MailCheck className={styles['sign']} size={48} strokeWidth={1.5} aria-hidden="true" />
      <h1 className={styles['entranceHeading']} ref={heading} tabIndex={-1}>
        Check your email
      </h1>
      <p className={styles['lead']}>
        If there is an account for <strong>{name}</strong>, a link is on its way. It works once, for{' '}
        {words[wish].validity}. Nothing there? Check your spam folder.
      </p>
      <p className={styles['other']}>
        <button type="button" onClick={onAgain}>
          Try another email or username
        </button>
      </p>
    </div>
  )
}
