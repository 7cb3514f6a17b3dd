import type { Board } from '@pinfold/contract'
import { InvitePeopleModal } from '../inviting/invite-people-modal.tsx'
import { CollaboratorsModal } from './collaborators-modal.tsx'
import { JoinRequestModal } from './join-request-modal.tsx'
import type { PeopleQuestion } from './people-question.ts'

interface BoardPeopleProps {
  readonly board: Board
  /** Since when the viewer's request to join waits. */
  readonly askedAt: string | null
  readonly question: PeopleQuestion
  readonly onAsk: (question: PeopleQuestion) => void
  readonly onClose: () => void
}

/** The dialogs about the people on a board. */
export function BoardPeople({ board, askedAt, question, onAsk, onClose }: BoardPeopleProps) {
  if (question === 'join') return <JoinRequestModal board={board} askedAt={askedAt} onClose={onClose} />
  if (question === 'invite') return <InvitePeopleModal board={board} onClose={onClose} />
  return <CollaboratorsModal board={board} onClose={onClose} onInvite={() => onAsk('invite')} />
}
