import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { updateBoardRow } from '../rows/board-rows.queries.ts'
import type { LockedBoard } from '../rows/lock-boards.ts'
import { putBoardAway } from './put-board-away.ts'
import { lastLostMoment } from './restorable.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    /** All that was on it is on another board; its row goes in the background. */
    'board.merged': { boardId: string; ownerId: string }
  }
}

/** What moderators said of a board holds for the one that its pins go to, from the first pin on. */
export async function passWarning(
  deps: Pick<WriteDeps, 'outbox'>,
  writer: Writer,
  from: Pick<LockedBoard, 'isSensitiveByEmployee'>,
  toId: Id,
): Promise<void> {
  if (!from.isSensitiveByEmployee) return
  await updateBoardRow(writer, toId, { is_sensitive_by_employee: true })
  await deps.outbox.emit(writer, bucketOf(toId), 'board.warning-changed', { boardId: toId })
}

/**
 * Ends a locked board whose pins are all on another one, which gets what moderators said of it, too. There is nothing to
 * bring back, so its days of grace are over already.
 */
export async function endMergedBoard(deps: WriteDeps, writer: Writer, board: LockedBoard, targetId: Id): Promise<void> {
  await passWarning(deps, writer, board, targetId)
  await putBoardAway(writer, board, lastLostMoment(deps.clock.now()))
  const payload = { boardId: board.id, ownerId: board.ownerId }
  await deps.outbox.emit(writer, bucketOf(board.id), 'board.deleted', payload)
  await deps.outbox.emit(writer, bucketOf(board.id), 'board.merged', payload)
}
