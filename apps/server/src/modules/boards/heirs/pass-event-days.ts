import type { Id } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { lockBoard } from '../rows/lock-boards.ts'
import { updateBoardRow } from '../rows/board-rows.queries.ts'

/** Gives a board the days that another is about, where it has none of its own. Both are locked. */
export async function passEventDays(writer: Writer, fromId: Id, toId: Id): Promise<void> {
  const [[, from], [, to]] = [await lockBoard(writer, fromId), await lockBoard(writer, toId)]
  if (from?.eventDate && to && to.eventDate === null)
    await updateBoardRow(writer, toId, { event_date: from.eventDate, event_end_date: from.eventEndDate })
}
