import { sql } from 'kysely'
import { bucketOf, type Id } from '../../apps/server/src/platform/ids/ids.ts'
import type { Db } from '../../apps/server/src/platform/db/db.ts'
import type { Tables } from '../../apps/server/src/platform/db/tables.ts'

const BATCH = 5000

type Row = Record<string, string | number | boolean | Date | null>

/** Inserts rows of equal columns in large batches; columns that are left out get their defaults. */
export async function insertRows(db: Db, table: keyof Tables & string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const list = sql.join(columns.map((column) => sql.ref(column)))
  for (let start = 0; start < rows.length; start += BATCH) {
    const json = JSON.stringify(rows.slice(start, start + BATCH))
    await sql`/* unnamed */ insert into ${sql.table(table)} (${list})
      select ${list} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(db)
  }
}

/** Writes the feed of one reader. */
export async function insertFeed(
  db: Db,
  readerId: Id,
  items: readonly { pinId: Id; sourceId: Id | null; boardId: Id | null }[],
): Promise<void> {
  await sql`
    insert into feed_items (bucket, member_id, edge_id, pin_id, source_id, board_source_id)
    select ${bucketOf(readerId)}, ${readerId}, pin_id, pin_id, source_id, board_id
    from unnest(
      ${items.map(({ pinId }) => pinId)}::bigint[], ${items.map(({ sourceId }) => sourceId)}::bigint[],
      ${items.map(({ boardId }) => boardId)}::bigint[]
    ) as item (pin_id, source_id, board_id)
  `.execute(db)
}

/** The planner's figures, and the visibility map for scans of indexes alone. */
export const vacuumAnalyze = (db: Db) => sql`vacuum analyze`.execute(db)

/** The written pages reach the files, so that no checkpoint falls into a measurement. */
export const checkpoint = (db: Db) => sql`checkpoint`.execute(db)

/** Copies a database under another name; one of that name goes first. */
export async function copyDatabase(db: Db, from: string, to: string): Promise<void> {
  await sql`drop database if exists ${sql.id(to)} with (force)`.execute(db)
  await sql`create database ${sql.id(to)} template ${sql.id(from)} strategy file_copy`.execute(db)
}

/** Makes an empty database; one of that name goes first. */
export const createDatabase = (db: Db, name: string) => copyDatabase(db, 'template0', name)

/** The version of PostgreSQL. */
export async function postgresVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db)
  return rows[0]?.version ?? ''
}

/** How much the current database holds. */
export async function dataSizes(db: Db): Promise<{ pins: number; members: number; boards: number; bytes: number }> {
  const { rows } = await sql<{ pins: number; members: number; boards: number; bytes: number }>`
    select (select count(*)::int from pins) as pins, (select count(*)::int from members) as members,
      (select count(*)::int from boards) as boards, pg_database_size(current_database())::float8 as bytes
  `.execute(db)
  return rows[0] ?? { pins: 0, members: 0, boards: 0, bytes: 0 }
}
