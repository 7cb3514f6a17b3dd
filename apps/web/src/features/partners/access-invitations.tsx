import { acceptAccess, type BusinessInvitation, leaveAccess } from '@pinfold/contract'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import styles from './access.module.css'
import { roleWithRights } from './roles.ts'
import { actionWords } from '../../ui/action.words.ts'
import { accessPartsWords } from './access-parts.words.ts'
import { PartList } from './part-list.tsx'
import { businessAccessWords } from './business-access.words.ts'

/** The businesses that want the member to act for them. */
export function AccessInvitations({ invitations }: { readonly invitations: readonly BusinessInvitation[] }) {
  return (
    <section className={styles['section']} aria-labelledby="invitations-heading">
      <h2 className={styles['heading']} id="invitations-heading">
        {businessAccessWords.invitations}
      </h2>
      <ul className={styles['people']}>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.business.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  )
}

function InvitationRow({ invitation: { business, role, kind, assets } }: { readonly invitation: BusinessInvitation }) {
  const [isBusy, setBusy] = useState(false)
  const answer = async (endpoint: typeof acceptAccess | typeof leaveAccess) => {
    setBusy(true)
    try {
      await call(endpoint, { business_id: business.id })
      // The bar around all pages is loaded once for each of them.
      location.reload()
    } catch (error) {
      showToast({ text: messageOf(error) })
      setBusy(false)
    }
  }
  return (
    <li className={styles['person']}>
      <Avatar name={business.full_name} pictureUrl={business.image_small_url} size={48} />
      <span className={styles['words']}>
        <span className={styles['name']}>{business.full_name}</span>
        <span className={styles['handle']}>
          {kind === 'partner' && `${accessPartsWords.partner} · `}
          {role === null ? null : roleWithRights(role)}
        </span>
        <PartList assets={assets} business={business} />
      </span>
      <span className={styles['controls']}>
        <Button
          size={32}
          isBusy={isBusy}
          aria-label={businessAccessWords.declineNamed({ name: business.full_name })}
          onClick={() => void answer(leaveAccess)}
        >
          {actionWords.decline}
        </Button>
        <Button
          size={32}
          kind="primary"
          isBusy={isBusy}
          aria-label={businessAccessWords.acceptNamed({ name: business.full_name })}
          onClick={() => void answer(acceptAccess)}
        >
          {actionWords.accept}
        </Button>
      </span>
    </li>
  )
}
