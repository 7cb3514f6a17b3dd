import { limits, type BoardId } from '@pinfold/contract'
import { actorOf, type Member } from '../../../platform/auth/viewer.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Clock } from '../../../platform/clock.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, compareIds, timeOf } from '../../../platform/ids/ids.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize } from '../../../platform/writing/writer.ts'
import { requireAllowed } from '../../../platform/auth/decision.ts'
import { forgetBlocks } from '../../graph/index.ts'
import { knowBoard, lockBoard, canAskToJoin, canSeeBoardPins } from '../../boards/index.ts'
import { lockInvite } from '../invitations/invites.queries.ts'
import { findJoinRequestOf, type JoinRequest, replaceJoinRequest } from './join-requests.queries.ts'
import { firstWaitingId } from './join-requests.view.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    'board.join-requested': { boardId: string; requestId: string; senderId: string; ownerId: string }
  }
}

const ASKED = { tries: limits.contactRequests.aDay, windowMilliseconds: 24 * 60 * 60 * 1000 }

/**
 * Asks the owner to let the viewer onto the board. Asking again changes nothing while the request waits, nor, unseen by
 * the asker, after it was ignored, taken back or not; whoever is banned hears the same and is never shown. Answers since when it waits.
 */
export async function askToJoin(
  deps: WriteDeps & { rateLimit: RateLimit },
  viewer: Member,
  boardId: BoardId,
): Promise<Date> {
  requireAllowed(canAskToJoin((await knowBoard(deps, viewer, boardId)).facts))
  await deps.rateLimit.take(`board-request ${actorOf(viewer)}`, ASKED)
  return inTransaction(deps.db, 'ask-to-join', async (tx) => {
    // Asked before so that a refusal takes no try; what counts is the board as it is under the lock.
    const [held, board] = await lockBoard(tx, boardId)
    forgetBlocks(viewer)
    const writer = authorize(held, canAskToJoin((await knowBoard({ db: held }, viewer, boardId)).facts))
    if (!board) throw new AppError('board_not_found')
    const earlier = await latestRequest({ db: tx, clock: deps.clock }, viewer, boardId)
    if (earlier && seemsToWait(earlier)) return new Date(timeOf(earlier.id))
    const [, invite] = await lockInvite(tx, boardId, viewer.id)
    const isBanned = invite?.status === 'banned'
    const isUnheard = isBanned || earlier !== null
    const id = deps.ids.next(bucketOf(boardId))
    const request = { id, boardId, ownerId: board.ownerId, senderId: viewer.id }
    await replaceJoinRequest(writer, { ...request, status: isUnheard ? 'ignored' : 'pending' })
    const payload = { boardId, requestId: id, senderId: viewer.id, ownerId: board.ownerId }
    if (!isUnheard) await deps.outbox.emit(writer, bucketOf(boardId), 'board.join-requested', payload)
    return new Date(timeOf(id))
  })
}

/** When the viewer asked, as far as they know: an ignored request seems to wait. Throws `board_not_found`. */
export async function askedAt(deps: { db: Db; clock: Clock }, viewer: Member, boardId: BoardId): Promise<Date | null> {
  requireAllowed(canSeeBoardPins((await knowBoard(deps, viewer, boardId)).facts))
  const request = await latestRequest(deps, viewer, boardId)
  return request && seemsToWait(request) ? new Date(timeOf(request.id)) : null
}

/** What the viewer asked within the days that a request waits, whatever became of it. */
async function latestRequest(
  deps: { db: Db; clock: Clock },
  viewer: Member,
  boardId: BoardId,
): Promise<JoinRequest | null> {
  const request = await findJoinRequestOf(deps.db, boardId, viewer.id)
  return request !== undefined && compareIds(request.id, firstWaitingId(deps.clock.now())) >= 0 ? request : null
}

const seemsToWait = ({ status }: JoinRequest) => status !== 'withdrawn'
