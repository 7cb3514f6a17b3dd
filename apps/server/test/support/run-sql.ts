import pg from 'pg'
import type { TestPostgres } from '../setup/test-postgres.ts'

/** Runs one statement, for what no call of the product does. */
export async function runSql(connection: TestPostgres, sql: string, values: readonly unknown[] = []): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(sql, [...values])
  } finally {
    await client.end()
  }
}
