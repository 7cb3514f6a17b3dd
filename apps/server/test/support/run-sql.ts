import pg from 'pg'
import type { TestPostgres } from '../setup/test-postgres.ts'

/** Runs one statement, for what no call of the product does; answers its rows. */
export async function runSql<R extends pg.QueryResultRow>(
  connection: TestPostgres,
  sql: string,
  values: readonly unknown[] = [],
): Promise<R[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query<R>(sql, [...values])
    return rows
  } finally {
    await client.end()
  }
}
