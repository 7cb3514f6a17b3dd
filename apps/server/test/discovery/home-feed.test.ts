import {
  boardFollowResource,
  boardResource,
  followBoard,
  hidePin,
  pinResource,
  reactToPin,
  unfollowBoard,
  userBlockResource,
  userFollowResource,
  userHomefeedResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViewer } from '../../src/modules/accounts/index.ts'
import { countStatements } from '../../src/platform/db/statement-counter.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

let app: TestApp
let cem: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  cem = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

/** Every page of the home feed, joined. */
async function wholeFeed(client: TestClient, pageSize = 7): Promise<string[]> {
  const ids: string[] = []
  let bookmarks: string[] = []
  for (;;) {
    const page = await client.call(userHomefeedResource.get, { page_size: pageSize, bookmarks })
    ids.push(...page.data.map(({ id }) => id))
    if (page.bookmark === undefined) return ids
    bookmarks = [page.bookmark]
  }
}

const follow = (reader: SignedIn, followed: SignedIn) =>
  reader.ask(userFollowResource.create, { user_id: followed.member.id })
const idsOf = (pins: readonly { id: string }[]) => pins.map(({ id }) => id)
const makePins = async (member: SignedIn, count: number, place: { board_id?: string } = {}) => {
  const pins = []
  for (let n = 0; n < count; n += 1) pins.push(await makeQuickPin(app, member, { ...place, title: `Pin ${n}` }))
  return pins
}

test('the feed mixes what is followed, newest first, with what is popular, and repeats nothing', async () => {
  const [reader, dora, eve] = [await signUp(app), await signUp(app), await signUp(app)]
  const board = await makeBoard(eve)
  await follow(reader, dora)
  await reader.ask(boardFollowResource.create, { board_id: board.id })
  const others = await makePins(cem, 6)
  const followed = [...(await makePins(dora, 9)), ...(await makePins(eve, 4, { board_id: board.id }))]
  const own = await makeQuickPin(app, reader, { title: 'My own' })
  await settled(app)
  const feed = await wholeFeed(reader)
  expect(new Set(feed).size).toBe(feed.length)
  expect(feed[0]).toBe(followed.at(-1)?.id)
  for (const member of [followed.slice(0, 9), followed.slice(9)])
    expect(feed.filter((id) => idsOf(member).includes(id))).toEqual(idsOf(member).toReversed())
  expect(feed).toEqual(expect.arrayContaining(idsOf(others)))
  expect(feed).not.toContain(own.id)
})

test('who follows a member and the board has a pin once, and keeps it until neither is followed', async () => {
  const [reader, dora] = [await signUp(app), await signUp(app)]
  const board = await makeBoard(dora)
  const [pin] = await makePins(dora, 1, { board_id: board.id })
  const feed = async () => {
    await settled(app)
    const { rows } = await app.pool.query<{ pin_id: string }>('select pin_id from feed_items where member_id = $1', [
      reader.member.id,
    ])
    return rows.map((row) => row.pin_id)
  }
  const [late] = [pin?.id ?? '']
  await follow(reader, dora)
  await reader.ask(followBoard, { board_id: board.id })
  expect(await feed()).toEqual([late])
  await reader.ask(userFollowResource.delete, { user_id: dora.member.id })
  expect(await feed()).toEqual([late])
  await follow(reader, dora)
  await reader.ask(unfollowBoard, { board_id: board.id })
  expect(await feed()).toEqual([late])
  await reader.ask(userFollowResource.delete, { user_id: dora.member.id })
  expect(await feed()).toEqual([])
})

test('a pin that moves leaves the followers of its old board and comes to those of the new one', async () => {
  const [ofOld, ofNew, dora] = [await signUp(app), await signUp(app), await signUp(app)]
  const [from, to] = [await makeBoard(dora), await makeBoard(dora)]
  await ofOld.ask(followBoard, { board_id: from.id })
  await ofNew.ask(followBoard, { board_id: to.id })
  const [pin, deleted] = await makePins(dora, 2, { board_id: from.id })
  await settled(app)
  await dora.ask(pinResource.update, { id: pin?.id ?? '', board_id: to.id })
  await dora.ask(pinResource.delete, { id: deleted?.id ?? '' })
  await settled(app)
  const { rows } = await app.pool.query('select member_id from feed_items where pin_id = any($1::bigint[])', [
    [pin?.id, deleted?.id],
  ])
  expect(rows).toEqual([{ member_id: ofNew.member.id }])
})

test('visitors and members who follow nobody see popular pins: each picture once, the original', async () => {
  const [dora, eve, fresh] = [await signUp(app), await signUp(app), await signUp(app)]
  const original = await makeQuickPin(app, dora, { title: 'Original' })
  const save = await savePin(eve, original.id, (await makeBoard(eve)).id)
  await settled(app)
  for (const client of [fresh, app.client()]) {
    const feed = await wholeFeed(client)
    expect(new Set(feed).size).toBe(feed.length)
    expect(feed).toContain(original.id)
    expect(feed).not.toContain(save.id)
  }
})

test('saves and reactions bring a picture forward', async () => {
  const [dora, eve] = [await signUp(app), await signUp(app)]
  const [loved] = await makePins(dora, 1)
  await makePins(eve, 5)
  await settled(app)
  const before = (await wholeFeed(app.client())).indexOf(loved?.id ?? '')
  expect(before).toBeGreaterThan(0)
  await savePin(eve, loved?.id ?? '', (await makeBoard(eve)).id)
  await eve.ask(reactToPin, { pin_id: loved?.id ?? '' })
  await settled(app)
  expect((await wholeFeed(app.client())).indexOf(loved?.id ?? '')).toBeLessThan(before)
})

test('when the original is hidden, another public save stands for the picture', async () => {
  const [dora, eve] = [await signUp(app), await signUp(app)]
  const board = await makeBoard(dora)
  const original = await makeQuickPin(app, dora, { board_id: board.id })
  const save = await savePin(eve, original.id, (await makeBoard(eve)).id)
  await dora.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
  await settled(app)
  const hidden = await wholeFeed(app.client())
  expect([hidden.includes(original.id), hidden.includes(save.id)]).toEqual([false, true])
})

test('a feed shows nothing of whom one blocks, nor what one hid, on either of its parts', async () => {
  const [reader, followed, stranger] = [await signUp(app), await signUp(app), await signUp(app)]
  await follow(reader, followed)
  const [kept, hidden] = await makePins(followed, 2)
  const [popular] = await makePins(stranger, 1)
  await settled(app)
  await reader.ask(hidePin, { pin_id: hidden?.id ?? '' })
  await stranger.ask(userBlockResource.create, { blocked_user_id: reader.member.id })
  const feed = await wholeFeed(reader)
  expect(feed).toContain(kept?.id)
  expect(feed).not.toContain(hidden?.id)
  expect(feed).not.toContain(popular?.id)
})

test('a feed keeps its newest items and is trimmed as pins come in', async () => {
  const small = await startTestApp({ feedLimits: { length: 5, backfill: 50 } })
  try {
    const [reader, dora] = [await signUp(small), await signUp(small)]
    for (let n = 0; n < 8; n += 1) await makeQuickPin(small, dora)
    await settled(small)
    await follow(reader, dora)
    await settled(small)
    const { rows } = await small.pool.query('select pin_id from feed_items where member_id = $1', [reader.member.id])
    expect(rows).toHaveLength(5)
  } finally {
    await small.stop()
  }
}, 60_000)

test('pages of the feed are found by as many statements, at most four, whatever their length', async () => {
  const reader = await signUp(app)
  await follow(reader, cem)
  await settled(app)
  const finding = async (client: TestClient, pageSize: number) => {
    const token = client.cookies.get('_pinterest_sess') ?? ''
    const viewer = await findViewer(app.core, { token, userAgent: 'x', country: 'US' })
    const request = {
      requestId: 'x',
      address: '10.0.0.1',
      userAgent: '',
      idempotencyKey: undefined,
      cookies: { set: () => undefined },
    }
    const work = () => app.core.binder.run(userHomefeedResource.get, viewer, { page_size: pageSize }, request)
    const { statements } = await countStatements(work)
    return statements.filter((text) => /feed_items|popular_pins|merged_sources/.test(text)).length
  }
  expect(await finding(reader, 3)).toBe(3)
  expect(await finding(reader, 12)).toBe(3)
  expect(await finding(app.client(), 5)).toBe(1)
  expect(await finding(app.client(), 10)).toBe(1)
})

test('many popular pins that were hidden a moment ago leave no page short', async () => {
  const [dora, eve] = [await signUp(app), await signUp(app)]
  await makePins(eve, 6)
  const board = await makeBoard(dora)
  const hidden = idsOf(await makePins(dora, 14, { board_id: board.id }))
  await settled(app)
  await dora.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
  const { data } = await app.client().call(userHomefeedResource.get, { page_size: 6 })
  expect(data).toHaveLength(6)
  expect(idsOf(data).filter((id) => hidden.includes(id))).toEqual([])
})
