import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { compiledWrite, type Given } from '../db/compiled.ts'
import { bucketOfKey } from '../ids/ids.ts'
import type { LoneWriter } from '../writing/writer.ts'

declare module '../db/tables.ts' {
  interface Tables {
    rate_windows: { bucket: number; rate_key: string; started_at: Date; tries: number }
  }
}

/** Counts a try in one statement, so that parallel tries cannot slip past each other. */
export const upsertTry = (writer: LoneWriter, entry: { key: string; now: Date; oldest: Date }) =>
  writer
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

interface Taking {
  readonly key: string
  readonly units: number
  readonly most: number
  readonly now: Date
  /** A window that began then or earlier is over. */
  readonly oldest: Date
}

/**
 * Takes so many of what is left in the window, in one statement; no row where too few are left, and then nothing is
 * taken. `isAlone` does not wait for the disk: a count that is lost with the machine lets somebody do a little more.
 */
const unitsStatement = (isAlone: boolean) =>
  compiledWrite((_writer, taking: Given<Taking>) => {
    const at = <T>(read: (taking: Taking) => T) => taking.as(read).sql
    const [oldest, most] = [at((one) => one.oldest), at((one) => one.most)]
    const relaxed = isAlone ? sql`select set_config('synchronous_commit', 'off', true)` : sql`select 1`
    return sql<{ startedAt: Date; tries: number }>`
      with relaxed as materialized (${relaxed})
      insert into rate_windows (bucket, rate_key, started_at, tries)
      select ${at(({ key }) => bucketOfKey(key))}::smallint, ${at(({ key }) => key)}::text,
        ${at(({ now }) => now)}::timestamptz, ${at(({ units }) => units)}::integer from relaxed
      on conflict (bucket, rate_key) do update set
        tries = case when rate_windows.started_at <= ${oldest}::timestamptz
          then excluded.tries else rate_windows.tries + excluded.tries end,
        started_at = case when rate_windows.started_at <= ${oldest}::timestamptz
          then excluded.started_at else rate_windows.started_at end
      where rate_windows.started_at <= ${oldest}::timestamptz
        or rate_windows.tries + excluded.tries <= ${most}::integer
      returning started_at as "startedAt", tries`
  })
export const upsertUnitsAlone = unitsStatement(true)
export const upsertUnitsWithin = unitsStatement(false)

/** When the key's window began. */
export const findWindow = (db: Db, key: string) =>
  db
    .selectFrom('rate_windows')
    .select('started_at as startedAt')
    .where('bucket', '=', bucketOfKey(key))
    .where('rate_key', '=', key)
    .executeTakeFirst()

/** Gives units back to the window they were taken from; to no later one. */
export async function giveBackUnits(
  writer: LoneWriter,
  taken: { key: string; units: number; startedAt: Date },
): Promise<void> {
  await writer
    .updateTable('rate_windows')
    .set({ tries: sql`greatest(tries - ${taken.units}, 0)` })
    .where('bucket', '=', bucketOfKey(taken.key))
    .where('rate_key', '=', taken.key)
    .where('started_at', '=', taken.startedAt)
    .execute()
}

export async function giveBackTry(writer: LoneWriter, key: string): Promise<void> {
  await writer
    .updateTable('rate_windows')
    .set({ tries: sql`greatest(tries - 1, 0)` })
    .where('bucket', '=', bucketOfKey(key))
    .where('rate_key', '=', key)
    .execute()
}

export async function deleteWindowsBefore(writer: LoneWriter, moment: Date): Promise<void> {
  await writer.deleteFrom('rate_windows').where('started_at', '<', moment).execute()
}
