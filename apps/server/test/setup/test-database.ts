import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { templateName, type TestPostgres } from './test-postgres.ts'

/** A database of a test file's own, migrated and empty. */
export interface TestDatabase {
  readonly connection: TestPostgres
  /** The same as one address, for programs that take `DATABASE_URL`. */
  readonly url: string
  /** Ends every connection to it and removes it. */
  drop(): Promise<void>
}

/** Copies the migrated database; `isEmpty` leaves the migrations out. */
export async function createTestDatabase({ isEmpty = false } = {}): Promise<TestDatabase> {
  const server = inject('postgres')
  const database = `test_${randomBytes(8).toString('hex')}`
  const template = isEmpty ? 'template0' : templateName
  // A quarter faster than copying through the log, 27 ms against 36 ms.
  await runOnce(server, `create database ${database} template ${template} strategy file_copy`)
  return {
    connection: { ...server, database },
    url: urlOf({ ...server, database }),
    drop: () => runOnce(server, `drop database if exists ${database} with (force)`),
  }
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
