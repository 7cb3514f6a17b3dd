import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withinTime } from '../../src/modules/discovery/search/within-time.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
}, 120_000)
afterAll(() => app.stop())

const asking = (seconds: number) => (db: TestApp['core']['db']) =>
  sql<{ slept: string }>`select pg_sleep(${seconds})::text as slept`.execute(db).then(({ rows }) => rows.length)

test('DS-09 a search that takes too long is stopped, and something cheaper answers; others are not', async () => {
  const { db } = app.core
  expect(await withinTime(db, asking(60), async () => -1, 20)).toBe(-1)
  expect(await withinTime(db, asking(0), async () => -1)).toBe(1)
  // The limit went with its transaction.
  expect(await asking(0.05)(db)).toBe(1)
  await expect(
    withinTime(
      db,
      () => Promise.reject(new Error('other')),
      async () => -1,
    ),
  ).rejects.toThrow('other')
})
