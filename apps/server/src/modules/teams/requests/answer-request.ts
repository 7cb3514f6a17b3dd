import type { Member } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, compareIds, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { knowMembers } from '../../graph/index.ts'
import { knowBoards, lockBoard, type LockedBoard, canInvite } from '../../boards/index.ts'
import { isBlocked } from '../invitations/invites.view.ts'
import { joinBoard } from '../invitations/join-board.ts'
import { findJoinRequest, type JoinRequest, setJoinRequestStatus } from './join-requests.queries.ts'
import { firstWaitingId } from './join-requests.view.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    'board.request-accepted': { boardId: string; memberId: string; ownerId: string }
  }
}

/** Lets whoever asked onto the board. Throws `contact_request_not_found`, `board_team_full`. */
export async function acceptRequest(deps: WriteDeps, viewer: Member, requestId: Id): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { board, request } = await lockRequest(deps, tx, viewer, requestId)
    if (!(await joinBoard(deps, tx, board, request.senderId))) return
    const payload = { boardId: board.id, memberId: request.senderId, ownerId: board.ownerId }
    await deps.outbox.emit(tx, bucketOf(board.id), 'board.request-accepted', payload)
  })
}

/** Passes the request over; who asked is not told. Throws `contact_request_not_found`. */
export async function ignoreRequest(deps: WriteDeps, viewer: Member, requestId: Id): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { request } = await lockRequest(deps, tx, viewer, requestId)
    await setJoinRequestStatus(tx, request.id, 'ignored')
  })
}

/** The request with its board, locked; whatever is not the viewer's to answer, or no longer waits, is missing. */
async function lockRequest(
  deps: WriteDeps,
  tx: Tx,
  viewer: Member,
  requestId: Id,
): Promise<{ board: LockedBoard; request: JoinRequest }> {
  const missing = new AppError('contact_request_not_found')
  const named = await findJoinRequest(tx, requestId)
  if (!named) throw missing
  const board = await lockBoard(tx, named.boardId)
  const known = (await knowBoards({ db: tx }, viewer, [named.boardId])).get(named.boardId)
  if (!known || !canInvite(known.facts).isAllowed) throw missing
  const request = await findJoinRequest(tx, requestId)
  const sender = (await knowMembers({ db: tx }, viewer, [named.senderId])).get(named.senderId)
  const isOver = request?.status !== 'pending' || compareIds(requestId, firstWaitingId(deps.clock.now())) < 0
  if (!board || !request || isOver || !sender || isBlocked(sender)) throw missing
  return { board, request }
}
