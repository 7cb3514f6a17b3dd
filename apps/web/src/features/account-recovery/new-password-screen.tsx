import { limits, resetPasswordFromEmailResource } from '@pinfold/contract'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { links } from '../../api/links.ts'
import { useForm } from '../../api/use-form.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FieldError } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/text-field.tsx'
import styles from '../../entities/viewer/log-in/account-forms.module.css'
import { Entrance } from './entrance.tsx'
import { mailedToken } from './mailed-token.ts'
import { Rich } from '../../ui/rich.tsx'
import { credentialWords } from '../../entities/viewer/log-in/credentials.words.ts'
import { accountRecoveryWords } from './account-recovery.words.ts'

const { shortest } = limits.password

const toAskAgain = (text: string) => <Link to={links.passwordReset()}>{text}</Link>

/** The other end of the mailed link. Opening the page does nothing: programs that look at mails open links, too. */
export function NewPasswordScreen() {
  const [isDone, setDone] = useState(false)
  const { errors, isBusy, formProps } = useForm({
    fields: ['new_password'],
    validate: (values): Record<string, string> =>
      values.text('new_password').length < shortest
        ? { new_password: credentialWords.passwordTooShort({ shortest }) }
        : {},
    send: async (values) => {
      const token = mailedToken()
      await call(resetPasswordFromEmailResource.update, { token, new_password: values.text('new_password') })
      setDone(true)
    },
  })
  if (isDone) return <PasswordChanged />
  return (
    <Entrance heading={accountRecoveryWords.chooseHeading} lead={accountRecoveryWords.chooseLead}>
      <form {...formProps} className={styles['form']} aria-label={accountRecoveryWords.chooseHeading}>
        <PasswordField
          label={credentialWords.newPassword}
          name="new_password"
          autoComplete="new-password"
          error={errors['new_password']}
          help={credentialWords.passwordLength({ shortest })}
          required
        />
        <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
        <Button type="submit" kind="primary" size={48} isWide isBusy={isBusy}>
          {accountRecoveryWords.savePassword}
        </Button>
      </form>
      <p className={styles['other']}>
        <Rich parts={accountRecoveryWords.askAgain({ ask: toAskAgain })} />
      </p>
    </Entrance>
  )
}

/** CR-08: from here back leads to the log-in page, which closes what an app opened it in. */
function PasswordChanged() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    // The link is used up: the browser's own Back must not lead to it.
    history.replaceState(history.state, '', links.passwordReset())
  }, [])
  return (
    <div className={classNames(styles['entrance'], styles['recovery'])} role="status">
      <h1 className={styles['entranceHeading']} ref={heading} tabIndex={-1}>
        {accountRecoveryWords.passwordChanged}
      </h1>
      <p className={styles['lead']}>{accountRecoveryWords.passwordChangedLead}</p>
      <LinkButton kind="primary" size={48} isWide to={links.loginAfterReset()} reloadDocument>
        {accountRecoveryWords.backToLogIn}
      </LinkButton>
    </div>
  )
}
