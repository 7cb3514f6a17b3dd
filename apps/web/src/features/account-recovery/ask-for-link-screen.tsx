import { requestLogInLink, userResetPasswordResource } from '@pinfold/contract'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { call } from '../../api/client.ts'
import { links } from '../../api/links.ts'
import { useForm } from '../../api/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FieldError } from '../../ui/field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useArrival } from '../../ui/use-arrival.ts'
import styles from '../../entities/viewer/log-in/account-forms.module.css'
import { Entrance } from './entrance.tsx'
import { Rich } from '../../ui/rich.tsx'
import { credentialWords } from '../../entities/viewer/log-in/credentials.words.ts'
import { accountRecoveryWords } from './account-recovery.words.ts'

const strong = (text: string) => <strong>{text}</strong>

const wishes = {
  password: {
    heading: () => accountRecoveryWords.forgotHeading,
    lead: () => accountRecoveryWords.forgotLead,
    sent: (name: string) => accountRecoveryWords.passwordLinkSent({ name, b: strong }),
    ask: (name: string) => call(userResetPasswordResource.create, { username_or_email: name }),
  },
  'log-in': {
    heading: () => accountRecoveryWords.byEmailHeading,
    lead: () => accountRecoveryWords.byEmailLead,
    sent: (name: string) => accountRecoveryWords.logInLinkSent({ name, b: strong }),
    ask: (name: string) => call(requestLogInLink, { username_or_email: name }),
  },
} as const

type Wish = keyof typeof wishes

/** Asks for a mail with a link. What it says afterwards is the same for every name. */
export function AskForLinkScreen({ wish }: { readonly wish: Wish }) {
  const [askedFor, setAskedFor] = useState<string | null>(null)
  if (askedFor !== null) return <CheckYourMail wish={wish} name={askedFor} onAgain={() => setAskedFor(null)} />
  const { heading, lead } = wishes[wish]
  return (
    <Entrance heading={heading()} lead={lead()}>
      <AskForm wish={wish} onAsked={setAskedFor} />
      <p className={styles['other']}>
        <Link to={links.login()}>{accountRecoveryWords.backToLogIn}</Link>
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
      values.text('username_or_email').trim() === '' ? { username_or_email: credentialWords.nameOrEmailMissing } : {},
    send: async (values) => {
      const name = values.text('username_or_email').trim()
      await wishes[wish].ask(name)
      onAsked(name)
    },
  })
  return (
    <form {...formProps} className={styles['form']} aria-label={wishes[wish].heading()}>
      <TextField
        label={credentialWords.nameOrEmail}
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
        {accountRecoveryWords.sendLink}
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
  const heading = useArrival()
  return (
    <div className={classNames(styles['entrance'], styles['recovery'])}>
      <MailCheck className={styles['sign']} size={48} strokeWidth={1.5} aria-hidden="true" />
      <h1 className={styles['entranceHeading']} ref={heading} tabIndex={-1}>
        {accountRecoveryWords.checkEmail}
      </h1>
      <p className={styles['lead']}>
        <Rich parts={wishes[wish].sent(name)} />
      </p>
      <p className={styles['other']}>
        <button type="button" onClick={onAgain}>
          {accountRecoveryWords.tryAnother}
        </button>
      </p>
    </div>
  )
}
