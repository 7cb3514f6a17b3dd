import { type AccessEntry, accessLog } from '@pinfold/contract'
import type { Answer } from '../../api/client.ts'
import { usePages } from '../../api/use-pages.ts'
import { useLocale } from '../../api/viewer.ts'
import { actionWords } from '../../ui/action.words.ts'
import { Button } from '../../ui/button.tsx'
import { accessLogWords } from './access-log.words.ts'
import { accessPartsWords } from './access-parts.words.ts'
import { AccessEmpty } from './access-empty.tsx'
import styles from './access.module.css'
import { businessAccessWords } from './business-access.words.ts'
import { entrySentence } from './entry-sentence.ts'
import { type Managed, ofManaged } from './managed.ts'
import { partName } from './part-choices.ts'

/** The log's first page. */
export interface LogData {
  readonly log: Answer<typeof accessLog>
  readonly managed?: Managed
}

/** What was done with access, newest first. */
export function AccessLog({ log, managed }: LogData) {
  const list = usePages(accessLog, ofManaged(managed), log)
  return (
    <section className={styles['section']} aria-labelledby="log-heading">
      <h2 className={styles['heading']} id="log-heading">
        {accessPartsWords.log}
      </h2>
      {list.rows.length === 0 ? (
        <AccessEmpty heading={accessLogWords.nothingYet} text={accessLogWords.nothingYetText} />
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
        <time dateTime={new Date(entry.created_at).toISOString()}>{formatMoment(entry.created_at, locale)}</time>
        {entry.kind === 'partner' && ` · ${accessPartsWords.partner}`}
        {entry.asset.asset_type !== 'business' && ` · ${partName(entry.asset)}`}
      </span>
    </li>
  )
}

/** To the minute, in the world's time: whoever reads it with others elsewhere reads the same. */
const formatMoment = (moment: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(new Date(moment))
