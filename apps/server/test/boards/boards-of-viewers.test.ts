import { boardsResource, filteredBoards, reorderBoards, userMetadataResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { addCollaborator, makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
beforeAll(async () => {
  app = await startTestApp({ env: { EXPERIMENTS: 'group_boards_at_top=enabled' } })
  ana = await signUp(app)
  ben = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

const names = async (client: TestClient, owner: SignedIn, more: object = {}) =>
  (await client.ask(boardsResource.get, { username: owner.member.username, ...more })).map(({ name }) => name)

test('ST-15 where it is tried, a member with group boards finds those first; others do not', async () => {
  const together = await makeBoard(ana, 'Together')
  await makeBoard(ana, 'Alone')
  // Without group boards nothing is put first.
  expect(await names(ana, ana)).toEqual(['Alone', 'Together'])
  await makeBoard(ana, 'Zebras')
  await addCollaborator(ana, together.id, ben)
  expect(await names(ana, ana)).toEqual(['Together', 'Alone', 'Zebras'])
  expect(await ana.ask(userMetadataResource.get, {})).toMatchObject({
    usual_board_sort_order: 'group_boards_at_top',
    has_group_boards: true,
  })
  expect((await ana.ask(filteredBoards, {})).map(({ name }) => name)).toEqual(['Together', 'Alone', 'Zebras'])
  const stranger = await signUp(app)
  for (const client of [stranger, app.client()])
    expect(await names(client, ana)).toEqual(['Zebras', 'Alone', 'Together'])
})

test('ST-15 CA-07 where group boards come first, that is the order of all whom a move does not name', async () => {
  const owner = await signUp(app)
  const made: Record<string, string> = {}
  for (const name of ['Together', 'Crabs', 'Ants', 'Bees']) made[name] = (await makeBoard(owner, name)).id
  await addCollaborator(owner, made['Together'] ?? '', ben)
  expect(await names(owner, owner)).toEqual(['Together', 'Ants', 'Bees', 'Crabs'])
  await owner.ask(reorderBoards, { board_ids: [made['Crabs'] ?? '', made['Bees'] ?? ''] })
  expect(await names(owner, owner, { sort: 'custom' })).toEqual(['Together', 'Ants', 'Crabs', 'Bees'])
  expect(await names(owner, owner)).toEqual(['Together', 'Ants', 'Crabs', 'Bees'])
})

test('RP-05 PS-07 whoever is logged in only halfway is not shown the shopping list', async () => {
  const owner = await signUp(app)
  const board = await makeBoard(owner, 'Board')
  const pin = await makeQuickPin(app, owner, { board_id: board.id })
  await app.pool.query(`update pins set price_micros = 5000000, price_currency = 'EUR' where id = $1`, [pin.id])
  const limited = await signUp(app)
  const asked = { filter_all_pins: true, filter_shopping_list: true }
  expect(await names(limited, owner, asked)).toEqual(['All Pins', 'Shopping list', 'Board'])
  await limitLogin(limited)
  expect(await names(limited, owner, asked)).toEqual(['All Pins', 'Board'])
})

/** No call makes such a session yet. */
async function limitLogin(client: SignedIn): Promise<void> {
  await app.pool.query('update sessions set is_limited = true where member_id = $1', [client.member.id])
}
