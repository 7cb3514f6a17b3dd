import { limits, type MemberId } from '@pinfold/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { addCollaborator, type LockedBoard, noteBoardChange } from '../../boards/index.ts'
import { recordInvite } from './invites.queries.ts'
import { deleteJoinRequest } from '../requests/join-requests.queries.ts'

/**
 * Makes the member a collaborator of a locked board, by whichever way they come: an invitation or request of theirs is
 * over with it. False where they are on it already. Throws `board_team_full`.
 */
export async function joinBoard(
  deps: WriteDeps,
  writer: Writer,
  board: LockedBoard,
  memberId: MemberId,
): Promise<boolean> {
  const now = deps.clock.now()
  const edgeId = deps.ids.next(bucketOf(board.id))
  await recordInvite(
    writer,
    { boardId: board.id, invitedId: memberId, inviterId: board.ownerId, edgeId, now },
    'accepted',
  )
  await deleteJoinRequest(writer, board.id, memberId)
  if (!(await addCollaborator(writer, board, memberId, now))) return false
  if (board.collaboratorCount >= limits.boardTeam.most) throw new AppError('board_team_full')
  noteBoardChange(writer, board.id, [memberId])
  return true
}

/** Tells the owner who joined. */
export const emitJoined = (deps: WriteDeps, writer: Writer, board: LockedBoard, memberId: MemberId): Promise<void> =>
  deps.outbox.emit(writer, bucketOf(board.id), 'board.joined', {
    boardId: board.id,
    memberId,
    inviterId: board.ownerId,
  })
