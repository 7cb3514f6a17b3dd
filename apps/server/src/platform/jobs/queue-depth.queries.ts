import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import type { QueueFigures } from '../metrics/figures.ts'

/** What waits and runs: events before any queue has them, and queues as the worker counted them some seconds ago. */
export async function findQueueDepth(db: Db): Promise<QueueFigures[]> {
  const { rows } = await sql<QueueFigures>`
    select 'outbox' as queue, count(*)::int as waiting, 0 as active from outbox_events
    union all
    select name, queued_count, active_count from pgboss.queue`.execute(db)
  return rows
}
