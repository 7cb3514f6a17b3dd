import type { BoardId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize } from '../../../platform/writing/writer.ts'
import { knowBoard, lockBoard, canTakeRequestBack } from '../../boards/index.ts'
import { deleteJoinRequest, findJoinRequestOf, setJoinRequestStatus } from './join-requests.queries.ts'

/**
 * Takes the viewer's request to join the board back, and answers the same where there is none. One that was ignored
 * only seems to go: asking anew must not be a way around the owner. Throws `board_not_found`.
 */
export async function takeRequestBack(deps: WriteDeps, viewer: Member, boardId: BoardId): Promise<void> {
  await inTransaction(deps.db, 'take-request-back', async (tx) => {
    const [held, board] = await lockBoard(tx, boardId)
    const writer = authorize(held, canTakeRequestBack((await knowBoard({ db: held }, viewer, boardId)).facts))
    if (!board) throw new AppError('board_not_found')
    const request = await findJoinRequestOf(tx, boardId, viewer.id)
    if (request?.status === 'pending') await deleteJoinRequest(writer, boardId, viewer.id)
    if (request?.status === 'ignored') await setJoinRequestStatus(writer, request.id, 'withdrawn')
  })
}
