import type { Board, BoardPlanning } from '@pinfold/contract'
import { CalendarDays } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useLocale } from '../../api/viewer.ts'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { dayOfWire, formatDays, formatDaysToGo, todayIn } from '../../entities/board/planning/event-days.ts'
import { NoteCard } from './note-card.tsx'
import { closePlanDoor, openPlanDoor, usePlanDoor } from '../../entities/board/planning/plan-door.ts'
import styles from './planning.module.css'
import { ToDosCard } from './to-dos-card.tsx'
import { usePlanning } from './use-planning.ts'
import { loadPart } from '../../ui/load-part.ts'
import { boardPlanningWords } from './board-planning.words.ts'

const DateModal = lazy(() =>
  loadPart(() => import('./date-modal.tsx')).then((module) => ({ default: module.DateModal })),
)
const NoteModal = lazy(() =>
  loadPart(() => import('./note-modal.tsx')).then((module) => ({ default: module.NoteModal })),
)

interface PlanningStripProps {
  readonly board: Board
  readonly planning: BoardPlanning
}

/** BO-05: the day, the to-dos and the notes of a board, for those who work on it. Takes no room while nothing is planned. */
export function PlanningStrip({ board, planning: loaded }: PlanningStripProps) {
  const { to_dos: toDos, notes } = usePlanning(loaded)
  const opened = usePlanDoor()
  const door = opened?.boardId === board.id ? opened : null
  const hasToDos = toDos.length > 0 || door?.at === 'to-dos'
  const hasDate = typeof board.event_date === 'string'
  return (
    <>
      {(hasDate || hasToDos || notes.length > 0) && (
        <section className={styles['strip']} aria-label={boardPlanningWords.planning}>
          {hasDate && <DateChip board={board} />}
          {(hasToDos || notes.length > 0) && (
            <ul className={styles['cards']}>
              {hasToDos && (
                <li>
                  <ToDosCard boardId={board.id} toDos={toDos} isCalled={door?.at === 'to-dos'} />
                </li>
              )}
              {notes.map((note) => (
                <li key={note.id}>
                  <NoteCard boardId={board.id} note={note} />
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      <Suspense fallback={null}>
        {door?.at === 'date' && <DateModal board={board} onClose={closePlanDoor} />}
        {door?.at === 'note' && (
          <NoteModal
            key={door.noteId}
            boardId={board.id}
            note={notes.find(({ id }) => id === door.noteId) ?? null}
            onClose={closePlanDoor}
          />
        )}
      </Suspense>
    </>
  )
}

function DateChip({ board }: Pick<PlanningStripProps, 'board'>) {
  const locale = useLocale()
  const today = todayIn(useTimeZone())
  if (typeof board.event_date !== 'string') return null
  const first = dayOfWire(board.event_date)
  const last = typeof board.event_end_date === 'string' ? dayOfWire(board.event_end_date) : null
  return (
    <button
      type="button"
      className={styles['date']}
      aria-haspopup="dialog"
      onClick={() => openPlanDoor({ boardId: board.id, at: 'date' })}
    >
      <CalendarDays size={20} aria-hidden="true" />
      <span className={styles['days']}>{formatDays(first, last, locale)}</span>
      <span className={styles['toGo']} suppressHydrationWarning>
        {formatDaysToGo(first, last, today, locale)}
      </span>
    </button>
  )
}
