import type { Tx } from '../../../platform/db/db.ts'
import { countBoardChange } from '../counts/board-counters.ts'
import { updateBoardRow } from '../rows/board-rows.queries.ts'
import type { LockedBoard } from '../rows/lock-boards.ts'
import { findCollaborators } from '../team/collaborators.queries.ts'
import { parkMemberBoards } from '../rows/member-boards.queries.ts'

/**
 * Marks a locked board as deleted at a moment: it counts no more, and leaves the lists of its team, which keep its places.
 * What is on it is its caller's to hide.
 */
export async function putBoardAway(tx: Tx, board: LockedBoard, moment: Date): Promise<void> {
  await updateBoardRow(tx, board.id, { deleted_at: moment })
  await countBoardChange(tx, board.ownerId, board, null)
  const collaborators = await findCollaborators(tx, [board.id])
  await parkMemberBoards(tx, [board.ownerId, ...collaborators.map(({ memberId }) => memberId)], board.id)
}
