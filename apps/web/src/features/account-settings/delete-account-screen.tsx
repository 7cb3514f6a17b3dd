import { accountDeletionResource, limits, memberRoutes } from '@pinfold/contract'
import { useState, useSyncExternalStore } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { links } from '../../api/links.ts'
import { useMember } from '../../api/viewer.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import styles from './delete-account-screen.module.css'
import { deleteAccountWords } from './delete-account.words.ts'

const subscribeToHash = (hear: () => void) => {
  window.addEventListener('hashchange', hear)
  return () => window.removeEventListener('hashchange', hear)
}

/** What stands behind the `#`, which the server never sees: until the browser has looked it counts as there. */
const useMailedToken = () =>
  useSyncExternalStore(
    subscribeToHash,
    () => window.location.hash.slice(1),
    () => null,
  )

/** AC-07: the final step, or another link where this one lacks its end. */
export function DeleteAccountScreen() {
  const token = useMailedToken()
  return token === '' ? <IncompleteLink /> : <FinalStep token={token ?? ''} />
}

/** The address was opened without what the mail puts behind it. */
function IncompleteLink() {
  const member = useMember()
  const next = links.accountSettings()
  return (
    <div className={styles['page']}>
      <h1>{deleteAccountWords.incompleteHeading}</h1>
      <p>{deleteAccountWords.incompleteText}</p>
      <div className={styles['buttons']}>
        <LinkButton to={links.home()}>{deleteAccountWords.keepAccount}</LinkButton>
        <LinkButton kind="primary" to={member ? next : links.login(next)}>
          {deleteAccountWords.newLink}
        </LinkButton>
      </div>
    </div>
  )
}

/** Nothing but this button takes it. */
function FinalStep({ token }: { readonly token: string }) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const end = async () => {
    setBusy(true)
    setError(null)
    try {
      await call(accountDeletionResource.update, { token })
      // A whole new page: nothing of the member may stay in memory.
      location.assign(memberRoutes.home.build({}, { message: 'permanent_account_closure' }))
    } catch (failure) {
      setError(messageOf(failure))
      setBusy(false)
    }
  }
  return (
    <div className={styles['page']}>
      <h1>{deleteAccountWords.heading}</h1>
      <p>{deleteAccountWords.text({ days: limits.accountEndings.graceDays })}</p>
      <div aria-live="polite">{error !== null && <FieldError>{error}</FieldError>}</div>
      <div className={styles['buttons']}>
        <LinkButton to={links.home()}>{deleteAccountWords.keepAccount}</LinkButton>
        <Button kind="primary" isBusy={isBusy} onClick={() => void end()}>
          {deleteAccountWords.deleteAccount}
        </Button>
      </div>
    </div>
  )
}
