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

let app: TestApp
let maker: SignedIn
beforeAll(async () => {
  app = await startTestApp({ hasRecommender: true })
  maker = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

type QuickPin = Awaited<ReturnType<typeof makeQuickPin>>

/** Pictures of one taste, which some members keep together on boards of theirs; the recommender has heard of it. */
async function taste(title: string, pictures: number, keepers: number, makers: readonly SignedIn[] = [maker]) {
  const pins: QuickPin[] = []
  for (let at = 0; at < pictures; at += 1)
    pins.push(await makeQuickPin(app, makers[at % makers.length] ?? maker, { title: `${title} ${at}` }))
  const boards = []
  for (let at = 0; at < keepers; at += 1) {
    const keeper = await signUp(app)
    const board = await makeBoard(keeper)
    for (const pin of pins) await savePin(keeper, pin.id, board.id)
    boards.push({ keeper, board })
  }
  const { rows } = await app.pool.query<{ id: string }>('select aggregate_id::text as id from pins where id = $1', [
    pins[0]?.id,
  ])
  const queries = rows.map(({ id }) => ({ id, weight: 1 }))
  const others = () => app.core.recommender.alike({ queries, leaveOut: [], wanted: 50 }, 5000)
  await expect.poll(others).toHaveLength(pictures - 1)
  return { pins, boards }
}

/** Titles of what is like the first of the pins, of the same taste. */
async function likeFirst(pins: readonly QuickPin[]): Promise<string[]> {
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

test('DS-05 a new member who follows topics finds Pins about them at home, before any save', async () => {
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

test('DS-03 home mixes four sources, tops the list up while it is read, and neither repeats nor crowds', async () => {
  const makers = []
  for (let at = 0; at < 8; at += 1) makers.push(await signUp(app))
  const { pins, boards } = await taste('Cobalt', 12, 3, makers.slice(0, 5))
  for (let at = 0; at < 16; at += 1) await makeQuickPin(app, makers[at % 8] ?? maker, { title: `Rye bread ${at}` })
  const [reader, dora, eve] = [await signUp(app), await signUp(app), await signUp(app)]
  await makeQuickPin(app, eve, { title: 'By a stranger' })
  for (let at = 0; at < 6; at += 1) await makeQuickPin(app, dora, { title: `Followed ${at}` })
  const { rows } = await app.pool.query<{ id: string }>(`select id::text from topics where slug = 'bread'`)
  await reader.ask(userFollowResource.create, { user_id: dora.member.id })
  await reader.ask(interestFollowResource.create, { interest_id: rows[0]?.id ?? '' })
  await savePin(reader, pins[0]?.id ?? '', (await makeBoard(reader)).id)
  await settled(app)
  const kindOf = ({ title, recommendation_reason: reason }: { title: string; recommendation_reason?: Reason }) =>
    title.startsWith('Followed') ? 'followed' : (reason?.type ?? 'popular')
  type Reason = { type: string } | null | undefined
  const read = async (bookmarks: string[]) => reader.call(userHomefeedResource.get, { page_size: 12, bookmarks })
  await expect
    .poll(async () => {
      await reader.ask(userHomefeedResource.update, {})
      return new Set((await read([])).data.map(kindOf))
    })
    .toEqual(new Set(['followed', 'saved_pin', 'board', 'topic', 'popular']))

  const first = await read([])
  const kinds = first.data.map(kindOf)
  const isWalk = (kind: string) => kind === 'saved_pin' || kind === 'board'
  for (const isOf of [isWalk, (kind: string) => kind === 'followed', (kind: string) => kind === 'popular'])
    expect(kinds.filter(isOf).length).toBeLessThanOrEqual(4)
  const lists = async () =>
    (
      await app.pool.query<{ count: string; lists: string }>(
        `select count(*) filter (where list_id = newest), count(distinct list_id) as lists
         from recommended_pins, (select max(list_id) as newest from recommended_pins where member_id = $1) as of
         where member_id = $1`,
        [reader.member.id],
      )
    ).rows[0]
  const before = await lists()
  // What comes later is not popular yet, so only the list can bring it: others keep it beside what the reader saved.
  const later = []
  for (let at = 0; at < 4; at += 1) later.push(await makeQuickPin(app, maker, { title: `Cobalt late ${at}` }))
  for (const { keeper, board } of boards) for (const pin of later) await savePin(keeper, pin.id, board.id)
  await settled(app)
  await app.pool.query('delete from popular_pins where pin_id = any($1::bigint[])', [later.map(({ id }) => id)])
  const queries = (
    await app.pool.query<{ id: string }>('select aggregate_id::text as id from pins where id = $1', [pins[0]?.id])
  ).rows.map(({ id }) => ({ id, weight: 1 }))
  const alike = () => app.core.recommender.alike({ queries, leaveOut: [], wanted: 100 }, 5000)
  await expect.poll(alike).toHaveLength(pins.length - 1 + later.length)

  const shown = [...first.data]
  for (let bookmarks = first.bookmark === undefined ? [] : [first.bookmark]; bookmarks.length > 0;) {
    const page = await read(bookmarks)
    await app.core.topUps.flush()
    await settled(app)
    shown.push(...page.data)
    bookmarks = page.bookmark === undefined ? [] : [page.bookmark]
  }
  const after = await lists()
  expect([after?.lists, Number(after?.count) - Number(before?.count)]).toEqual([before?.lists, later.length])
  const ids = shown.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(later.map(({ id }) => id)))
  const members = first.data.map(({ pinner }) => pinner.id)
  const crowded = members.flatMap((member, at) => (members.slice(Math.max(0, at - 4), at).includes(member) ? at : []))
  expect(crowded).toEqual([])
}, 120_000)

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
