import {
  boardFollowResource,
  boardResource,
  homeSourcesResource,
  type HomeSourceKind,
  interestFollowResource,
  pinResource,
  userBlockResource,
  userFollowResource,
  userHomefeedResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { callCost } from '../support/call-cost.ts'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ hasRecommender: true })
}, 120_000)
afterAll(() => app.stop())

const setSource = (member: SignedIn, kind: HomeSourceKind, source_id: string, is_on: boolean) =>
  member.call(homeSourcesResource.update, { kind, source_id, is_on })
const sourcesOf = (member: SignedIn, kind: HomeSourceKind, options: object = {}) =>
  member.call(homeSourcesResource.get, { kind, ...options })
const homeOf = async (member: SignedIn) => {
  const { data } = await member.call(userHomefeedResource.get, { page_size: 250 })
  return data.map(({ id }) => id)
}
async function topicOf(slug: string) {
  const { rows } = await app.pool.query<{ id: string }>('select id::text from topics where slug = $1', [slug])
  return rows[0]?.id ?? ''
}

test('DI-01 DS-04 a member who is switched off comes by no way: not followed, not by a board, not as popular; and on again he is back', async () => {
  const [reader, dora] = [await signUp(app), await signUp(app)]
  const board = await makeBoard(dora)
  const pin = await makeQuickPin(app, dora, { board_id: board.id })
  await settled(app)
  expect(await homeOf(reader)).toContain(pin.id)
  await setSource(reader, 'member', dora.member.id, false)
  expect(await homeOf(reader)).not.toContain(pin.id)
  await reader.ask(userFollowResource.create, { user_id: dora.member.id })
  await reader.ask(boardFollowResource.create, { board_id: board.id })
  await settled(app)
  expect(await homeOf(reader)).not.toContain(pin.id)
  // What is made later obeys as well.
  const later = await makeQuickPin(app, dora, { board_id: board.id })
  await settled(app)
  expect(await homeOf(reader)).not.toContain(later.id)
  await setSource(reader, 'member', dora.member.id, true)
  expect(await homeOf(reader)).toEqual(expect.arrayContaining([pin.id, later.id]))
})

test('DS-04 a board that is switched off shows nothing, while its owner’s other Pins go on', async () => {
  const [reader, dora] = [await signUp(app), await signUp(app)]
  const [one, other] = [await makeBoard(dora), await makeBoard(dora)]
  const off = await makeQuickPin(app, dora, { board_id: one.id })
  const on = await makeQuickPin(app, dora, { board_id: other.id })
  await reader.ask(userFollowResource.create, { user_id: dora.member.id })
  await settled(app)
  await setSource(reader, 'board', one.id, false)
  const home = await homeOf(reader)
  expect([home.includes(off.id), home.includes(on.id)]).toEqual([false, true])
})

test('DI-01 DS-04 a topic that is switched off brings nothing, whether it is followed or said by who made a Pin', async () => {
  const [reader, dora] = [await signUp(app), await signUp(app)]
  const topic = await topicOf('knitting')
  for (let at = 0; at < 4; at += 1) await makeQuickPin(app, dora, { title: `Knitting ${at}` })
  const named = await makeQuickPin(app, dora, { title: 'A scarf' })
  await dora.ask(pinResource.update, { id: named.id, topic_ids: [topic] })
  await settled(app)
  await reader.ask(interestFollowResource.create, { interest_id: topic })
  await settled(app)
  const because = async () => {
    const { data } = await reader.call(userHomefeedResource.get, { page_size: 250 })
    return {
      ofTopic: data.filter(({ recommendation_reason: reason }) => reason?.type === 'topic').length,
      hasNamed: data.some(({ id }) => id === named.id),
    }
  }
  await expect.poll(async () => (await because()).ofTopic).toBeGreaterThanOrEqual(3)
  await setSource(reader, 'topic', topic, false)
  // At once, by the list that was made before; and still when another was made.
  expect(await because()).toEqual({ ofTopic: 0, hasNamed: false })
  await settled(app)
  expect(await because()).toEqual({ ofTopic: 0, hasNamed: false })
})

test('DS-04 the tuner lists what is followed and owned, and what else is switched off, by pages that repeat nothing', async () => {
  const [reader, dora] = [await signUp(app), await signUp(app)]
  const boards = [await makeBoard(reader), await makeBoard(reader), await makeBoard(dora), await makeBoard(dora)]
  await reader.ask(boardFollowResource.create, { board_id: boards[2]?.id ?? '' })
  await setSource(reader, 'board', boards[3]?.id ?? '', false)
  await setSource(reader, 'board', boards[3]?.id ?? '', false)
  await setSource(reader, 'board', boards[0]?.id ?? '', false)
  const seen: [string, boolean][] = []
  for (let bookmarks: string[] = []; ;) {
    const page = await sourcesOf(reader, 'board', { page_size: 1, bookmarks })
    seen.push(...page.data.map(({ title, is_on }): [string, boolean] => [title, is_on]))
    // Switching while paging moves nothing that is followed or owned.
    if (seen.length === 2) await setSource(reader, 'board', boards[1]?.id ?? '', false)
    if (page.bookmark === undefined) break
    bookmarks = [page.bookmark]
  }
  expect(seen).toHaveLength(4)
  expect(new Set(seen.map(([title]) => title))).toEqual(new Set(boards.map(({ name }) => name)))
  const [off] = seen.filter(([title]) => title === boards[3]?.name)
  expect(off?.[1]).toBe(false)

  await reader.ask(userFollowResource.create, { user_id: dora.member.id })
  const members = await sourcesOf(reader, 'member')
  expect(members.data).toEqual([
    expect.objectContaining({ id: dora.member.id, kind: 'member', is_on: true, url: `/${dora.member.username}` }),
  ])
  const pin = await makeQuickPin(app, reader, { title: 'My loom' })
  await setSource(reader, 'pin', pin.id, false)
  expect((await sourcesOf(reader, 'pin')).data).toEqual([
    expect.objectContaining({ id: pin.id, title: 'My loom', is_on: false }),
  ])
})

test('what may not be seen cannot be switched off and reads as missing, and leaves the tuner', async () => {
  const [reader, dora] = [await signUp(app), await signUp(app)]
  const secret = await makeBoard(dora, 'Hidden away', 'secret')
  const shown = await makeBoard(dora)
  const pin = await makeQuickPin(app, dora, { title: 'Not yours' })
  const refusals = await Promise.all([
    setSource(reader, 'board', secret.id, false),
    setSource(reader, 'board', '1', false),
    setSource(reader, 'pin', pin.id, false),
    setSource(reader, 'pin', '1', false),
    setSource(reader, 'member', '1', false),
    setSource(reader, 'topic', '999999999', false),
  ])
  expect(refusals.map(({ error }) => error?.name)).toEqual([
    'board_not_found',
    'board_not_found',
    'pin_not_found',
    'pin_not_found',
    'user_not_found',
    'topic_not_found',
  ])
  await setSource(reader, 'board', shown.id, false)
  await setSource(reader, 'member', dora.member.id, false)
  await dora.ask(boardResource.update, { board_id: shown.id, privacy: 'secret' })
  expect((await sourcesOf(reader, 'board')).data).toEqual([])
  await dora.ask(userBlockResource.create, { blocked_user_id: reader.member.id })
  expect((await sourcesOf(reader, 'member')).data).toEqual([])
  const visitor = app.client()
  expect((await visitor.call(homeSourcesResource.get, { kind: 'board' })).error?.name).toBe('sign_in_required')
  const wrong = await reader.call(homeSourcesResource.update, { kind: 'pin', source_id: 'x', is_on: false })
  expect(JSON.stringify(wrong.error)).toContain('source_id')
})

test('home costs as many statements where nothing is switched off, and at most one more where something is', async () => {
  const [reader, dora] = [await signUp(app), await signUp(app)]
  const board = await makeBoard(dora)
  for (let at = 0; at < 6; at += 1) await makeQuickPin(app, dora, { board_id: board.id })
  await reader.ask(userFollowResource.create, { user_id: dora.member.id })
  await settled(app)
  const cost = async () => (await callCost(app, userHomefeedResource.get, reader, { page_size: 4 })).statements
  const before = await cost()
  const elsewhere = await makeBoard(dora)
  await setSource(reader, 'board', elsewhere.id, false)
  expect(await cost()).toBeLessThanOrEqual(before + 1)
})
