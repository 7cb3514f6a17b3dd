import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownedIn } from '../../src/platform/db/by-bucket.ts'
import { compiled, compiledByIds, type Given } from '../../src/platform/db/compiled.ts'
import { countStatements } from '../../src/platform/db/statement-counter.ts'
import { signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('EN-07 a statement is built once and answers each call by its own values', async () => {
  let builds = 0
  const add = compiled((_db, one: Given<number>, other: Given<{ value: number }>) => {
    builds += 1
    return sql<{
      sum: number
    }>`select ${one.sql}::int + ${other.as(({ value }) => value).sql}::int + ${100}::int as sum`
  })
  const sums = await Promise.all([1, 2, 3].map((each) => add(app.core.db, each, { value: 10 * each })))
  expect(sums).toEqual([[{ sum: 111 }], [{ sum: 122 }], [{ sum: 133 }]])
  expect(builds).toBe(1)
})

test('EN-07 one id and many ids find the same rows, each by a text of its own', async () => {
  const members = [await signUp(app), await signUp(app), await signUp(app)].map(({ member }) => member.id)
  const find = compiledByIds((db, ids) => db.selectFrom('members').select('id').where(ownedIn('id', ids)))
  const ask = (ids: readonly string[]) => countStatements(() => find(app.core.db, ids))
  const [none, one, two, three] = [
    await ask([]),
    await ask(members.slice(1, 2)),
    await ask(members.slice(1)),
    await ask(members),
  ]
  expect([none, one, two, three].map(({ result }) => result.map(({ id }) => id).toSorted())).toEqual(
    [[], members.slice(1, 2), members.slice(1), members].map((ids) => ids.toSorted()),
  )
  expect(new Set([none, two, three].flatMap(({ statements }) => statements)).size).toBe(1)
  expect(one.statements).not.toEqual(two.statements)
})

test('EN-07 rows, empty answers, changes and failures come the same at every call of a named statement', async () => {
  const read = compiled(
    (_db, most: Given<number>) => sql<{ n: number; text: string | null; at: Date }>`
      select n, case when n > 1 then 'many' end as text, timestamptz '2026-01-01' as at, 6 / (4 - n) as shares
      from generate_series(1, ${most.sql}::int) as n
    `,
  )
  const row = (n: number, text: string | null, shares: number) => ({
    n,
    text,
    at: new Date('2026-01-01T00:00:00Z'),
    shares,
  })
  await app.db.connection().execute(async (db) => {
    for (let time = 0; time < 8; time += 1) {
      expect(await read(db, 0)).toEqual([])
      expect(await read(db, 2)).toEqual([row(1, null, 2), row(2, 'many', 3)])
      await expect(read(db, 4)).rejects.toThrow('division by zero')
      const changed = await db.updateTable('members').set({ about: '' }).where('bucket', '=', -1).executeTakeFirst()
      expect(changed.numUpdatedRows).toBe(0n)
    }
  })
})
