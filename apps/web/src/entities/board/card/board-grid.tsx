import type { Board, PinDensity } from '@pinfold/contract'
import { memo, type ReactNode, type Ref } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { BoardCard } from './board-card.tsx'
import styles from './board-card.module.css'
import { useBoards } from '../use-board.ts'
import { groupBoards } from './board-groups.ts'
import { boardCardWords } from './board-card.words.ts'

/** What the owner does with each board of a grid. */
export interface GridArranging {
  readonly itemRef: (board: Board) => Ref<HTMLLIElement>
  /** Stands over the card. */
  readonly toolsOf: (board: Board, index: number, count: number) => ReactNode
}

export interface BoardGridProps {
  readonly boards: readonly Board[]
  /** Cards that stand before the boards come with the first group. */
  readonly before?: ReactNode
  /** BC-04: cards are 236 wide, the regular ones 320. */
  readonly look?: PinDensity
  /** The boards are of one kind, so they need no groups. */
  readonly isFlat?: boolean
  readonly arranging?: GridArranging
}

/** PS-09: boards in their groups. */
export const BoardGrid = memo(function BoardGrid({
  boards: rows,
  before,
  look = 'dense',
  isFlat = false,
  arranging,
}: BoardGridProps) {
  const boards = useBoards(rows)
  const groups = isFlat ? [{ heading: null, boards }] : groupBoards(boards)
  const shown = groups.filter(
    ({ heading, boards: cards }) => cards.length > 0 || (heading === null && before !== undefined),
  )
  return (
    <div className={classNames(styles['wall'], look === 'regular' && styles['isWide'])}>
      {shown.map((group) => (
        <section
          key={group.heading ?? ''}
          className={styles['group']}
          aria-label={group.heading ?? boardCardWords.boards}
        >
          {group.heading !== null && <h2 className={styles['groupHeading']}>{group.heading}</h2>}
          <ul className={styles['grid']}>
            {group.heading === null && before}
            {group.boards.map((board, index) => (
              <li key={board.id} ref={arranging?.itemRef(board)} data-board={board.id}>
                <div className={styles['body']}>
                  <BoardCard board={board} />
                  {arranging && (
                    <div className={styles['over']}>{arranging.toolsOf(board, index, group.boards.length)}</div>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
})
