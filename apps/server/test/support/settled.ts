import { setTimeout as pause } from 'node:timers/promises'
import type { TestApp } from './test-app.ts'

const open = `
  select (select count(*) from outbox_events) + (
    select count(*) from pgboss.job where name not like E'\\\\_\\\\_%'
      and (state in ('retry', 'active') or state = 'created' and start_after <= now())
  ) as waiting`

/** Waits until every event was delivered and every job is done. */
export async function settled(app: Pick<TestApp, 'pool'>): Promise<void> {
  for (let quiet = 0; quiet < 2;) {
    const { rows } = await app.pool.query<{ waiting: string }>(open)
    quiet = rows[0]?.waiting === '0' ? quiet + 1 : 0
    await pause(15)
  }
}
