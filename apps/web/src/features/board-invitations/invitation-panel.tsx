import type { BoardInvite } from '@pinfold/contract'
import type { ReactNode } from 'react'
import { BoardCover } from './board-cover.tsx'
import styles from './invitation-panel.module.css'
import { Rich } from '../../ui/rich.tsx'
import { boardInvitationWords } from './board-invitation.words.ts'

interface InvitationPanelProps {
  readonly board: BoardInvite['board']
  readonly inviterName: string
  readonly children: ReactNode
}

const strong = (text: string) => <strong dir="auto">{text}</strong>

/** An invitation that has the page to itself: what it tells, and the answers. */
export function InvitationPanel({ board, inviterName, children }: InvitationPanelProps) {
  const isSecret = board.privacy === 'secret'
  const told = { name: inviterName, b: strong }
  return (
    <div className={styles['panel']}>
      <BoardCover board={board} size="large" />
      <h1 className={styles['name']} dir="auto">
        {board.name}
      </h1>
      <p className={styles['lead']}>
        <Rich
          parts={isSecret ? boardInvitationWords.invitedToSecret(told) : boardInvitationWords.invitedToBoard(told)}
        />
      </p>
      <div className={styles['buttons']}>{children}</div>
    </div>
  )
}
