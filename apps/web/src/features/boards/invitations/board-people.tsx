import type { Board } from '@pinfold/contract'
import { InvitePeopleModal } from '../invite-people-modal.tsx'
import { CollaboratorsModal } from './collaborators-modal.tsx'
import { JoinRequestModal } from './join-request-modal.tsx'
import type { PeopleQuestion } from './people-question.ts'

interface BoardPeopleProps {
  readonly board: Board
  readonly question: PeopleQuestion
  readonly onAsk: (question: PeopleQuestion) => void
  readonly onClose: () => void
}

/** The dialogs about the people on a board. */
export function BoardPeople({ board, question, onAsk, onClose }: BoardPeopleProps) {
  if (question === 'join') return <JoinRequestModal board={board} onClose={onClose} />
  if (question === 'invite') return <InvitePeopleModal board={board} onClose={onClose} />
  return <CollaboratorsModal board={board} onClose={onClose} onInvite={() => onAsk('invite')} />
}
