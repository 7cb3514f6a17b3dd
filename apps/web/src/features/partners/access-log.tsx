import { type AccessEntry, accessLog } from '@pinfold/contract'
import type { Answer } from '../../api/client.ts'
import { usePages } from '../../api/use-pages.ts'
import { useLocale } from '../../api/viewer.ts'
import { actionWords } from '../../ui/action.words.ts'
import { Age } from '../../ui/age.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { accessLogWords } from './access-log.words.ts'
import { accessPartsWords } from './access-parts.words.ts'
import styles from './access.module.css'
import { businessAccessWords } from './business-access.words.ts'
import { entrySentence } from './entry-sentence.ts'
import { partName } from './part-choices.ts'

/** The log's first page. */
export interface LogData {
  readonly log: Answer<typeof accessLog>
}

/** What was done with access, newest first. */
export function AccessLog({ log }: LogData) {
  const list = usePages(accessLog, {}, log)
  return (
    <section className={styles['section']} aria-labelledby="log-heading">
      <h2 className={styles['heading']} id="log-heading">
        {accessPartsWords.log}
      </h2>
      {list.rows.length === 0 ? (
        <EmptyState drawing="boards" heading={accessLogWords.nothingYet}>
          {accessLogWords.nothingYetText}
        </EmptyState>
      ) : (
        <ol className={styles['people']}>
          {list.rows.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {list.loadMore && <Button onClick={list.loadMore}>{businessAccessWords.showMore}</Button>}
      {list.hasFailed && <Button onClick={list.retry}>{actionWords.retry}</Button>}
    </section>
  )
}

function EntryRow({ entry }: { readonly entry: AccessEntry }) {
  const locale = useLocale()
  return (
    <li className={styles['entry']}>
      <span className={styles['entryWords']}>{entrySentence(entry)}</span>
      <span className={styles['handle']}>
        <Age moment={entry.created_at} locale={locale} />
        {entry.kind === 'partner' && ` · ${accessPartsWords.partner}`}
        {entry.asset.asset_type !== 'business' && ` · ${partName(entry.asset)}`}
      </span>
    </li>
  )
}
