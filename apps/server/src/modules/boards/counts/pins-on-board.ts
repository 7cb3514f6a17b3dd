import type { Tx } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { addToBoardCounter } from '../rows/board-rows.queries.ts'
import { touchMemberBoard } from '../rows/member-boards.queries.ts'

// What of a locked board follows the pins and sections that are put on it or taken off.
export { countPinOnBoard, countPinsOnBoards, notePinsOnBoard } from '../rows/board-rows.queries.ts'

/** Counts a pin that was taken off the board. */
export async function countPinOffBoard(tx: Tx, boardId: Id): Promise<void> {
  await addToBoardCounter(tx, boardId, 'pin_count', -1)
}

/** Counts sections that the board got, or lost. */
export async function countSectionsOnBoard(tx: Tx, boardId: Id, delta: number): Promise<void> {
  await addToBoardCounter(tx, boardId, 'section_count', delta)
}

/** Moves the board to the front of what its owner and whoever saved there saved to last; the edge dates it. */
export async function noteLastSave(
  tx: Tx,
  board: { readonly id: Id; readonly ownerId: Id | null },
  memberId: Id,
  edgeId: Id,
): Promise<void> {
  await touchMemberBoard(tx, memberId, board.id, edgeId)
  if (board.ownerId !== null && board.ownerId !== memberId) await touchMemberBoard(tx, board.ownerId, board.id, edgeId)
}
