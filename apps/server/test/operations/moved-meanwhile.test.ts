import { boardResource, bulkEditResource, mergeBoards, pinResource } from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runWholeOperation } from '../../src/modules/organising/work/run-operation.ts'
import { brokenPromises } from '../data/counters-equal-rows.ts'
import { startInTurn } from '../support/in-turn.ts'
import { untilWaiting } from '../support/lock-waits.ts'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import type { TestApp } from '../support/test-app.ts'
import { makeManyPins, pinsOf, workOn } from './many-pins.ts'

const PINS = 60

let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  app = await startInTurn({ isWithoutWorker: true })
}, 120_000)
afterAll(() => app.stop())
beforeEach(async () => {
  await workOn(app)
  ana = await signUp(app)
})

/** Three boards of Ana's, the first one with many pins. */
async function threeBoards() {
  const [from, to, aside] = [await makeBoard(ana, 'From'), await makeBoard(ana, 'To'), await makeBoard(ana, 'Aside')]
  return { from, to, aside, pins: await makeManyPins(app, ana, PINS, { board_id: from.id }) }
}

test.each(['by name', 'with all of its board'])(
  'PI-06 ST-17 a pin that is moved elsewhere before its turn stays there, chosen %s',
  async (how) => {
    const { from, to, aside, pins } = await threeBoards()
    const which = how === 'by name' ? { pin_ids: pins } : { source_board_id: from.id }
    await ana.ask(bulkEditResource.update, { ...which, board_id: to.id })
    const last = pins.at(-1) ?? ''
    await ana.ask(pinResource.update, { id: last, board_id: aside.id })
    await workOn(app)
    expect(await pinsOf(ana, aside.id)).toEqual([last])
    expect(await pinsOf(ana, to.id)).toHaveLength(PINS - 1)
    expect(await pinsOf(ana, from.id)).toEqual([])
    expect(await brokenPromises(app.pool)).toEqual({})
  },
)

test('PI-06 ST-17 a pin that is moved to safety before its turn is not deleted', async () => {
  const { aside, pins } = await threeBoards()
  await ana.ask(bulkEditResource.delete, { pin_ids: pins })
  const last = pins.at(-1) ?? ''
  await ana.ask(pinResource.update, { id: last, board_id: aside.id })
  await workOn(app)
  expect(await pinsOf(ana, aside.id)).toEqual([last])
  expect((await ana.call(pinResource.get, { id: pins[0] ?? '' })).status).toBe(404)
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('PI-06 who does all of some work waits for a worker that is at it', async () => {
  const { to, pins } = await threeBoards()
  const { blocking_action: begun } = await ana.ask(bulkEditResource.update, { pin_ids: pins, board_id: to.id })
  const { rows } = await app.pool.query<{ id: string }>('select id from board_operations where actor_id = $1', [
    ana.member.id,
  ])
  const worker = await app.pool.connect()
  await worker.query('begin')
  await worker.query('select 1 from board_operations where id = $1 for update', [rows[0]?.id])
  let isDone = false
  const whole = runWholeOperation(app.core, rows[0]?.id ?? '').then(() => (isDone = true))
  await untilWaiting(app, 1)
  expect([begun?.progress, isDone]).toEqual([0, false])
  await worker.query('commit')
  worker.release()
  await whole
  expect(await pinsOf(ana, to.id)).toHaveLength(PINS)
})

test('ER-12 CA-08 while a board that moderators marked is merged away its warning stands over the other one already', async () => {
  const { from, to } = await threeBoards()
  await app.pool.query('update boards set is_sensitive_by_employee = true where id = $1', [from.id])
  await ana.ask(mergeBoards, { source_id: from.id, target_id: to.id })
  const screen = async () => (await app.client().ask(boardResource.get, { board_id: to.id })).sensitivity_screen
  expect(await screen()).not.toBeNull()
  await workOn(app)
  expect(await screen()).not.toBeNull()
})
