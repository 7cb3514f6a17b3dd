import {
  boardFollowResource,
  boardResource,
  hidePin,
  homeSourcesResource,
  interestFollowResource,
  userBlockResource,
  userFollowResource,
  userHomefeedResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { heardOf } from './tastes.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ hasRecommender: true })
}, 240_000)
afterAll(() => app.stop())

/** Home from its beginning to its end, a visit of its own. */
async function wholeHome(reader: SignedIn) {
  await reader.ask(userHomefeedResource.update, {})
  const shown = []
  for (let bookmarks: string[] = []; ;) {
    const page = await reader.call(userHomefeedResource.get, { page_size: 9, bookmarks })
    shown.push(...page.data)
    if (page.bookmark === undefined) return shown
    bookmarks = [page.bookmark]
  }
}
const idsOf = (pins: readonly { id: string }[]) => pins.map(({ id }) => id)

test('DI-01 home mixes members, boards and topics that are followed with the graph of saves, repeats nothing, and never shows what is hidden, blocked, secret or protected', async () => {
  const { rows } = await app.pool.query<{ id: string }>(`select id::text from topics where slug = 'bread'`)
  const topicId = rows[0]?.id ?? ''
  const reader = await signUp(app)
  await reader.ask(interestFollowResource.create, { interest_id: topicId })
  const ways = ['hidden', 'blocked', 'secret', 'protected', 'open'] as const
  const saved = await makeQuickPin(app, await signUp(app), { title: 'What was saved' })
  const [keeper, keeping] = [await signUp(app), await signUp(app)]
  const kept = [await makeBoard(keeper), await makeBoard(keeping)]
  const makers = []
  for (const way of ways) {
    const [maker, other] = [await signUp(app), await signUp(app)]
    const [followed, ofBoard, aboutTopic] = [await makeBoard(maker), await makeBoard(other), await makeBoard(maker)]
    const stranger = await signUp(app)
    const beside = await makeBoard(stranger)
    const pins = {
      member: await makeQuickPin(app, maker, { title: `By a member, ${way}`, board_id: followed.id }),
      board: await makeQuickPin(app, other, { title: `On a board, ${way}`, board_id: ofBoard.id }),
      topic: await makeQuickPin(app, stranger, { title: `Rye bread ${way}`, board_id: beside.id }),
      graph: await makeQuickPin(app, stranger, { title: `Beside it, ${way}`, board_id: beside.id }),
    }
    await reader.ask(userFollowResource.create, { user_id: maker.member.id })
    await reader.ask(boardFollowResource.create, { board_id: ofBoard.id })
    makers.push({
      way,
      pins,
      people: [maker, other, stranger],
      boards: { maker: [followed, aboutTopic], other: [ofBoard], stranger: [beside] },
    })
  }
  for (const [at, member] of [keeper, keeping].entries())
    for (const pin of [saved, ...makers.map(({ pins }) => pins.graph)])
      await savePin(member, pin.id, kept[at]?.id ?? '')
  await savePin(reader, saved.id, (await makeBoard(reader)).id)
  await settled(app)
  await heardOf(app, saved.id, ways.length)
  const all = makers.flatMap(({ pins }) => idsOf(Object.values(pins)))
  await expect
    .poll(async () => idsOf(await wholeHome(reader)), { timeout: 90_000 })
    .toEqual(expect.arrayContaining(all))
  const before = await wholeHome(reader)
  expect(new Set(idsOf(before)).size).toBe(before.length)
  const reasonOf = new Map(before.map(({ id, recommendation_reason: reason }) => [id, reason?.type ?? null]))
  expect(makers.map(({ pins }) => reasonOf.get(pins.topic.id))).toContain('topic')
  expect(before.map(({ recommendation_reason: reason }) => reason?.type)).toContain('saved_pin')

  for (const { way, pins, people, boards } of makers) {
    const [maker, other, stranger] = people
    if (!maker || !other || !stranger) throw new Error('nobody')
    if (way === 'hidden') for (const { id } of Object.values(pins)) await reader.ask(hidePin, { pin_id: id })
    if (way === 'blocked')
      for (const { member } of people) await reader.ask(userBlockResource.create, { blocked_user_id: member.id })
    if (way !== 'secret' && way !== 'protected') continue
    for (const [owner, own] of [
      [maker, boards.maker],
      [other, boards.other],
      [stranger, boards.stranger],
    ] as const)
      for (const { id } of own) await owner.ask(boardResource.update, { board_id: id, privacy: way })
  }
  // At once, before any worker did anything, and afterwards.
  for (const isSettled of [false, true]) {
    if (isSettled) await settled(app)
    const ids = idsOf(await wholeHome(reader))
    for (const { way, pins } of makers) {
      const shown = Object.entries(pins).flatMap(([source, { id }]) => (ids.includes(id) ? source : []))
      expect(shown, way).toEqual(way === 'open' ? ['member', 'board', 'topic', 'graph'] : [])
    }
  }
  const open = makers.find(({ way }) => way === 'open')
  await reader.ask(homeSourcesResource.update, {
    kind: 'board',
    source_id: open?.boards.other[0]?.id ?? '',
    is_on: false,
  })
  expect(idsOf(await wholeHome(reader))).not.toContain(open?.pins.board.id)
}, 240_000)
