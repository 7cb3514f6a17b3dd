import type { BoardId, MemberId } from '@pinfold/contract'
import { requireAllowed } from '../../../platform/auth/decision.ts'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize } from '../../../platform/writing/writer.ts'
import { canInvite, canLeaveBoard, knowBoard, lockBoardRow, noteBoardChange, takeOffTeam } from '../../boards/index.ts'
import { closeInvite, lockInvite, recordInvite } from '../invitations/invites.queries.ts'
import { deleteJoinRequest, findJoinRequestOf } from '../requests/join-requests.queries.ts'

interface Removal {
  readonly boardId: BoardId
  readonly memberId: MemberId
  readonly isBanned: boolean
}

/**
 * Leaves the board oneself, or takes another off it as its owner. Pins stay. A banned member cannot be invited again, nor
 * come by a link; whoever is invited or asks can be banned before they come. Throws `user_not_found`.
 */
export async function removeCollaborator(deps: WriteDeps, viewer: Member, input: Removal): Promise<void> {
  await inTransaction(deps.db, 'remove-collaborator', async (tx) => {
    const { boardId, memberId } = input
    const { facts } = await knowBoard({ db: tx }, viewer, boardId)
    const isLeaving = memberId === viewer.id
    const decision = isLeaving ? canLeaveBoard(facts) : canInvite(facts)
    requireAllowed(decision)
    // Asked before: a board that is deleted at this moment loses the member all the same, and who owns it never changes.
    const [held, isThere] = await lockBoardRow(tx, boardId)
    const writer = authorize(held, decision)
    if (!isThere) throw new AppError('board_not_found')
    const isBanned = input.isBanned && !isLeaving
    if (await takeOffTeam(writer, boardId, memberId)) {
      // Nobody else hears of a ban: whoever only asked must not learn that the answer was no.
      noteBoardChange(tx, boardId, [memberId])
    } else if (!isBanned || !(await isComing(tx, input))) {
      throw new AppError('user_not_found', { field: 'invited_user_id' })
    }
    await deleteJoinRequest(writer, boardId, memberId)
    if (!isBanned) return closeInvite(writer, boardId, memberId, 'revoked')
    const edgeId = deps.ids.next(bucketOf(boardId))
    const invite = { boardId, invitedId: memberId, inviterId: viewer.id, edgeId, now: deps.clock.now() }
    await recordInvite(writer, invite, 'banned')
  })
}

const isComing = async (tx: Tx, { boardId, memberId }: Removal): Promise<boolean> =>
  (await lockInvite(tx, boardId, memberId))[1]?.status === 'pending' ||
  (await findJoinRequestOf(tx, boardId, memberId)) !== undefined
