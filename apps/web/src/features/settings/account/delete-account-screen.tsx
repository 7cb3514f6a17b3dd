import { accountDeletionResource, limits, memberRoutes } from '@pinfold/contract'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/failure.ts'
import { links } from '../../../api/links.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import styles from './delete-account-screen.module.css'

/** AC-07: the final step, which nothing but this button takes. */
export function DeleteAccountScreen() {
  const { hash } = useLocation()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const end = async () => {
    setBusy(true)
    setError(null)
    try {
      await call(accountDeletionResource.update, { token: hash.replace(/^#/, '') })
      // A whole new page: nothing of the member may stay in memory.
      location.assign(memberRoutes.home.build({}, { message: 'permanent_account_closure' }))
    } catch (failure) {
      setError(messageOf(failure))
      setBusy(false)
    }
  }
  return (
    <div className={styles['page']}>
      <h1>Delete your account?</h1>
      <p>
        Your profile, boards, Pins and comments are hidden at once, and you are logged out on all devices. Log in within{' '}
        {limits.accountEndings.graceDays} days to keep everything. After that it is gone for good, with every picture.
      </p>
      <div aria-live="polite">{error !== null && <FieldError>{error}</FieldError>}</div>
      <div className={styles['buttons']}>
        <LinkButton to={links.home()}>Keep my account</LinkButton>
        <Button kind="primary" isBusy={isBusy} onClick={() => void end()}>
          Delete my account
        </Button>
      </div>
    </div>
  )
}
