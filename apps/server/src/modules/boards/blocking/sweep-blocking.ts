import type { BoardId } from '@pinfold/contract'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import { lockBoardRowsInOrder } from '../rows/board-rows.queries.ts'
import { deleteBlocking, findBlockingActions, findBlockingEndedBefore, markOperations } from './blocking.queries.ts'

const SHOWN_MILLISECONDS = 2 * 60 * 1000
const BATCH = 200

/** Takes what ended a while ago off its boards; until then whoever waits for it can read that it is done. */
export async function sweepBlocking(deps: WriteDeps): Promise<void> {
  const moment = new Date(deps.clock.now().getTime() - SHOWN_MILLISECONDS)
  while ((await sweepSome(deps, moment)) === BATCH);
}

const sweepSome = (deps: WriteDeps, moment: Date): Promise<number> =>
  inTransaction(deps.db, 'sweep-blocking', async (tx) => {
    const writer = writeAsSystem(tx, 'what is over is swept')
    const ended = await findBlockingEndedBefore(tx, moment, BATCH)
    const boardIds: BoardId[] = [...new Set(ended.map(({ boardId }) => boardId))]
    // Under their locks nothing new begins on them; deleted ones may just be coming back.
    await lockBoardRowsInOrder(tx, boardIds)
    await deleteBlocking(
      writer,
      ended.map(({ id }) => id),
    )
    const left = new Set((await findBlockingActions(tx, boardIds)).map(({ boardId }) => boardId))
    await markOperations(
      writer,
      boardIds.filter((id) => !left.has(id)),
      false,
    )
    return ended.length
  })
