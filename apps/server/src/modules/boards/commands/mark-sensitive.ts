import type { BoardId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize } from '../../../platform/writing/writer.ts'
import { knowBoard } from '../board-facts.ts'
import { updateBoardRow } from '../rows/board-rows.queries.ts'
import { lockBoard } from '../rows/lock-boards.ts'
import { canMarkSensitive } from '../boards.policy.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    /** Whether people are warned before its pins. */
    'board.warning-changed': { boardId: string }
  }
}

/** Says whether people are warned before the board's pins: for the owner, or for the moderators. */
export async function markSensitive(
  deps: WriteDeps,
  viewer: Member,
  { boardId, isSensitive }: { boardId: BoardId; isSensitive: boolean },
): Promise<void> {
  await inTransaction(deps.db, 'mark-sensitive', async (tx) => {
    // Locked first: what somebody may do is asked of the board as it is then.
    const [held, board] = await lockBoard(tx, boardId)
    const { facts } = await knowBoard({ db: held }, viewer, boardId)
    const writer = authorize(held, canMarkSensitive(facts, viewer.kind === 'employee'))
    if (!board) throw new AppError('board_not_found')
    const column = facts.isOwner ? 'is_sensitive_by_owner' : 'is_sensitive_by_employee'
    await updateBoardRow(writer, boardId, { [column]: isSensitive })
    await deps.outbox.emit(writer, bucketOf(boardId), 'board.warning-changed', { boardId })
  })
}
