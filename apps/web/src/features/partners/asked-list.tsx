import { type AskedAccess, withdrawAccessRequest } from '@pinfold/contract'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { headingRef, rowRef } from '../../ui/pass-focus-on.ts'
import { showToast } from '../../ui/toast-store.ts'
import { accessPartsWords } from './access-parts.words.ts'
import styles from './access.module.css'
import { askedFor } from './roles.ts'

/** What the member asked for, and has no answer to. */
export function AskedList({ asked }: { readonly asked: readonly AskedAccess[] }) {
  return (
    <section className={styles['section']} aria-labelledby="asked-heading">
      <h2 ref={headingRef} className={styles['heading']} id="asked-heading" tabIndex={-1}>
        {accessPartsWords.yourRequests}
      </h2>
      <ul className={styles['people']}>
        {asked.map((each) => (
          <AskedRow key={each.business.id} asked={each} />
        ))}
      </ul>
    </section>
  )
}

function AskedRow({ asked }: { readonly asked: AskedAccess }) {
  const [isBusy, setBusy] = useState(false)
  const { business } = asked
  const { full_name: name } = business
  const withdraw = async () => {
    setBusy(true)
    try {
      await call(withdrawAccessRequest, { business_id: business.id })
      showToast({ text: accessPartsWords.requestWithdrawn })
    } catch (error) {
      showToast({ text: messageOf(error) })
    }
    setBusy(false)
  }
  return (
    <li className={styles['person']} ref={rowRef}>
      <Avatar name={name} pictureUrl={business.image_small_url} size={48} />
      <span className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        <span className={styles['handle']}>{askedFor(asked)}</span>
      </span>
      <span className={styles['controls']}>
        <Button
          size={32}
          isBusy={isBusy}
          aria-label={accessPartsWords.withdrawRequest({ name })}
          onClick={() => void withdraw()}
        >
          {accessPartsWords.withdraw}
        </Button>
      </span>
    </li>
  )
}
