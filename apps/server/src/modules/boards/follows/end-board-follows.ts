import type { BoardId, MemberId } from '@pinfold/contract'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import { deleteBoardFollow, findFollowedBoardIds } from '../../graph/index.ts'
import { lockBoard } from '../rows/lock-boards.ts'
import { addToBoardCounter } from '../rows/board-rows.queries.ts'

const BATCH = 200

/** A member who goes for good follows no board any more. Cut off, it goes on where it was. */
export async function endBoardFollows(deps: WriteDeps, memberId: MemberId): Promise<void> {
  for (;;) {
    const boardIds = await findFollowedBoardIds(deps.db, memberId, BATCH)
    for (const boardId of boardIds) await endBoardFollow(deps, memberId, boardId)
    if (boardIds.length < BATCH) return
  }
}

const endBoardFollow = (deps: WriteDeps, memberId: MemberId, boardId: BoardId): Promise<void> =>
  inTransaction(deps.db, 'end-board-follow', async (tx) => {
    const writer = writeAsSystem(tx, 'an ended account keeps no board')
    await lockBoard(tx, boardId)
    if (!(await deleteBoardFollow(writer, memberId, boardId))) return
    await addToBoardCounter(writer, boardId, 'follower_count', -1)
    await deps.outbox.emit(writer, bucketOf(memberId), 'board.unfollowed', { followerId: memberId, boardId })
  })
