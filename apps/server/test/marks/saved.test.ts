import {
  boardCollaboratorResource,
  boardFeedResource,
  boardlessPinsResource,
  boardResource,
  pinResource,
  repinResource,
  userBlockResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectPromisesAfterEach } from '../data/promises-after-each.ts'
import { addCollaborator, makeBoard, makePin, makeSection, savePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
beforeAll(async () => {
  app = await startTestApp()
}, 120_000)
afterAll(() => app.stop())
beforeEach(async () => {
  ;[ana, ben] = await Promise.all([signUp(app), signUp(app)])
})
expectPromisesAfterEach(() => app)

const savedBy = async (client: TestClient, id: string) => (await client.ask(pinResource.get, { id })).saved_by_me

test('PI-02 a pin says where the viewer has its picture already, the newest of several, to nobody else', async () => {
  const pin = await makePin(ana)
  expect(await savedBy(ben, pin.id)).toBeNull()
  const [first, second] = [await makeBoard(ben, 'First'), await makeBoard(ben, 'Second')]
  const older = await savePin(ben, pin.id, first.id)
  const newer = await savePin(ben, pin.id, second.id)
  expect(await savedBy(ben, pin.id)).toMatchObject({ pin_id: newer.id, board: { id: second.id, name: 'Second' } })
  // One's own pins are where they are.
  expect([older.saved_by_me, newer.saved_by_me, await savedBy(ben, older.id)]).toEqual([null, null, null])
  expect(await savedBy(ana, pin.id)).toBeNull()
  expect(await savedBy(app.client(), pin.id)).toBeNull()
  expect(await savedBy(ana, newer.id)).toEqual({ pin_id: pin.id, board: null })
  await ben.ask(pinResource.delete, { id: newer.id })
  expect(await savedBy(ben, pin.id)).toMatchObject({ pin_id: older.id, board: { id: first.id } })
})

test('PI-02 a save to a secret board is told to its member, and to nobody else', async () => {
  const pin = await makePin(ana)
  const secret = await makeBoard(ben, 'Hush', 'secret')
  const save = await savePin(ben, pin.id, secret.id)
  expect(await savedBy(ben, pin.id)).toMatchObject({ pin_id: save.id, board: { id: secret.id, privacy: 'secret' } })
  expect(await savedBy(ana, pin.id)).toBeNull()
})

test('PI-02 a board whose pins one may no longer see is not told of; a deleted one counts for nothing', async () => {
  const pin = await makePin(ana)
  const group = await makeBoard(ana, 'Group', 'secret')
  await addCollaborator(ana, group.id, ben)
  const own = await makeBoard(ben)
  const older = await savePin(ben, pin.id, own.id)
  const newer = await savePin(ben, pin.id, group.id)
  expect(await savedBy(ben, pin.id)).toMatchObject({ pin_id: newer.id, board: { id: group.id } })
  await ana.ask(boardCollaboratorResource.delete, { board_id: group.id, invited_user_id: ben.member.id })
  expect(await savedBy(ben, pin.id)).toEqual({ pin_id: newer.id, board: null })
  await ana.ask(boardResource.delete, { board_id: group.id })
  expect(await savedBy(ben, pin.id)).toMatchObject({ pin_id: older.id, board: { id: own.id } })
})

test('PI-02 who is blocked by a board’s owner is told of their own pin there, and nothing of the board', async () => {
  const pin = await makePin(ana)
  const cem = await signUp(app)
  const group = await makeBoard(cem)
  await addCollaborator(cem, group.id, ben)
  const save = await savePin(ben, pin.id, group.id)
  await cem.ask(userBlockResource.create, { blocked_user_id: ben.member.id })
  expect(await savedBy(ben, pin.id)).toEqual({ pin_id: save.id, board: null })
})

test('PI-02 a whole page of pins says it at once', async () => {
  const board = await makeBoard(ana)
  const pins = [await makePin(ana, { boardId: board.id }), await makePin(ana, { boardId: board.id })]
  const own = await makeBoard(ben)
  const save = await savePin(ben, pins[0]?.id ?? '', own.id)
  const listed = await ben.ask(boardFeedResource.get, { board_id: board.id })
  expect(listed.map(({ saved_by_me: saved }) => saved && [saved.pin_id, saved.board?.id])).toEqual([
    null,
    [save.id, own.id],
  ])
})

test('PI-02 PI-01 a save to no board goes to the profile, and is found there', async () => {
  const pin = await makePin(ana)
  const save = await ben.ask(repinResource.create, { pin_id: pin.id })
  expect(save).toMatchObject({ board: null, section: null, repin_count: 1 })
  expect(await savedBy(ben, pin.id)).toEqual({ pin_id: save.id, board: null })
  expect((await ben.ask(boardlessPinsResource.get, { userId: ben.member.id })).map(({ id }) => id)).toEqual([save.id])
})

const boardsOf = (client: TestClient, id: string) => client.ask(repinResource.get, { pin_id: id })

test('PI-02 CA-15 the picker learns of every board that has the picture, and of the profile', async () => {
  const pin = await makePin(ana)
  const boards = [await makeBoard(ben, 'First'), await makeBoard(ben, 'Second', 'secret')] as const
  expect(await boardsOf(ben, pin.id)).toEqual({ board_ids: [], is_on_profile: false })
  const first = await savePin(ben, pin.id, boards[0].id)
  await savePin(ben, pin.id, boards[1].id)
  await savePin(ben, pin.id, boards[1].id)
  expect(await boardsOf(ben, pin.id)).toEqual({ board_ids: [boards[1].id, boards[0].id], is_on_profile: false })
  // One's own pin says the same of itself and the others.
  expect(await boardsOf(ben, first.id)).toMatchObject({ board_ids: [boards[1].id, boards[0].id] })
  await ben.ask(repinResource.create, { pin_id: pin.id })
  await ben.ask(boardResource.delete, { board_id: boards[0].id })
  expect(await boardsOf(ben, pin.id)).toEqual({ board_ids: [boards[1].id], is_on_profile: true })
  expect(await boardsOf(ana, pin.id)).toEqual({ board_ids: [], is_on_profile: true })
  expect(await app.client().call(repinResource.get, { pin_id: pin.id })).toMatchObject({ status: 401 })
})

test('PI-02 the boards of a picture are told of a pin one may see alone, and only those one may read', async () => {
  const hidden = await makePin(ana, { boardId: (await makeBoard(ana, 'Hush', 'secret')).id })
  expect(await ben.call(repinResource.get, { pin_id: hidden.id })).toMatchObject({
    status: 404,
    error: { name: 'pin_not_found' },
  })
  const pin = await makePin(ana)
  const cem = await signUp(app)
  const group = await makeBoard(cem)
  await addCollaborator(cem, group.id, ben)
  await savePin(ben, pin.id, group.id)
  expect((await boardsOf(ben, pin.id)).board_ids).toEqual([group.id])
  await cem.ask(userBlockResource.create, { blocked_user_id: ben.member.id })
  expect((await boardsOf(ben, pin.id)).board_ids).toEqual([])
})

/** Every counter there is, of every member, board, section and aggregate. */
async function allCounters() {
  const tables = ['members', 'boards', 'board_sections', 'aggregates']
  const counters = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await app.pool.query<{ id: string; row: Record<string, unknown> }>(
        `select id, to_jsonb(t) as row from ${table} t order by id`,
      )
      return rows.map(({ id, row }) => [
        table,
        id,
        Object.fromEntries(Object.entries(row).filter(([name]) => /_counts?$/.test(name))),
      ])
    }),
  )
  return counters.flat()
}

test('PI-02 undo: a save that is deleted again leaves every counter as it was', async () => {
  const board = await makeBoard(ben)
  const section = await makeSection(ben, board.id)
  const secret = await makeBoard(ben, undefined, 'secret')
  const pin = await makePin(ana)
  await savePin(ben, pin.id, board.id)
  const places = [
    {},
    { board_id: board.id },
    { board_id: board.id, section_id: section.id },
    { board_id: secret.id },
  ] as const
  const before = await allCounters()
  for (const place of places) {
    const save = await ben.ask(repinResource.create, { pin_id: pin.id, ...place })
    expect(await allCounters()).not.toEqual(before)
    await ben.ask(pinResource.delete, { id: save.id })
    expect(await allCounters()).toEqual(before)
  }
})
