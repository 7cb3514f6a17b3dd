import { limits } from '@pinfold/contract'
import type { Tx } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { addCollaborator, type LockedBoard, noteBoardChange } from '../../boards/index.ts'
import { recordInvite } from './invites.queries.ts'
import { deleteJoinRequest } from '../requests/join-requests.queries.ts'

/**
 * Makes the member a collaborator of a locked board, by whichever way they come: an invitation or request of theirs is
 * over with it. False where they are on it already. Throws `board_team_full`.
 */
export async function joinBoard(deps: WriteDeps, tx: Tx, board: LockedBoard, memberId: Id): Promise<boolean> {
  const now = deps.clock.now()
  const edgeId = deps.ids.next(bucketOf(board.id))
  await recordInvite(tx, { boardId: board.id, invitedId: memberId, inviterId: board.ownerId, edgeId, now }, 'accepted')
  await deleteJoinRequest(tx, board.id, memberId)
  if (!(await addCollaborator(tx, board, memberId, now))) return false
  if (board.collaboratorCount >= limits.boardTeam.most) throw new AppError('board_team_full')
  noteBoardChange(tx, board.id, [memberId])
  return true
}

/** Tells the owner who joined. */
export const emitJoined = (deps: WriteDeps, tx: Tx, board: LockedBoard, memberId: Id): Promise<void> =>
  deps.outbox.emit(tx, bucketOf(board.id), 'board.joined', { boardId: board.id, memberId, inviterId: board.ownerId })
