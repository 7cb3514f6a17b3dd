import { repinResource } from '@pinfold/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findViewer } from '../../src/modules/accounts/index.ts'
import type { Tx } from '../../src/platform/db/db.ts'
import { inTransaction } from '../../src/platform/db/in-transaction.ts'
import { answeringAfterWrite, readingAll, writing } from '../../src/platform/db/kept/answer-scope.ts'
import { changing } from '../../src/platform/db/kept/changed-rows.ts'
import { keptByIds } from '../../src/platform/db/kept/kept-by-ids.ts'
import { noteWritten } from '../../src/platform/db/kept/written-rows.ts'
import { countStatements } from '../../src/platform/db/statement-counter.ts'
import type { Id } from '../../src/platform/ids/ids.ts'
import { writeAsSystem } from '../../src/platform/writing/writer.ts'
import { calledBy } from '../support/call-cost.ts'
import { makeBoard, makePin, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { type Lamp, readLamps, setLamps } from './lamps.ts'

const stage = setLamps()
let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
}, 120_000)
afterAll(() => app.stop())
let reads: Id[][] = []
beforeEach(() => (reads = []))
const lamps = keptByIds<Lamp>(
  (from, ids) => {
    reads.push([...ids])
    return readLamps(from, ids)
  },
  { most: 5 },
)
const colours = async () => (await lamps(stage.db, ['1', '2'])).map(({ colour }) => colour).toSorted()

async function paintIn(tx: Tx, id: Id, colour: string): Promise<void> {
  const writer = changing(writeAsSystem(tx, 'a test'), [id])
  const painted = sql<Lamp>`update lamps set colour = ${colour} where id = ${id}::bigint returning id, colour`
  noteWritten(tx, lamps, (await painted.execute(writer)).rows)
}
const paint = (colour: string) => inTransaction(stage.db, 'paint-lamp', (tx) => paintIn(tx, '1', colour))

test('the answer to a write is made of what it wrote, and everybody else reads that', async () => {
  await colours()
  const seen = await writing(async () => {
    await paint('blue')
    return answeringAfterWrite(colours)
  })
  expect([seen, reads]).toEqual([['blue', 'red'], [['1', '2']]])
  expect(await colours()).toEqual(['blue', 'red'])
  expect(reads).toEqual([['1', '2'], ['1']])
})

test('what a later statement changes, a rollback undoes or a count of statements asks for is read', async () => {
  await colours()
  const seen = await writing(async () => {
    await inTransaction(stage.db, 'paint-twice', async (tx) => {
      await paintIn(tx, '1', 'blue')
      await sql`update lamps set colour = 'green' where id = 1`.execute(changing(writeAsSystem(tx, 'a test'), ['1']))
    })
    return answeringAfterWrite(colours)
  })
  expect(seen).toEqual(['green', 'red'])
  const undone = await writing(async () => {
    const failing = inTransaction(stage.db, 'paint-and-fail', async (tx) => {
      await paintIn(tx, '1', 'black')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    return answeringAfterWrite(colours)
  })
  expect(undone).toEqual(['green', 'red'])
  reads = []
  await readingAll(() =>
    writing(async () => {
      await paint('white')
      return answeringAfterWrite(colours)
    }),
  )
  expect(reads).toEqual([['1', '2']])
})

test('a save reads no pin, board or count again for its answer', async () => {
  const ana = await signUp(app)
  const board = await makeBoard(ana)
  const source = await makePin(await signUp(app), {})
  const token = ana.cookies.get('_pinterest_sess') ?? ''
  const viewer = await findViewer(app.core, { token, userAgent: 'x', country: 'US' })
  const save = () =>
    app.core.binder.run(repinResource.create, viewer, { pin_id: source.id, board_id: board.id }, calledBy)
  await save()
  const { result, statements } = await countStatements(save)
  expect(result.data).toMatchObject({ repin_count: 2, board: { id: board.id }, pinner: { id: ana.member.id } })
  // What is locked is read by the lock, and the source's pinner may have got news of it.
  const isPlain = (text: string) =>
    /from "(pins|boards|aggregates)"/.test(text) && !/ for (no key )?(update|share)/.test(text)
  expect(statements.filter(isPlain)).toEqual([])
})
