import type { Board, PinDensity } from '@pinfold/contract'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { BoardCard } from './board-card.tsx'
import styles from './board-card.module.css'
import { groupBoards } from './board-groups.ts'

interface BoardGridProps {
  readonly boards: readonly Board[]
  /** Cards that stand before the boards come with the first group. */
  readonly before?: ReactNode
  /** BC-04: cards are 236 wide, the regular ones 320. */
  readonly look?: PinDensity
  /** The boards are of one kind, so they need no groups. */
  readonly isFlat?: boolean
}

/** PS-09: boards in their groups. */
export function BoardGrid({ boards, before, look = 'dense', isFlat = false }: BoardGridProps) {
  const groups = isFlat ? [{ heading: null, boards }] : groupBoards(boards)
  const shown = groups.filter(
    ({ heading, boards: cards }) => cards.length > 0 || (heading === null && before !== undefined),
  )
  return (
    <div className={classNames(styles['wall'], look === 'regular' && styles['isWide'])}>
      {shown.map((group) => (
        <section key={group.heading ?? ''} className={styles['group']} aria-label={group.heading ?? 'Boards'}>
          {group.heading !== null && <h2 className={styles['groupHeading']}>{group.heading}</h2>}
          <ul className={styles['grid']}>
            {group.heading === null && before}
            {group.boards.map((board) => (
              <li key={board.id}>
                <BoardCard board={board} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
