import {
  aggregatedCommentFeedResource,
  aggregatedCommentResource,
  alsoSavedToResource,
  boardResource,
  pinResource,
  repinResource,
  updateMe,
  userBlockResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bucketOf } from '../../src/platform/ids/ids.ts'
import { hire } from '../administration/staff.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { steps } from '../legal/takedown-steps.ts'
import { reportAndDecide } from '../moderation/reporting.ts'
import { callCost } from '../support/call-cost.ts'
import { addCollaborator, makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

let app: TestApp
let moderator: SignedIn
let ana: SignedIn
let ben: SignedIn
let cleo: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  moderator = await hire(app, 'moderator')
}, 120_000)
afterAll(() => app.stop())
beforeEach(async () => {
  ;[ana, ben, cleo] = [await signUp(app), await signUp(app), await signUp(app)]
})

const namesFor = async (who: TestClient, pinId: string, page: { page_size?: number } = {}) =>
  (await who.ask(alsoSavedToResource.get, { pin_id: pinId, ...page })).map(({ name }) => name)

/** Their board with the pin, saved from another. */
async function collect(who: SignedIn, name: string, pinId: string, privacy: 'public' | 'secret' = 'public') {
  const board = await makeBoard(who, name, privacy)
  const save = await savePin(who, pinId, board.id)
  return { board, save }
}

async function pinOn(who: SignedIn, name: string) {
  const board = await makeBoard(who, name)
  return { board, pin: await makeQuickPin(app, who, { board_id: board.id }) }
}

/** Notes that the picture of a pin is nearly that of an older one, as looking at them does. */
async function noteCopy(pinId: string, firstPinId: string): Promise<void> {
  const { rows } = await app.pool.query<{ id: string; pin: string }>(
    'select aggregate_id::text as id, id::text as pin from pins where id = any($1)',
    [[pinId, firstPinId]],
  )
  const pictureOf = (wanted: string) => rows.find(({ pin }) => pin === wanted)?.id ?? ''
  await app.pool.query('insert into near_copies (bucket, aggregate_id, first_id) values ($1, $2, $3)', [
    bucketOf(pictureOf(pinId)),
    pictureOf(pinId),
    pictureOf(firstPinId),
  ])
}

test('boards that a picture was saved on to stand there once, the latest save first, and never the pin’s own board', async () => {
  const { board, pin } = await pinOn(ana, 'Workshop')
  expect(await namesFor(ben, pin.id)).toEqual([])
  const { save } = await collect(ben, 'Chairs', pin.id)
  const { board: seats } = await collect(cleo, 'Seats', pin.id)
  await savePin(cleo, pin.id, seats.id)
  await savePin(ana, pin.id, board.id)
  expect(await namesFor(ana, pin.id)).toEqual(['Seats', 'Chairs'])
  // Visitors may read it, and whoever saved it reads where it came from.
  expect(await namesFor(app.client(), save.id)).toEqual(['Workshop', 'Seats'])
  await savePin(ben, pin.id, save.board?.id ?? '')
  expect(await namesFor(ana, pin.id)).toEqual(['Chairs', 'Seats'])
})

test('near copies share the list in both directions, and copies of one picture with each other; comments stay each one’s own', async () => {
  const [first, copy, other] = [await pinOn(ana, 'Originals'), await pinOn(ben, 'Framed'), await pinOn(cleo, 'Cropped')]
  await noteCopy(copy.pin.id, first.pin.id)
  await noteCopy(other.pin.id, first.pin.id)
  await collect(cleo, 'Of the original', first.pin.id)
  await collect(ana, 'Of the copy', copy.pin.id)
  expect(await namesFor(ana, first.pin.id)).toEqual(['Of the copy', 'Of the original', 'Cropped', 'Framed'])
  expect(await namesFor(ana, copy.pin.id)).toEqual(['Of the copy', 'Of the original', 'Cropped', 'Originals'])
  expect(await namesFor(ana, other.pin.id)).toEqual(['Of the copy', 'Of the original', 'Framed', 'Originals'])

  await cleo.ask(aggregatedCommentResource.create, { pinId: first.pin.id, text: 'Only here' })
  const talkOf = (id: string) => ana.ask(aggregatedCommentFeedResource.get, { objectId: id })
  const objectOf = ({ aggregated_pin_data: { id } }: typeof first.pin) => id
  expect(objectOf(copy.pin)).not.toBe(objectOf(first.pin))
  expect((await talkOf(objectOf(first.pin))).map(({ text }) => text)).toEqual(['Only here'])
  expect(await talkOf(objectOf(copy.pin))).toEqual([])
})

test('what is secret, protected, archived, deleted or of private members is not there, and what is shown again is', async () => {
  const { pin } = await pinOn(ana, 'Workshop')
  const { board, save } = await collect(ben, 'Chairs', pin.id)
  await collect(ben, 'Hidden', pin.id, 'secret')
  const seen = () => namesFor(ana, pin.id)
  expect(await seen()).toEqual(['Chairs'])
  for (const [hide, show] of [
    [{ privacy: 'protected' }, { privacy: 'public' }],
    [{ archived: true }, { archived: false }],
  ] as const) {
    await ben.ask(boardResource.update, { board_id: board.id, ...hide })
    expect([hide, await seen(), await namesFor(ben, pin.id)]).toEqual([hide, [], []])
    await ben.ask(boardResource.update, { board_id: board.id, ...show })
    expect(await seen()).toEqual(['Chairs'])
  }
  await ben.ask(updateMe, { is_private_profile: true })
  expect(await seen()).toEqual([])
  await ben.ask(updateMe, { is_private_profile: false })
  await settled(app)
  // What was hidden has a picture of its own from then on, until it is saved anew.
  const again = await savePin(ben, pin.id, board.id)
  expect(await seen()).toEqual(['Chairs'])
  for (const id of [save.id, again.id]) await ben.ask(pinResource.delete, { id })
  expect(await seen()).toEqual([])
  await savePin(ben, pin.id, board.id)
  await ben.ask(boardResource.delete, { board_id: board.id })
  expect(await seen()).toEqual([])
})

test('boards of who blocks the viewer, or is blocked, are not there, nor what a blocked collaborator saved', async () => {
  const { pin } = await pinOn(ana, 'Workshop')
  await collect(ben, 'Chairs', pin.id)
  const shared = await makeBoard(cleo, 'Shared')
  await addCollaborator(cleo, shared.id, ben)
  await savePin(ben, pin.id, shared.id)
  const [reader, other] = [await signUp(app), await signUp(app)]
  expect(await namesFor(reader, pin.id)).toEqual(['Shared', 'Chairs'])
  await reader.ask(userBlockResource.create, { blocked_user_id: ben.member.id })
  await ben.ask(userBlockResource.create, { blocked_user_id: other.member.id })
  for (const who of [reader, other]) expect(await namesFor(who, pin.id)).toEqual([])
  await savePin(cleo, pin.id, shared.id)
  for (const who of [reader, other]) expect(await namesFor(who, pin.id)).toEqual(['Shared'])
})

test('what moderators took away, whoever they banned or hold back, and what law withholds is not there', async () => {
  const { pin } = await pinOn(ana, 'Workshop')
  const { takedown, banned, held, removed } = {
    takedown: await collect(ben, 'Claimed', pin.id),
    banned: await collect(await signUp(app), 'Banned', pin.id),
    held: await signUp(app),
    removed: await collect(cleo, 'Removed', pin.id),
  }
  await collect(held, 'Held', pin.id)
  const seen = () => namesFor(ana, pin.id)
  expect(await seen()).toEqual(['Held', 'Removed', 'Banned', 'Claimed'])
  const law = steps(() => app)
  await law.accept(await law.ask(`/pin/${takedown.save.id}/`), false)
  const by = { by: ana, moderator }
  await reportAndDecide(by, ['user', banned.board.owner.id], 'ban')
  await reportAndDecide(by, ['pin', removed.save.id], 'remove')
  await app.pool.query('update members set is_held_back = true where id = $1', [held.member.id])
  await settled(app)
  expect(await seen()).toEqual([])
})

test('a hidden pin is as missing as one that never was', async () => {
  const secret = await makeBoard(ben, 'Secret', 'secret')
  const pin = await makeQuickPin(app, ben, { board_id: secret.id })
  const [hidden, missing] = [
    await ana.call(alsoSavedToResource.get, { pin_id: pin.id }),
    await ana.call(alsoSavedToResource.get, { pin_id: '1' }),
  ]
  expect([hidden.status, hidden.error]).toEqual([404, missing.error])
})

test('pages have each board once, also of pictures that were saved to one board very often', async () => {
  const { pin } = await pinOn(ana, 'Workshop')
  const names = ['Ones', 'Twos', 'Threes', 'Fours', 'Fives']
  const boards = []
  for (const name of names) boards.push((await collect(ben, name, pin.id)).board)
  for (let times = 0; times < 9; times += 1) await savePin(ben, pin.id, boards[4]?.id ?? '')
  const read: string[][] = []
  let bookmark: string | undefined
  do {
    const bookmarks = bookmark === undefined ? {} : { bookmarks: [bookmark] }
    const page = await ana.call(alsoSavedToResource.get, { pin_id: pin.id, page_size: 2, ...bookmarks })
    read.push(page.data.map(({ name }) => name))
    ;({ bookmark } = page)
  } while (bookmark !== undefined)
  expect(read.flat()).toEqual(names.toReversed())
  expect(read.every(({ length }) => length <= 2)).toBe(true)
})

test('a page is filled past what the viewer may not be shown', async () => {
  const { pin } = await pinOn(ana, 'Workshop')
  await collect(ben, 'Chairs', pin.id)
  const { board } = await collect(cleo, 'Tables', pin.id)
  for (let times = 0; times < 8; times += 1) await savePin(cleo, pin.id, board.id)
  const reader = await signUp(app)
  await reader.ask(userBlockResource.create, { blocked_user_id: cleo.member.id })
  const page = await reader.call(alsoSavedToResource.get, { pin_id: pin.id, page_size: 2 })
  expect([page.data.map(({ name }) => name), page.bookmark]).toEqual([['Chairs'], undefined])
})

test('of very many saves some are read for a page, which goes on where none of these is on a board', async () => {
  const { pin } = await pinOn(ana, 'Workshop')
  await collect(ben, 'Chairs', pin.id)
  const { id } = await cleo.ask(repinResource.create, { pin_id: pin.id })
  // Each a millisecond later than the one before, in the same bucket.
  await app.pool.query(
    `insert into pins select (jsonb_populate_record(pins, jsonb_build_object('id', pins.id + times * (1 << 22)))).*
     from pins, generate_series(1, 300) as times where pins.id = $1`,
    [id],
  )
  const first = await ana.call(alsoSavedToResource.get, { pin_id: pin.id })
  expect([first.data, first.bookmark]).toEqual([[], expect.any(String)])
  const next = await ana.call(alsoSavedToResource.get, { pin_id: pin.id, bookmarks: [first.bookmark ?? ''] })
  expect([next.data.map(({ name }) => name), next.bookmark]).toEqual([['Chairs'], undefined])
})

test('the list costs no more statements for more boards and more copies', async () => {
  const { pin } = await pinOn(ana, 'Workshop')
  const cost = async () => {
    await settled(app)
    return callCost(app, alsoSavedToResource.get, ana, { pin_id: pin.id })
  }
  const copyOf = async () => noteCopy((await pinOn(await signUp(app), 'Copies')).pin.id, pin.id)
  await collect(ben, 'Ones', pin.id)
  await copyOf()
  const few = await cost()
  for (const name of ['Twos', 'Threes', 'Fours']) await collect(await signUp(app), name, pin.id)
  for (let times = 0; times < 3; times += 1) await copyOf()
  const many = await cost()
  expect([few.items, many.items]).toEqual([2, 8])
  expect(many.statements).toBe(few.statements)
  expect(few.statements).toBeLessThanOrEqual(20)
})
