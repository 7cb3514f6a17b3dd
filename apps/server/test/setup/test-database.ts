import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'
import { templateName, type TestPostgres } from './test-postgres.ts'

/** A database of a test file's own, migrated and empty. */
export interface TestDatabase {
  readonly connection: TestPostgres
  /** The connection as one address, for programs that take `DATABASE_URL`. */
  readonly url: string
  /** Ends every connection to it and removes it. */
  drop(): Promise<void>
}

const open = new Set<string>()

/** Those of this process that nobody dropped yet. */
export const openDatabases: ReadonlySet<string> = open

/** Copies the migrated database; `isEmpty` leaves the migrations out. */
export async function createTestDatabase({ isEmpty = false } = {}): Promise<TestDatabase> {
  const server = inject('postgres')
  const database = `test_${randomBytes(8).toString('hex')}`
  const template = isEmpty ? 'template0' : templateName
  // In a folder in the memory half the time of copying through the log, 12 ms against 20 ms.
  await runOnce(server, `create database ${database} template ${template} strategy file_copy`)
  open.add(database)
  return {
    connection: { ...server, database },
    url: urlOf({ ...server, database }),
    drop: () => dropDatabase(server, database),
  }
}

async function dropDatabase(server: TestPostgres, database: string): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  // A pool says that it has ended while its connections are still closing; cutting those off would be an error there.
  for (let tries = 0; tries < 50 && (await isInUse(client, database)); tries += 1) await pause(10)
  await client.query(`drop database if exists ${database} with (force)`)
  await client.end()
  open.delete(database)
}

async function isInUse(client: pg.Client, database: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [database])
  return rowCount !== 0
}

function urlOf({ host, port, user, password, database }: TestPostgres): string {
  const query = new URLSearchParams({ host, port: String(port), user, password })
  return `postgres:///${database}?${query}`
}

async function runOnce(connection: TestPostgres, sql: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
