import {
  type BlockingAction,
  type BoardOperation,
  boardOperationCodes,
  type BoardId,
  type SectionId,
} from '@pinfold/contract'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { type BoardWish, isInTheWay } from './blocking.policy.ts'
import {
  type BlockingActionRow,
  findBlockingActions,
  insertBlockingActions,
  markOperations,
} from './blocking.queries.ts'

// For whoever does the work of operations: notes how far one is, ends it, finds those marked as running for too long.
export { findBlockingSince, finishBlocking, setBlockingProgress } from './blocking.queries.ts'

/** A board that an operation concerns, and how. */
export interface Concerned {
  readonly boardId: BoardId
  readonly operation: BoardOperation
  /** `-1`: the whole board; null: the pins outside of sections. */
  readonly sectionId: SectionId | null
  readonly isOrigin: boolean
  readonly isEnding: boolean
}

/** Throws `board_busy` where an operation runs on the locked board that the wish has to wait for. */
export async function refuseWhileBusy(
  tx: Tx,
  board: { readonly id: Id; readonly hasOperations: boolean },
  wish: BoardWish,
  field?: string,
): Promise<void> {
  if (!board.hasOperations) return
  const running = (await findBlockingActions(tx, [board.id])).filter(({ finishedAt }) => finishedAt === null)
  if (running.some((each) => isInTheWay(each, wish)))
    throw new AppError('board_busy', field === undefined ? {} : { field })
}

/** Notes a new operation on the boards it concerns, which are locked. Answers the target's side, else the first. */
export async function blockBoards(
  deps: Pick<WriteDeps, 'clock' | 'ids'>,
  writer: Writer,
  operation: { readonly id: Id; readonly pinCount: number },
  concerned: readonly Concerned[],
): Promise<BlockingAction | null> {
  if (concerned.length === 0) return null
  const rows = concerned.map(({ operation: name, ...each }): BlockingActionRow => ({
    ...each,
    id: deps.ids.next(bucketOf(each.boardId)),
    operationId: operation.id,
    actionType: boardOperationCodes[name][0],
    pinCount: operation.pinCount,
    doneCount: 0,
    createdAt: deps.clock.now(),
    finishedAt: null,
  }))
  await insertBlockingActions(writer, rows)
  await markOperations(writer, [...new Set(concerned.map(({ boardId }) => boardId))], true)
  const shown = rows.find(({ isOrigin }) => !isOrigin) ?? rows[0]
  return shown ? presentBlockingAction(shown) : null
}

/** What runs on the boards, or just ran, as their teams see it. */
export async function blockingActionsOf(db: Db, boardIds: readonly BoardId[]): Promise<Map<Id, BlockingAction[]>> {
  if (boardIds.length === 0) return new Map()
  const byBoard = Map.groupBy(await findBlockingActions(db, boardIds), ({ boardId }) => boardId)
  return new Map([...byBoard].map(([boardId, rows]) => [boardId, rows.map(presentBlockingAction)]))
}

function presentBlockingAction(row: BlockingActionRow): BlockingAction {
  // Not before it is over: who waits for 1 may then do again what had to wait.
  const share = Math.min(row.doneCount / Math.max(row.pinCount, 1), 0.99)
  return {
    id: row.id,
    created_timestamp: Math.floor(row.createdAt.getTime() / 1000),
    progress: row.finishedAt === null ? share : 1,
    ...(row.sectionId !== null && { section_id: row.sectionId }),
    action_type: row.actionType,
    board_id: row.boardId,
    is_origin: row.isOrigin,
  }
}
