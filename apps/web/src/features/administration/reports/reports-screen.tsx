import { adminReports, type ReportCase } from '@pinfold/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Answer } from '../../../api/client.ts'
import { usePages } from '../../../api/use-pages.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { adminLinks } from '../admin-links.ts'
import { AdminPage } from '../admin-page.tsx'
import { adminWords } from '../admin.words.ts'
import { CaseDetail } from './case-detail.tsx'
import { CaseList } from './case-list.tsx'
import { queueName } from './deed-names.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { rowAfter } from './queue-keys.ts'
import { QueuePanes } from './queue-panes.tsx'
import { reportQueueWords as words } from './report-queue.words.ts'
import styles from './reports.module.css'
import { useCaseDeeds } from './use-case-deeds.tsx'

type Kind = ReportCase['object_type']
const kinds: readonly Kind[] = ['pin', 'board', 'comment', 'user', 'conversation', 'message']

interface ReportsScreenProps {
  readonly kind: Kind | undefined
  readonly show: 'open' | 'escalated'
  readonly first: Answer<typeof adminReports>
}

/** MD-02: a queue of reports beside the one that is looked at. */
export function ReportsScreen({ kind, show, first }: ReportsScreenProps) {
  const options = { ...(kind && { kind }), show }
  const { rows, loadMore, isLoadingMore, hasMore, hasFailed, retry } = usePages(adminReports, options, first)
  const [changed, setChanged] = useState<ReadonlyMap<string, ReportCase>>(new Map())
  const [wanted, setWanted] = useState<string | null>(null)
  const cases = rows.map((row) => changed.get(row.id) ?? row).filter((each) => isWaiting(each, show))
  const ids = cases.map(({ id }) => id)
  const current = cases.find(({ id }) => id === wanted) ?? cases[0]
  const deeds = useCaseDeeds({
    current,
    onChanged(now) {
      // The next one has the turn when this one leaves the queue.
      if (!isWaiting(now, show)) {
        const next = rowAfter(ids, now.id, 1)
        setWanted(next === now.id ? rowAfter(ids, now.id, -1) : next)
      }
      setChanged((before) => new Map(before).set(now.id, now))
    },
    onMove: (step) => setWanted(rowAfter(ids, current?.id ?? null, step)),
  })
  return (
    <AdminPage heading={words.heading} action={<p className={styles['hint']}>{words.keysHint}</p>}>
      <nav aria-label={words.queues}>
        <ul className={styles['queues']}>
          <Queue label={words.all} to={adminLinks.reports()} isHere={kind === undefined && show === 'open'} />
          {kinds.map((each) => (
            <Queue
              key={each}
              label={queueName(each)}
              to={adminLinks.reports({ kind: each })}
              isHere={kind === each && show === 'open'}
            />
          ))}
          <Queue label={words.escalated} to={adminLinks.reports({ show: 'escalated' })} isHere={show === 'escalated'} />
        </ul>
      </nav>
      {current === undefined && !hasMore ? (
        <EmptyState drawing="boards" heading={words.none}>
          {words.noneText}
        </EmptyState>
      ) : (
        <QueuePanes className={styles['panes']} act={deeds.act}>
          <div className={styles['side']}>
            <CaseList cases={cases} currentId={current?.id ?? null} onChoose={setWanted} />
            {hasFailed && (
              <div className={styles['row']}>
                <FieldError>{adminWords.failed}</FieldError>
                <Button onClick={retry}>{adminWords.again}</Button>
              </div>
            )}
            {hasMore && !hasFailed && (
              <Button isBusy={isLoadingMore} onClick={loadMore}>
                {adminWords.more}
              </Button>
            )}
          </div>
          {current && <CaseDetail key={current.id} shown={current} deeds={deeds} />}
        </QueuePanes>
      )}
      {deeds.dialog}
      {deeds.isShowingKeys && <KeysDialog onClose={deeds.closeKeys} />}
    </AdminPage>
  )
}

const isWaiting = ({ state, is_escalated: isEscalated }: ReportCase, show: 'open' | 'escalated') =>
  state === 'open' && isEscalated === (show === 'escalated')

function Queue({ label, to, isHere }: { readonly label: string; readonly to: string; readonly isHere: boolean }) {
  return (
    <li>
      <Link className={styles['queue']} to={to} aria-current={isHere ? 'page' : undefined}>
        {label}
      </Link>
    </li>
  )
}
