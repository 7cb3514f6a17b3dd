import type pg from 'pg'
import { settled } from '../support/settled.ts'

/**
 * Every row the program keeps, as a fingerprint for each table, once what was begun before is done. Counted tries and
 * claimed keys are no content.
 */
export async function whatIsStored(pool: pg.Pool): Promise<Record<string, string>> {
  await settled({ pool })
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'
      and tablename not in ('applied_migrations', 'rate_windows', 'idempotency_keys', 'outbox_events', 'feed_items') order by 1`,
  )
  const fingerprints: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query<{ print: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(each::text, '|' order by each::text)), '') as print from "${name}" as each`,
    )
    fingerprints[name] = rows[0]?.print ?? ''
  }
  return fingerprints
}
