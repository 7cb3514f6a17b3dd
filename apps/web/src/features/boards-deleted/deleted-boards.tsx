import { type DeletedBoard, deletedBoards, limits, restoreBoard } from '@pinfold/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Answer, call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { links } from '../../api/links.ts'
import { usePages } from '../../api/use-pages.ts'
import { useLocale } from '../../api/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { rereadBoards } from '../../entities/board/lists/board-changes.ts'
import { boardCounts } from '../../entities/board/card/board-card.tsx'
import styles from './deleted-boards.module.css'
import { isBusy as isWorkedOn, wholeBoardProgress } from '../../entities/operation/told-operations.ts'
import { headingRef, passFocusOn } from '../../ui/pass-focus-on.ts'
import { deletedList, useUnfinishedDeletions } from '../../entities/operation/use-unfinished-deletions.ts'
import { actionWords } from '../../ui/action.words.ts'
import { counted } from '../../ui/format.ts'
import { deletedBoardWords } from './deleted-boards.words.ts'

/** PS-11: what the owner deleted and may still bring back. */
export function DeletedBoards({ first }: { readonly first: Answer<typeof deletedBoards> }) {
  const { rows, loadMore, isLoadingMore, hasMore, hasFailed, retry } = usePages(deletedBoards, deletedList, first)
  const locale = useLocale()
  useUnfinishedDeletions(rows)
  if (rows.length === 0) return null
  return (
    <section className={styles['section']} aria-labelledby="deleted-boards">
      <h2 ref={headingRef} id="deleted-boards" tabIndex={-1}>
        {deletedBoardWords.heading}
      </h2>
      <p className={styles['help']}>{deletedBoardWords.help(counted(limits.deletedBoards.restorableDays, locale))}</p>
      <ul className={styles['list']}>
        {rows.map((board) => (
          <DeletedRow key={board.id} board={board} />
        ))}
      </ul>
      {hasFailed && <p role="status">{deletedBoardWords.moreNotLoaded}</p>}
      {hasMore && (
        <Button isBusy={isLoadingMore} onClick={hasFailed ? retry : loadMore}>
          {hasFailed ? deletedBoardWords.retry : deletedBoardWords.showMore}
        </Button>
      )}
    </section>
  )
}

const daysText = (days: number, locale: string) =>
  days <= 1 ? deletedBoardWords.lastDay : deletedBoardWords.daysLeft(counted(days, locale))

/** A large board is put away in the background; until that is over it cannot come back. */
function unfinishedText(board: DeletedBoard, locale: string): string {
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  const done = wholeBoardProgress(board.blocking_actions) ?? 0
  return deletedBoardWords.puttingAway({ percent: percent.format(done) })
}

function DeletedRow({ board }: { readonly board: DeletedBoard }) {
  const [isBusy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()
  const queries = useQueryClient()
  const locale = useLocale()
  const isUnfinished = isWorkedOn(board)
  const item = useRef<HTMLLIElement>(null)
  const restore = async () => {
    setBusy(true)
    try {
      const { data } = await call(restoreBoard, { board_id: board.id })
      passFocusOn(item.current)
      showToast({
        text: deletedBoardWords.isBack({ board: data.name }),
        action: { label: actionWords.view, href: links.board(data) },
      })
    } catch (error) {
      showToast({ text: messageOf(error) })
    }
    await Promise.all([rereadBoards(queries), revalidate()])
    setBusy(false)
  }
  return (
    <li ref={item} className={styles['row']}>
      <span className={styles['name']} dir="auto">
        {board.name}
      </span>
      {board.privacy === 'secret' && (
        <Lock className={styles['lock']} size={16} aria-label={deletedBoardWords.secret} />
      )}
      <span className={styles['counts']}>
        {isUnfinished ? unfinishedText(board, locale) : boardCounts(board, locale)} ·{' '}
        <strong>{daysText(board.days_left, locale)}</strong>
      </span>
      <Button
        className={styles['restore']}
        isBusy={isBusy || isUnfinished}
        aria-label={deletedBoardWords.restoreBoard({ board: board.name })}
        onClick={() => void restore()}
      >
        {deletedBoardWords.restore}
      </Button>
    </li>
  )
}
