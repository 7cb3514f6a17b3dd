import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Db, Tx } from '../../src/platform/db/db.ts'
import { inTransaction } from '../../src/platform/db/in-transaction.ts'
import { changing } from '../../src/platform/db/kept/changed-rows.ts'
import { keptByIds } from '../../src/platform/db/kept/kept-by-ids.ts'
import { noteLocked } from '../../src/platform/db/kept/rows-under-locks.ts'
import type { Id } from '../../src/platform/ids/ids.ts'
import { writeAsSystem } from '../../src/platform/writing/writer.ts'
import { type Lamp, readLamps, setLamps } from './lamps.ts'

const stage = setLamps()
let reads: Id[][] = []
beforeEach(() => (reads = []))
const lamps = keptByIds<Lamp>(
  (from, ids) => {
    reads.push([...ids])
    return readLamps(from, ids)
  },
  { most: 5 },
)
const colourOf = async (from: Db, id: Id) => (await lamps(from, [id]))[0]?.colour

async function lockLamp(tx: Tx, id: Id): Promise<Lamp | undefined> {
  const { rows } = await sql<Lamp>`select id, colour from lamps where id = ${id}::bigint for update`.execute(tx)
  noteLocked(tx, lamps, rows)
  return rows[0]
}

const paintIn = (tx: Tx, id: Id, colour: string) =>
  sql`update lamps set colour = ${colour} where id = ${id}::bigint`.execute(changing(writeAsSystem(tx, 'a test'), [id]))
const paint = (id: Id, colour: string) => inTransaction(stage.db, 'paint-lamp', (tx) => paintIn(tx, id, colour))

test('a locked row is not read again, until the transaction writes', async () => {
  await inTransaction(stage.db, 'lock-and-paint', async (tx) => {
    await lockLamp(tx, '1')
    expect(await colourOf(tx, '1')).toBe('red')
    expect(reads).toEqual([])
    await paintIn(tx, '1', 'blue')
    expect(await colourOf(tx, '1')).toBe('blue')
  })
  expect(reads).toEqual([['1']])
  expect(await colourOf(stage.db, '1')).toBe('blue')
})

test('a transaction uses what is kept, as new as its last lock', async () => {
  await colourOf(stage.db, '2')
  await inTransaction(stage.db, 'lock-late', async (tx) => {
    await lockLamp(tx, '1')
    expect(await colourOf(tx, '2')).toBe('red')
    expect(reads).toEqual([['2']])
    await paint('2', 'blue')
    // As it was when that lock was had; a further lock makes it as new as that.
    expect(await colourOf(tx, '2')).toBe('red')
    await lockLamp(tx, '3')
    expect(await colourOf(tx, '2')).toBe('blue')
  })
})

test('who waits for a lock knows what its holder did to other rows', async () => {
  await colourOf(stage.db, '2')
  const held = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  const first = inTransaction(stage.db, 'hold-and-paint', async (tx) => {
    await lockLamp(tx, '1')
    held.resolve()
    await go.promise
    await paintIn(tx, '2', 'blue')
  })
  await held.promise
  const second = inTransaction(stage.db, 'wait-and-look', async (tx) => {
    // Heard before the lock, so it does not count after it.
    expect(await colourOf(tx, '2')).toBe('red')
    const lock = lockLamp(tx, '1')
    go.resolve()
    await lock
    return colourOf(tx, '2')
  })
  expect(await second).toBe('blue')
  await first
})

test('a row that the transaction itself wrote is found, and nobody else finds it before the commit', async () => {
  await inTransaction(stage.db, 'new-lamp', async (tx) => {
    await lockLamp(tx, '1')
    expect(await lamps(tx, ['20'])).toEqual([])
    await sql`insert into lamps values (0, 20, 'white')`.execute(writeAsSystem(tx, 'a test'))
    expect(await colourOf(tx, '20')).toBe('white')
    expect(await lamps(stage.db, ['20'])).toEqual([])
  })
  expect(await colourOf(stage.db, '20')).toBe('white')
})
