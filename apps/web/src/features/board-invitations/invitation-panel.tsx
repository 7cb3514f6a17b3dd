import type { BoardInvite } from '@pinfold/contract'
import type { ReactNode } from 'react'
import { BoardCover } from './board-cover.tsx'
import styles from './invitation-panel.module.css'

interface InvitationPanelProps {
  readonly board: BoardInvite['board']
  readonly inviterName: string
  readonly children: ReactNode
}

/** An invitation that has the page to itself: what it tells, and the answers. */
export function InvitationPanel({ board, inviterName, children }: InvitationPanelProps) {
  return (
    <div className={styles['panel']}>
      <BoardCover board={board} size="large" />
      <h1 className={styles['name']} dir="auto">
        {board.name}
      </h1>
      <p className={styles['lead']}>
        <strong dir="auto">{inviterName}</strong> invited you to this {board.privacy === 'secret' && 'secret '}board.
        Once you join you can add Pins and sections, and plan together.
      </p>
      <div className={styles['buttons']}>{children}</div>
    </div>
  )
}
