import { finished } from 'node:stream/promises'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams'
import type { Db } from '../../apps/server/src/platform/db/db.ts'
import type { Tables } from '../../apps/server/src/platform/db/tables.ts'

const BATCH = 5000

export type Row = Readonly<Record<string, string | number | boolean | Date | null>>

/** A table that is filled as a whole. */
export interface BulkTable {
  /** Rows of equal columns; columns that are left out get their defaults. Settles when more may come. */
  write(rows: readonly Row[]): Promise<void>
  /** Settles when all is there. */
  end(): Promise<void>
}

/**
 * Empties the table and takes rows in one transaction. So PostgreSQL writes nothing ahead where `wal_level` is minimal,
 * and rows are frozen and visible to all from the start: no vacuum has to read them again.
 */
export async function openBulk(pool: Pool, table: keyof Tables & string): Promise<BulkTable> {
  const client = await pool.connect()
  const name = client.escapeIdentifier(table)
  let opened: { stream: CopyStreamQuery; columns: readonly string[] } | null = null
  const open = (first: Row) => {
    const columns = Object.keys(first)
    const list = columns.map((column) => client.escapeIdentifier(column)).join(', ')
    return { stream: client.query(copyFrom(`copy ${name} (${list}) from stdin with (freeze)`)), columns }
  }
  /** A pool whose connection is never given back never ends. */
  const orGiveUp = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      client.release(true)
      throw error
    }
  }
  await orGiveUp(async () => {
    await client.query('begin')
    await client.query(`truncate ${name}`)
  })
  return {
    write: (rows) =>
      orGiveUp(async () => {
        for (let start = 0; start < rows.length; start += BATCH) {
          const batch = rows.slice(start, start + BATCH)
          const { stream, columns } = (opened ??= open(batch[0] ?? {}))
          await new Promise<void>((resolve, reject) =>
            stream.write(encodeRows(columns, batch), (error) => (error ? reject(error) : resolve())),
          )
        }
      }),
    async end() {
      await orGiveUp(async () => {
        if (opened !== null) {
          opened.stream.end()
          await finished(opened.stream)
        }
        await client.query('commit')
      })
      client.release()
    },
  }
}

/** Fills a table with these rows alone. */
export async function fillTable(pool: Pool, table: keyof Tables & string, rows: readonly Row[]): Promise<void> {
  const bulk = await openBulk(pool, table)
  await bulk.write(rows)
  await bulk.end()
}

/** Lines of PostgreSQL's text format of COPY. */
export function encodeRows(columns: readonly string[], rows: readonly Row[]): Buffer {
  let text = ''
  for (const row of rows) {
    let separator = ''
    for (const column of columns) {
      text += separator + encodeValue(row[column] ?? null)
      separator = '\t'
    }
    text += '\n'
  }
  return Buffer.from(text)
}

const special = /[\\\t\n\r]/
const specials = new RegExp(special, 'g')
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function encodeValue(value: Row[string]): string {
  if (value === null) return '\\N'
  if (typeof value === 'string')
    return special.test(value) ? value.replaceAll(specials, (sign) => escapes[sign] ?? '') : value
  return value instanceof Date ? value.toISOString() : String(value)
}

/** The planner's figures. */
export const analyze = (db: Db) => sql`analyze`.execute(db)

/** The visibility map, too, of what was not filled as a whole. */
export const vacuumAnalyze = (db: Db, tables: readonly (keyof Tables & string)[]) =>
  sql`vacuum analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db)

/** The planner's figures and the visibility map of everything. */
export const vacuumAnalyzeAll = (db: Db) => sql`vacuum analyze`.execute(db)

/** The written pages reach the files, so that no checkpoint falls into a measurement. */
export const checkpoint = (db: Db) => sql`checkpoint`.execute(db)

/** Says that the product's own jobs have nothing left to take into the search, and no links of older pins to follow. */
export async function markFilled(db: Db): Promise<void> {
  await sql`insert into search_fills (bucket, kind, last_bucket, last_id, is_done) values (0, 'pin', 4095, 0, true)
    on conflict (bucket, kind) do update set is_done = true`.execute(db)
  await sql`insert into linked_page_fills (bucket, last_bucket, last_id, is_done) values (0, 4095, 0, true)
    on conflict (bucket) do update set is_done = true`.execute(db)
}

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
