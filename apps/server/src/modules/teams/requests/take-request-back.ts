import { authorize } from '../../../platform/auth/decision.ts'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { knowBoard, lockBoard, canTakeRequestBack } from '../../boards/index.ts'
import { deleteJoinRequest, findJoinRequestOf, setJoinRequestStatus } from './join-requests.queries.ts'

/**
 * Takes the viewer's request to join the board back, and answers the same where there is none. One that was ignored
 * only seems to go: asking anew must not be a way around the owner. Throws `board_not_found`.
 */
export async function takeRequestBack(deps: WriteDeps, viewer: Member, boardId: Id): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const board = await lockBoard(tx, boardId)
    authorize(canTakeRequestBack((await knowBoard({ db: tx }, viewer, boardId)).facts))
    if (!board) throw new AppError('board_not_found')
    const request = await findJoinRequestOf(tx, boardId, viewer.id)
    if (request?.status === 'pending') await deleteJoinRequest(tx, boardId, viewer.id)
    if (request?.status === 'ignored') await setJoinRequestStatus(tx, request.id, 'withdrawn')
  })
}
