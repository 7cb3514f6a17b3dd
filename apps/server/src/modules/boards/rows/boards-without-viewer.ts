import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { type BoardRow, findBoardRows } from './board-rows.queries.ts'

// Boards as work reads them that nobody waits for: what shows of it to somebody goes through `knowBoards`.
export { type BoardRow, findBoardSights, findOwnedBoardIds } from './board-rows.queries.ts'

/** The boards, read for no viewer at all; deleted ones are left out. */
export const boardsWithoutViewer = (db: Db, ids: readonly Id[]): Promise<BoardRow[]> => findBoardRows(db, ids)
