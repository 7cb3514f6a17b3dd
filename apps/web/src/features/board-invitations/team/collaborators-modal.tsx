import type { Board } from '@pinfold/contract'
import { UserRoundPlus } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { boardTeamWords } from './board-team.words.ts'
import styles from './collaborators-modal.module.css'
import { OwnersLists } from './owners-lists.tsx'
import { Team } from './team.tsx'

interface CollaboratorsModalProps {
  readonly board: Board
  readonly onClose: () => void
  readonly onInvite: () => void
}

/** BO-04: who works on the board, and for its owner who is invited, asks or is banned. */
export function CollaboratorsModal({ board, onClose, onInvite }: CollaboratorsModalProps) {
  const isOwner = board.viewer_can.invite
  return (
    <Modal heading={boardTeamWords.collaborators} isOpen onClose={onClose} width={480}>
      <div className={styles['body']}>
        {isOwner && (
          <Button
            kind="primary"
            size={48}
            isWide
            icon={<UserRoundPlus size={20} aria-hidden="true" />}
            onClick={onInvite}
          >
            {boardTeamWords.invitePeople}
          </Button>
        )}
        {isOwner ? <OwnersLists board={board} onClose={onClose} /> : <Team board={board} onClose={onClose} />}
      </div>
    </Modal>
  )
}
