import { limits } from '@pinfold/contract'
import type { Tx } from '../../../platform/db/db.ts'
import type { PinWriteDeps } from '../../pins/index.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import { awayReader, findMembers } from '../../accounts/index.ts'
import { finishBlocking, setBlockingProgress } from '../../boards/index.ts'
import { applyOperation } from './apply-operation.ts'
import type { Item } from './work.ts'
import { completeOperation } from './complete-operation.ts'
import {
  awaitOperation,
  countFailure,
  deleteOperation,
  findOperationsBy,
  lockOperation,
  type OperationRow,
  setDone,
  takeListed,
} from '../operations.queries.ts'
import { syncSome } from '../boards/sync-board.ts'

/** So many batches may fail in a row, over some minutes, before the rest is left where it is. */
const MOST_FAILURES = 5

/**
 * Does the operation's next batch and asks for the one after it, in one transaction: cut off anywhere, it goes on where it
 * was, and no pin is lost or done twice. Where it may not go on, or fails again and again, it ends: what is done stays
 * done, the rest stays where it is, and its boards are free. What follows from something done already is only put off.
 */
export async function runOperation(deps: PinWriteDeps, operationId: Id): Promise<void> {
  try {
    await inTransaction(deps.db, async (tx) => runBatch(deps, tx, await lockOperation(tx, operationId)))
  } catch (error) {
    if ((await countFailure(deps.db, operationId)) < MOST_FAILURES) throw error
    await inTransaction(deps.db, async (tx) => {
      const operation = await lockOperation(tx, operationId)
      if (operation) await (operation.kind === 'sync_sight' ? putOff : endOperation)(deps, tx, operation)
    })
    throw error
  }
}

/** Does all of it at once, for work that no board waits for. A worker that does some of it is waited for. */
export async function runWholeOperation(deps: PinWriteDeps, operationId: Id): Promise<void> {
  while (await inTransaction(deps.db, async (tx) => runBatch(deps, tx, await awaitOperation(tx, operationId))));
}

/** Ends what a member asked for who goes for good. */
export async function endOperations(deps: PinWriteDeps, memberId: Id): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    for (const { id, boardIds } of await findOperationsBy(tx, memberId)) await endOperation(deps, tx, { id, boardIds })
  })
}

/** Answers whether there is more to do. */
async function runBatch(deps: PinWriteDeps, tx: Tx, operation: OperationRow | undefined): Promise<boolean> {
  if (!operation) return false
  const { id: operationId } = operation
  const items = await takeListed(tx, operationId, limits.operations.batch)
  const isGoingOn = await goOn(deps, tx, operation, items)
  const isLast = items.length < limits.operations.batch
  if (!isGoingOn || (isLast && (await completeOperation(deps, tx, operation, operationId)))) {
    await endOperation(deps, tx, operation)
    return false
  }
  const doneCount = operation.doneCount + items.length
  await setDone(tx, operationId, doneCount, deps.clock.now())
  await setBlockingProgress(tx, operation, doneCount)
  await deps.outbox.emit(tx, bucketOf(operationId), 'operation.due', { operationId })
  return true
}

async function goOn(deps: PinWriteDeps, tx: Tx, operation: OperationRow, items: readonly Item[]): Promise<boolean> {
  if (operation.kind === 'sync_sight') {
    await syncSome(deps, tx, items)
    return true
  }
  if (!(await isThere(tx, operation))) return false
  return (await applyOperation(deps, tx, awayReader(operation.actorId), operation, items)) !== null
}

/** Who deactivates an account leaves the rest as it is. */
async function isThere(tx: Tx, { actorId }: OperationRow): Promise<boolean> {
  const [actor] = await findMembers(tx, [actorId])
  return actor !== undefined && actor.deactivatedAt === null
}

/** Its boards are free; it is asked for again when nobody has touched it for a while. */
async function putOff(deps: PinWriteDeps, tx: Tx, operation: OperationRow): Promise<void> {
  await finishBlocking(tx, operation, deps.clock.now())
  await setDone(tx, operation.id, operation.doneCount, deps.clock.now())
}

async function endOperation(
  deps: PinWriteDeps,
  tx: Tx,
  operation: Pick<OperationRow, 'id' | 'boardIds'>,
): Promise<void> {
  await finishBlocking(tx, operation, deps.clock.now())
  await deleteOperation(tx, operation.id)
}
