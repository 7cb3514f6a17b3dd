import type { Tx } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { noteBoardChange } from '../board-changes.ts'
import {
  lockBoardRowOf,
  lockBoardRowsInOrder,
  lockBoardRowsOf,
  lockDeletedRow,
  type LockedBoard,
} from './board-rows.queries.ts'

export type { LockedBoard } from './board-rows.queries.ts'

/** Locks the board against other writers of its row; whoever works on it with others is told after the commit. */
export async function lockBoard(tx: Tx, id: Id): Promise<LockedBoard | undefined> {
  const [board] = await lockBoardRowOf(tx, id)
  if (board) noteSharedBoard(tx, board)
  return board
}

/** The same for many boards, in (bucket, id) order; those that are deleted are left out. */
export async function lockBoardsInOrder(tx: Tx, ids: readonly Id[]): Promise<LockedBoard[]> {
  const boards = await lockBoardRowsOf(tx, ids)
  for (const board of boards) noteSharedBoard(tx, board)
  return boards
}

// Whoever works alone has nobody to tell; the row says so, at no cost.
function noteSharedBoard(tx: Tx, { id, collaboratorCount }: LockedBoard): void {
  if (collaboratorCount > 0) noteBoardChange(tx, id)
}

/** Locks the board's row, deleted or not, against other writers of it or of its team; false where there is none any more. */
export const lockBoardRow = async (tx: Tx, id: Id): Promise<boolean> =>
  (await lockBoardRowsInOrder(tx, [id])).length > 0

/** A deleted board as it is while it is locked. */
export type LockedDeletedBoard = LockedBoard & { readonly deletedAt: Date | null }

/** Locks a deleted board against whoever restores or removes it; undefined where there is none that is deleted. */
export const lockDeletedBoard = (tx: Tx, id: Id): Promise<LockedDeletedBoard | undefined> => lockDeletedRow(tx, id)
