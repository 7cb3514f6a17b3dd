import { randomUUID } from 'node:crypto'
import {
  baseSearchResource,
  boardResource,
  historyResource,
  limits,
  pinResource,
  searchResource,
  updateMe,
  userFollowResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZodArray } from 'zod'
import { findViewer } from '../../src/modules/accounts/index.ts'
import { countStatements } from '../../src/platform/db/statement-counter.ts'
import { withdrawArticle } from '../articles/as-editor.ts'
import { calledBy } from '../support/call-cost.ts'
import { makeBoard, savePin } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'
import { atOnce, elsewhere, type Kind, type ListCase, lists } from './finding-lists.ts'
import { type ListedWorld, makeListedWorld, publishOne } from './listed-world.ts'
import { standInForLooks } from './looks-stand-in.ts'

let app: TestApp
let world: ListedWorld
beforeAll(async () => {
  // Nothing ends by itself while the test looks.
  app = await startTestApp({ hasRecommender: true, foundAge: 600_000 })
  world = await makeListedWorld(app)
  await standInForLooks(app, world.sharedPinId)
}, 300_000)
afterAll(() => app.stop())

test('every list that the contract has is one of finding and tried here, or one of another kind', () => {
  const ofMembers = app.core.binder.endpoints.filter(({ paged, roles }) => paged && roles === undefined)
  const tried = new Set(Object.values(lists).map(({ endpoint }) => endpoint.id))
  const named = ofMembers.map(({ id }) => id)
  expect(named.filter((id) => !tried.has(id) && !elsewhere.has(id))).toEqual([])
  const unpaged = app.core.binder.endpoints.filter(({ kind, paged, roles }) => kind === 'query' && !paged && !roles)
  const answeredAtOnce = unpaged.filter(({ reply }) => reply instanceof ZodArray)
  expect(answeredAtOnce.map(({ id }) => id).filter((id) => !atOnce.has(id))).toEqual([])
  expect([...tried, ...elsewhere].filter((id) => !named.includes(id) || (tried.has(id) && elsewhere.has(id)))).toEqual(
    [],
  )
})

const cases = Object.entries(lists)
const readerOf = ({ reader }: ListCase): TestClient => (reader === undefined ? app.client() : world[reader])

/** A page: the ids of what is on it. */
async function pageOf(one: ListCase, page: { page_size?: number; bookmarks?: string[] } = {}) {
  const options = { ...one.options?.(world), ...page }
  const { status, data, bookmark } = await readerOf(one).call(one.endpoint, options)
  expect(status).toBe(200)
  const rows = (Array.isArray(data) ? data : (data as { results: unknown[] }).results) as { id: string }[]
  return { ids: rows.map(({ id }) => id), bookmark }
}

test.each(cases)('25 a page: %s', async (_name, one) => {
  const first = await pageOf(one)
  expect(limits.page.usual).toBe(25)
  expect(first.ids).toHaveLength(25)
  expect(first.bookmark).toBeDefined()
})

const ofVisitors = cases.filter(([, { reader }]) => reader === undefined)

test.each(ofVisitors)('a second visitor is answered from what is kept: %s', async (_name, one) => {
  const viewer = await findViewer(app.core, { token: '', userAgent: 'x', country: 'US' })
  const options = { ...one.options?.(world), page_size: 24 }
  const ask = async () => (await app.core.binder.run(one.endpoint, { ...viewer }, options, calledBy)).data
  const first = JSON.stringify(await ask())
  const again = await countStatements(ask)
  expect(JSON.stringify(again.result)).toBe(first)
  // It hears what changed, and searches are counted.
  expect(again.statements.filter((text) => !/changed_rows|rate_windows/.test(text))).toEqual([])
  expect(again.statements.length).toBeLessThanOrEqual(2)
})

test('searches of visitors count who are given what another found, beside those who find it', async () => {
  const counted = async () => {
    await app.core.searchTallies.flush()
    const { rows } = await app.pool.query<{ searches: number; without: number }>(
      'select coalesce(sum(searches), 0)::int as searches, coalesce(sum(without_result), 0)::int as without from search_counts',
    )
    return rows[0] ?? { searches: 0, without: 0 }
  }
  const before = await counted()
  const found = { query: 'marble', page_size: 11 }
  for (const { get } of [searchResource, baseSearchResource]) {
    let bookmark: string | undefined
    for (let times = 0; times < 3; times += 1) ({ bookmark } = await app.client().call(get, found))
    expect(bookmark).toBeDefined()
    // Who reads on does not search again.
    for (let times = 0; times < 2; times += 1) await app.client().call(get, { ...found, bookmarks: [bookmark ?? ''] })
    for (let times = 0; times < 2; times += 1) await app.client().ask(get, { query: 'qqqqzzzz' })
    await app.client().ask(get, { query: 'marble', scope: 'boards' })
  }
  const after = await counted()
  expect([after.searches - before.searches, after.without - before.without]).toEqual([10, 4])
})

/** Whose a pin or a board is, to do something with it. */
async function ownerOf(id: string) {
  const { rows } = await app.pool.query<{ id: string }>(
    'select pinner_id::text as id from pins where id = $1 union all select owner_id::text from boards where id = $1',
    [id],
  )
  const [{ id: ownerId } = { id }] = rows
  // What somebody saved while another list was tried stands for the picture in some lists.
  const everybody = [...world.keepers.map(({ member }) => member), world.follower]
  return everybody.find(({ member }) => member.id === ownerId) ?? world.reader
}

/** Takes a thing away, or hides it, by whoever may. */
async function takeAway(kind: Kind, id: string, how: 'delete' | 'hide'): Promise<void> {
  if (kind === 'article') return void (await withdrawArticle(app.core, id))
  if (kind === 'visit') return void (await world.reader.ask(historyResource.delete, { thing_id: id }))
  if (kind === 'followed') return void (await world.follower.ask(userFollowResource.delete, { user_id: id }))
  const owner = await ownerOf(id)
  if (kind === 'person') return void (await owner.ask(updateMe, { is_private_profile: true }))
  if (kind === 'board') return void (await owner.ask(boardResource.update, { board_id: id, privacy: 'secret' }))
  if (kind === 'pin' && how === 'hide') {
    const secret = await makeBoard(owner, undefined, 'secret')
    return void (await owner.ask(pinResource.update, { id, board_id: secret.id }))
  }
  await owner.ask(pinResource.delete, { id })
}

/** Puts something new onto the list; answers what of it was there and stands at its beginning now. */
async function addTo(kind: Kind): Promise<string[]> {
  const one = world.keepers.at(-1)
  const [again = ''] = one?.pinIds ?? []
  if (kind === 'article') await publishOne(app, { title: 'Later', thingIds: [again] })
  else if (kind === 'board' && one) await makeBoard(one.member, `Marble ${randomUUID()}`)
  else if (kind === 'visit') await world.reader.ask(historyResource.create, { pin_id: again })
  else await world.newPin()
  return kind === 'visit' ? [again] : []
}

/** Somebody saves pictures that are on the list, and takes one save back: they stand elsewhere then. */
async function move(kind: Kind, ids: readonly string[]): Promise<void> {
  if (kind !== 'pin') return
  const saves = []
  for (const id of ids) saves.push((await savePin(world.follower, id, world.followersBoardId)).id)
  await world.follower.ask(pinResource.delete, { id: saves[0] ?? '' })
}

const A_WHILE = 120_000
const SIZE = 10

test.each(cases)(
  'nothing comes twice and nothing is passed over while things come, go and move: %s',
  async (_name, one) => {
    const { kind } = one
    // What other lists took away is not in the history any more.
    if (kind === 'visit')
      for (let at = 0; at < 2 * SIZE; at += 1)
        await world.reader.ask(historyResource.create, { pin_id: await world.newPin() })
    const whole = await pageOf(one, { page_size: limits.page.most })
    const first = await pageOf(one, { page_size: SIZE })
    const pages = [first.ids]
    // Some of those that were read, and some that are to come.
    const touched = new Set<string>()
    const next = (from: readonly string[], at: number) => {
      const id = from[at] ?? ''
      touched.add(id)
      return id
    }
    const ahead = whole.ids.filter((id) => !first.ids.includes(id) && !world.spared.has(id))
    const behind = first.ids.filter((id) => !world.spared.has(id))
    if (kind !== 'topic') {
      await takeAway(kind, next(behind, 0), 'delete')
      await takeAway(kind, next(ahead, 3), 'delete')
      await takeAway(kind, next(ahead, 5), 'hide')
      for (const id of await addTo(kind)) touched.add(id)
      await move(kind, [next(behind, 1), next(ahead, 7)])
    }
    const gone = kind === 'topic' ? [] : [ahead[3], ahead[5]]
    for (let { bookmark } = first; bookmark !== undefined;) {
      const page = await pageOf(one, { page_size: SIZE, bookmarks: [bookmark] })
      pages.push(page.ids)
      bookmark = page.bookmark
      if (pages.length === 2 && kind !== 'topic') await addTo(kind)
    }
    const read = pages.flat()
    expect(read.filter((id, at) => read.indexOf(id) !== at)).toEqual([])
    expect(whole.ids.filter((id) => !touched.has(id) && !read.includes(id))).toEqual([])
    expect(read.filter((id) => gone.includes(id))).toEqual([])
    expect(pages.filter(({ length }) => length > SIZE)).toEqual([])
    // What visitors are answered alike shows nothing of what is gone, however long it is kept otherwise.
    const again = await pageOf(one, { page_size: SIZE })
    if (kind !== 'topic') expect(again.ids).not.toContain(behind[0])
  },
  A_WHILE,
)
