import { boardlessPinsResource, bulkEditResource, getBoard, pinResource, updateMe } from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { brokenPromises } from '../data/counters-equal-rows.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { callCost } from '../support/call-cost.ts'
import { addCollaborator, makeBoard, makeSection, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { makeManyPins, pinsOf, pinsOfSection } from './many-pins.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
beforeAll(async () => {
  app = await startTestApp()
}, 120_000)
afterAll(() => app.stop())
beforeEach(async () => {
  ;[ana, ben] = [await signUp(app), await signUp(app)]
})

const secret = (owner: SignedIn) => makeBoard(owner, 'Secret', 'secret')

test('PI-06 some pins move at once, in their order, to a board and to a section of the same board', async () => {
  const [from, to] = [await makeBoard(ana, 'From'), await makeBoard(ana, 'To')]
  const pins = await makeManyPins(app, ana, 5, { board_id: from.id })
  const section = await makeSection(ana, to.id)
  const moved = await ana.ask(bulkEditResource.update, { pin_ids: pins.slice(1).toReversed(), board_id: to.id })
  expect(moved).toEqual({ pin_count: 4, blocking_action: null })
  expect(await pinsOf(ana, from.id)).toEqual(pins.slice(0, 1))
  expect(await pinsOf(ana, to.id)).toEqual(pins.slice(1).toReversed())
  const chosen = pins.slice(2, 4)
  await ana.ask(bulkEditResource.update, { pin_ids: chosen, board_id: to.id, section_id: section.id })
  expect(await pinsOfSection(ana, section.id)).toEqual(chosen.toReversed())
  expect((await ana.ask(getBoard, { board_id: to.id })).pin_count).toBe(4)
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('PI-06 all pins of a section move by its name, those outside of sections by an empty one', async () => {
  const [from, to] = [await makeBoard(ana, 'From'), await makeBoard(ana, 'To')]
  const section = await makeSection(ana, from.id)
  const inside = await makeManyPins(app, ana, 3, { board_id: from.id, section_id: section.id })
  const outside = await makeManyPins(app, ana, 2, { board_id: from.id })
  const source = { source_board_id: from.id, board_id: to.id }
  await ana.ask(bulkEditResource.update, { ...source, source_section_id: '' })
  expect(await pinsOf(ana, from.id)).toEqual(inside.toReversed())
  expect(await pinsOf(ana, to.id)).toEqual(outside.toReversed())
  expect((await ana.ask(bulkEditResource.update, { ...source, source_section_id: section.id })).pin_count).toBe(3)
  expect(await pinsOf(ana, from.id)).toEqual([])
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('PI-06 of named pins all move or none, and hidden ones are missing', async () => {
  const [board, to] = [await makeBoard(ana, 'Shared'), await makeBoard(ana, 'To')]
  await addCollaborator(ana, board.id, ben)
  const own = await makeQuickPin(app, ana, { board_id: board.id })
  const bens = await makeQuickPin(app, ben, { board_id: board.id })
  const hidden = await makeQuickPin(app, ben, { board_id: (await secret(ben)).id })
  const refused = await ana.call(bulkEditResource.update, { pin_ids: [own.id, bens.id], board_id: to.id })
  expect([refused.status, refused.error?.message]).toEqual([403, expect.any(String)])
  expect((await ana.call(bulkEditResource.update, { pin_ids: [own.id, hidden.id], board_id: to.id })).status).toBe(404)
  expect((await ana.call(bulkEditResource.delete, { pin_ids: [own.id, hidden.id] })).status).toBe(404)
  expect((await ana.call(bulkEditResource.create, { pin_ids: [own.id, hidden.id], board_id: to.id })).status).toBe(404)
  expect(await pinsOf(ana, board.id)).toEqual([bens.id, own.id])
  const all = await ana.ask(bulkEditResource.update, { source_board_id: board.id, board_id: to.id })
  expect(all.pin_count).toBe(1)
  expect(await pinsOf(ana, board.id)).toEqual([bens.id])
})

test('PI-06 with an empty board_id pins leave their boards, and others’ stay', async () => {
  const board = await makeBoard(ana, 'Shared')
  await addCollaborator(ana, board.id, ben)
  const own = await makeManyPins(app, ana, 2, { board_id: board.id })
  const bens = await makeQuickPin(app, ben, { board_id: board.id })
  const { pin_count: count } = await ana.ask(bulkEditResource.update, { pin_ids: [...own, bens.id], board_id: '' })
  expect(count).toBe(2)
  const boardless = await ana.ask(boardlessPinsResource.get, { userId: ana.member.id })
  expect(boardless.map(({ id }) => id)).toEqual(own.toReversed())
  expect(await pinsOf(ana, board.id)).toEqual([bens.id])
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('PI-06 own pins go, others’ leave one’s own board: from a public one to nowhere, from a secret one for good', async () => {
  for (const privacy of ['public', 'secret'] as const) {
    const board = await makeBoard(ana, `Of both ${privacy}`, privacy)
    await addCollaborator(ana, board.id, ben)
    const own = await makeManyPins(app, ana, 2, { board_id: board.id })
    const bens = await makeQuickPin(app, ben, { board_id: board.id })
    expect((await ben.call(bulkEditResource.delete, { pin_ids: own })).status).toBe(403)
    expect((await ana.ask(bulkEditResource.delete, { pin_ids: [...own, bens.id] })).pin_count).toBe(3)
    expect(await pinsOf(ana, board.id)).toEqual([])
    expect((await ben.call(pinResource.get, { id: bens.id })).status).toBe(privacy === 'public' ? 200 : 404)
    expect((await ana.call(pinResource.get, { id: own[0] ?? '' })).status).toBe(404)
  }
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('PI-06 CR-06 what the owner of a private profile takes off a public board goes: nobody chose to show it to everybody', async () => {
  const board = await makeBoard(ana, 'For followers')
  await addCollaborator(ana, board.id, ben)
  const bens = [
    await makeQuickPin(app, ben, { board_id: board.id }),
    await makeQuickPin(app, ben, { board_id: board.id }),
  ]
  const [one = '', other = ''] = bens.map(({ id }) => id)
  await ana.ask(updateMe, { is_private_profile: true })
  await ana.ask(pinResource.delete, { id: one })
  await ana.ask(bulkEditResource.delete, { pin_ids: [other] })
  for (const id of [one, other]) expect((await ben.call(pinResource.get, { id })).status).toBe(404)
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('PI-06 copies are saves: public ones share their aggregate, those onto a secret board start their own', async () => {
  const from = await makeBoard(ben, 'From')
  const pins = await makeManyPins(app, ben, 3, { board_id: from.id })
  const [open, closed] = [await makeBoard(ana, 'Open'), await secret(ana)]
  const body = { pin_ids: pins, board_id: open.id }
  const key = { 'idempotency-key': 'copy once' }
  expect((await ana.call(bulkEditResource.create, body, key)).data.pin_count).toBe(3)
  expect((await ana.call(bulkEditResource.create, body, key)).data.pin_count).toBe(3)
  await ana.ask(bulkEditResource.create, { source_board_id: from.id, board_id: closed.id })
  const copies = await pinsOf(ana, open.id)
  expect(copies).toHaveLength(3)
  const shown = await ana.ask(pinResource.get, { id: copies[0] ?? '' })
  const original = await ben.ask(pinResource.get, { id: pins[2] ?? '' })
  expect(shown.aggregated_pin_data.id).toBe(original.aggregated_pin_data.id)
  expect(original.aggregated_pin_data.aggregated_stats.saves).toBe(1)
  expect(await pinsOf(ana, closed.id)).toHaveLength(3)
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('PI-06 what is done to fifty pins costs as many statements as what is done to five', async () => {
  const [from, to] = [await makeBoard(ana, 'From'), await makeBoard(ana, 'To')]
  const pins = await makeManyPins(app, ana, 55, { board_id: from.id })
  await settled(app)
  const [few, many] = [pins.slice(0, 5), pins.slice(5)]
  for (const [endpoint, options] of [
    [bulkEditResource.create, { board_id: to.id }],
    [bulkEditResource.update, { board_id: to.id }],
    [bulkEditResource.update, { board_id: '' }],
    [bulkEditResource.delete, {}],
  ] as const) {
    const cost = (ids: string[]) => callCost(app, endpoint, ana, { ...options, pin_ids: ids })
    const [one, other] = [await cost(few), await cost(many)]
    expect(other.statements, endpoint.id).toBe(one.statements)
    expect(one.statements, endpoint.id).toBeLessThan(55)
  }
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('PI-06 ST-17 hundreds of pins move, are copied and go in the background, each exactly once', async () => {
  const [from, to, copied] = [await makeBoard(ana, 'From'), await makeBoard(ana, 'To'), await makeBoard(ana, 'Copied')]
  const pins = await makeManyPins(app, ana, 120, { board_id: from.id })
  const copy = await ana.ask(bulkEditResource.create, { pin_ids: pins, board_id: copied.id })
  expect(copy).toMatchObject({
    pin_count: 120,
    blocking_action: { board_id: copied.id, is_origin: false, action_type: 901 },
  })
  await settled(app)
  const move = await ana.ask(bulkEditResource.update, { source_board_id: from.id, board_id: to.id })
  expect(move).toMatchObject({
    pin_count: 120,
    blocking_action: { board_id: to.id, is_origin: false, action_type: 901 },
  })
  await settled(app)
  expect(await pinsOf(ana, to.id)).toEqual(pins.toReversed())
  expect(await pinsOf(ana, from.id)).toEqual([])
  expect(await pinsOf(ana, copied.id)).toHaveLength(120)
  expect(await brokenPromises(app.pool)).toEqual({})
  const gone = await ana.ask(bulkEditResource.delete, { source_board_id: copied.id })
  expect(gone.blocking_action).toMatchObject({ board_id: copied.id, action_type: 900, section_id: '-1' })
  await settled(app)
  expect(await pinsOf(ana, copied.id)).toEqual([])
  expect(await brokenPromises(app.pool)).toEqual({})
}, 240_000)

test('PI-06 many pins that are on no board go before the answer', async () => {
  const board = await makeBoard(ana)
  const pins = await makeManyPins(app, ana, 60, { board_id: board.id })
  await ana.ask(bulkEditResource.update, { pin_ids: pins, board_id: '' })
  await settled(app)
  expect(await ana.ask(bulkEditResource.delete, { pin_ids: pins })).toEqual({ pin_count: 60, blocking_action: null })
  expect(await ana.ask(boardlessPinsResource.get, { userId: ana.member.id })).toEqual([])
  expect(await brokenPromises(app.pool)).toEqual({})
}, 240_000)
