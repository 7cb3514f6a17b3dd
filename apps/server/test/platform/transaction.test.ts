import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { compiledWrite, type Given } from '../../src/platform/db/compiled.ts'
import { createDb, createPool, type Tx } from '../../src/platform/db/db.ts'
import { inTransaction } from '../../src/platform/db/in-transaction.ts'
import { writeAsSystem } from '../../src/platform/writing/writer.ts'
import { createTestDatabase, type TestDatabase } from '../setup/test-database.ts'

let database: TestDatabase
let pool: pg.Pool
let db: ReturnType<typeof createDb>
beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool({ ...database.connection, max: 2 }, () => undefined)
  db = createDb(pool)
  await pool.query('create table steps (bucket smallint, place serial, number int primary key)')
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})
beforeEach(() => pool.query('truncate steps restart identity'))

const step = compiledWrite(
  (_writer, number: Given<number>) => sql`insert into steps (bucket, number) values (0, ${number.sql})`,
)
const stepIn = (tx: Tx, number: number) => step(writeAsSystem(tx, 'a test'), number)
const written = async () => {
  const { rows } = await pool.query<{ number: number }>('select number from steps order by place')
  return rows.map(({ number }) => number)
}

test('what a transaction asks at once is done in its order', async () => {
  const numbers = Array.from({ length: 50 }, (_, at) => 50 - at)
  await inTransaction(db, 'many-steps', (tx) => Promise.all(numbers.map((number) => stepIn(tx, number))))
  expect(await written()).toEqual(numbers)
})

test('where one of them fails none is done, and the failure is the one that came first', async () => {
  const failing = inTransaction(db, 'failing-steps', (tx) =>
    Promise.all([stepIn(tx, 1), sql`select 1 / 0`.execute(tx), stepIn(tx, 2)]),
  )
  await expect(failing).rejects.toMatchObject({ code: '22012' })
  expect(await written()).toEqual([])
  // Its connection is as good as before.
  await inTransaction(db, 'after-failing', async (tx) => stepIn(tx, 3))
  expect(await written()).toEqual([3])
})

test('what fails in one way is told so, however its neighbours were sent', async () => {
  const inAnyOrder = [
    (tx: Tx) => [sql`select 1 / 0`.execute(tx), stepIn(tx, 1)],
    (tx: Tx) => [sql`${sql.raw('/* unnamed */')} select 1 / 0`.execute(tx), stepIn(tx, 1), stepIn(tx, 2)],
    (tx: Tx) => [divide(tx), sql`select 1`.execute(tx), stepIn(tx, 1)],
  ]
  for (const send of inAnyOrder)
    await expect(inTransaction(db, 'one-fails', (tx) => Promise.all(send(tx)))).rejects.toMatchObject({ code: '22012' })
})

const divideByNothing = compiledWrite(() => sql`select 1 / 0`)
const divide = (tx: Tx) => divideByNothing(writeAsSystem(tx, 'a test'))

test('who passes over a failure is told that nothing was written', async () => {
  const passing = inTransaction(db, 'passing-over', async (tx) => {
    await stepIn(tx, 1)
    await sql`select 1 / 0`.execute(tx).catch(() => undefined)
  })
  await expect(passing).rejects.toThrow('rolled back')
  expect(await written()).toEqual([])
})

test('a transaction that is over takes nothing more', async () => {
  const kept: Tx[] = []
  await inTransaction(db, 'kept-handle', async (tx) => {
    kept.push(tx)
    await stepIn(tx, 1)
  })
  const [late] = kept
  if (!late) throw new Error('it was kept')
  await expect(stepIn(late, 2)).rejects.toThrow('has ended')
  expect(await written()).toEqual([1])
})

test('a thrown error of ours undoes what was sent and not yet answered', async () => {
  const mine = new Error('changed my mind')
  const changing = inTransaction(db, 'change-of-mind', async (tx) => {
    const sent = stepIn(tx, 1)
    sent.catch(() => undefined)
    throw mine
  })
  await expect(changing).rejects.toBe(mine)
  expect(await written()).toEqual([])
})

test('an id that somebody else drew as well is drawn anew, whichever list names it first', async () => {
  await pool.query('create unique index steps_once on steps (number); alter table steps drop constraint steps_pkey')
  await pool.query('insert into steps (bucket, number) values (0, 7)')
  const drawn = [7, 8]
  await inTransaction(db, 'drawn-anew', (tx) => stepIn(tx, drawn.shift() ?? 0))
  expect(await written()).toEqual([7, 8])
  await pool.query('alter index steps_once rename to steps_pkey')
})
