import {
  boardResource,
  boardsLikeResource,
  historyResource,
  homeSourcesResource,
  interestFollowResource,
  peopleToFollowResource,
  pinResource,
  relatedPinFeedResource,
  userBlockResource,
  userFollowResource,
  userHomefeedResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeWished, wishAhead } from '../../src/modules/discovery/recommended/make-recommendations.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { makeTaste } from './tastes.ts'

let app: TestApp
let maker: SignedIn
beforeAll(async () => {
  app = await startTestApp({ hasRecommender: true })
  maker = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

const taste = (title: string, pictures: number, keepers: number) =>
  makeTaste(app, [maker], { title, pictures, keepers })

/** Titles of what is like the first of the pins, of the same taste. */
async function likeFirst(pins: readonly { id: string; title: string }[]): Promise<string[]> {
  const { data } = await maker.call(relatedPinFeedResource.get, { pin: pins[0]?.id ?? '' })
  const [word = ''] = (pins[0]?.title ?? '').split(' ')
  return titlesOf(data)
    .slice(0, pins.length - 1)
    .filter((title) => title.startsWith(word))
}

const titlesOf = (pins: readonly { title: string }[]) => pins.map(({ title }) => title)
const homeOf = async (member: SignedIn, size = 25) =>
  titlesOf((await member.call(userHomefeedResource.get, { page_size: size })).data)
/** Of the first titles, how many are of a taste. */
const shareOf = (titles: readonly string[], word: string) => titles.filter((title) => title.startsWith(word)).length

test('what others keep beside a picture is more like it than what stands on its maker’s profile', async () => {
  const { pins } = await taste('Lantern', 6, 3)
  await taste('Canyon', 6, 3)
  expect((await likeFirst(pins)).toSorted()).toEqual([1, 2, 3, 4, 5].map((at) => `Lantern ${at}`))
})

test('two new members with different tastes have different homes after some saves, and nothing comes twice', async () => {
  const [orchid, anvil] = [await taste('Orchid', 12, 3), await taste('Anvil', 12, 3)]
  const [reader, other] = [await signUp(app), await signUp(app)]
  const [own, others] = [await makeBoard(reader), await makeBoard(other)]
  const saveSome = async () => {
    for (const pin of orchid.pins.slice(0, 4)) await savePin(reader, pin.id, own.id)
    for (const pin of anvil.pins.slice(0, 4)) await savePin(other, pin.id, others.id)
  }
  await saveSome()
  // What is popular is the same for both, but for what each is recommended already.
  const recommendedTo = async (member: SignedIn) => {
    const { data } = await member.call(userHomefeedResource.get, { page_size: 12 })
    return data.flatMap(({ title, recommendation_reason: reason }) =>
      reason ? [{ title, type: reason.type, because: reason.title }] : [],
    )
  }
  for (const [member, word] of [
    [reader, 'Orchid'],
    [other, 'Anvil'],
  ] as const) {
    await expect.poll(async () => (await recommendedTo(member)).length).toBeGreaterThanOrEqual(4)
    const reasons = await recommendedTo(member)
    expect(shareOf(titlesOf(reasons), word)).toBe(reasons.length)
    const ofPins = reasons.filter(({ type }) => type === 'saved_pin')
    expect(ofPins.length).toBeGreaterThan(0)
    for (const { because } of ofPins) expect(because).toMatch(new RegExp(`^${word} [0-3]$`))
  }

  const seen: string[] = []
  for (let bookmarks: string[] = []; ;) {
    const page = await reader.call(userHomefeedResource.get, { page_size: 7, bookmarks })
    seen.push(...page.data.map(({ id }) => id))
    if (page.bookmark === undefined) break
    bookmarks = [page.bookmark]
  }
  expect(new Set(seen).size).toBe(seen.length)
})

test('DI-01 DS-05 a new member who follows topics finds Pins about them at home, before any save', async () => {
  for (let at = 0; at < 6; at += 1) await makeQuickPin(app, maker, { title: `Sourdough bread ${at}` })
  await settled(app)
  const { rows } = await app.pool.query<{ id: string; name: string }>(
    `select id::text, name from topics where slug = 'bread'`,
  )
  const [topic] = rows
  const reader = await signUp(app)
  await reader.ask(interestFollowResource.create, { interest_id: topic?.id ?? '' })
  await settled(app)
  const { data } = await reader.call(userHomefeedResource.get, { page_size: 12 })
  const because = data.filter(({ recommendation_reason: reason }) => reason?.type === 'topic')
  expect(shareOf(titlesOf(because), 'Sourdough bread')).toBeGreaterThanOrEqual(3)
  expect(because[0]?.recommendation_reason).toEqual({
    type: 'topic',
    id: topic?.id,
    title: topic?.name,
    url: `/ideas/bread/${topic?.id}/`,
  })
  await reader.ask(interestFollowResource.delete, { interest_id: topic?.id ?? '' })
  const { data: left } = await reader.call(userHomefeedResource.get, { page_size: 12 })
  expect(left.filter(({ recommendation_reason: reason }) => reason)).toEqual([])
})

test('DS-01 what becomes secret is no longer recommended, at once', async () => {
  const { pins, boards } = await taste('Velvet', 5, 2)
  const reader = await signUp(app)
  const board = await makeBoard(reader)
  await savePin(reader, pins[0]?.id ?? '', board.id)
  await expect.poll(async () => shareOf(await homeOf(reader), 'Velvet')).toBeGreaterThan(0)
  for (const pin of pins) await maker.ask(pinResource.delete, { id: pin.id })
  for (const { keeper, board: kept } of boards)
    await keeper.ask(boardResource.update, { board_id: kept.id, privacy: 'secret' })
  expect(shareOf(await homeOf(reader), 'Velvet')).toBe(0)
})

test('what was passed on home in an earlier visit does not come again while there is something else', async () => {
  const [reader, dora] = [await signUp(app), await signUp(app)]
  const pins = []
  for (let at = 0; at < 4; at += 1) pins.push(await makeQuickPin(app, dora, { title: `Passed ${at}` }))
  await reader.ask(userFollowResource.create, { user_id: dora.member.id })
  await settled(app)
  const ids = pins.map(({ id }) => id)
  const shown = async () => {
    const { data } = await reader.call(userHomefeedResource.get, { page_size: 250 })
    return data.map(({ id }) => id)
  }
  const passed = [ids[3] ?? '', ids[2] ?? '']
  await reader.ask(userHomefeedResource.create, { pin_ids: passed })
  await reader.ask(userHomefeedResource.create, { pin_ids: passed })
  // Within the visit home stays as it is.
  expect(await shown()).toEqual(expect.arrayContaining(ids))
  await app.pool.query('update seen_pins set edge_id = edge_id - ($1::bigint << 22) where member_id = $2', [
    31 * 60 * 1000,
    reader.member.id,
  ])
  const later = await shown()
  expect(later).toEqual(expect.arrayContaining(ids.slice(0, 2)))
  expect(later.filter((id) => passed.includes(id))).toEqual([])
})

test('a home that has shown all there is begins again', async () => {
  const [reader, dora] = [await signUp(app), await signUp(app)]
  const pin = await makeQuickPin(app, dora, { title: 'The only one' })
  await reader.ask(userFollowResource.create, { user_id: dora.member.id })
  await settled(app)
  const all = async () => {
    const { data } = await reader.call(userHomefeedResource.get, { page_size: 250 })
    return data.map(({ id }) => id)
  }
  const before = await all()
  for (let at = 0; at < before.length; at += 200)
    await reader.ask(userHomefeedResource.create, { pin_ids: before.slice(at, at + 200) })
  await app.pool.query('update seen_pins set edge_id = edge_id - ($1::bigint << 22) where member_id = $2', [
    31 * 60 * 1000,
    reader.member.id,
  ])
  expect(await all()).toContain(pin.id)
})

test('DS-04 boards and Pins that were looked at lead to Pins, and the reason says so; who is here has lists made ahead', async () => {
  const { pins } = await taste('Basalt', 8, 3)
  const [saver, looker] = [await signUp(app), await signUp(app)]
  const board = await makeBoard(saver, 'Stones')
  for (const pin of pins.slice(0, 3)) await savePin(saver, pin.id, board.id)
  const typesOf = async (member: SignedIn) => {
    await member.ask(userHomefeedResource.update, {})
    const { data } = await member.call(userHomefeedResource.get, { page_size: 250 })
    return new Set(
      data.flatMap(({ title, recommendation_reason: reason }) =>
        title.startsWith('Basalt') && reason ? reason.type : [],
      ),
    )
  }
  await expect.poll(() => typesOf(saver)).toEqual(new Set(['saved_pin', 'board']))
  await looker.ask(historyResource.update, { is_kept: true })
  await looker.ask(historyResource.create, { pin_id: pins[0]?.id ?? '' })
  expect(await typesOf(looker)).toEqual(new Set(['viewed_pin']))

  const listOf = async () => {
    const { rows } = await app.pool.query<{ id: string }>(
      'select max(list_id)::text as id from recommended_pins where member_id = $1',
      [looker.member.id],
    )
    return rows[0]?.id ?? ''
  }
  await app.pool.query('update recommended_pins set list_id = list_id - ($1::bigint << 22) where member_id = $2', [
    21 * 60 * 60 * 1000,
    looker.member.id,
  ])
  const old = await listOf()
  await wishAhead(app.core)
  await makeWished(app.core)
  expect(BigInt(await listOf())).toBeGreaterThan(BigInt(old))
})

test('boards like a board hold much of the same; secret ones and those of whom one blocks are left out', async () => {
  const { boards } = await taste('Heron', 5, 4)
  const [one, secret, blocked, alike] = boards
  if (!one || !secret || !blocked || !alike) throw new Error('no boards')
  const idsFor = async (client: SignedIn) =>
    (await client.ask(boardsLikeResource.get, { board_id: one.board.id })).map(({ id }) => id)
  const reader = await signUp(app)
  await expect
    .poll(async () => (await idsFor(reader)).toSorted())
    .toEqual([secret, blocked, alike].map(({ board }) => board.id).toSorted())
  await secret.keeper.ask(boardResource.update, { board_id: secret.board.id, privacy: 'secret' })
  await reader.ask(userBlockResource.create, { blocked_user_id: blocked.keeper.member.id })
  expect(await idsFor(reader)).toEqual([alike.board.id])
  // One's own boards are no news.
  expect(await idsFor(alike.keeper)).not.toContain(alike.board.id)
  expect((await reader.call(boardsLikeResource.get, { board_id: secret.board.id })).status).toBe(404)
})

test('people to follow have boards that hold what one saves, with one of them as the reason; nobody one follows or switched off', async () => {
  const { pins, boards } = await taste('Kestrel', 5, 3)
  const [followed, muted, other] = boards
  if (!followed || !muted || !other) throw new Error('no boards')
  const reader = await signUp(app)
  const own = await makeBoard(reader)
  for (const pin of pins.slice(0, 3)) await savePin(reader, pin.id, own.id)
  const found = async () =>
    (await reader.ask(peopleToFollowResource.get, {})).map(({ user, board }) => [user.id, board.id])
  await expect
    .poll(found)
    .toEqual(expect.arrayContaining(boards.map(({ keeper, board }) => [keeper.member.id, board.id])))
  await reader.ask(userFollowResource.create, { user_id: followed.keeper.member.id })
  await reader.ask(homeSourcesResource.update, { kind: 'member', source_id: muted.keeper.member.id, is_on: false })
  const people = (await found()).map(([id]) => id)
  expect(people).toContain(other.keeper.member.id)
  expect(
    people.filter((id) => id === followed.keeper.member.id || id === muted.keeper.member.id || id === reader.member.id),
  ).toEqual([])
  await reader.ask(userBlockResource.create, { blocked_user_id: other.keeper.member.id })
  expect((await found()).map(([id]) => id)).not.toContain(other.keeper.member.id)
  expect((await app.client().call(peopleToFollowResource.get, {})).status).toBe(401)
})
