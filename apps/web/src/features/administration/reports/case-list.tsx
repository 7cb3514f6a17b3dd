import type { ReportCase } from '@pinfold/contract'
import { useEffect, useRef } from 'react'
import { useLocale } from '../../../api/viewer.ts'
import { Age } from '../../../ui/age.tsx'
import { Tags } from '../admin-page.tsx'
import { caseName, reasonName } from './deed-names.ts'
import { reportQueueWords as words } from './report-queue.words.ts'
import styles from './reports.module.css'

interface CaseListProps {
  readonly cases: readonly ReportCase[]
  readonly currentId: string | null
  readonly onChoose: (id: string) => void
}

/** The queue: the one that is looked at is in the order of Tab, and arrows move from there. */
export function CaseList({ cases, currentId, onChoose }: CaseListProps) {
  const locale = useLocale()
  const list = useRef<HTMLUListElement>(null)
  const shownId = useRef(currentId)
  useEffect(() => {
    if (shownId.current === currentId) return
    shownId.current = currentId
    // Whoever works by keys goes along with the turn; a form that is open keeps the focus.
    if (document.querySelector('[role=dialog]') === null)
      list.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
  }, [currentId])
  return (
    <ul ref={list} className={styles['list']} aria-label={words.list}>
      {cases.map((each) => {
        const isCurrent = each.id === currentId
        return (
          <li key={each.id}>
            <button
              type="button"
              className={styles['case']}
              aria-current={isCurrent ? 'true' : undefined}
              data-has-turn={isCurrent || undefined}
              tabIndex={isCurrent ? 0 : -1}
              onClick={() => onChoose(each.id)}
            >
              <span className={styles['name']}>{caseName(each)}</span>
              <span className={styles['note']}>
                {words.count({ count: each.report_count })} · <Age moment={each.first_at} locale={locale} />
              </span>
              <Tags
                words={[
                  ...likeBlocked(each),
                  ...each.reasons.map(reasonName),
                  ...(each.taken ? [takenText(each.taken)] : []),
                ]}
              />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** What the program found, where it brought the case. */
export const likeBlocked = ({ is_like_blocked: isLike }: Pick<ReportCase, 'is_like_blocked'>): readonly string[] =>
  isLike ? [words.likeBlocked] : []

/** Who works on it. */
export const takenText = ({ by, is_mine: isMine }: NonNullable<ReportCase['taken']>): string =>
  isMine ? words.mine : words.takenBy({ name: by.username })
