import type { BoardId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize } from '../../../platform/writing/writer.ts'
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
  boardId: BoardId,
): Promise<void> {
  await inTransaction(deps.db, 'delete-board', async (tx) => {
    // Locked first: what somebody may do is asked of the board as it is then.
    const [held, board] = await lockBoard(tx, boardId)
    const { facts } = await knowBoard({ db: held }, viewer, boardId)
    const writer = authorize(held, canDeleteBoard(facts))
    if (!board) throw new AppError('board_not_found')
    await refuseWhileBusy(tx, board, { of: 'board' })
    await putBoardAway(writer, board, deps.clock.now())
    await deps.boardPins.hideOrShowAll(writer, viewer.id, { ...board, isDeleted: true })
    await deps.outbox.emit(writer, bucketOf(boardId), 'board.deleted', { boardId, ownerId: board.ownerId })
  })
}
