import { accessRequests, type AskedAccess } from '@pinfold/contract'
import type { Answer } from '../../api/client.ts'
import { usePages } from '../../api/use-pages.ts'
import { actionWords } from '../../ui/action.words.ts'
import { Button } from '../../ui/button.tsx'
import { accessPartsWords } from './access-parts.words.ts'
import { headingRef } from '../../ui/pass-focus-on.ts'
import { AskForm } from './ask-form.tsx'
import { AskedList } from './asked-list.tsx'
import { AccessEmpty } from './access-empty.tsx'
import styles from './access.module.css'
import { businessAccessWords } from './business-access.words.ts'
import type { Parts } from './part-choices.ts'
import { RequestRow } from './request-row.tsx'

/** Who asks the business, and which businesses it asked. */
export interface RequestsData {
  readonly requests: Answer<typeof accessRequests>
  readonly asked: readonly AskedAccess[]
  readonly parts: Parts
}

/** Requests to the business, which it answers, and its own, which it may take back. */
export function AccessRequests({ requests, asked, parts }: RequestsData) {
  const list = usePages(accessRequests, {}, requests)
  return (
    <>
      <section className={styles['section']} aria-labelledby="requests-heading">
        <h2 ref={headingRef} className={styles['heading']} id="requests-heading" tabIndex={-1}>
          {accessPartsWords.requestsHeading}
        </h2>
        {list.rows.length === 0 ? (
          <AccessEmpty heading={accessPartsWords.noRequests} text={accessPartsWords.noRequestsText} />
        ) : (
          <ul className={styles['people']}>
            {list.rows.map((request) => (
              <RequestRow key={request.id} request={request} parts={parts} />
            ))}
          </ul>
        )}
        {list.loadMore && <Button onClick={list.loadMore}>{businessAccessWords.showMore}</Button>}
        {list.hasFailed && <Button onClick={list.retry}>{actionWords.retry}</Button>}
      </section>
      <section className={styles['section']} aria-labelledby="ask-heading">
        <h2 className={styles['heading']} id="ask-heading">
          {accessPartsWords.ask}
        </h2>
        <p className={styles['help']}>{accessPartsWords.askHelp}</p>
        <AskForm />
      </section>
      {asked.length > 0 && <AskedList asked={asked} />}
    </>
  )
}
