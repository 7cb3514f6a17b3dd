import type { BoardId } from '@pinfold/contract'
import type { PinWriteDeps } from '../pins/index.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { type Writer, writeAsSystem } from '../../platform/writing/writer.ts'
import { findBlockingSince, finishBlocking } from '../boards/index.ts'
import { findOperations, findUntouchedSince, touchOperations } from './operations.queries.ts'
import { runOperation } from './work/run-operation.ts'

const AT_ONCE = 200
/** A batch takes much less than a second; one that was begun so long ago has stopped. */
const STALE_MILLISECONDS = 5 * 60 * 1000

/** Long work on boards, batch by batch. */
export function scheduleOrganising(jobs: Jobs, deps: PinWriteDeps): void {
  jobs.on('operation.due', 'boards-operate', ({ operationId }) => runOperation(deps, operationId))
  jobs.atStart('boards-operate-resume', () => resumeOperations(deps, deps.clock.now()))
  jobs.every('* * * * *', 'boards-operate-tidy', () => tidyOperations(deps))
}

/** Asks again for operations that have stopped, and frees boards of operations that are no more. */
export async function tidyOperations(deps: PinWriteDeps): Promise<void> {
  const moment = new Date(deps.clock.now().getTime() - STALE_MILLISECONDS)
  await resumeOperations(deps, moment)
  await inTransaction(deps.db, 'tidy-operations', (tx) =>
    freeBoards(deps, writeAsSystem(tx, 'what stopped is freed'), moment),
  )
}

/** Asks for the next batches of operations untouched since the moment. Asking twice does nothing twice. */
async function resumeOperations(deps: PinWriteDeps, moment: Date): Promise<void> {
  await inTransaction(deps.db, 'resume-operations', async (tx) => {
    const writer = writeAsSystem(tx, 'what stopped is freed')
    const ids = await findUntouchedSince(tx, moment, AT_ONCE)
    await touchOperations(writer, ids, deps.clock.now())
    await deps.outbox.emitAll(
      writer,
      'operation.due',
      ids.map((operationId) => ({ bucket: bucketOf(operationId), payload: { operationId } })),
    )
  })
}

/** Frees boards that wait for operations that are no more. */
async function freeBoards(deps: PinWriteDeps, writer: Writer, moment: Date): Promise<void> {
  const running = await findBlockingSince(writer, moment, AT_ONCE)
  const present = await findOperations(writer, [...new Set(running.map(({ operationId }) => operationId))])
  const lost = Map.groupBy(
    running.filter(({ operationId }) => !present.has(operationId)),
    ({ operationId }) => operationId,
  )
  for (const [id, rows] of lost) await finishBlocking(writer, { id, boardIds: boardIdsOf(rows) }, deps.clock.now())
}

const boardIdsOf = (rows: readonly { boardId: BoardId }[]): Id[] => [...new Set(rows.map(({ boardId }) => boardId))]
