import { authorize } from '../../../platform/auth/decision.ts'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { refuseWhileBusy } from '../blocking/blocking.ts'
import { knowBoard } from '../board-facts.ts'
import type { BoardPins } from '../board-pins.ts'
import { lockBoard } from '../rows/lock-boards.ts'
import { canDeleteBoard } from '../boards.policy.ts'
import { putBoardAway } from './put-board-away.ts'

/**
 * Hides the board and what is on it at once; of many pins, what need not be hidden any more follows in the background. The
 * rows stay, marked with the moment, so that a restore finds everything. Throws `board_busy`.
 */
export async function deleteBoard(
  deps: WriteDeps & { boardPins: BoardPins },
  viewer: Member,
  boardId: Id,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    // Locked first: what somebody may do is asked of the board as it is then.
    const board = await lockBoard(tx, boardId)
    const { facts } = await knowBoard({ db: tx }, viewer, boardId)
    authorize(canDeleteBoard(facts))
    if (!board) throw new AppError('board_not_found')
    await refuseWhileBusy(tx, board, { of: 'board' })
    await putBoardAway(tx, board, deps.clock.now())
    await deps.boardPins.hideOrShowAll(tx, viewer.id, { ...board, isDeleted: true })
    await deps.outbox.emit(tx, bucketOf(boardId), 'board.deleted', { boardId, ownerId: board.ownerId })
  })
}
