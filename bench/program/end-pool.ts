import { setTimeout as pause } from 'node:timers/promises'
import type { createPool } from '../../apps/server/src/platform/db/db.ts'

const GOODBYE_MILLISECONDS = 100

/** Ends the pool and waits until PostgreSQL has read the goodbyes; a database that stops at once would complain. */
export async function endPool(pool: ReturnType<typeof createPool>): Promise<void> {
  await pool.end()
  await pause(GOODBYE_MILLISECONDS)
}
