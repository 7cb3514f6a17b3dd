import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachBucket, forShards, owned, ownedIn } from '../../src/platform/db/by-bucket.ts'
import { createDb, type Db } from '../../src/platform/db/db.ts'
import { bucketOf, composeId } from '../../src/platform/ids/ids.ts'
import { createTestDatabase, type TestDatabase } from '../setup/test-database.ts'

// What fails comes again, and `HISTORY_SEED` draws others.
const SEED = Number(process.env['HISTORY_SEED'] ?? 7)
const BUCKETS = [0, 1, 2, 700, 4095]
const ids = BUCKETS.flatMap((bucket) => [1, 2, 5000].map((moment) => composeId(moment, bucket, moment % 3)))

let database: TestDatabase
let pool: pg.Pool
let db: Db
beforeAll(async () => {
  database = await createTestDatabase()
  pool = new pg.Pool(database.connection)
  db = createDb(pool)
  const rows = ids.map((id) => `(${bucketOf(id)}, ${id}, true, false)`)
  await pool.query(`insert into wide_sources (bucket, source_id, is_wide, is_settled) values ${rows.join(', ')}`)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const someIds = fc.subarray([...ids, composeId(7, 3, 1), composeId(8, 700, 1)], { minLength: 2 })

test('EN-07 a list of ids names the same rows joined and, for shards, in arrays', async () => {
  await fc.assert(
    fc.asyncProperty(someIds, fc.boolean(), async (wanted, isAliased) => {
      const at = isAliased ? 'source' : undefined
      const query = db
        .selectFrom('wide_sources as source')
        .select('source_id as id')
        .where(ownedIn('source_id', wanted, at))
        .where('is_wide', '=', true)
        .orderBy('source_id')
      const { sql: text, parameters } = query.compile()
      const spread = forShards(text)
      expect(spread).toContain('"bucket" = any($1::smallint[])')
      expect(spread).not.toContain('unnest')
      const { rows } = await pool.query<{ id: string }>(spread, [...parameters])
      expect(rows).toEqual(await query.execute())
      expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.filter((id) => wanted.includes(id)).toSorted())
    }),
    { seed: SEED, numRuns: 60 },
  )
})

test('EN-07 a statement of one bucket is the same for shards', () => {
  const { sql: text } = db
    .selectFrom('wide_sources')
    .select('source_id')
    .where(owned('source_id', ids[0] ?? '0'))
    .compile()
  expect(forShards(text)).toBe(text)
})

test('EN-07 what is asked by bucket is asked in the order of the buckets, one after the other', async () => {
  await fc.assert(
    fc.asyncProperty(someIds, async (wanted) => {
      const asked: number[] = []
      let open = 0
      const answered = await eachBucket(wanted, async (some) => {
        open += 1
        expect(open).toBe(1)
        await Promise.resolve()
        open -= 1
        asked.push(...new Set(some.map(bucketOf)))
        return some
      })
      expect(asked).toEqual([...new Set(asked)].toSorted((a, b) => a - b))
      expect(answered.toSorted()).toEqual([...wanted].toSorted())
    }),
    { seed: SEED },
  )
})
