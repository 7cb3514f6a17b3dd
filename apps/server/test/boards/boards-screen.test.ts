import {
  boardResource,
  boardsResource,
  filteredBoards,
  type OptionsInput,
  userMetadataResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { addCollaborator, makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

let app: TestApp
let ben: SignedIn
let ana: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ben = await signUp(app)
}, 120_000)
afterAll(() => app.stop())
beforeEach(async () => {
  ana = await signUp(app)
})

type Options = Omit<OptionsInput<typeof boardsResource.get>, 'username'>

/** Every board of ana that the client is listed, page by page: name and group. */
async function listed(client: TestClient, options: Options = {}): Promise<[string, string | undefined][]> {
  const rows: [string, string | undefined][] = []
  let bookmarks: string[] = []
  for (;;) {
    const answer = await client.call(boardsResource.get, { username: ana.member.username, ...options, bookmarks })
    expect(answer.status).toBe(200)
    for (const row of answer.data) rows.push([row.name, row.type === 'board' ? row.profileGroup : row.story_type])
    if (answer.bookmark === undefined) return rows
    bookmarks = [answer.bookmark]
  }
}
const names = async (client: TestClient, options: Options = {}) => (await listed(client, options)).map(([name]) => name)

/** Two boards of each kind, so that groups and orders both show. */
async function everyKind(): Promise<void> {
  for (const letter of ['B', 'A']) {
    await makeBoard(ana, `${letter} public`)
    await makeBoard(ana, `${letter} secret`, 'secret')
    await makeBoard(ana, `${letter} protected`, 'protected')
    const old = await makeBoard(ana, `${letter} old`, 'secret')
    await ana.ask(boardResource.update, { board_id: old.id, archived: true })
  }
}

test.each([1, 3, 25])('CA-20 PS-09 EN-04 the groups follow each other across pages of %i', async (size) => {
  await everyKind()
  const page = { page_size: size, sort: 'alphabetical' as const }
  expect(await listed(ana, { ...page, group_by: 'visibility' })).toEqual([
    ['A public', 'public'],
    ['B public', 'public'],
    ['A protected', 'protected'],
    ['B protected', 'protected'],
    ['A secret', 'secret'],
    ['B secret', 'secret'],
    ['A old', 'archived'],
    ['B old', 'archived'],
  ])
  expect(await listed(ana, { ...page, group_by: 'mix_public_private' })).toEqual([
    ['A public', 'public'],
    ['A secret', 'public'],
    ['B public', 'public'],
    ['B secret', 'public'],
    ['A protected', 'protected'],
    ['B protected', 'protected'],
    ['A old', 'archived'],
    ['B old', 'archived'],
  ])
  // Without a grouping the order is one.
  expect(await names(ana, page)).toEqual((await names(ana, page)).toSorted())
})

test('PS-09 RP-01 others are shown public boards only, whatever they ask for', async () => {
  await everyKind()
  for (const client of [ben, app.client()]) {
    for (const group_by of ['visibility', 'mix_public_private'] as const) {
      expect(await listed(client, { group_by, sort: 'alphabetical' })).toEqual([
        ['A public', 'public'],
        ['B public', 'public'],
      ])
    }
    for (const privacy_filter of ['secret', 'protected'] as const) {
      expect(await names(client, { privacy_filter })).toEqual([])
    }
  }
  const [row] = await ana.ask(boardsResource.get, { username: ana.member.username, sort: 'alphabetical' })
  expect(row).toMatchObject({ name: 'A old', onProfile: false })
})

test('CA-20 privacy_filter, include_archived and page_size choose boards; pages are never short of them', async () => {
  await everyKind()
  expect(await names(ana, { privacy_filter: 'protected', page_size: 1 })).toHaveLength(2)
  expect(await names(ana, { privacy_filter: 'secret', include_archived: false })).toEqual(['A secret', 'B secret'])
  expect(await names(ana, { privacy_filter: 'secret' })).toHaveLength(4)
  const first = await ana.call(boardsResource.get, {
    username: ana.member.username,
    privacy_filter: 'secret',
    page_size: 3,
  })
  expect(first.data).toHaveLength(3)
})

test('CA-20 BC-04 a page holds 25 boards unless asked otherwise; what is unknown is not refused', async () => {
  for (let n = 0; n < 27; n += 1) await makeBoard(ana, `Board ${n}`)
  const answer = await ana.resource('BoardsResource', 'get', {
    username: ana.member.username,
    field_set_key: 'profile_grid_item',
    orbac_subject_id: 'anything',
    sort: 'by_colour',
    group_by: 'size',
    privacy_filter: 'nobody',
  })
  expect(answer).toMatchObject({ status: 200 })
  expect(answer.data).toHaveLength(25)
  expect(await names(ana, { group_by: 'visibility' })).toHaveLength(27)
}, 60_000)

test('NU-02 CA-20 every order, each across pages', async () => {
  const made = []
  for (const name of ['cherry', 'Apple', 'banana']) made.push(await makeBoard(ana, name))
  const [cherry, apple] = made
  await addCollaborator(ana, cherry?.id ?? '', ben)
  await makeQuickPin(app, ana, { board_id: apple?.id ?? '' })
  for (const page_size of [1, 25]) {
    const of = (sort: Options['sort']) => names(ana, { sort, page_size })
    expect(await of('alphabetical')).toEqual(['Apple', 'banana', 'cherry'])
    expect(await of('oldest')).toEqual(['cherry', 'Apple', 'banana'])
    expect(await of('newest')).toEqual(['banana', 'Apple', 'cherry'])
    expect(await of('last_pinned_to')).toEqual(['Apple', 'banana', 'cherry'])
    expect(await of('group_boards_at_top')).toEqual(['cherry', 'Apple', 'banana'])
    // Nobody has put these anywhere yet.
    expect(await of('custom')).toEqual(['banana', 'Apple', 'cherry'])
  }
  await rank(['cherry', 'Apple'])
  expect(await names(ana, { sort: 'custom', page_size: 1 })).toEqual(['banana', 'cherry', 'Apple'])
})

/** Puts boards of ana into an order of her own, as the screen for it will. */
async function rank(order: readonly string[]): Promise<void> {
  for (const [place, name] of order.entries()) {
    await app.pool.query(
      `update member_boards set rank = $1 where member_id = $2 and board_id = (select id from boards where owner_id = $2 and name = $3)`,
      [`a${place}`, ana.member.id, name],
    )
  }
}

test('ST-15 CA-16 the owner’s usual order: saved, else custom, else last pinned to; others always last pinned to', async () => {
  const made = []
  for (const name of ['b', 'a', 'c']) made.push(await makeBoard(ana, name))
  await makeQuickPin(app, ana, { board_id: made[1]?.id ?? '' })
  const byPin = ['a', 'c', 'b']
  expect(await names(ana)).toEqual(byPin)
  await rank(['b', 'c', 'a'])
  expect(await names(ana)).toEqual(['b', 'c', 'a'])
  await ana.ask(userMetadataResource.update, { most_recent_board_sort_order: 'alphabetical' })
  expect(await names(ana)).toEqual(['a', 'b', 'c'])
  // The updated order goes before the saved one.
  expect(await names(ana, { sort: 'oldest' })).toEqual(['b', 'a', 'c'])
  for (const client of [ben, app.client()]) expect(await names(client)).toEqual(byPin)
})

test('ST-15 a list goes on in the order it began', async () => {
  for (const name of ['b', 'a', 'c']) await makeBoard(ana, name)
  const options = { username: ana.member.username, page_size: 2 }
  const first = await ana.call(boardsResource.get, options)
  await ana.ask(userMetadataResource.update, { most_recent_board_sort_order: 'alphabetical' })
  const rest = await ana.ask(boardsResource.get, { ...options, bookmarks: [first.bookmark ?? ''] })
  expect([...first.data, ...rest].map(({ name }) => name)).toEqual(['c', 'a', 'b'])
})

test('CA-16 NU-03 choices are the member’s own, and what is left out stays', async () => {
  const none = {
    most_recent_board_sort_order: null,
    usual_board_sort_order: 'last_pinned_to',
    has_custom_board_sorting_order: false,
    has_group_boards: false,
    profile_pin_rep_view_type: null,
    board_pin_rep_view_type: null,
    profile_board_rep_view_type: null,
  }
  expect(await ana.ask(userMetadataResource.get, {})).toEqual(none)
  await ana.ask(userMetadataResource.update, { profile_pin_rep_view_type: 'dense', orbac_subject_id: '5' })
  await ana.ask(userMetadataResource.update, { board_pin_rep_view_type: 'regular' })
  await ana.ask(userMetadataResource.update, { most_recent_board_sort_order: 'newest' })
  const saved = await ana.ask(userMetadataResource.update, { profile_board_rep_view_type: 'dense' })
  const expected = {
    ...none,
    most_recent_board_sort_order: 'newest',
    usual_board_sort_order: 'newest',
    profile_pin_rep_view_type: 'dense',
    board_pin_rep_view_type: 'regular',
    profile_board_rep_view_type: 'dense',
  }
  expect(saved).toEqual(expected)
  expect(await ana.ask(userMetadataResource.get, {})).toEqual(expected)
  expect(await (await signUp(app)).ask(userMetadataResource.get, {})).toEqual(none)
  expect(await ana.resource('UserMetadataResource', 'update', { board_pin_rep_view_type: 'tiny' })).toMatchObject({
    status: 400,
  })
  for (const action of ['get', 'update']) {
    expect(await app.client().resource('UserMetadataResource', action, {})).toMatchObject({ status: 401 })
  }
})

test('CA-03 NU-04 ST-23 the filtered feed answers the viewer’s group, secret and archived boards', async () => {
  await everyKind()
  const group = await makeBoard(ana, 'Together')
  await addCollaborator(ana, group.id, ben)
  const bens = await makeBoard(ben, 'Of Ben')
  await addCollaborator(ben, bens.id, ana)
  const of = async (filter_types: OptionsInput<typeof filteredBoards>['filter_types']) =>
    (await ana.ask(filteredBoards, { filter_types, sort: 'alphabetical' })).map(({ name }) => name)
  expect(await of([2])).toEqual(['Of Ben', 'Together'])
  expect(await of('GROUP')).toEqual(['Of Ben', 'Together'])
  expect(await of([3])).toEqual(['A secret', 'B secret'])
  expect(await of('1')).toEqual(['A old', 'B old'])
  expect(await of('3,1')).toEqual(['A old', 'A secret', 'B old', 'B secret'])
  expect(await of([0])).toHaveLength(8)
  expect(await of([])).toHaveLength(8)
  const first = await ana.call(filteredBoards, { filter_types: [3], sort: 'alphabetical', page_size: 1 })
  expect(first.data.map(({ name }) => name)).toEqual(['A secret'])
  const next = await ana.ask(filteredBoards, {
    filter_types: [3],
    sort: 'alphabetical',
    page_size: 1,
    bookmarks: [first.bookmark ?? ''],
  })
  expect(next.map(({ name }) => name)).toEqual(['B secret'])
  expect(await app.client().call(filteredBoards, { filter_types: [2] })).toMatchObject({ status: 401 })
  expect(await ana.path('GET', '/v3/users/me/boards/filtered/feed/', { filter_types: 'RED' })).toMatchObject({
    status: 400,
  })
})

test('PS-07 BC-06 RP-01 the cards of all pins and of the shopping list stand first when asked for, with five pictures', async () => {
  const board = await makeBoard(ana, 'Board')
  const pins = []
  for (let n = 0; n < 7; n += 1) pins.push(await makeQuickPin(app, ana, { board_id: board.id }))
  await app.pool.query(`update pins set price_micros = 5000000, price_currency = 'EUR' where id = any($1::bigint[])`, [
    pins.slice(0, 6).map(({ id }) => id),
  ])
  const asked = { filter_all_pins: true, filter_shopping_list: true }
  const rows = await ben.ask(boardsResource.get, { username: ana.member.username, ...asked })
  expect(rows.map(({ type, name }) => [type, name])).toEqual([
    ['story', 'All Pins'],
    ['story', 'Shopping list'],
    ['board', 'Board'],
  ])
  expect(rows[0]).toMatchObject({
    story_type: 'all_pins',
    url: `/${ana.member.username}/pins/`,
    pin_count: 7,
  })
  expect(rows[1]).toMatchObject({
    story_type: 'wishlist_shop_your_products_story',
    url: `/${ana.member.username}/_shopping_list/`,
    pin_count: 6,
  })
  for (const row of rows.slice(0, 2)) expect(row.images['170x']).toHaveLength(5)
  expect(rows[0]?.images['170x'][0]).toEqual(pins[6]?.images['170x'])

  // Only the first page, and only where the profile shows them.
  expect(await listed(ben)).toEqual([['Board', 'public']])
  expect(await names(ben, { ...asked, filter_stories: true })).toEqual(['Board'])
  await makeBoard(ana, 'Another')
  expect(await names(ben, { ...asked, page_size: 1 })).toEqual(['All Pins', 'Shopping list', 'Another', 'Board'])
  await app.pool.query('update members set show_all_pins = false where id = $1', [ana.member.id])
  expect(await names(ana, asked)).toEqual(['Shopping list', 'Another', 'Board'])
  await app.pool.query('update members set show_shopping_list = false, show_all_pins = true where id = $1', [
    ana.member.id,
  ])
  expect(await names(app.client(), asked)).toEqual(['All Pins', 'Another', 'Board'])
})

test('PS-07 a card tells nobody of pins they may not see, and one without pictures is left out', async () => {
  const secret = await makeBoard(ana, 'Hidden', 'secret')
  await makeQuickPin(app, ana, { board_id: secret.id })
  expect(await listed(ana, { filter_all_pins: true })).toEqual([
    ['All Pins', 'all_pins'],
    ['Hidden', 'secret'],
  ])
  expect(await listed(ben, { filter_all_pins: true, filter_shopping_list: true })).toEqual([])
})

test('CA-20 saving to a group board moves it to the front for both', async () => {
  const group = await makeBoard(ana, 'Group')
  await makeBoard(ana, 'Other')
  await addCollaborator(ana, group.id, ben)
  const source = await makeQuickPin(app, ben)
  await savePin(ben, source.id, group.id)
  expect(await names(ana)).toEqual(['Group', 'Other'])
})
