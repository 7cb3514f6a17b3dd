import {
  boardResource,
  favoritePin,
  pinResource,
  reactToPin,
  repinResource,
  unfavoritePin,
  unreactToPin,
  userBlockResource,
  userPinsResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { brokenPromises } from '../data/counters-equal-rows.ts'
import { expectPromisesAfterEach } from '../data/promises-after-each.ts'
import { makeQuickPin, newContentHash, readyUpload } from '../data/quick-pins.ts'
import { makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

const MEMBERS = 30

let app: TestApp
let people: SignedIn[]
let ana: SignedIn
let ben: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  people = await Promise.all(Array.from({ length: MEMBERS }, () => signUp(app)))
}, 120_000)
afterAll(() => app.stop())
beforeEach(async () => {
  ;[ana, ben] = await Promise.all([signUp(app), signUp(app)])
})
expectPromisesAfterEach(() => app)

const seenBy = (client: TestClient, id: string) => client.ask(pinResource.get, { id })
const rowsOf = async (table: string, column: string, id: string) =>
  (await app.pool.query(`select 1 from ${table} where ${column} = $1`, [id])).rowCount

test('PI-08 a reaction counts for everybody and is shown to whoever gave it', async () => {
  const pin = await makeQuickPin(app, ana)
  expect(pin).toMatchObject({ reaction_counts: {}, reaction_by_me: null, viewer_can: { react: true } })
  const reacted = await ben.ask(reactToPin, { pin_id: pin.id })
  expect(reacted).toMatchObject({ id: pin.id, reaction_counts: { 1: 1 }, reaction_by_me: 1 })
  expect(await seenBy(ana, pin.id)).toMatchObject({ reaction_counts: { 1: 1 }, reaction_by_me: null })
  expect(await seenBy(app.client(), pin.id)).toMatchObject({ reaction_counts: { 1: 1 }, reaction_by_me: null })
})

test('PI-08 another reaction takes the place of the first; a type that nobody chose any more has no count', async () => {
  const pin = await makeQuickPin(app, ana)
  await ana.ask(reactToPin, { pin_id: pin.id, reaction_type: 5 })
  await ben.ask(reactToPin, { pin_id: pin.id, reaction_type: 2 })
  const changed = await ben.ask(reactToPin, { pin_id: pin.id, reaction_type: 4 })
  expect(changed.reaction_counts).toEqual({ 4: 1, 5: 1 })
  expect(changed.reaction_by_me).toBe(4)
  expect((await ben.ask(unreactToPin, { pin_id: pin.id })).reaction_counts).toEqual({ 5: 1 })
  expect((await ana.ask(unreactToPin, { pin_id: pin.id })).reaction_counts).toEqual({})
})

test('PI-08 the same reaction again changes nothing and is no news, and neither is taking back none', async () => {
  const pin = await makeQuickPin(app, ana)
  const news: string[] = []
  const { outbox } = app.core
  const emit = outbox.emit.bind(outbox)
  outbox.emit = (tx, bucket, name, payload) => {
    if (name === 'pin.reacted') news.push(JSON.stringify(payload))
    return emit(tx, bucket, name, payload)
  }
  try {
    for (let n = 0; n < 3; n += 1) await ben.ask(reactToPin, { pin_id: pin.id, reaction_type: 3 })
    await ben.ask(reactToPin, { pin_id: pin.id, reaction_type: 2 })
    for (let n = 0; n < 2; n += 1) await ben.ask(unreactToPin, { pin_id: pin.id })
  } finally {
    outbox.emit = emit
  }
  expect((await seenBy(ben, pin.id)).reaction_counts).toEqual({})
  expect(news.map((payload) => JSON.parse(payload) as object)).toEqual([
    { pinId: pin.id, memberId: ben.member.id, aggregateId: pin.aggregated_pin_data.id, type: 3 },
  ])
})

test('PI-08 all saves of one upload share their reactions; equal pictures of two uploads do not', async () => {
  const contentHash = newContentHash()
  const pinOf = async (member: SignedIn) =>
    member.ask(pinResource.create, { upload_id: await readyUpload(app, member.member.id, contentHash) })
  const [pin, stranger] = [await pinOf(ana), await pinOf(people[0] ?? ana)]
  const save = await savePin(ben, pin.id, (await makeBoard(ben)).id)
  await ben.ask(reactToPin, { pin_id: save.id, reaction_type: 2 })
  expect(await seenBy(ben, pin.id)).toMatchObject({ reaction_counts: { 2: 1 }, reaction_by_me: 2 })
  expect(await seenBy(ben, stranger.id)).toMatchObject({ reaction_counts: {}, reaction_by_me: null })
  await ben.ask(unreactToPin, { pin_id: pin.id })
  expect(await seenBy(ana, save.id)).toMatchObject({ reaction_counts: {} })
})

test('PI-08 a number that is no reaction is refused by its name', async () => {
  const pin = await makeQuickPin(app, ana)
  for (const reaction_type of [0, 6, -1, 'love']) {
    const answer = await ben.path('POST', '/v3/pins/{pin_id}/react/', { pin_id: pin.id, reaction_type })
    expect(answer, String(reaction_type)).toMatchObject({ status: 400, error: { field: 'reaction_type' } })
  }
})

test('PI-08 ST-05 nobody reacts across a block; what they gave before stays counted', async () => {
  const pin = await makeQuickPin(app, ana)
  await ben.ask(reactToPin, { pin_id: pin.id })
  await ana.ask(userBlockResource.create, { blocked_user_id: ben.member.id })
  for (const endpoint of [reactToPin, unreactToPin] as const) {
    expect(await ben.call(endpoint, { pin_id: pin.id })).toMatchObject({
      status: 404,
      error: { name: 'pin_not_found' },
    })
  }
  expect(await seenBy(ana, pin.id)).toMatchObject({ reaction_counts: { 1: 1 } })
})

test('PI-08 a pin that turns secret leaves the reactions where they were given and starts without any', async () => {
  const board = await makeBoard(ana)
  const pin = await makeQuickPin(app, ana, { board_id: board.id })
  const save = await savePin(ben, pin.id, (await makeBoard(ben)).id)
  await ana.ask(reactToPin, { pin_id: pin.id, reaction_type: 2 })
  await ben.ask(reactToPin, { pin_id: pin.id, reaction_type: 3 })
  await ana.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
  expect(await seenBy(ana, pin.id)).toMatchObject({ reaction_counts: {}, reaction_by_me: null })
  expect(await seenBy(ben, save.id)).toMatchObject({ reaction_counts: { 2: 1, 3: 1 }, reaction_by_me: 3 })
  await ana.ask(reactToPin, { pin_id: pin.id, reaction_type: 5 })
  expect(await seenBy(ben, save.id)).toMatchObject({ reaction_counts: { 2: 1, 3: 1 } })
  await ana.ask(boardResource.update, { board_id: board.id, privacy: 'public' })
  expect(await seenBy(ben, pin.id)).toMatchObject({ reaction_counts: { 5: 1 }, reaction_by_me: null })
})

test('PI-08 the last pin of a picture takes all reactions along', async () => {
  const pin = await makeQuickPin(app, ana)
  const save = await savePin(ben, pin.id, (await makeBoard(ben)).id)
  for (const each of people.slice(0, 5)) await each.ask(reactToPin, { pin_id: pin.id, reaction_type: 4 })
  await ana.ask(pinResource.delete, { id: pin.id })
  expect((await seenBy(ben, save.id)).reaction_counts).toEqual({ 4: 5 })
  await ben.ask(pinResource.delete, { id: save.id })
  expect(await rowsOf('pin_reactions', 'aggregate_id', pin.aggregated_pin_data.id)).toBe(0)
  expect(await rowsOf('aggregate_reactions', 'aggregate_id', pin.aggregated_pin_data.id)).toBe(0)
})

test('PI-08 thirty members who react at once are all counted, once each', async () => {
  const pin = await makeQuickPin(app, ana)
  const saves = await Promise.all(people.slice(0, 5).map((each) => each.ask(repinResource.create, { pin_id: pin.id })))
  const targets = [pin, ...saves]
  const types = [1, 2, 3, 4, 5] as const
  const answers = await Promise.all(
    people.flatMap((each, n) => [
      each.call(reactToPin, { pin_id: targets[n % 6]?.id ?? '', reaction_type: types[n % 5] ?? 1 }),
      each.call(reactToPin, { pin_id: targets[(n + 1) % 6]?.id ?? '', reaction_type: types[n % 5] ?? 1 }),
    ]),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await seenBy(ana, pin.id)).reaction_counts).toEqual({ 1: 6, 2: 6, 3: 6, 4: 6, 5: 6 })
  await Promise.all(people.map((each) => each.call(unreactToPin, { pin_id: pin.id })))
  expect((await seenBy(ana, pin.id)).reaction_counts).toEqual({})
})

test('PI-08 reacting, taking back, saving and deleting at once, while the pin turns secret, keeps every counter true', async () => {
  for (let round = 0; round < 3; round += 1) {
    const board = await makeBoard(ana)
    const pin = await makeQuickPin(app, ana, { board_id: board.id })
    const answers = await Promise.all([
      ...people.slice(0, 10).map((each) => each.call(reactToPin, { pin_id: pin.id, reaction_type: 2 })),
      ...people.slice(0, 4).map((each) => each.call(repinResource.create, { pin_id: pin.id })),
      round % 2 === 0
        ? ana.call(boardResource.update, { board_id: board.id, privacy: 'secret' })
        : ana.call(pinResource.delete, { id: pin.id }),
      ...people.slice(0, 10).map((each) => each.call(unreactToPin, { pin_id: pin.id })),
      ...people.slice(10, 20).map((each) => each.call(reactToPin, { pin_id: pin.id, reaction_type: 3 })),
    ])
    const faults = answers.filter(({ status }) => ![200, 404].includes(status))
    expect(faults.map(({ error }) => error)).toEqual([])
    expect(await brokenPromises(app.pool)).toEqual({})
  }
})

test('PI-08 a member marks their own pins as favourites; the mark is theirs alone and goes with the pin', async () => {
  const pin = await makeQuickPin(app, ana)
  expect(pin).toMatchObject({ favorited_by_me: false, viewer_can: { favorite: true } })
  for (let n = 0; n < 2; n += 1) {
    expect(await ana.ask(favoritePin, { pin_id: pin.id })).toMatchObject({ id: pin.id, favorited_by_me: true })
  }
  const [listed] = await ana.ask(userPinsResource.get, { username: ana.member.username })
  expect(listed?.favorited_by_me).toBe(true)
  expect(await seenBy(ben, pin.id)).toMatchObject({ favorited_by_me: false, viewer_can: { favorite: false } })
  expect(await ben.call(favoritePin, { pin_id: pin.id })).toMatchObject({ status: 403, error: { name: 'not_allowed' } })
  for (let n = 0; n < 2; n += 1) {
    expect(await ana.ask(unfavoritePin, { pin_id: pin.id })).toMatchObject({ favorited_by_me: false })
  }
  await ana.ask(favoritePin, { pin_id: pin.id })
  await ana.ask(pinResource.delete, { id: pin.id })
  expect(await rowsOf('favorite_pins', 'pin_id', pin.id)).toBe(0)
})

test('PI-08 a favourite that moves or leaves a board stays one', async () => {
  const [from, to] = [await makeBoard(ana), await makeBoard(ana)]
  const pin = await makeQuickPin(app, ana, { board_id: from.id })
  await ana.ask(favoritePin, { pin_id: pin.id })
  expect(await ana.ask(pinResource.update, { id: pin.id, board_id: to.id })).toMatchObject({ favorited_by_me: true })
})
