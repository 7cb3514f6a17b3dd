import { boardsResource, deletedBoards, filteredBoards } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bucketOf } from '../../src/platform/ids/ids.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { callCost } from '../support/call-cost.ts'
import { addCollaborator, makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

const BOARDS = 500
const PINS_EACH = 40

let app: TestApp
let large: SignedIn
let small: SignedIn
let friend: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  large = await signUp(app)
  small = await signUp(app)
  friend = await signUp(app)
  for (const member of [large, small]) {
    const group = await makeBoard(member, 'Group')
    await addCollaborator(member, group.id, friend)
    await makeQuickPin(app, member, { board_id: group.id })
  }
  await loadMany()
}, 180_000)
afterAll(() => app.stop())

/** Rows as the program writes them, in one go. */
async function loadMany(): Promise<void> {
  const { id: memberId } = large.member
  const bucket = bucketOf(memberId)
  const ids = (count: number) => Array.from({ length: count }, () => app.core.ids.next(bucket))
  const boardIds = ids(BOARDS)
  const pinIds = ids(BOARDS * PINS_EACH)
  await app.pool.query(
    `insert into boards (bucket, id, owner_id, name, slug, privacy, pin_count, archived_at, created_at)
      select $1, id, $2, 'Board ' || place, 'board-' || place, (array['public', 'secret', 'protected'])[place % 3 + 1], $4,
        case when place % 10 = 0 then now() end, now()
      from unnest($3::bigint[]) with ordinality as t (id, place)`,
    [bucket, memberId, boardIds, PINS_EACH],
  )
  await app.pool.query(
    `insert into member_boards (bucket, member_id, board_id, role, last_edge_id, archived_at)
      select bucket, owner_id, id, 'owner', id, archived_at from boards where name like 'Board %'`,
  )
  await app.pool.query(
    `insert into aggregates (bucket, id, content_hash, signature, is_public, created_at)
      select $1, id, 'hash', md5(id::text), true, now() from unnest($2::bigint[]) as t (id)`,
    [bucket, pinIds],
  )
  const homes = pinIds.map((_, index) => boardIds[index % BOARDS] ?? '')
  await app.pool.query(
    `insert into pins (bucket, id, pinner_id, board_id, edge_id, is_created, aggregate_id, content_hash, signature, width, height,
        extension, is_animated, dominant_color, placeholder, is_public, has_public_picture, created_at)
      select $1, id, $2, home, id, true, id, 'hash', md5(id::text), 320, 240, 'jpg', false, '#336699', '', true, true, now()
      from unnest($3::bigint[], $4::bigint[]) as t (id, home)`,
    [bucket, memberId, pinIds, homes],
  )
  await app.pool.query(
    `update pins set is_public = board.privacy = 'public' and board.archived_at is null,
        has_public_picture = board.privacy <> 'secret'
      from boards as board where board.id = pins.board_id and pins.content_hash = 'hash'`,
  )
  await app.pool.query(
    `insert into board_pins (bucket, board_id, edge_id, pin_id, pinner_id)
      select bucket, board_id, edge_id, id, pinner_id from pins where content_hash = 'hash'`,
  )
  for (const table of ['boards', 'member_boards', 'pins', 'board_pins']) await app.pool.query(`analyze ${table}`)
}

const asked = { filter_all_pins: true, filter_shopping_list: true, group_by: 'mix_public_private' as const }
const cost = (whose: SignedIn, viewer: SignedIn | null, more: object = {}) =>
  callCost(app, boardsResource.get, viewer, { username: whose.member.username, ...asked, ...more })

test('CA-20 PS-07 a page of 500 boards and 20,000 pins costs no more statements than one of a single board', async () => {
  for (const [few, many] of [
    [await cost(small, small), await cost(large, large)],
    [await cost(small, friend), await cost(large, friend)],
    [await cost(small, null), await cost(large, null)],
  ] as const) {
    // The card of all pins stands before the boards.
    expect([few.items, many.items]).toEqual([2, 26])
    // Among the few is a board with collaborators, who are loaded, too.
    // What a visitor's request reads once may be asked for in one go or in two; so may what is kept of a member.
    expect(many.statements - few.statements).toBeLessThanOrEqual(2)
    expect(few.statements).toBeLessThanOrEqual(30)
  }
})

test('CA-20 every later page costs the same, in every order', async () => {
  const costs = new Set<number>()
  for (const sort of ['alphabetical', 'last_pinned_to', 'oldest', 'newest', 'group_boards_at_top', 'custom'] as const) {
    const first = await large.call(boardsResource.get, { username: large.member.username, ...asked, sort })
    const second = await cost(large, large, { sort, bookmarks: [first.bookmark ?? ''] })
    expect(second.items).toBe(25)
    costs.add(second.statements)
  }
  expect(costs.size).toBe(1)
  expect([...costs][0]).toBeLessThanOrEqual(14)
})

test('CA-20 PS-09 all 500 boards come once, in their groups', async () => {
  const groups: string[] = []
  const ids = new Set<string>()
  let bookmarks: string[] = []
  for (;;) {
    const options = { username: large.member.username, group_by: 'visibility' as const, page_size: 100, bookmarks }
    const answer = await large.call(boardsResource.get, options)
    for (const row of answer.data) {
      ids.add(row.id)
      if (row.type === 'board' && groups.at(-1) !== row.profileGroup) groups.push(row.profileGroup ?? '')
    }
    if (answer.bookmark === undefined) break
    bookmarks = [answer.bookmark]
  }
  expect(ids.size).toBe(BOARDS + 1)
  expect(groups).toEqual(['public', 'protected', 'secret', 'archived'])
})

test('CA-03 PS-11 the filtered feed and the deleted boards cost the same for any number', async () => {
  const of = (endpoint: typeof filteredBoards | typeof deletedBoards, member: SignedIn) =>
    callCost(app, endpoint, member, { filter_types: [0] })
  for (const endpoint of [filteredBoards, deletedBoards]) {
    const [few, many] = [await of(endpoint, small), await of(endpoint, large)]
    // Among the few is a board with collaborators, who are loaded, too.
    expect(many.statements).toBeLessThanOrEqual(few.statements)
  }
})
