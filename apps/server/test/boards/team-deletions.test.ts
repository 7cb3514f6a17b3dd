import { boardCollaboratorResource, boardResource, bulkEditResource, pinResource } from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { brokenPromises } from '../data/counters-equal-rows.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeManyPins, pinsOf, workOn } from '../operations/many-pins.ts'
import { addCollaborator, makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
beforeAll(async () => {
  app = await startTestApp({ isWithoutWorker: true })
}, 120_000)
afterAll(() => app.stop())
beforeEach(async () => {
  ;[ana, ben] = [await signUp(app), await signUp(app)]
})

type Privacy = 'public' | 'secret'

/** A board of Ana's that Ben works on. */
async function sharedBoard(mayDelete: boolean, privacy: Privacy = 'public') {
  const board = await ana.ask(boardResource.create, {
    name: 'Shared',
    privacy,
    collaborators_can_delete_pins: mayDelete,
  })
  await addCollaborator(ana, board.id, ben)
  return board
}
const letDelete = (board: { id: string }, mayDelete: boolean, who = ana) =>
  who.call(boardResource.update, { board_id: board.id, collaborators_can_delete_pins: mayDelete })
const look = (who: SignedIn, board: { id: string }) => who.ask(boardResource.get, { board_id: board.id })

test('BO-04 whether collaborators delete is the owner’s to say, and for the team to know', async () => {
  const board = await makeBoard(ana)
  await addCollaborator(ana, board.id, ben)
  const stranger = await signUp(app)
  expect((await look(ana, board)).collaborators_can_delete_pins).toBe(false)
  expect(await letDelete(board, true, ben)).toMatchObject({ status: 403, error: { name: 'not_allowed' } })
  expect(await letDelete(board, true, stranger)).toMatchObject({ status: 403 })
  expect(await letDelete(board, true)).toMatchObject({ data: { collaborators_can_delete_pins: true } })
  expect((await look(ben, board)).collaborators_can_delete_pins).toBe(true)
  expect(await look(stranger, board)).not.toHaveProperty('collaborators_can_delete_pins')
  // What is not named stays as it is.
  await ana.ask(boardResource.update, { board_id: board.id, description: 'Ours' })
  expect((await look(ben, board)).collaborators_can_delete_pins).toBe(true)
})

test.each<[Privacy, number]>([
  ['public', 200],
  ['secret', 404],
])(
  'BO-04 on a %s board a collaborator takes another’s pin off only once allowed, as its owner would',
  async (privacy, after) => {
    const board = await sharedBoard(false, privacy)
    const pin = await makeQuickPin(app, ana, { board_id: board.id })
    const can = async () => (await ben.ask(pinResource.get, { id: pin.id })).viewer_can
    expect(await can()).toMatchObject({ delete: false, remove_from_board: false })
    expect(await ben.call(pinResource.delete, { id: pin.id })).toMatchObject({ status: 403 })
    expect(await ben.call(bulkEditResource.delete, { pin_ids: [pin.id] })).toMatchObject({ status: 403 })
    expect(await pinsOf(ana, board.id)).toEqual([pin.id])
    await letDelete(board, true)
    expect(await can()).toMatchObject({ edit: false, delete: false, remove_from_board: true })
    expect(await ben.call(pinResource.delete, { id: pin.id })).toMatchObject({ status: 200 })
    expect(await pinsOf(ana, board.id)).toEqual([])
    expect(await ana.call(pinResource.get, { id: pin.id })).toMatchObject({ status: after })
    expect(await brokenPromises(app.pool)).toEqual({})
  },
)

test('BO-04 whoever left the board, or is no collaborator, takes nothing off it', async () => {
  const board = await sharedBoard(true)
  const pin = await makeQuickPin(app, ana, { board_id: board.id })
  const stranger = await signUp(app)
  expect(await stranger.call(pinResource.delete, { id: pin.id })).toMatchObject({ status: 403 })
  await ben.ask(boardCollaboratorResource.delete, { board_id: board.id, invited_user_id: ben.member.id })
  expect(await ben.call(pinResource.delete, { id: pin.id })).toMatchObject({ status: 403 })
})

test('BO-04 PI-06 a collaborator who may takes off a few named pins at once, and all of a board in batches', async () => {
  const board = await sharedBoard(true)
  const own = await makeQuickPin(app, ben, { board_id: board.id })
  const pins = await makeManyPins(app, ana, 120, { board_id: board.id })
  const few = await ben.ask(bulkEditResource.delete, { pin_ids: pins.slice(0, 2) })
  expect(few).toEqual({ pin_count: 2, blocking_action: null })
  const all = await ben.ask(bulkEditResource.delete, { source_board_id: board.id })
  expect(all).toMatchObject({ pin_count: 119, blocking_action: { board_id: board.id } })
  await workOn(app)
  expect(await pinsOf(ana, board.id)).toEqual([])
  expect((await ana.call(pinResource.get, { id: pins[60] ?? '' })).status).toBe(200)
  expect((await ben.call(pinResource.get, { id: own.id })).status).toBe(404)
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('BO-04 ST-17 what is taken away between two batches counts for the rest: only one’s own go on going', async () => {
  const board = await sharedBoard(true)
  const pins = await makeManyPins(app, ana, 110, { board_id: board.id })
  const own = await makeQuickPin(app, ben, { board_id: board.id })
  await ben.ask(bulkEditResource.delete, { pin_ids: [...pins, own.id] })
  expect(await workOn(app, 1)).toBe(1)
  await letDelete(board, false)
  await workOn(app)
  expect(await pinsOf(ana, board.id)).toEqual(pins.slice(50).toReversed())
  expect((await ben.call(pinResource.get, { id: own.id })).status).toBe(404)
  expect((await look(ana, board)).blocking_actions?.every(({ progress }) => progress === 1)).toBe(true)
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('BO-04 of a whole board, whoever may not takes only their own off', async () => {
  const board = await sharedBoard(false)
  const [other, own] = [
    await makeQuickPin(app, ana, { board_id: board.id }),
    await makeQuickPin(app, ben, { board_id: board.id }),
  ]
  expect((await ben.ask(bulkEditResource.delete, { source_board_id: board.id })).pin_count).toBe(1)
  expect(await pinsOf(ana, board.id)).toEqual([other.id])
  expect((await ana.call(pinResource.get, { id: own.id })).status).toBe(404)
})
