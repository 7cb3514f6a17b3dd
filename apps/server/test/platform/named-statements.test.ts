import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb, createPool } from '../../src/platform/db/db.ts'
import { createTestDatabase, type TestDatabase } from '../setup/test-database.ts'

let database: TestDatabase
let db: ReturnType<typeof createDb>
beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true })
  db = createDb(createPool({ ...database.connection, max: 1 }, console.error))
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const run = async (text: string, values: unknown[] = []) => {
  const { rows } = await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values))
  return rows
}

test('a connection keeps a bounded number of statements, and runs all others all the same', async () => {
  for (let number = 0; number < 1100; number += 1) {
    expect(await run(`select $1::int + ${number} as sum`, [1])).toEqual([{ sum: number + 1 }])
  }
  expect(await run('/* unnamed */ select count(*)::int as n from pg_prepared_statements')).toEqual([{ n: 1000 }])
})
