import { expect } from 'vitest'
import type { TestApp } from './test-app.ts'

const waiting = `select count(*)::int as n from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

/** Waits until so many writers wait for what somebody holds. */
export async function untilWaiting(app: Pick<TestApp, 'pool'>, count: number): Promise<void> {
  const waiters = async () => (await app.pool.query<{ n: number }>(waiting)).rows[0]?.n ?? 0
  await expect.poll(waiters, { timeout: 20_000 }).toBeGreaterThanOrEqual(count)
}
