import {
  baseSearchResource,
  boardResource,
  type OptionsInput,
  pinResource,
  searchGuidesResource,
  searchResource,
  userBlockResource,
  userFollowResource,
  userPinsResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillSearch } from '../../src/modules/discovery/jobs/fill-search.ts'
import type { RecipeFacts } from '../../src/modules/links/index.ts'
import { newContentHash, readyUpload } from '../data/quick-pins.ts'
import { makeLinkedPin, pageOf, soup, tell } from '../linked-pages/page-examples.ts'
import { callCost } from '../support/call-cost.ts'
import { makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
  ben = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

type Filters = Partial<OptionsInput<typeof searchResource.get>>
const find = async (client: TestClient, query: string, filters: Filters = {}) => {
  await settled(app)
  const options = { query, page_size: 50, auto_correction_disabled: true, ...filters }
  return (await client.ask(searchResource.get, options)).map(({ id }) => id)
}

interface Made {
  title: string
  palette?: readonly string[]
  board_id?: string
  price_value?: string
  price_currency?: string
}

/** A pin of a picture with these colours. */
async function make(member: SignedIn, { palette = [], ...pin }: Made) {
  const hash = newContentHash()
  const upload_id = await readyUpload(app, member.member.id, hash)
  await app.pool.query('update pictures set palette = $1 where content_hash = $2', [palette, hash])
  return member.ask(pinResource.create, { upload_id, ...pin })
}

test('DI-03 DS-10 filters by colour, offer and price each narrow a search, and together', async () => {
  const red = await make(ana, {
    title: 'Zither',
    palette: ['#ffffff', '#c8102e'],
    price_value: '20',
    price_currency: 'EUR',
  })
  const both = await make(ana, { title: 'Zither', palette: ['#c8102e', '#4169e1'] })
  const blue = await make(ana, { title: 'Zither', palette: ['#4169e1'], price_value: '99.5', price_currency: 'EUR' })
  const dear = await make(ana, { title: 'Zither', palette: ['#4169e1'], price_value: '100', price_currency: 'USD' })
  expect(new Set(await find(ben, 'zither'))).toEqual(new Set([red.id, both.id, blue.id, dear.id]))
  const expected: readonly (readonly [Filters, readonly string[]])[] = [
    [{ color: ['red'] }, [red.id, both.id]],
    [{ color: 'red,white' }, [red.id, both.id]],
    [{ color: ['green'] }, []],
    [{ product: true }, [red.id, blue.id, dear.id]],
    [{ price_from: '20', price_to: '99.50' }, [red.id, blue.id]],
    [{ price_from: '20.01' }, [blue.id, dear.id]],
    [{ price_to: '100', currency: 'USD' }, [dear.id]],
    [{ color: ['blue'], product: true, currency: 'EUR' }, [blue.id]],
    [{ scope: 'buyable_pins', color: ['red'] }, [red.id]],
    [{ scope: 'videos' }, []],
    [{ format: ['video', 'story'] }, []],
  ]
  for (const [filters, ids] of expected)
    expect(new Set(await find(ben, 'zither', filters)), JSON.stringify(filters)).toEqual(new Set(ids))
  await ana.ask(pinResource.update, { id: red.id, price_value: '' })
  expect(await find(ben, 'zither', { product: true, color: ['red'] })).toEqual([])
})

test('a wrong filter is named, and a page of another filter is refused', async () => {
  await make(ana, { title: 'Sackbut', palette: ['#c8102e'] })
  await make(ana, { title: 'Sackbut', palette: ['#c8102e'] })
  await settled(app)
  for (const [name, value] of [
    ['color', 'plaid'],
    ['price_from', 'cheap'],
    ['currency', 'euro'],
    ['minutes', '17'],
    ['diet', 'meat'],
    ['topic', 'x'],
  ] as const) {
    const answer = await ben.call(searchResource.get, { query: 'sackbut', [name]: value })
    expect([answer.status, answer.error?.field], name).toEqual([400, name])
  }
  const first = await ben.call(searchResource.get, { query: 'sackbut', color: ['red'], page_size: 1 })
  const bookmarks = [first.bookmark ?? '']
  const rest = await ben.call(searchResource.get, { query: 'sackbut', color: ['red'], bookmarks })
  expect(rest.data).toHaveLength(1)
  expect((await ben.call(searchResource.get, { query: 'sackbut', color: ['blue'], bookmarks })).status).toBe(400)
})

test('DS-10 recipes are found by time and diet as soon as their page is read, and products by what it costs', async () => {
  const dish = await makeLinkedPin(app, ana, 'https://kitchen.example/filtered-soup')
  await ana.ask(pinResource.update, { id: dish.id, title: 'Cullen skink' })
  expect(await find(ben, 'skink', { recipe: true })).toEqual([])
  const recipe = soup as RecipeFacts
  const page = await pageOf(app, 'https://kitchen.example/filtered-soup')
  await tell(app, page, { ...recipe, diets: ['vegetarian', 'gluten free'] })
  for (const filters of [{ recipe: true }, { minutes: 60 }, { diet: ['vegetarian', 'gluten-free'] }] as const)
    expect(await find(ben, 'skink', filters as Filters), JSON.stringify(filters)).toEqual([dish.id])
  for (const filters of [{ minutes: 30 }, { diet: ['vegan'] }, { product: true }] as const)
    expect(await find(ben, 'skink', filters as Filters), JSON.stringify(filters)).toEqual([])
  await tell(app, page, { ...recipe, totalMinutes: 20 })
  expect(await find(ben, 'skink', { minutes: 30 })).toEqual([dish.id])
})

test('DS-10 saved by me finds the own pins, hidden ones included, and from followed what they have; nothing of others', async () => {
  const [viewer, followed, stranger] = [await signUp(app), await signUp(app), await signUp(app)]
  await viewer.ask(userFollowResource.create, { user_id: followed.member.id })
  const theirs = await make(followed, { title: 'Nyckelharpa', palette: ['#c8102e'] })
  const kept = await make(followed, { title: 'Nyckelharpa' })
  await make(stranger, { title: 'Nyckelharpa' })
  const hidden = await makeBoard(followed, undefined, 'secret')
  await make(followed, { title: 'Nyckelharpa', board_id: hidden.id })
  const secret = await makeBoard(viewer, undefined, 'secret')
  const saved = await savePin(viewer, kept.id, secret.id)
  expect(new Set(await find(viewer, 'nyckelharpa', { followed: true }))).toEqual(new Set([theirs.id, kept.id]))
  expect(await find(viewer, 'nyckelharpa', { followed: true, color: ['red'] })).toEqual([theirs.id])
  expect(await find(viewer, 'nyckelharpa', { saved_by_me: true })).toEqual([saved.id])
  expect(await find(viewer, 'nyckelharpa', { saved_by_me: true, scope: 'my_pins' })).toEqual([saved.id])
  expect(await find(stranger, 'nyckelharpa', { followed: true })).toEqual([])
  expect(await find(app.client(), 'nyckelharpa', { saved_by_me: true })).toEqual([])
  expect((await app.client().call(searchResource.get, { query: 'x', followed: true })).status).toBe(401)
  await followed.ask(userBlockResource.create, { blocked_user_id: viewer.member.id })
  expect(await find(viewer, 'nyckelharpa', { followed: true })).toEqual([])
})

test('a search costs what it cost without a filter, and no statement more for one about the pin', async () => {
  for (let n = 0; n < 3; n += 1) await make(ana, { title: 'Theorbo', palette: ['#c8102e'] })
  await settled(app)
  const cost = async (filters: Filters) =>
    callCost(app, searchResource.get, ben, { query: 'theorbo', scope: 'pins', page_size: 3, ...filters })
  const plain = await cost({})
  expect(plain.items).toBe(3)
  const narrowed = await cost({ color: ['red'] })
  expect([narrowed.items, narrowed.statements]).toEqual([3, plain.statements])
  const guides = await callCost(app, searchGuidesResource.get, ben, { query: 'theorbo' })
  expect(guides.texts.filter((text) => text.includes('search_documents'))).toHaveLength(1)
})

const guidesOf = async (client: TestClient, query: string, filters: object = {}) => {
  await settled(app)
  return (await client.ask(searchGuidesResource.get, { query, ...filters })).guides
}

test('DI-03 DS-10 guides are what a part of the results share, each with a picture, and narrow the search', async () => {
  const titles = ['Rosewood lute', 'rosewood lute', 'Rosewood lute of silver', 'Maple lute', 'The maple lute', 'Lute']
  const pins = []
  for (const title of titles) pins.push(await make(ana, { title }))
  const guides = await guidesOf(ben, 'lute')
  expect(guides.map(({ type, label, narrows_by }) => [type, label, narrows_by])).toEqual([
    ['word', 'Rosewood', 'rosewood'],
    ['word', 'Maple', 'maple'],
  ])
  expect(new Set(guides.map(({ image_small_url }) => image_small_url)).size).toBe(2)
  expect(new Set(await find(ben, 'lute', { guides: ['maple'] }))).toEqual(new Set([pins[3]?.id, pins[4]?.id]))
  expect(await find(ben, 'lute', { guides: ['rosewood', 'silver'] })).toEqual([pins[2]?.id])
  expect(await guidesOf(ben, 'lute', { guides: ['maple'] })).toEqual([])
  expect(await guidesOf(ana, 'lute', { saved_by_me: true })).toEqual([])
})

test('DS-10 no guide tells of what the viewer may not find', async () => {
  const owner = await signUp(app)
  const [open, secret] = [await makeBoard(owner), await makeBoard(owner, undefined, 'secret')]
  for (let n = 0; n < 4; n += 1) await make(ana, { title: 'Cittern' })
  for (let n = 0; n < 3; n += 1) await make(owner, { title: 'Cittern of confidence', board_id: open.id })
  for (let n = 0; n < 3; n += 1) await make(owner, { title: 'Cittern undercover', board_id: secret.id })
  const labels = async (client: TestClient) => (await guidesOf(client, 'cittern')).map(({ label }) => label)
  expect(await labels(ben)).toEqual(['Confidence'])
  await owner.ask(userBlockResource.create, { blocked_user_id: ben.member.id })
  expect(await labels(ben)).toEqual([])
  expect(await labels(app.client())).toEqual(['Confidence'])
  await owner.ask(boardResource.update, { board_id: open.id, privacy: 'secret' })
  // At once, before any job had its turn.
  expect((await app.client().ask(searchGuidesResource.get, { query: 'cittern' })).guides).toEqual([])
})

test('CA-04 a member’s pins are listed by colour and by topic; hidden ones only to them', async () => {
  const owner = await signUp(app)
  const secret = await makeBoard(owner, undefined, 'secret')
  const { rows } = await app.pool.query<{ id: string }>(`select id from topics where slug = 'baking'`)
  const topic = rows[0]?.id ?? ''
  const red = await make(owner, { title: 'One', palette: ['#c8102e'] })
  const about = await make(owner, { title: 'Two', palette: ['#111111'] })
  await owner.ask(pinResource.update, { id: about.id, topic_ids: [topic] })
  const hidden = await make(owner, { title: 'Three', palette: ['#4169e1'], board_id: secret.id })
  await settled(app)
  const list = async (client: TestClient, options: object) => {
    const { username } = owner.member
    return (await client.ask(userPinsResource.get, { username, ...options })).map(({ id }) => id)
  }
  expect(await list(owner, { pin_filter: 'COLORS' })).toEqual([hidden.id, red.id])
  expect(await list(ben, { pin_filter: 'COLORS' })).toEqual([red.id])
  expect(await list(owner, { pin_filter: 'COLORS', color: ['blue', 'black'] })).toEqual([hidden.id, about.id])
  expect(await list(ben, { pin_filter: 'INTERESTS' })).toEqual([about.id])
  expect(await list(ben, { pin_filter: 'INTERESTS', interest: 'baking' })).toEqual([about.id])
  expect(await list(ben, { pin_filter: 'INTERESTS', interest: 'typography' })).toEqual([])
  const { username } = owner.member
  const page = await owner.call(userPinsResource.get, { username, pin_filter: 'COLORS', page_size: 1 })
  const bookmarks = [page.bookmark ?? '']
  expect(await list(owner, { pin_filter: 'COLORS', bookmarks })).toEqual([red.id])
  const missing = await ben.call(userPinsResource.get, { username, pin_filter: 'INTERESTS', interest: 'nothing-such' })
  expect(missing.status).toBe(404)
})

test('pictures from before palettes were kept get theirs, and their pins are found by colour', async () => {
  const hash = newContentHash()
  const pin = await ana.ask(pinResource.create, {
    upload_id: await readyUpload(app, ana.member.id, hash),
    title: 'Serpent horn',
  })
  await settled(app)
  const { default: sharp } = await import('sharp')
  const webp = await sharp({ create: { width: 12, height: 12, channels: 3, background: '#2e8b57' } })
    .webp()
    .toBuffer()
  await app.pool.query('update pictures set palette = null, placeholder = $1 where content_hash = $2', [
    `data:image/webp;base64,${webp.toString('base64')}`,
    hash,
  ])
  await app.pool.query(`update search_fills set is_done = false, last_bucket = 0, last_id = 0 where kind = 'pin'`)
  await fillSearch(app.core)
  expect(await find(ben, 'serpent', { color: ['green'] })).toEqual([pin.id])
  const left = await app.pool.query('select 1 from pictures where palette is null')
  expect(left.rowCount).toBe(0)
})

test('a narrowed search is corrected as others are', async () => {
  const pin = await make(ana, { title: 'Hurdygurdy', palette: ['#c8102e'] })
  await settled(app)
  const options = { query: 'hurdygrudy', color: ['red' as const] }
  const { results, corrected_query: corrected } = await ben.ask(baseSearchResource.get, options)
  expect([results.map(({ id }) => id), corrected]).toEqual([[pin.id], 'hurdygurdy'])
  expect((await ben.ask(baseSearchResource.get, { ...options, color: ['green'] })).results).toEqual([])
})
