import type { Board } from '@pinfold/contract'
import type { ReactNode } from 'react'
import { BoardCard } from './board-card.tsx'
import styles from './board-card.module.css'
import { groupBoards } from './board-groups.ts'

/** PS-09: boards in their groups; cards that stand before the boards come with the first group. */
export function BoardGrid({ boards, before }: { readonly boards: readonly Board[]; readonly before?: ReactNode }) {
  return (
    <div className={styles['wall']}>
      {groupBoards(boards).map((group, index) => (
        <section key={group.heading ?? ''} className={styles['group']} aria-label={group.heading ?? 'Boards'}>
          {group.heading !== null && <h2 className={styles['groupHeading']}>{group.heading}</h2>}
          <ul className={styles['grid']}>
            {index === 0 && before}
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
