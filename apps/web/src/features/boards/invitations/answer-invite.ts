import { respondToBoardInvite } from '@pinfold/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRevalidator } from 'react-router'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/failure.ts'
import { tellFact } from '../../../api/use-optimistic-fact.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { rereadBoards } from '../board-changes.ts'
import { forgetPickerBoards } from '../stale-boards.ts'

/** BC-02 */
const SHOWN_FOR = 5000

/** ER-12 */
export const sayJoined = (): void =>
  showToast({ text: "You're in! Save Pins, plan with collaborators, and more!", shownFor: SHOWN_FOR })
export const sayDeclined = (): void => showToast({ text: 'Invitation declined', shownFor: SHOWN_FOR })

/** ST-16: answers an invitation and says so; false where it could not be. */
export function useInviteAnswer(): (boardId: string | undefined, accept: boolean) => Promise<boolean> {
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  return async (boardId, accept) => {
    if (boardId === undefined || boardId === '') {
      showToast({ text: 'Invalid Invite', shownFor: SHOWN_FOR })
      return false
    }
    try {
      await call(respondToBoardInvite, { board_id: boardId, accept })
    } catch (error) {
      showToast({ text: messageOf(error), shownFor: SHOWN_FOR })
      return false
    }
    if (accept) sayJoined()
    else sayDeclined()
    // Where the news tells of the same invitation.
    tellFact(queries, ['board', boardId, 'invitation'], accept ? 'approved' : 'declined')
    forgetPickerBoards(queries)
    if (accept) await rereadBoards(queries)
    await revalidate()
    return true
  }
}
