import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { deleteBoardFollow, findFollowedBoardIds } from '../../graph/index.ts'
import { lockBoard } from '../rows/lock-boards.ts'
import { addToBoardCounter } from '../rows/board-rows.queries.ts'

const BATCH = 200

/** A member who goes for good follows no board any more. Cut off, it goes on where it was. */
export async function endBoardFollows(deps: WriteDeps, memberId: Id): Promise<void> {
  for (;;) {
    const boardIds = await findFollowedBoardIds(deps.db, memberId, BATCH)
    for (const boardId of boardIds) await endBoardFollow(deps, memberId, boardId)
    if (boardIds.length < BATCH) return
  }
}

const endBoardFollow = (deps: WriteDeps, memberId: Id, boardId: Id): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    await lockBoard(tx, boardId)
    if (!(await deleteBoardFollow(tx, memberId, boardId))) return
    await addToBoardCounter(tx, boardId, 'follower_count', -1)
    await deps.outbox.emit(tx, bucketOf(memberId), 'board.unfollowed', { followerId: memberId, boardId })
  })
