import { type BusinessInvitation, leaveAccess } from '@pinfold/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { links } from '../../api/links.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmModal } from '../../ui/confirm-modal.tsx'
import { accessPartsWords } from './access-parts.words.ts'
import styles from './access.module.css'
import { PartList } from './part-list.tsx'
import { roleWithRights } from './roles.ts'

/** The businesses that the member may act for, with the parts they were given. */
export function AccessHad({ had }: { readonly had: readonly BusinessInvitation[] }) {
  return (
    <section className={styles['section']} aria-labelledby="had-heading">
      <h2 className={styles['heading']} id="had-heading">
        {accessPartsWords.actFor}
      </h2>
      <ul className={styles['people']}>
        {had.map((access) => (
          <HadRow key={access.business.id} access={access} />
        ))}
      </ul>
    </section>
  )
}

function HadRow({ access: { business, role, kind, assets } }: { readonly access: BusinessInvitation }) {
  const [isAsking, setAsking] = useState(false)
  const { full_name: name } = business
  const leave = async () => {
    await call(leaveAccess, { business_id: business.id })
    // The bar around all pages is loaded once for each of them.
    location.reload()
  }
  return (
    <li className={styles['person']}>
      <Avatar name={name} pictureUrl={business.image_small_url} size={48} />
      <span className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        <span className={styles['handle']}>
          @{business.username}
          {kind === 'partner' && ` · ${accessPartsWords.partner}`}
        </span>
        {role !== null && <span className={styles['handle']}>{roleWithRights(role)}</span>}
        {(role === 'OWNER' || role === 'ADMIN') && (
          <Link className={styles['partLink']} to={links.businessAccess('requests', business.id)}>
            {accessPartsWords.answerRequests}
          </Link>
        )}
        <PartList assets={assets} business={business} />
      </span>
      <span className={styles['controls']}>
        <Button size={32} aria-label={accessPartsWords.leaveNamed({ name })} onClick={() => setAsking(true)}>
          {accessPartsWords.leave}
        </Button>
      </span>
      <ConfirmModal
        heading={accessPartsWords.leaveHeading({ name })}
        text={accessPartsWords.leaveText}
        confirmLabel={accessPartsWords.leave}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={leave}
        messageOf={messageOf}
      />
    </li>
  )
}
