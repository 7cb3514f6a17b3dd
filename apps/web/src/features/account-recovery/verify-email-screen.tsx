import { verifyEmail } from '@pinfold/contract'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { links } from '../../api/links.ts'
import { useForm } from '../../api/use-form.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FieldError } from '../../ui/field.tsx'
import { useArrival } from '../../ui/use-arrival.ts'
import styles from '../../entities/viewer/log-in/account-forms.module.css'
import { Entrance } from './entrance.tsx'
import { mailedToken } from './mailed-token.ts'
import { Rich } from '../../ui/rich.tsx'
import { accountRecoveryWords } from './account-recovery.words.ts'

const strong = (text: string) => <strong>{text}</strong>

/** The other end of a link that says whose an address is; it needs no log-in and makes none. */
export function VerifyEmailScreen() {
  const [email, setEmail] = useState<string | null>(null)
  const { errors, isBusy, formProps } = useForm({
    fields: [],
    send: async () => {
      const { data } = await call(verifyEmail, { token: mailedToken() })
      setEmail(data.email)
    },
  })
  if (email !== null) return <Confirmed email={email} />
  return (
    <Entrance heading={accountRecoveryWords.isThisYourEmail} lead={accountRecoveryWords.confirmLead}>
      <form {...formProps} className={styles['form']} aria-label={accountRecoveryWords.confirmAddress}>
        <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
        <Button type="submit" kind="primary" size={48} isWide isBusy={isBusy}>
          {accountRecoveryWords.confirm}
        </Button>
      </form>
    </Entrance>
  )
}

function Confirmed({ email }: { readonly email: string }) {
  const heading = useArrival()
  return (
    <div className={classNames(styles['entrance'], styles['recovery'])}>
      <h1 className={styles['entranceHeading']} ref={heading} tabIndex={-1}>
        {accountRecoveryWords.thankYou}
      </h1>
      <p className={styles['lead']}>
        <Rich parts={accountRecoveryWords.emailConfirmed({ email, b: strong })} />
      </p>
      <LinkButton kind="primary" size={48} isWide to={links.home()} reloadDocument>
        {accountRecoveryWords.goToSite}
      </LinkButton>
    </div>
  )
}
