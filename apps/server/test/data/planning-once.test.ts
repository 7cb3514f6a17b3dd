import { afterAll, beforeAll, expect, test } from 'vitest'
import { PlanningOnce } from '../../src/platform/db/planning-once.ts'
import { createTestDatabase, type TestDatabase } from '../setup/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
}, 120_000)
afterAll(() => database.drop())

test('what jobs are taken and ended by is planned once for a connection; several statements in one text go as they are', async () => {
  const client = new PlanningOnce(database.connection)
  await client.connect()
  try {
    const ask = async (text: string, values?: unknown[]) => (await client.query<{ number: number }>(text, values)).rows
    const take = `WITH next AS (SELECT 7 as number) SELECT number FROM next`
    const end = `WITH results AS (SELECT $1::int as number) SELECT number FROM results`
    for (const number of [1, 2, 3]) {
      expect(await ask(take)).toEqual([{ number: 7 }])
      expect(await ask(end, [number])).toEqual([{ number }])
    }
    await client.query('begin; select 1; commit')
    const called = new Promise((resolve, reject) => {
      client.query(end, [4], (error, result) => (error ? reject(error) : resolve(result.rows)))
    })
    expect(await called).toEqual([{ number: 4 }])
    const { rows } = await client.query<{ statement: string }>('select statement from pg_prepared_statements')
    expect(rows.map(({ statement }) => statement).toSorted()).toEqual([take, end].toSorted())
  } finally {
    await client.end()
  }
})
