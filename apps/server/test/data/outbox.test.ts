import { afterAll, beforeAll, expect, test } from 'vitest'
import type pg from 'pg'
import { systemClock } from '../../src/platform/clock.ts'
import { createDb, createPool, type Db } from '../../src/platform/db/db.ts'
import { inTransaction } from '../../src/platform/db/in-transaction.ts'
import { createOutbox, type Outbox } from '../../src/platform/events/outbox.ts'
import { createIdSource } from '../../src/platform/ids/ids.ts'
import { createJobs, type Jobs } from '../../src/platform/jobs/jobs.ts'
import { writeAsSystem } from '../../src/platform/writing/writer.ts'
import { createTestDatabase, type TestDatabase } from '../setup/test-database.ts'

declare module '../../src/platform/events/outbox.ts' {
  interface Events {
    'test.happened': { number: number }
    'test.unheard': { number: number }
    'test.often': { number: number; moment?: string }
    'test.urgent': { number: number; isPatient: boolean }
  }
}

const report = (error: unknown) => {
  throw error
}

let database: TestDatabase
let pool: pg.Pool
let db: Db
let outbox: Outbox
const delivered: number[] = []
const running: Jobs[] = []

/** One more worker process, as far as the database can tell. */
async function startWorker(): Promise<void> {
  const jobs = createJobs({ connection: database.connection, db, onError: report })
  jobs.on('test.happened', 'test-listener', async ({ number }) => {
    delivered.push(number)
    // The first time this one comes, its work fails.
    if (number === 13 && delivered.filter((each) => each === 13).length === 1) throw new Error('the first try fails')
  })
  await jobs.start()
  running.push(jobs)
}

beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool(database.connection, report)
  db = createDb(pool)
  outbox = createOutbox({
    ids: createIdSource(systemClock),
    clock: systemClock,
    onEmit: () => running.forEach((jobs) => jobs.wake()),
  })
  await startWorker()
  await startWorker()
}, 120_000)
afterAll(async () => {
  for (const jobs of running) await jobs.stop()
  await pool.end()
  await database.drop()
})

const emit = (number: number, then: () => void = () => undefined) =>
  inTransaction(db, 'emit', async (tx) => {
    await outbox.emit(writeAsSystem(tx, 'a test'), number, 'test.happened', { number })
    then()
  })
const waiting = async () => (await pool.query<{ n: number }>('select count(*)::int as n from outbox_events')).rows[0]?.n

test('what a transaction tells is delivered once when it commits, and never when it does not', async () => {
  const failed = new Error('taken back')
  const outcomes = await Promise.allSettled(
    Array.from({ length: 200 }, (_, number) =>
      emit(number + 100, () => {
        if (number % 2 === 1) throw failed
      }),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(100)
  const wanted = Array.from({ length: 100 }, (_, number) => number * 2 + 100)
  await expect.poll(() => delivered.length, { timeout: 20_000 }).toBe(100)
  expect(await waiting()).toBe(0)
  // Two relays and two workers were at it; whoever comes late would have come by now.
  await emit(99)
  await expect.poll(() => delivered.includes(99), { timeout: 20_000 }).toBe(true)
  expect(delivered.toSorted((a, b) => a - b)).toEqual([99, ...wanted])
})

test('a write that is tried again tells its news once', async () => {
  let tries = 0
  await emit(7, () => {
    tries += 1
    if (tries < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
  })
  await expect.poll(() => delivered.includes(7), { timeout: 20_000 }).toBe(true)
  await emit(8)
  await expect.poll(() => delivered.includes(8), { timeout: 20_000 }).toBe(true)
  expect(tries).toBe(3)
  expect(delivered.filter((number) => number === 7)).toEqual([7])
})

test('a job that fails is done again', async () => {
  await emit(13)
  await expect.poll(() => delivered.filter((number) => number === 13).length, { timeout: 25_000 }).toBe(2)
})

test('news that nobody listens for does not pile up', async () => {
  await inTransaction(db, 'emit-unheard', (tx) =>
    outbox.emit(writeAsSystem(tx, 'a test'), 1, 'test.unheard', { number: 1 }),
  )
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0)
})

test('who takes many gets what waits together at once; what fails is done again one by one', async () => {
  for (const other of running.splice(0)) await other.stop()
  const calls: number[][] = []
  const told: unknown[] = []
  const jobs = createJobs({ connection: database.connection, db, onError: (error) => told.push(error) })
  jobs.onMany(['test.often'], 'test-often', async (payloads) => {
    calls.push(payloads.map(({ number }) => number))
    if (payloads.length > 1 && payloads.some(({ number }) => number === 3)) throw new Error('one of them fails')
  })
  await emitMany([1, 2, 3])
  await jobs.start()
  running.push(jobs)
  await expect.poll(() => calls, { timeout: 20_000 }).toHaveLength(4)
  expect(calls[0]).toEqual([1, 2, 3])
  expect(
    calls
      .slice(1)
      .flat()
      .toSorted((a, b) => a - b),
  ).toEqual([1, 2, 3])
  expect(told).toHaveLength(1)
  await emitMany([4, 5])
  await expect.poll(() => calls.at(-1), { timeout: 20_000 }).toEqual([4, 5])
  expect(await waiting()).toBe(0)
})

const emitMany = (numbers: number[]) =>
  inTransaction(db, 'emit-many', (tx) =>
    outbox.emitAll(
      writeAsSystem(tx, 'a test'),
      'test.often',
      numbers.map((number) => ({ bucket: 0, payload: { number } })),
    ),
  )

test('of what waits together the urgent is done first', async () => {
  // The relay of the one that listens takes all four at once.
  for (const other of running.splice(0)) await other.stop()
  const order: number[] = []
  const jobs = createJobs({ connection: database.connection, db, onError: report })
  jobs.on('test.urgent', 'test-urgent', async ({ number }) => void order.push(number), {
    concurrency: 1,
    priorityOf: ({ isPatient }) => (isPatient ? 0 : 1),
  })
  await inTransaction(db, 'emit-urgent', async (tx) => {
    const writer = writeAsSystem(tx, 'a test')
    for (const number of [1, 2, 3, 4]) await outbox.emit(writer, 0, 'test.urgent', { number, isPatient: number < 3 })
  })
  await jobs.start()
  running.push(jobs)
  await expect.poll(() => order, { timeout: 20_000 }).toHaveLength(4)
  expect(order).toEqual([3, 4, 1, 2])
})
