import { authorize } from '../../../platform/auth/decision.ts'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { knowBoard } from '../board-facts.ts'
import { addToBoardCounter, lockBoard } from '../board-rows.queries.ts'
import { canInvite, canLeaveBoard } from '../boards.policy.ts'
import { deleteCollaborator, setInviteStatus } from '../collaborators.queries.ts'
import { deleteMemberBoard } from '../member-boards.queries.ts'

/** Leaves the board oneself, or takes another off it as its owner. Pins stay. A banned member cannot be invited again. */
export async function removeCollaborator(
  deps: WriteDeps,
  viewer: Member,
  input: { boardId: Id; memberId: Id; isBanned: boolean },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { facts } = await knowBoard({ db: tx }, viewer, input.boardId)
    const isLeaving = input.memberId === viewer.id
    authorize(isLeaving ? canLeaveBoard(facts) : canInvite(facts))
    await lockBoard(tx, input.boardId)
    if (!(await deleteCollaborator(tx, input.boardId, input.memberId)))
      throw new AppError('user_not_found', { field: 'invited_user_id' })
    await deleteMemberBoard(tx, input.memberId, input.boardId)
    await setInviteStatus(tx, input.boardId, input.memberId, input.isBanned ? 'banned' : 'revoked')
    await addToBoardCounter(tx, input.boardId, 'collaborator_count', -1)
  })
}
