import type { BoardId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize } from '../../../platform/writing/writer.ts'
import { deleteBoardFollow, insertBoardFollow } from '../../graph/index.ts'
import { knowBoard } from '../board-facts.ts'
import { addToBoardCounter } from '../rows/board-rows.queries.ts'
import { lockBoard } from '../rows/lock-boards.ts'
import { canFollowBoard } from '../boards.policy.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    'board.followed': { followerId: string; boardId: string }
    'board.unfollowed': { followerId: string; boardId: string }
  }
}

/** Follows a board, or stops. A second press changes nothing. */
export async function setBoardFollow(
  deps: WriteDeps,
  viewer: Member,
  boardId: BoardId,
  isFollowing: boolean,
): Promise<void> {
  await inTransaction(deps.db, 'set-board-follow', async (tx) => {
    // Locked first: what somebody may do is asked of the board as it is then.
    const [held, board] = await lockBoard(tx, boardId)
    const { facts } = await knowBoard({ db: held }, viewer, boardId)
    const writer = authorize(held, canFollowBoard(facts))
    if (!board) throw new AppError('board_not_found')
    const isChanged = isFollowing
      ? await insertBoardFollow(writer, viewer.id, boardId, deps.ids.next(bucketOf(viewer.id)))
      : await deleteBoardFollow(writer, viewer.id, boardId)
    if (!isChanged) return
    await addToBoardCounter(writer, boardId, 'follower_count', isFollowing ? 1 : -1)
    const event = isFollowing ? 'board.followed' : 'board.unfollowed'
    await deps.outbox.emit(writer, bucketOf(viewer.id), event, { followerId: viewer.id, boardId })
  })
}
