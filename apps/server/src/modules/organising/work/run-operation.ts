import { limits, type MemberId } from '@pinfold/contract'
import type { Tx } from '../../../platform/db/db.ts'
import type { PinWriteDeps } from '../../pins/index.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import { type Writer, writeAlone, writeAsSystem } from '../../../platform/writing/writer.ts'
import { awayReader, findMembers, isAway } from '../../accounts/index.ts'
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

/** Why no person is asked before a batch: what it does to each pin is asked in it. */
const BEGUN = 'whoever began it was asked, and is asked again of each batch'

/**
 * Does the operation's next batch and asks for the one after it, in one transaction: cut off anywhere, it goes on where it
 * was, and no pin is lost or done twice. Where it may not go on, or fails again and again, it ends: what is done stays
 * done, the rest stays where it is, and its boards are free. What follows from something done already is only put off.
 */
export async function runOperation(deps: PinWriteDeps, operationId: Id): Promise<void> {
  try {
    await inTransaction(deps.db, 'run-operation', async (tx) =>
      runBatch(deps, writeAsSystem(tx, BEGUN), await lockOperation(tx, operationId)),
    )
  } catch (error) {
    if ((await countFailure(writeAlone(deps.db, 'a batch that failed is counted'), operationId)) < MOST_FAILURES)
      throw error
    await inTransaction(deps.db, 'give-up-operation', async (tx) => {
      const writer = writeAsSystem(tx, BEGUN)
      const operation = await lockOperation(tx, operationId)
      if (operation) await (operation.kind === 'sync_sight' ? putOff : endOperation)(deps, writer, operation)
    })
    throw error
  }
}

/** Does a whole operation at once, where no board waits for it. Waits for a worker that does a batch of it. */
export async function runWholeOperation(deps: PinWriteDeps, operationId: Id): Promise<void> {
  while (
    await inTransaction(deps.db, 'run-whole-operation', async (tx) =>
      runBatch(deps, writeAsSystem(tx, BEGUN), await awaitOperation(tx, operationId)),
    )
  );
}

/** Ends the operations of a member who goes for good. */
export async function endOperations(deps: PinWriteDeps, memberId: MemberId): Promise<void> {
  await inTransaction(deps.db, 'end-operations', async (tx) => {
    const writer = writeAsSystem(tx, 'an ended account begins nothing')
    for (const { id, boardIds } of await findOperationsBy(tx, memberId))
      await endOperation(deps, writer, { id, boardIds })
  })
}

/** Answers whether there is more to do. */
async function runBatch(deps: PinWriteDeps, writer: Writer, operation: OperationRow | undefined): Promise<boolean> {
  if (!operation) return false
  const { id: operationId } = operation
  const items = await takeListed(writer, operationId, limits.operations.batch)
  const isGoingOn = await goOn(deps, writer, operation, items)
  const isLast = items.length < limits.operations.batch
  if (!isGoingOn || (isLast && (await completeOperation(deps, writer, operation, operationId)))) {
    await endOperation(deps, writer, operation)
    return false
  }
  const doneCount = operation.doneCount + items.length
  await setDone(writer, operationId, doneCount, deps.clock.now())
  await setBlockingProgress(writer, operation, doneCount)
  await deps.outbox.emit(writer, bucketOf(operationId), 'operation.due', { operationId })
  return true
}

async function goOn(
  deps: PinWriteDeps,
  writer: Writer,
  operation: OperationRow,
  items: readonly Item[],
): Promise<boolean> {
  if (operation.kind === 'sync_sight') {
    await syncSome(deps, writer, items)
    return true
  }
  if (!(await isThere(writer, operation))) return false
  return (await applyOperation(deps, writer, awayReader(operation.actorId), operation, items)) !== null
}

/** False where the account that asked for the operation is gone, deactivated or kept out: the rest is left as it is. */
async function isThere(tx: Tx, { actorId }: OperationRow): Promise<boolean> {
  const [actor] = await findMembers(tx, [actorId])
  return actor !== undefined && !isAway(actor)
}

/** Frees the boards of an operation, which is asked for again when nobody has touched it for a while. */
async function putOff(deps: PinWriteDeps, writer: Writer, operation: OperationRow): Promise<void> {
  await finishBlocking(writer, operation, deps.clock.now())
  await setDone(writer, operation.id, operation.doneCount, deps.clock.now())
}

async function endOperation(
  deps: PinWriteDeps,
  writer: Writer,
  operation: Pick<OperationRow, 'id' | 'boardIds'>,
): Promise<void> {
  await finishBlocking(writer, operation, deps.clock.now())
  await deleteOperation(writer, operation.id)
}
