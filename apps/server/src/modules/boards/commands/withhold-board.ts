import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import type { BoardPins } from '../board-pins.ts'
import { updateBoardRow } from '../rows/board-rows.queries.ts'
import type { LockedBoard } from '../rows/lock-boards.ts'

/** Withholds a locked board by law where `withheldIn` says, with every pin on it, and shows it elsewhere. */
export async function withholdBoard(
  deps: WriteDeps & { boardPins: BoardPins },
  writer: Writer,
  { id, ownerId }: LockedBoard,
  withheldIn: string,
): Promise<void> {
  await updateBoardRow(writer, id, { withheld_in: withheldIn })
  await deps.boardPins.syncBoardSight(writer, id)
  await deps.outbox.emit(writer, bucketOf(id), 'board.changed', { boardId: id, ownerId })
}
