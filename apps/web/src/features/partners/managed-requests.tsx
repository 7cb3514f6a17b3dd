import { accessRequests } from '@pinfold/contract'
import type { Answer } from '../../api/client.ts'
import { usePages } from '../../api/use-pages.ts'
import { actionWords } from '../../ui/action.words.ts'
import { Button } from '../../ui/button.tsx'
import { headingRef } from '../../ui/pass-focus-on.ts'
import { AccessEmpty } from './access-empty.tsx'
import { accessPartsWords } from './access-parts.words.ts'
import styles from './access.module.css'
import { businessAccessWords } from './business-access.words.ts'
import { type Managed, ofManaged } from './managed.ts'
import { RequestRow } from './request-row.tsx'

/** Who asks a business that the member answers requests for. */
export interface ManagedRequestsData {
  readonly requests: Answer<typeof accessRequests>
  readonly managed: Managed
}

/** Requests to another business: its own account lets in, whoever manages it declines. */
export function ManagedRequests({ requests, managed }: ManagedRequestsData) {
  const list = usePages(accessRequests, ofManaged(managed), requests)
  return (
    <section className={styles['section']} aria-labelledby="requests-heading">
      <h2 ref={headingRef} className={styles['heading']} id="requests-heading" tabIndex={-1}>
        {accessPartsWords.requestsTo({ name: managed.name })}
      </h2>
      <p className={styles['help']}>{accessPartsWords.managedHelp({ name: managed.name })}</p>
      {list.rows.length === 0 ? (
        <AccessEmpty heading={accessPartsWords.noRequests} text={accessPartsWords.noManagedRequestsText} />
      ) : (
        <ul className={styles['people']}>
          {list.rows.map((request) => (
            <RequestRow key={request.id} request={request} managed={managed} />
          ))}
        </ul>
      )}
      {list.loadMore && <Button onClick={list.loadMore}>{businessAccessWords.showMore}</Button>}
      {list.hasFailed && <Button onClick={list.retry}>{actionWords.retry}</Button>}
    </section>
  )
}
