import { sql } from 'kysely'
import type { Db } from '../../apps/server/src/platform/db/db.ts'

/** What the worker has yet to do: events, and jobs that are due. */
export async function countOpenWork(db: Db): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select (select count(*) from outbox_events)::int
      + (select count(*) from pgboss.job where state < 'completed' and start_after <= now() + interval '2 seconds')::int
      as open`.execute(db)
  return rows[0]?.open ?? 0
}

/** What was written ahead so far: bytes, and how many whole pages are among them. */
export interface WrittenAhead {
  readonly bytes: number
  readonly pageImages: number
}

/** Bytes by where the log stands; page images by what backends have told, which those that work do within a second. */
export async function writtenAhead(db: Db): Promise<WrittenAhead> {
  const { rows } = await sql<WrittenAhead>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as bytes, wal_fpi::float8 as "pageImages"
    from pg_stat_wal`.execute(db)
  return rows[0] ?? { bytes: 0, pageImages: 0 }
}
