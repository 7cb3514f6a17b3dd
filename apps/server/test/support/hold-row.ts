import pg from 'pg'
import type { TestPostgres } from '../setup/test-postgres.ts'

/**
 * Locks the rows that a statement ("select … for update") finds, so that whoever else needs them waits; answers how to let
 * go. Throws where it finds none.
 */
export async function holdRows(
  connection: TestPostgres,
  sql: string,
  values: readonly unknown[],
): Promise<() => Promise<void>> {
  const client = new pg.Client(connection)
  // A test that fails meanwhile never lets go; its database is taken away then.
  client.on('error', () => undefined)
  await client.connect()
  await client.query('begin')
  const { rowCount } = await client.query(sql, [...values])
  if (rowCount === 0) throw new Error(`there is nothing to hold: ${sql}`)
  return async () => {
    await client.query('commit')
    await client.end()
  }
}
