import { sql } from 'kysely'
import type { Id } from '../../ids/ids.ts'
import type { LoneWriter, Writer } from '../../writing/writer.ts'
import { compiledWrite, type Given } from '../compiled.ts'
import { statementName } from '../named-pool.ts'
import type { Pipeline } from '../pipeline.ts'
import './changed-rows.tables.ts'

/** All changes are in one bucket: what was committed before what is only known of one server. */
const BUCKET = 0

const insertChange = compiledWrite(
  (_writer, ids: Given<readonly Id[]>) => sql`
    insert into changed_rows (bucket, transaction, ids, noted_at)
    values (${BUCKET}::smallint, pg_current_xact_id(), ${ids.sql}::bigint[], clock_timestamp())`,
)

/** Notes which rows the transaction changed, once, as the last it does. */
export const insertChangedRows = (writer: Writer, ids: readonly Id[]): Promise<unknown> =>
  insertChange(writer, [...ids])

/** What a server had committed at one moment: all transactions below `next` but those that were still `running`. */
export interface Seen {
  readonly next: string
  readonly running: readonly string[]
  /** The server's clock then, in milliseconds. */
  readonly at: number
}

interface SeenRow {
  readonly seen: string
  readonly at: number
}

/** What was committed since, and the moment of this answer. */
export interface Changes {
  readonly ids: readonly Id[]
  readonly seen: Seen
}

const clock = `(extract(epoch from clock_timestamp()) * 1000)::float8 as at`

const text = `
  select pg_current_snapshot()::text as seen, ${clock},
    array(select unnest(ids) from changed_rows where bucket = $1::smallint and transaction >= $2::xid8)
    || array(select unnest(ids) from changed_rows where bucket = $1::smallint and transaction = any($3::xid8[])) as ids`
const name = statementName(text)

/**
 * Which rows were changed by transactions that ended since the moment: those that began after it, and those that were
 * running. One statement, so it is about one moment itself.
 */
export async function findChangedRows(pipeline: Pipeline, { next, running }: Seen): Promise<Changes> {
  const values = [BUCKET, next, running]
  const [row] = await pipeline.run<SeenRow & { ids: Id[] }>({ name, text, values })
  return { ids: row?.ids ?? [], seen: readSeen(row) }
}

const nowText = `select pg_current_snapshot()::text as seen, ${clock}`
const nowName = statementName(nowText)

/** This moment. */
export async function findSeen(pipeline: Pipeline): Promise<Seen> {
  const [row] = await pipeline.run<SeenRow>({ name: nowName, text: nowText, values: [] })
  return readSeen(row)
}

/** PostgreSQL writes a snapshot as `first running:next:running,running,…`. */
function readSeen(row: SeenRow | undefined): Seen {
  const [, next = '0', running = ''] = (row?.seen ?? '').split(':')
  return { next, running: running === '' ? [] : running.split(','), at: row?.at ?? 0 }
}

/** Forgets changes that every process has heard of, or has let all go that it kept; by the clock that noted them. */
export const deleteOldChanges = (writer: LoneWriter, minutes: number) =>
  writer
    .deleteFrom('changed_rows')
    .where('bucket', '=', BUCKET)
    .where('noted_at', '<', sql<Date>`clock_timestamp() - make_interval(mins => ${minutes})`)
    .execute()
