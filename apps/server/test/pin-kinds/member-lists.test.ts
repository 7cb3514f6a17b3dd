import {
  boardlessPinsResource,
  type Endpoint,
  favoritePin,
  filteredPins,
  pinResource,
  repinResource,
  shoppingListPinsResource,
  storyPinResource,
  userActivityPinsResource,
  userBlockResource,
  userPinsResource,
  userResource,
  userStoryPinsFeedResource,
  userVideoPinsFeedResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { becomePartner } from '../../src/modules/accounts/index.ts'
import { bucketOf } from '../../src/platform/ids/ids.ts'
import { makeQuickPin, readyUpload } from '../data/quick-pins.ts'
import { callCost } from '../support/call-cost.ts'
import { makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
  ben = await signUp(app)
})
afterAll(() => app.stop())

test('ST-23 CA-04 CA-14 own pins narrow to favourites, created ones, and both', async () => {
  const cem = await signUp(app)
  const board = await makeBoard(cem)
  const created = await makeQuickPin(app, cem)
  const createdLoved = await makeQuickPin(app, cem)
  const source = await makeQuickPin(app, ben)
  const savedLoved = await savePin(cem, source.id, board.id)
  await cem.ask(favoritePin, { pin_id: savedLoved.id })
  await cem.ask(favoritePin, { pin_id: createdLoved.id })
  const expected = {
    none: [savedLoved.id, createdLoved.id, created.id],
    CREATED_BY_ME: [createdLoved.id, created.id],
    // Last marked first.
    FAVORITED: [createdLoved.id, savedLoved.id],
    FAVORITED_AND_CREATED_BY_ME: [createdLoved.id],
  } as const
  const { username } = cem.member
  for (const filter of ['none', 'CREATED_BY_ME', 'FAVORITED', 'FAVORITED_AND_CREATED_BY_ME'] as const) {
    const options = { username, is_own_profile_pins: true, pin_filter: filter }
    expect((await cem.ask(userPinsResource.get, options)).map(({ id }) => id)).toEqual(expected[filter])
    const filtered = await cem.ask(filteredPins, { flag_filters: filter, fields: 'pin.id' })
    expect(filtered.map(({ id }) => id)).toEqual(expected[filter])
  }
  const both = await cem.ask(filteredPins, { flag_filters: 'favorited,created_by_me' })
  expect(both.map(({ id }) => id)).toEqual(expected.FAVORITED_AND_CREATED_BY_ME)
  const pages = await cem.call(userPinsResource.get, { username, pin_filter: 'FAVORITED', page_size: 1 })
  const rest = { username, pin_filter: 'FAVORITED', page_size: 1, bookmarks: pages.bookmark ?? '' } as const
  expect((await cem.ask(userPinsResource.get, rest)).map(({ id }) => id)).toEqual([savedLoved.id])
})

test('ST-23 CA-04 what somebody marked is theirs alone, and no filter is invented', async () => {
  const { username } = ana.member
  const others = await ben.call(userPinsResource.get, { username, pin_filter: 'FAVORITED' })
  expect([others.status, others.error?.field]).toEqual([403, 'pin_filter'])
  expect((await app.client().call(filteredPins, {})).status).toBe(401)
  expect((await ana.call(filteredPins, { flag_filters: 'COLORS' })).error?.field).toBe('flag_filters')
})

test('RP-07 CA-14 partners read beside their own pins what came of them, others do not', async () => {
  const shop = await signUp(app)
  const pin = await makeQuickPin(app, shop)
  await savePin(ben, pin.id, (await makeBoard(ben)).id)
  const { username } = shop.member
  const metrics = async (viewer: SignedIn, field_set_key: string) =>
    (await viewer.ask(userPinsResource.get, { username, is_own_profile_pins: true, field_set_key }))[0]?.pin_metrics
  expect(await metrics(shop, 'partner_grid_item')).toBeUndefined()
  await becomePartner(app.core, shop.member.id)
  expect(await metrics(shop, 'partner_grid_item')).toEqual({ saves: 1, comments: 0, reactions: 0, tried: 0 })
  expect(await metrics(shop, 'grid_item')).toBeUndefined()
  const others = { username, field_set_key: 'partner_grid_item' }
  expect((await ben.ask(userPinsResource.get, others))[0]).not.toHaveProperty('pin_metrics')
  const asOwn = await ben.call(userPinsResource.get, { ...others, is_own_profile_pins: true })
  expect([asOwn.status, asOwn.error?.field]).toEqual([403, 'field_set_key'])
})

test('VR-17 EN-07 short and repeated descriptions are not shown, and one pin says what search engines read', async () => {
  const make = async (words: { title?: string; description?: string }) =>
    ana.ask(pinResource.create, { upload_id: await readyUpload(app, ana.member.id), ...words })
  expect((await make({ description: 'Hi!' })).closeup_description).toBe('')
  expect((await make({ title: 'Blue chair', description: ' Blue chair ' })).closeup_description).toBe('')
  const long = await make({ title: 'Chair', description: 'x'.repeat(800) })
  expect(long.closeup_description).toHaveLength(496)
  expect(long).toMatchObject({ seo_title: 'Chair', seo_url: `/pin/${long.id}/`, promoter: null, rich_summary: null })
  expect(long.description).toHaveLength(800)
})

test('BC-06 a profile names its newest pictures, at most eleven, to whom it shows them', async () => {
  const fay = await signUp(app)
  const secret = await makeBoard(fay, 'Hidden', 'secret')
  const hidden = await makeQuickPin(app, fay, { board_id: secret.id })
  const open = []
  for (let n = 0; n < 12; n += 1) open.unshift(await makeQuickPin(app, fay))
  const signatures = async (viewer: SignedIn) => {
    const options = { username: fay.member.username, fields: 'user.recent_pin_image_signatures' }
    return (await viewer.ask(userResource.get, options)).recent_pin_image_signatures
  }
  const newest = open.slice(0, 11).map(({ image_signature }) => image_signature)
  expect(await signatures(ben)).toEqual(newest)
  await fay.ask(pinResource.delete, { id: open[0]?.id ?? '' })
  await fay.ask(pinResource.delete, { id: open[1]?.id ?? '' })
  expect(await signatures(ben)).not.toContain(hidden.image_signature)
  expect(await signatures(fay)).toContain(hidden.image_signature)
  await fay.ask(userBlockResource.create, { blocked_user_id: ben.member.id })
  expect((await ben.call(userResource.get, { username: fay.member.username })).status).toBe(404)
})

test('VR-05 ER-05 where making pins is turned off it is refused as the server’s hiccups, and saving goes on', async () => {
  for (const group of ['disable_all', 'disable_web_pins']) {
    const off = await startTestApp({ env: { EXPERIMENTS: `pin_creation=${group}` } })
    try {
      const eve = await signUp(off)
      const refused = await eve.call(pinResource.create, { upload_id: await readyUpload(off, eve.member.id) })
      expect([refused.status, refused.error?.name]).toEqual([503, 'publishing_disabled'])
      expect(refused.error?.message).toBe(
        'Oops... Our server is experiencing a mild case of the hiccups at the moment. Please try refreshing and publishing again later.',
      )
      const image = { type: 'story_pin_image_block', upload_id: await readyUpload(off, eve.member.id) }
      const story = JSON.stringify({ pages: [{ blocks: [image] }] })
      expect((await eve.call(storyPinResource.create, { story_pin: story })).status).toBe(503)
      const asked = await off.client().call(pinResource.create, { upload_id: '1' })
      expect([asked.status, asked.error?.name]).toEqual([401, 'sign_in_required'])
      const missing = await eve.call(repinResource.create, { pin_id: '1' })
      expect(missing.status).toBe(404)
    } finally {
      await off.stop()
    }
  }
})

const HEAP = 20_000

test('CA-14 NU-03 each list of a member with 20,000 pins costs the same statements and reads few rows', async () => {
  const dan = await signUp(app)
  const few = await signUp(app)
  await heapOfPins(dan, HEAP)
  await heapOfPins(few, 400)
  await app.pool.query('analyze pins; analyze favorite_pins')
  const lists: [Endpoint, object][] = [
    [userPinsResource.get, {}],
    [userPinsResource.get, { pin_filter: 'CREATED_BY_ME' }],
    [userPinsResource.get, { pin_filter: 'FAVORITED' }],
    [userPinsResource.get, { pin_filter: 'FAVORITED_AND_CREATED_BY_ME' }],
    [userActivityPinsResource.get, {}],
    [userStoryPinsFeedResource.get, {}],
    [userVideoPinsFeedResource.get, {}],
    [shoppingListPinsResource.get, {}],
    [boardlessPinsResource.get, {}],
  ]
  for (const [endpoint, options] of lists) {
    const of = (member: SignedIn) => ({ username: member.member.username, userId: member.member.id, ...options })
    const small = await callCost(app, endpoint, few, { ...of(few), page_size: 2 })
    const large = await callCost(app, endpoint, dan, { ...of(dan), page_size: 2 })
    expect([endpoint.id, options, large.items, large.statements]).toEqual([endpoint.id, options, 2, small.statements])
    expect(large.statements).toBeLessThanOrEqual(16)
  }
  for (const where of [
    'is_created',
    "kind = 'story' and is_created",
    "kind = 'video' and is_created",
    'price_micros is not null',
    'board_id is null',
  ])
    expect(
      await rowsRead(
        dan,
        `select id from pins where bucket = $1 and pinner_id = $2 and ${where} order by id desc limit 25`,
      ),
    ).toBeLessThanOrEqual(100)
  expect(
    await rowsRead(
      dan,
      'select pin_id from favorite_pins where bucket = $1 and member_id = $2 and is_created order by edge_id desc limit 25',
    ),
  ).toBeLessThanOrEqual(100)
}, 120_000)

/** Plain pins copied from a real one; of the oldest, a few are of each kind, so that a scan would pass all others first. */
async function heapOfPins(member: SignedIn, size: number): Promise<void> {
  const source = await makeQuickPin(app, member)
  const board = await makeBoard(member)
  const { rows } = await app.pool.query<{ column_name: string }>(
    "select column_name from information_schema.columns where table_name = 'pins'",
  )
  const changed: Record<string, string> = {
    // Ids count up above the bucket, so that all keep the bucket.
    id: 'source.id + (n::bigint << 22)',
    is_created: 'n <= 30',
    kind: "case when n <= 10 then 'story' when n <= 20 then 'video' else 'picture' end",
    price_micros: 'case when n <= 30 then 1000000 end',
    price_currency: "case when n <= 30 then 'EUR' end",
    board_id: `case when n > 30 then ${board.id}::bigint end`,
  }
  const names = rows.map(({ column_name }) => column_name)
  await app.pool.query(
    `insert into pins (${names.join(', ')}) select ${names.map((name) => changed[name] ?? `source.${name}`).join(', ')}
      from pins source, generate_series(1, ${size}) n where source.id = $1`,
    [source.id],
  )
  await app.pool.query(
    `insert into favorite_pins (bucket, member_id, pin_id, edge_id, is_created)
      select bucket, pinner_id, id, id, is_created from pins where pinner_id = $1 and (is_created or (id >> 22) % 2 = 0)`,
    [member.member.id],
  )
}

/** The most rows any step of the statement reads, planned without knowing its parameters. */
async function rowsRead(member: SignedIn, text: string): Promise<number> {
  interface Node {
    'Actual Rows': number
    'Rows Removed by Filter'?: number
    Plans?: Node[]
  }
  const client = await app.pool.connect()
  try {
    await client.query("set plan_cache_mode = 'force_generic_plan'")
    await client.query(`prepare list (smallint, bigint) as ${text}`)
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Node }[] }>(
      `explain (analyze, format json) execute list (${bucketOf(member.member.id)}, ${member.member.id})`,
    )
    const read = (node: Node): number =>
      Math.max(node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0), ...(node.Plans ?? []).map(read))
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
    return plan ? read(plan) : Number.NaN
  } finally {
    client.release(true)
  }
}
