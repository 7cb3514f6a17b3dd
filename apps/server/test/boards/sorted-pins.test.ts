import {
  boardFeedResource,
  boardSectionPinsResource,
  pinResource,
  pinSortOrders,
  type PinSortOrder,
  reorderPins,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bucketOf } from '../../src/platform/ids/ids.ts'
import { fillBoard } from '../data/quick-pins.ts'
import { callCost } from '../support/call-cost.ts'
import { makeBoard, makeSection, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
let boardId: string
/** In the order they were saved. */
let pins: string[]
beforeAll(async () => {
  app = await startTestApp()
}, 120_000)
afterAll(() => app.stop())
beforeEach(async () => {
  ana = await signUp(app)
  boardId = (await makeBoard(ana)).id
  pins = await fillBoard(app, ana, boardId, 6)
})

const picked = (...places: number[]) => places.map((place) => pins[place] ?? '')
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)

/** The whole list, a page of two after the other. */
async function paged(
  client: Pick<SignedIn, 'call'>,
  endpoint: typeof boardFeedResource.get | typeof boardSectionPinsResource.get,
  options: object,
): Promise<string[]> {
  const ids: string[] = []
  let bookmarks: { bookmarks?: [string] } = {}
  for (;;) {
    const page = await client.call(endpoint, { ...options, page_size: 2, ...bookmarks })
    ids.push(...idsOf(page.data))
    if (page.bookmark === undefined || page.data.length === 0) return ids
    bookmarks = { bookmarks: [page.bookmark] }
  }
}

test('BO-01 a board shows its pins as its editors put them, or by when they were saved', async () => {
  await ana.ask(reorderPins, { board_id: boardId, pin_ids: picked(0, 3) })
  const shown = (sort?: PinSortOrder, client: Pick<SignedIn, 'call'> = ana) =>
    paged(client, boardFeedResource.get, { board_id: boardId, ...(sort && { sort }) })
  expect(await shown()).toEqual(picked(0, 3, 5, 4, 2, 1))
  expect(await shown('custom')).toEqual(await shown())
  expect(await shown('newest')).toEqual(pins.toReversed())
  expect(await shown('oldest')).toEqual(pins)
  expect(await shown('oldest', app.client())).toEqual(pins)
  // A word of a later version asks for what is usual.
  expect(await shown('loudest' as PinSortOrder)).toEqual(await shown())
})

test('BO-01 a section and what is outside of it have the same orders', async () => {
  const section = await makeSection(ana, boardId)
  for (const id of picked(4, 1, 2)) await ana.ask(pinResource.update, { id, board_section_id: section.id })
  await ana.ask(reorderPins, { board_id: boardId, pin_ids: picked(2) })
  const inside = (sort: PinSortOrder) => paged(ana, boardSectionPinsResource.get, { section_id: section.id, sort })
  const outside = (sort: PinSortOrder) =>
    paged(ana, boardFeedResource.get, { board_id: boardId, filter_section_pins: true, sort })
  expect(await inside('custom')).toEqual(picked(2, 4, 1))
  expect(await inside('newest')).toEqual(picked(4, 2, 1))
  expect(await inside('oldest')).toEqual(picked(1, 2, 4))
  expect(await outside('newest')).toEqual(picked(5, 3, 0))
  expect(await outside('oldest')).toEqual(picked(0, 3, 5))
})

test('BO-01 a bookmark goes on in the order it was given for only', async () => {
  const options = { board_id: boardId, page_size: 2 }
  const { bookmark } = await ana.call(boardFeedResource.get, { ...options, sort: 'newest' })
  const goesOn = async (sort: PinSortOrder) =>
    (await ana.call(boardFeedResource.get, { ...options, sort, bookmarks: [bookmark ?? ''] })).status
  expect(await goesOn('newest')).toBe(200)
  for (const sort of ['oldest', 'custom'] as const) {
    const refused = await ana.call(boardFeedResource.get, { ...options, sort, bookmarks: [bookmark ?? ''] })
    expect([refused.status, refused.error?.name]).toEqual([400, 'bookmark_refused'])
  }
})

test('BO-01 a page of a large board or section reads what it shows in every order', async () => {
  const section = await makeSection(ana, boardId)
  await app.pool.query(
    `insert into board_pins (bucket, board_id, edge_id, pin_id, pinner_id, section_id)
      select $1::smallint, $2::bigint, $2::bigint + n * 7919 % 20011, $2::bigint + n * 104729 % 20011, $3::bigint, case when n % 2 = 0 then $4::bigint end
      from generate_series(1, 20000) n`,
    [bucketOf(boardId), boardId, ana.member.id, section.id],
  )
  await app.pool.query('analyze board_pins')
  for (const sort of pinSortOrders)
    for (const [endpoint, options] of [
      [boardFeedResource.get, { board_id: boardId }],
      [boardFeedResource.get, { board_id: boardId, filter_section_pins: true }],
      [boardSectionPinsResource.get, { section_id: section.id }],
    ] as const) {
      const { texts } = await callCost(app, endpoint, null, { ...options, sort, page_size: 25 })
      const text = texts.find((each) => each.includes('from "board_pins"')) ?? ''
      const holder = 'section_id' in options ? section.id : boardId
      const plan = await planOf(text, [bucketOf(holder), holder, sort === 'oldest' ? '0' : String(2n ** 63n - 1n), 25])
      expect([sort, options, plan.includes('Sort'), rowsIn(plan)]).toEqual([sort, options, false, true])
    }
})

/** How PostgreSQL does it, planned without knowing the values. */
async function planOf(text: string, values: readonly (string | number)[]): Promise<string> {
  const client = await app.pool.connect()
  try {
    await client.query("set plan_cache_mode = 'force_generic_plan'")
    await client.query(`prepare list as ${text}`)
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, costs off, timing off, summary off) execute list (${values.join(', ')})`,
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    client.release(true)
  }
}

/** No step reads more than a few pages of rows. */
const rowsIn = (plan: string) =>
  [...plan.matchAll(/(?:rows=|Filter: )(\d+(?:\.\d+)?)/g)].every(([, rows]) => Number(rows) <= 200)
