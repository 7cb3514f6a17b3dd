import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createDb, type Db } from '../../src/platform/db/db.ts'
import { inTransaction } from '../../src/platform/db/in-transaction.ts'
import { answering, readWhatWasKept } from '../../src/platform/db/kept/answer-scope.ts'
import { changing, counting, sweepChangedRows } from '../../src/platform/db/kept/changed-rows.ts'
import { keptByIds } from '../../src/platform/db/kept/kept-by-ids.ts'
import { createRowKeeper, keepRows } from '../../src/platform/db/kept/row-keeper.ts'
import { countStatements } from '../../src/platform/db/statement-counter.ts'
import { writeAsSystem } from '../../src/platform/writing/writer.ts'
import type { Id } from '../../src/platform/ids/ids.ts'
import { type Lamp, readLamps, setLamps } from './lamps.ts'

let minute = 0
beforeEach(() => (minute = 0))
const stage = setLamps(() => minute * 60_000)

let reads: Id[][] = []
let whileReading = async (): Promise<void> => undefined
const lamps = keptByIds<Lamp>(
  async (from, ids) => {
    reads.push([...ids])
    const rows = await readLamps(from, ids)
    await whileReading()
    return rows
  },
  { most: 5, alsoOf: ({ id }) => (id === '3' ? ['300'] : []) },
)
beforeEach(() => {
  reads = []
  whileReading = async () => undefined
})

const colours = async (...ids: Id[]) =>
  Object.fromEntries((await lamps(stage.db, ids)).map(({ id, colour }) => [id, colour]))

const paint = (id: Id, colour: string, beforeCommit = async (): Promise<void> => undefined) =>
  inTransaction(stage.db, 'paint-lamp', async (tx) => {
    const writer = changing(writeAsSystem(tx, 'a test'), [id])
    await sql`update lamps set colour = ${colour} where id = ${id}::bigint`.execute(writer)
    await beforeCommit()
  })

test('a row is read once, until it changes', async () => {
  expect(await colours('1', '2')).toEqual({ 1: 'red', 2: 'red' })
  expect(await colours('2', '1', '4')).toEqual({ 1: 'red', 2: 'red', 4: 'red' })
  await paint('2', 'blue')
  expect(await colours('1', '2')).toEqual({ 1: 'red', 2: 'blue' })
  expect(reads).toEqual([['1', '2'], ['4'], ['2']])
})

test('what was missing is looked for again, and nobody changes a kept row', async () => {
  expect(await colours('77')).toEqual({})
  await stage.pool.query(`insert into lamps values (0, 77, 'green')`)
  expect(await colours('77')).toEqual({ 77: 'green' })
  const [lamp] = await lamps(stage.db, ['77'])
  expect(() => Object.assign(lamp ?? {}, { colour: 'black' })).toThrow(TypeError)
})

test('a transaction that began long ago is heard when it ends, though later ones were heard before', async () => {
  await colours('1', '2')
  let end = () => {}
  const began = Promise.withResolvers<void>()
  const slow = paint('1', 'blue', async () => {
    began.resolve()
    await new Promise<void>((resolve) => (end = resolve))
  })
  await began.promise
  for (const colour of ['blue', 'green', 'white']) {
    await paint('2', colour)
    expect(await colours('1', '2')).toEqual({ 1: 'red', 2: colour })
  }
  end()
  await slow
  expect(await colours('1', '2')).toEqual({ 1: 'blue', 2: 'white' })
})

test('a row that changes while it is read is not kept', async () => {
  whileReading = async () => {
    whileReading = async () => undefined
    await paint('1', 'blue')
    // Somebody else hears of it before this reading is done.
    await colours('2')
  }
  // It began before the change, so either is right.
  await colours('1')
  expect(await colours('1')).toEqual({ 1: 'blue' })
})

test('what only counts changed of is read again where its counts are kept, and nowhere else', async () => {
  const told: unknown[] = []
  stage.keeper.onChanged((ids) => told.push(ids))
  const counted: Id[][] = []
  const lampsThatCount = keptByIds<Lamp>(
    async (from, ids) => {
      counted.push([...ids])
      return readLamps(from, ids)
    },
    { most: 5, hasCounts: true },
  )
  const look = () => answering(async () => [await lampsThatCount(stage.db, ['1', '2']), await colours('1', '2', '3')])
  await look()
  await inTransaction(stage.db, 'count-lamp', async (tx) => {
    counting(writeAsSystem(tx, 'a test'), ['1', '300'])
  })
  await look()
  expect([counted, reads]).toEqual([[['1', '2'], ['1']], [['1', '2', '3']]])
  // Pages show counts.
  expect(told.at(-1)).toEqual(['1', '300'])
})

test('a row that is found by something else is kept for who asks by id, unless it changes meanwhile', async () => {
  const byPlace = (meanwhile = async (): Promise<unknown> => undefined) =>
    lamps.found(stage.db, async (from) => {
      const rows = await readLamps(from, ['2'])
      await meanwhile()
      return rows
    })
  expect((await byPlace()).map(({ colour }) => colour)).toEqual(['red'])
  expect(await colours('2')).toEqual({ 2: 'red' })
  expect(reads).toEqual([])
  const [kept] = await lamps(stage.db, ['2'])
  await byPlace()
  expect((await lamps(stage.db, ['2']))[0]).toBe(kept)
  // Somebody else hears of the change before this reading is done.
  await byPlace(() => paint('2', 'blue').then(() => colours('1')))
  expect(await colours('2')).toEqual({ 2: 'blue' })
})

test('a row goes with another that it was made of', async () => {
  await colours('3')
  await inTransaction(stage.db, 'change-other', async (tx) => {
    changing(writeAsSystem(tx, 'a test'), ['300'])
  })
  await colours('3')
  expect(reads).toHaveLength(2)
})

test('no more are kept than said, the least used go first', async () => {
  await colours('1', '2', '3', '4', '5')
  await colours('1')
  await colours('6')
  reads = []
  await colours('1', '3', '4', '5', '6')
  expect(reads).toEqual([])
  await colours('2')
  expect(reads).toEqual([['2']])
})

test('what a command rolled back changed nothing, and inside of a transaction rows are read', async () => {
  await colours('1')
  await expect(paint('1', 'blue', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await colours('1')
  expect(reads).toHaveLength(1)
  const seen = await inTransaction(stage.db, 'look-at-own', async (tx) => {
    await sql`update lamps set colour = 'blue' where id = 1`.execute(changing(writeAsSystem(tx, 'a test'), ['1']))
    return (await lamps(tx, ['1']))[0]?.colour
  })
  expect(seen).toBe('blue')
  expect(await colours('1')).toEqual({ 1: 'blue' })
})

test('a connection that is lost takes all that was kept with it', async () => {
  await colours('1')
  // As after the server's end: the list of changes is empty, and the row another one.
  await stage.pool.query(`update lamps set colour = 'blue' where id = 1`)
  await stage.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like '%pg_current_snapshot%' and pid <> pg_backend_pid()`,
  )
  await expect.poll(() => stage.keeper.size).toBe(0)
  expect(await colours('1')).toEqual({ 1: 'blue' })
})

test('where changes cannot be heard, rows are read', async () => {
  const deaf = createRowKeeper({ ...stage.database.connection, database: 'nowhere' }, { onError: () => undefined })
  keepRows(stage.db, deaf)
  expect(await colours('1')).toEqual({ 1: 'red' })
  await stage.pool.query(`update lamps set colour = 'blue' where id = 1`)
  expect(await colours('1')).toEqual({ 1: 'blue' })
  await deaf.stop()
})

test('after a long silence nothing is kept, so that changes need not be listed for ever', async () => {
  await colours('1')
  await paint('1', 'blue')
  await stage.pool.query('delete from changed_rows')
  minute = 5
  expect(await colours('1')).toEqual({ 1: 'blue' })
})

test('changes leave the list half an hour after they were noted, by the clock of the database', async () => {
  const listed = async () => (await stage.pool.query('select from changed_rows')).rowCount
  await stage.pool.query('delete from changed_rows')
  await paint('1', 'blue')
  await paint('2', 'blue')
  await stage.pool.query(`update changed_rows set noted_at = now() - interval '31 minutes' where ids = '{1}'`)
  await sweepChangedRows(stage)
  expect(await listed()).toBe(1)
})

test('whoever changes rows by hand says so of all at once', async () => {
  await colours('1', '2')
  await stage.pool.query(`update lamps set colour = 'blue'`)
  await stage.pool.query(`insert into changed_rows values (0, pg_current_xact_id(), '{0}', now())`)
  expect(await colours('1', '2')).toEqual({ 1: 'blue', 2: 'blue' })
})

test('one answer asks once for what changed, and questions of many at a time are one', async () => {
  await colours('1', '2')
  const asked = async (work: () => Promise<unknown>) =>
    (await countStatements(work)).statements.filter((text) => text.includes('changed_rows')).length
  expect(await asked(() => answering(async () => [await colours('1'), await colours('2'), await colours('1')]))).toBe(1)
  expect(await asked(() => Promise.all(Array.from({ length: 50 }, () => colours('1'))))).toBeLessThanOrEqual(2)
})

test('a refusal has read what kept rows answered', async () => {
  await colours('1', '2')
  reads = []
  await answering(async () => {
    await colours('1')
    await colours('2', '4')
    await readWhatWasKept()
  })
  // The second was read in part anyway.
  expect(reads).toEqual([['4'], ['1']])
})

test('two keepers of one database both hear what is written by either', async () => {
  const other = createRowKeeper(stage.database.connection, { onError: () => undefined })
  const otherDb = createDb(stage.pool)
  keepRows(otherDb, other)
  const seen = async (from: Db) => (await lamps(from, ['1']))[0]?.colour
  for (const colour of ['blue', 'green', 'white', 'black']) {
    await paint('1', colour)
    expect(await Promise.all([seen(stage.db), seen(otherDb)])).toEqual([colour, colour])
  }
  await other.stop()
})

test('many who ask at a time share questions, and each hears of what was committed before it asked', async () => {
  const seen: string[] = []
  const { statements } = await countStatements(async () => {
    for (const colour of ['blue', 'green', 'grey']) {
      await paint('1', colour)
      const asked = Array.from({ length: 30 }, async (_, turns) => {
        for (let turn = 0; turn < turns; turn += 1) await setImmediate()
        return colours('1')
      })
      for (const answer of await Promise.all(asked)) seen.push(`${colour} ${answer[1]}`)
    }
  })
  expect(new Set(seen)).toEqual(new Set(['blue blue', 'green green', 'grey grey']))
  expect(statements.filter((text) => text.includes('pg_current_snapshot()::text')).length).toBeLessThan(90)
})
