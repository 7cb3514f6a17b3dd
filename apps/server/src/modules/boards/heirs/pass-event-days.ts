import type { Tx } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { lockBoard } from '../rows/lock-boards.ts'
import { updateBoardRow } from '../rows/board-rows.queries.ts'

/** Gives a board the days that another is about, where it has none of its own. Both are locked. */
export async function passEventDays(tx: Tx, fromId: Id, toId: Id): Promise<void> {
  const [from, to] = [await lockBoard(tx, fromId), await lockBoard(tx, toId)]
  if (from?.eventDate && to && to.eventDate === null)
    await updateBoardRow(tx, toId, { event_date: from.eventDate, event_end_date: from.eventEndDate })
}
