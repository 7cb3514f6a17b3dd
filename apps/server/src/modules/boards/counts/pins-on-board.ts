import type { BoardId, MemberId } from '@pinfold/contract'
import type { Id } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { addToBoardCounter } from '../rows/board-rows.queries.ts'
import { touchMemberBoard } from '../rows/member-boards.queries.ts'

// What of a locked board follows the pins and sections that are put on it or taken off.
export { countPinOnBoard, countPinsOnBoards, notePinsOnBoard } from '../rows/board-rows.queries.ts'

/** Counts a pin that was taken off the board. */
export async function countPinOffBoard(writer: Writer, boardId: BoardId): Promise<void> {
  await addToBoardCounter(writer, boardId, 'pin_count', -1)
}

/** Counts sections that the board got, or lost. */
export async function countSectionsOnBoard(writer: Writer, boardId: BoardId, delta: number): Promise<void> {
  await addToBoardCounter(writer, boardId, 'section_count', delta)
}

/** Moves the board to the front of what its owner and whoever saved there saved to last; the edge dates it. */
export async function noteLastSave(
  writer: Writer,
  board: { readonly id: Id; readonly ownerId: MemberId | null },
  memberId: MemberId,
  edgeId: Id,
): Promise<void> {
  const others = board.ownerId === null || board.ownerId === memberId ? [] : [board.ownerId]
  await Promise.all([memberId, ...others].map((each) => touchMemberBoard(writer, each, board.id, edgeId)))
}
