import { authorize } from '../../../platform/auth/decision.ts'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { canInvite, canLeaveBoard, knowBoard, lockBoardRow, noteBoardChange, takeOffTeam } from '../../boards/index.ts'
import { closeInvite, lockInvite, recordInvite } from '../invitations/invites.queries.ts'
import { deleteJoinRequest, findJoinRequestOf } from '../requests/join-requests.queries.ts'

interface Removal {
  readonly boardId: Id
  readonly memberId: Id
  readonly isBanned: boolean
}

/**
 * Leaves the board oneself, or takes another off it as its owner. Pins stay. A banned member cannot be invited again, nor
 * come by a link; whoever is invited or asks can be banned before they come. Throws `user_not_found`.
 */
export async function removeCollaborator(deps: WriteDeps, viewer: Member, input: Removal): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { boardId, memberId } = input
    const { facts } = await knowBoard({ db: tx }, viewer, boardId)
    const isLeaving = memberId === viewer.id
    authorize(isLeaving ? canLeaveBoard(facts) : canInvite(facts))
    // One that was deleted meanwhile may come back, without the member.
    if (!(await lockBoardRow(tx, boardId))) throw new AppError('board_not_found')
    const isBanned = input.isBanned && !isLeaving
    if (await takeOffTeam(tx, boardId, memberId)) {
      // Nobody else hears of a ban: whoever only asked must not learn that the answer was no.
      noteBoardChange(tx, boardId, [memberId])
    } else if (!isBanned || !(await isComing(tx, input))) {
      throw new AppError('user_not_found', { field: 'invited_user_id' })
    }
    await deleteJoinRequest(tx, boardId, memberId)
    if (!isBanned) return closeInvite(tx, boardId, memberId, 'revoked')
    const edgeId = deps.ids.next(bucketOf(boardId))
    const invite = { boardId, invitedId: memberId, inviterId: viewer.id, edgeId, now: deps.clock.now() }
    await recordInvite(tx, invite, 'banned')
  })
}

const isComing = async (tx: Tx, { boardId, memberId }: Removal): Promise<boolean> =>
  (await lockInvite(tx, boardId, memberId))?.status === 'pending' ||
  (await findJoinRequestOf(tx, boardId, memberId)) !== undefined
