import { type BoardCard, respondToBoardInvite } from '@pinfold/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRevalidator } from 'react-router'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/failure.ts'
import { links } from '../../../api/links.ts'
import { type FactRules, grantWish } from '../../../api/use-optimistic-fact.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { rereadBoards } from '../lists/board-changes.ts'
import { answerInviteWords } from './answer-invite.words.ts'

/** BC-02 */
const SHOWN_FOR = 5000

/** ER-12 */
export const sayJoined = (): void => showToast({ text: answerInviteWords.joined, shownFor: SHOWN_FOR })
export const sayDeclined = (): void => showToast({ text: answerInviteWords.declined, shownFor: SHOWN_FOR })
const sayFailed = (text: string): void => showToast({ text, shownFor: SHOWN_FOR })

type InvitedBoard = Pick<BoardCard, 'id' | 'url' | 'privacy'>
type Answer = 'approved' | 'declined'
export type InviteState = 'waiting' | Answer

/** How the invitation to a board stands, wherever it is told. */
export const inviteFact = (boardId: string) => ['board', boardId, 'invitation'] as const

/** ST-16: answers an invitation, shows that at once, says so, and reads the page anew; false where it could not be. */
export function useInviteAnswer(): (board: InvitedBoard | null, accept: boolean) => Promise<boolean> {
  const queries = useQueryClient()
  const leave = useLeavingOrRereading()
  return async (board, accept) => {
    if (board === null) {
      sayFailed(answerInviteWords.invalid)
      return false
    }
    if (!(await sendAnswer(queries, board.id, accept ? 'approved' : 'declined'))) return false
    if (accept) sayJoined()
    else sayDeclined()
    if (accept) await rereadBoards(queries)
    await leave(board, accept)
    return true
  }
}

function sendAnswer(queries: QueryClient, boardId: string, answer: Answer): Promise<boolean> {
  return new Promise((resolve) => {
    const rules: FactRules<InviteState, Answer> = {
      initial: 'waiting',
      apply: (wanted) => wanted,
      send: async (wanted) => {
        await call(respondToBoardInvite, { board_id: boardId, accept: wanted === 'approved' })
        return wanted
      },
      onGranted: () => resolve(true),
      onFailed: (error) => {
        sayFailed(messageOf(error))
        resolve(false)
      },
    }
    void grantWish(queries, inviteFact(boardId), rules, answer)
  })
}

/** RP-11: whoever declined does not see a secret board any more, so its page gives way; every other page is read anew. */
function useLeavingOrRereading(): (board: InvitedBoard, accept: boolean) => Promise<void> {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return async ({ url, privacy }, accept) => {
    const here = window.location.pathname.replace(/\/?$/, '/')
    // What is being read there never moves; the row says what was answered.
    if (here === links.notifications()) return
    if (!accept && privacy === 'secret' && here === url) await navigate(links.home(), { replace: true })
    else await revalidate()
  }
}
