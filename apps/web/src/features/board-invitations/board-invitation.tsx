import type { Board } from '@pinfold/contract'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useInviteAnswer } from '../../entities/board/invitations/answer-invite.ts'
import { InvitationPanel } from './invitation-panel.tsx'
import styles from './invitation-panel.module.css'
import { actionWords } from '../../ui/action.words.ts'
import { Rich } from '../../ui/rich.tsx'
import { boardInvitationWords } from './board-invitation.words.ts'

const strong = (text: string) => <strong dir="auto">{text}</strong>

/** RP-11: a secret board as its invitee sees it: the invitation, and nothing of what is saved there. */
export function SecretBoardInvitation({ board }: { readonly board: Board }) {
  const { isBusy, press } = useAnswer(board)
  return (
    <InvitationPanel board={board} inviterName={board.owner.full_name}>
      <Button size={48} isBusy={isBusy} onClick={() => void press(false)}>
        {actionWords.decline}
      </Button>
      <Button size={48} kind="primary" isBusy={isBusy} onClick={() => void press(true)}>
        {actionWords.accept}
      </Button>
    </InvitationPanel>
  )
}

/** RP-11: over a board that the invitee may read. */
export function BoardInvitationBanner({ board }: { readonly board: Board }) {
  const { isBusy, press } = useAnswer(board)
  return (
    <section className={styles['banner']} aria-label={boardInvitationWords.invitation}>
      <p className={styles['bannerWords']}>
        <Rich
          parts={boardInvitationWords.invited({
            name: board.owner.full_name,
            b: strong,
          })}
        />
      </p>
      <div className={styles['bannerButtons']}>
        <Button isBusy={isBusy} onClick={() => void press(false)}>
          {actionWords.decline}
        </Button>
        <Button kind="primary" isBusy={isBusy} onClick={() => void press(true)}>
          {actionWords.accept}
        </Button>
      </div>
    </section>
  )
}

function useAnswer(board: Board) {
  const respond = useInviteAnswer()
  const [isBusy, setBusy] = useState(false)
  const press = async (accept: boolean) => {
    setBusy(true)
    await respond(board, accept)
    setBusy(false)
  }
  return { isBusy, press }
}
