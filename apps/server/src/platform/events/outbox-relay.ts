import { CompiledQuery } from 'kysely'
import type { PgBoss } from 'pg-boss'
import { type Db, transact } from '../db/db.ts'
import { writeAsSystem, type Writer } from '../writing/writer.ts'
import { deleteEvents, lockOldestEvents } from './outbox.queries.ts'

const BATCH = 100
const IDLE_MILLISECONDS = 250

/** An event as it lies in the outbox. */
export interface OutboxEvent {
  readonly name: string
  readonly payload: unknown
}

/** A job that comes of an event. */
export interface EventJob {
  readonly queue: string
  readonly data: object
  readonly priority: number
}

/** Hands events on from the outbox, to those who take many at once and to the queues that listen for them. */
export interface OutboxRelay {
  /** Looks at once. */
  wake(): void
  /** Ends after the batch in hand. */
  stop(): Promise<void>
}

interface RelayDeps {
  db: Db
  boss: PgBoss
  /** The queues that listen for an event, and how soon its job is to be done there. */
  queuesOf(event: string, payload: unknown): readonly { queue: string; priority: number }[]
  /** Does at once what is done past the queues; answers the jobs of what failed. */
  deliver(events: readonly OutboxEvent[]): Promise<readonly EventJob[]>
  onError(error: unknown): void
}

/**
 * A relay that runs until stopped. Events leave the outbox in the transaction that fills the queues, so none is lost or
 * doubled there; what is done past the queues is done again where the process ends before that.
 */
export function startOutboxRelay(deps: RelayDeps): OutboxRelay {
  const state = { isStopping: false }
  let wakeUp = () => {}

  const rest = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, IDLE_MILLISECONDS)
      wakeUp = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function run() {
    while (!state.isStopping) {
      try {
        const moved = await transact(deps.db, (tx) => moveBatch(deps, writeAsSystem(tx, 'the relay moves events')))
        if (moved < BATCH) await rest()
      } catch (error) {
        deps.onError(error)
        await rest()
      }
    }
  }

  const running = run()
  return {
    // The writer's transaction commits a moment after it emits.
    wake: () => setTimeout(() => wakeUp(), 5),
    async stop() {
      state.isStopping = true
      wakeUp()
      await running
    },
  }
}

async function moveBatch(deps: RelayDeps, writer: Writer): Promise<number> {
  const events = await lockOldestEvents(writer, BATCH)
  if (events.length === 0) return 0
  const db = {
    async executeSql(text: string, values: unknown[] = []) {
      const result = await writer.executeQuery(CompiledQuery.raw(text, values))
      return { rows: result.rows }
    },
  }
  const queued = events.flatMap(({ name, payload }) =>
    deps.queuesOf(name, payload).map((to) => ({ ...to, data: payload as object })),
  )
  const jobs = Map.groupBy([...queued, ...(await deps.deliver(events))], ({ queue }) => queue)
  for (const [queue, listed] of jobs)
    await deps.boss.insert(
      queue,
      listed.map(({ data, priority }) => ({ data, priority })),
      { db },
    )
  await deleteEvents(
    writer,
    events.map(({ id }) => id),
  )
  return events.length
}
