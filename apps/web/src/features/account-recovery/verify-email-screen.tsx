import { verifyEmail } from '@pinfold/contract'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../api/client.ts'
import { links } from '../../api/links.ts'
import { useForm } from '../../api/use-form.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FieldError } from '../../ui/field.tsx'
import styles from '../../entities/viewer/log-in/account-forms.module.css'
import { Entrance } from './entrance.tsx'
import { mailedToken } from './mailed-token.ts'

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
    <Entrance heading="Is this your email?" lead="Confirm that this email reached you.">
      <form {...formProps} className={styles['form']} aria-label="Confirm your email address">
        <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
        <Button type="submit" kind="primary" size={48} isWide isBusy={isBusy}>
          Confirm
        </Button>
      </form>
    </Entrance>
  )
}

function Confirmed({ email }: { readonly email: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={classNames(styles['entrance'], styles['recovery'])} role="status">
      <h1 className={styles['entranceHeading']} ref={heading} tabIndex={-1}>
        Thank you
      </h1>
      <p className={styles['lead']}>
        <strong>{email}</strong> is confirmed.
      </p>
      <LinkButton kind="primary" size={48} isWide to={links.home()} reloadDocument>
        Go to Pinfold
      </LinkButton>
    </div>
  )
}
