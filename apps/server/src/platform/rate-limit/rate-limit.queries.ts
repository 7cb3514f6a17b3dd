import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { bucketOfKey } from '../ids/ids.ts'

declare module '../db/tables.ts' {
  interface Tables {
    rate_windows: { bucket: number; rate_key: string; started_at: Date; tries: number }
  }
}

/** Counts a try in one statement, so that parallel tries cannot slip past each other. */
export const upsertTry = (db: Db, entry: { key: string; now: Date; oldest: Date }) =>
  db
    .insertInto('rate_windows')
    .values({ bucket: bucketOfKey(entry.key), rate_key: entry.key, started_at: entry.now, tries: 1 })
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'rate_key']).doUpdateSet({
        tries: sql`case when rate_windows.started_at <= ${entry.oldest} then 1 else rate_windows.tries + 1 end`,
        started_at: sql`case when rate_windows.started_at <= ${entry.oldest} then excluded.started_at else rate_windows.started_at end`,
      }),
    )
    .returning(['tries', 'started_at as startedAt'])
    .executeTakeFirstOrThrow()

export async function giveBackTry(db: Db, key: string): Promise<void> {
  await db
    .updateTable('rate_windows')
    .set({ tries: sql`greatest(tries - 1, 0)` })
    .where('bucket', '=', bucketOfKey(key))
    .where('rate_key', '=', key)
    .execute()
}

export async function deleteWindowsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('rate_windows').where('started_at', '<', moment).execute()
}
