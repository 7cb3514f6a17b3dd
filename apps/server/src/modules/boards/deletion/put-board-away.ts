import type { Writer } from '../../../platform/writing/writer.ts'
import { countBoardChange } from '../counts/board-counters.ts'
import { updateBoardRow } from '../rows/board-rows.queries.ts'
import type { LockedBoard } from '../rows/lock-boards.ts'
import { findCollaborators } from '../team/collaborators.queries.ts'
import { parkMemberBoards } from '../rows/member-boards.queries.ts'

/**
 * Marks a locked board as deleted at a moment: it counts no more, and leaves the lists of its team, which keep its places.
 * What is on it is its caller's to hide.
 */
export async function putBoardAway(writer: Writer, board: LockedBoard, moment: Date): Promise<void> {
  await updateBoardRow(writer, board.id, { deleted_at: moment })
  await countBoardChange(writer, board.ownerId, board, null)
  const collaborators = await findCollaborators(writer, [board.id])
  await parkMemberBoards(writer, [board.ownerId, ...collaborators.map(({ memberId }) => memberId)], board.id)
}
