import {
  boardResource,
  limits,
  pinResource,
  topicCoversResource,
  topicFeedResource,
  updateMe,
  userBlockResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillSearch } from '../../src/modules/discovery/jobs/fill-search.ts'
import { fillPinTopics, findPinTopics } from '../../src/modules/discovery/topics/find-pin-topics.ts'
import { makeTopicCovers } from '../../src/modules/discovery/topics/make-topic-covers.ts'
import { bucketOf } from '../../src/platform/ids/ids.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { callCost } from '../support/call-cost.ts'
import { makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

/** What the feed of a topic holds, read page by page. */
async function feedOf(client: TestClient, interest: string, page_size = 25): Promise<string[]> {
  await settled(app)
  const found: string[] = []
  let bookmarks: string[] = []
  for (;;) {
    const { data, bookmark } = await client.call(topicFeedResource.get, { interest, page_size, bookmarks })
    found.push(...data.map(({ id }) => id))
    if (bookmark === undefined) return found
    bookmarks = [bookmark]
  }
}

/** As if the pin's maker had chosen the topic; the wire takes topics by way of drafts. */
async function chooseTopic(pinId: string, slug: string) {
  await app.pool.query('insert into pin_topics select $1, $2, id from topics where slug = $3', [
    bucketOf(pinId),
    pinId,
    slug,
  ])
  await app.pool.query('update pins set topic_count = 1 where bucket = $1 and id = $2', [bucketOf(pinId), pinId])
  await settled(app)
  await findPinTopics(app.core, [pinId])
}

const coverOf = async (client: TestClient, wanted: string) =>
  (await client.ask(topicCoversResource.get, { page_size: limits.topicsInAll })).find(({ slug }) => slug === wanted)
    ?.cover?.pin_id

test('DI-04 a topic’s feed holds what makers chose and what its name finds, newest first, in pages without repeats', async () => {
  const chosen = await makeQuickPin(app, ana, { title: 'Sourdough' })
  await chooseTopic(chosen.id, 'bread')
  const titled = []
  for (let at = 0; at < 5; at += 1) titled.push((await makeQuickPin(app, ana, { title: `Rye bread ${at}` })).id)
  const described = await makeQuickPin(app, ana, { title: 'Oven' })
  await ana.ask(pinResource.update, { id: described.id, description: 'Two breads at once' })
  await makeQuickPin(app, ana, { title: 'Breadth of a field' })
  const visitor = app.client()
  const all = await feedOf(visitor, 'bread')
  expect(all).toEqual([described.id, ...titled.toReversed(), chosen.id])
  expect(await feedOf(visitor, 'bread', 2)).toEqual(all)
  expect(await feedOf(ana, '12', 3)).toEqual(all)
  for (const interest of ['no-such-topic', '999999'])
    expect(await visitor.call(topicFeedResource.get, { interest })).toMatchObject({
      status: 404,
      error: { name: 'topic_not_found' },
    })
})

test('what comes while somebody reads moves nothing, and a bookmark of another topic is refused', async () => {
  const old: string[] = []
  for (let at = 0; at < 4; at += 1) old.push((await makeQuickPin(app, ana, { title: `Yoga ${at}` })).id)
  await settled(app)
  const visitor = app.client()
  const first = await visitor.call(topicFeedResource.get, { interest: 'yoga', page_size: 2 })
  await makeQuickPin(app, ana, { title: 'Yoga now' })
  await settled(app)
  const bookmarks = [first.bookmark ?? '']
  const second = await visitor.call(topicFeedResource.get, { interest: 'yoga', page_size: 2, bookmarks })
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(old.toReversed())
  expect((await visitor.call(topicFeedResource.get, { interest: 'bread', page_size: 2, bookmarks })).status).toBe(400)
})

test('secret, private and blocked Pins are in no feed of a topic, and stand for none', async () => {
  const [ben, hermit, foe] = [await signUp(app), await signUp(app), await signUp(app)]
  const [open, secret] = [await makeBoard(ben), await makeBoard(ben, undefined, 'secret')]
  const hidden = await makeQuickPin(app, ben, { board_id: secret.id, title: 'Camping in secret' })
  const shown = await makeQuickPin(app, ben, { board_id: open.id, title: 'Camping' })
  const theirs = await makeQuickPin(app, hermit, { title: 'Camping alone' })
  const foes = await makeQuickPin(app, foe, { title: 'Camping with foes' })
  await hermit.ask(updateMe, { is_private_profile: true })
  await foe.ask(userBlockResource.create, { blocked_user_id: ana.member.id })
  expect(await feedOf(ana, 'camping')).toEqual([shown.id])
  expect((await feedOf(app.client(), 'camping')).toSorted()).toEqual([shown.id, foes.id].toSorted())
  expect(await feedOf(app.client(), 'camping')).not.toContain(hidden.id)
  expect(await feedOf(app.client(), 'camping')).not.toContain(theirs.id)
  await ben.ask(pinResource.delete, { id: shown.id })
  await settled(app)
  await makeTopicCovers(app.core)
  expect(await coverOf(app.client(), 'camping')).toBe(foes.id)
  expect(await coverOf(ana, 'camping')).toBeUndefined()
  // At once, though it is chosen anew only hours later.
  await foe.ask(updateMe, { is_private_profile: true })
  expect(await coverOf(app.client(), 'camping')).toBeUndefined()
})

test('the most popular Pin stands for a topic, each for one alone, until it is chosen anew', async () => {
  const keeper = await signUp(app)
  const board = await makeBoard(ana)
  const plain = await makeQuickPin(app, ana, { board_id: board.id, title: 'Knitting' })
  const loved = await makeQuickPin(app, ana, { board_id: board.id, title: 'Knitting needles' })
  const both = await makeQuickPin(app, ana, { board_id: board.id, title: 'Knitting and sewing' })
  const kept = await savePin(keeper, loved.id, (await makeBoard(keeper)).id)
  await settled(app)
  await makeTopicCovers(app.core)
  const visitor = app.client()
  expect([await coverOf(visitor, 'knitting'), await coverOf(visitor, 'sewing')]).toEqual([loved.id, both.id])
  await ana.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
  await settled(app)
  expect(await coverOf(visitor, 'knitting')).toBeUndefined()
  await ana.ask(boardResource.update, { board_id: board.id, privacy: 'public' })
  await keeper.ask(pinResource.delete, { id: kept.id })
  await ana.ask(pinResource.delete, { id: loved.id })
  await ana.ask(pinResource.delete, { id: both.id })
  await settled(app)
  await app.pool.query(`update topic_covers set made_at = made_at - interval '5 hours'`)
  await makeTopicCovers(app.core)
  expect(await coverOf(visitor, 'knitting')).toBe(plain.id)
})

test('however many topics have covers, reading them costs the same statements', async () => {
  const cost = (page_size: number) => callCost(app, topicCoversResource.get, ana, { page_size })
  await makeQuickPin(app, ana, { title: 'Typography' })
  await makeQuickPin(app, ana, { title: 'Tattoos' })
  await settled(app)
  await fillSearch(app.core)
  await makeTopicCovers(app.core)
  const [few, many] = [await cost(310), await cost(limits.topicsInAll)]
  expect(many.items).toBeGreaterThan(few.items)
  expect(many.statements).toBeLessThanOrEqual(few.statements)
})

test('Pins that were there before get their topics in the background, once; what goes hidden has none', async () => {
  const board = await makeBoard(ana)
  const pin = await makeQuickPin(app, ana, { board_id: board.id, title: 'Origami crane' })
  await settled(app)
  const topicsNow = async () => {
    const { rows } = await app.pool.query<{ slug: string }>(
      `select topics.slug from found_topics found join topics on topics.id = found.topic_id where found.pin_id = $1
       order by found.confidence desc, topics.id desc`,
      [pin.id],
    )
    return rows.map(({ slug }) => slug)
  }
  expect(await topicsNow()).toEqual(['origami', 'crafts', 'animals', 'birds'])
  await app.pool.query('delete from found_topics')
  await app.pool.query(`delete from search_fills where kind like 'topics-%'`)
  await fillPinTopics(app.core)
  expect((await topicsNow())[0]).toBe('origami')
  await app.pool.query('delete from found_topics')
  await fillPinTopics(app.core)
  expect(await topicsNow()).toEqual([])
  await ana.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
  await settled(app)
  expect(await topicsNow()).toEqual([])
  await ana.ask(boardResource.update, { board_id: board.id, privacy: 'public' })
  await settled(app)
  expect((await topicsNow())[0]).toBe('origami')
})

test('a topic without sure Pins has what is found by its other names, until that is hidden; nothing secret stands for it', async () => {
  const [board, secret] = [await makeBoard(ana), await makeBoard(ana, undefined, 'secret')]
  await makeQuickPin(app, ana, { board_id: secret.id, title: 'Sun dial, astronomy and telescope' })
  const found = await makeQuickPin(app, ana, { board_id: board.id, title: 'Seen last night', description: 'Telescope' })
  await settled(app)
  // As if no finder of topics was sure of it.
  await app.pool.query('delete from found_topics where pin_id = $1', [found.id])
  await makeTopicCovers(app.core)
  const { rows } = await app.pool.query<{ slug: string }>(
    `select slug from topics where 'telescope' = any(synonyms) and parent_id is not null order by slug limit 1`,
  )
  const slug = rows[0]?.slug ?? ''
  expect(await coverOf(app.client(), slug)).toBe(found.id)
  await ana.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
  expect(await coverOf(app.client(), slug)).toBeUndefined()
  await settled(app)
  await app.pool.query(`update topic_covers set made_at = made_at - interval '5 hours'`)
  await makeTopicCovers(app.core)
  expect(await coverOf(app.client(), slug)).toBeUndefined()
  expect(await coverOf(ana, slug)).toBeUndefined()
})

test('where looking for names takes too long, topics with sure Pins have their covers, and the others get theirs later', async () => {
  const sure = await makeQuickPin(app, ana, { title: 'Ceramics from the kiln' })
  const found = await makeQuickPin(app, ana, { title: 'Cold nights', description: 'Lighthouse' })
  await settled(app)
  await app.pool.query('delete from found_topics where pin_id = $1', [found.id])
  await app.pool.query('delete from topic_covers')
  const holder = await app.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('lock table search_documents in access exclusive mode')
    await makeTopicCovers(app.core, 30)
    await holder.query('rollback')
  } finally {
    holder.release()
  }
  expect([await coverOf(app.client(), 'ceramics'), await coverOf(app.client(), 'cliffs-and-lighthouses')]).toEqual([
    sure.id,
    undefined,
  ])
  await makeTopicCovers(app.core)
  expect(await coverOf(app.client(), 'cliffs-and-lighthouses')).toBe(found.id)
})
