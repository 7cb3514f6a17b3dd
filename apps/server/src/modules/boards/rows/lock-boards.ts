import type { Tx } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { Held } from '../../../platform/writing/writer.ts'
import { noteBoardChange } from '../board-changes.ts'
import { lockBoardRowOf, lockBoardRowsInOrder, lockBoardRowsOf, type LockedBoard } from './board-rows.queries.ts'

export { type LockedBoard, lockDeletedBoard } from './board-rows.queries.ts'

/** Locks the board against other writers of its row; whoever works on it with others is told after the commit. */
export async function lockBoard(tx: Tx, id: Id): Promise<[Held<'board'>, LockedBoard | undefined]> {
  const [held, board] = await lockBoardRowOf(tx, id)
  if (board) noteSharedBoard(tx, board)
  return [held, board]
}

/**
 * Locks many boards in (bucket, id) order, without the deleted ones. Whoever works on one of them with others is told
 * after the commit.
 */
export async function lockBoardsInOrder(tx: Tx, ids: readonly Id[]): Promise<[Held<'board'>, LockedBoard[]]> {
  const [held, boards] = await lockBoardRowsOf(tx, ids)
  for (const board of boards) noteSharedBoard(tx, board)
  return [held, boards]
}

// On a board without collaborators nobody has to be told; the locked row says so, without another statement.
function noteSharedBoard(tx: Tx, { id, collaboratorCount }: LockedBoard): void {
  if (collaboratorCount > 0) noteBoardChange(tx, id)
}

/** Locks the board's row, deleted or not, against other writers of it or of its team; false where there is none any more. */
export async function lockBoardRow(tx: Tx, id: Id): Promise<[Held<'board'>, boolean]> {
  const [held, rows] = await lockBoardRowsInOrder(tx, [id])
  return [held, rows.length > 0]
}
