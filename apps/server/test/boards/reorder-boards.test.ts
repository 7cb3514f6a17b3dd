import { boardResource, boardsResource, reorderBoards, userMetadataResource, userResource } from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addCollaborator, makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
let ids: Map<string, string>
beforeAll(async () => {
  app = await startTestApp()
}, 120_000)
afterAll(() => app.stop())
beforeEach(async () => {
  ana = await signUp(app)
  ids = new Map()
  for (const name of ['Ants', 'Bees', 'Crows', 'Deer']) ids.set(name, (await makeBoard(ana, name)).id)
})

const named = (...names: string[]) => names.map((name) => ids.get(name) ?? '')
async function orderOf(client: SignedIn, sort?: 'custom'): Promise<string[]> {
  const { username } = client.member
  const boards = await client.ask(boardsResource.get, { username, ...(sort && { sort }) })
  return boards.flatMap((board) => ('name' in board ? [board.name] : []))
}

test('CA-07 a part of the boards gets a new order, joined by commas; what was shown before becomes the custom order', async () => {
  expect(await orderOf(ana)).toEqual(['Deer', 'Crows', 'Bees', 'Ants'])
  await ana.ask(reorderBoards, { board_ids: named('Ants', 'Crows', 'Bees').join(',') })
  expect(await orderOf(ana, 'custom')).toEqual(['Deer', 'Ants', 'Crows', 'Bees'])
  expect(await ana.ask(userResource.get, { user_id: ana.member.id })).toMatchObject({
    has_custom_board_sorting_order: true,
  })
  // Nothing else was chosen, so it is the order now (ST-15).
  expect(await orderOf(ana)).toEqual(['Deer', 'Ants', 'Crows', 'Bees'])
  await ana.ask(reorderBoards, { board_ids: named('Bees', 'Deer') })
  expect(await orderOf(ana)).toEqual(['Bees', 'Ants', 'Crows', 'Deer'])
})

test('CA-07 the saved order is where it begins, and a new board stands first', async () => {
  await ana.ask(userMetadataResource.update, { most_recent_board_sort_order: 'alphabetical' })
  await ana.ask(reorderBoards, { board_ids: named('Deer', 'Ants') })
  expect(await orderOf(ana, 'custom')).toEqual(['Deer', 'Bees', 'Crows', 'Ants'])
  await makeBoard(ana, 'Elks')
  expect(await orderOf(ana, 'custom')).toEqual(['Elks', 'Deer', 'Bees', 'Crows', 'Ants'])
})

test('CA-07 boards one works on are in the list; others’, missing and deleted ones are not found', async () => {
  const ben = await signUp(app)
  const shared = await makeBoard(ben, 'Shared')
  await addCollaborator(ben, shared.id, ana)
  const [ants = ''] = named('Ants')
  await ana.ask(reorderBoards, { board_ids: [ants, shared.id] })
  expect((await orderOf(ana, 'custom')).indexOf('Ants')).toBeLessThan((await orderOf(ana, 'custom')).indexOf('Shared'))
  const foreign = await makeBoard(ben, 'Foreign')
  const gone = await makeBoard(ana, 'Gone')
  await ana.ask(boardResource.delete, { board_id: gone.id })
  const before = await orderOf(ana, 'custom')
  for (const id of [foreign.id, gone.id, '1']) {
    const refused = await ana.call(reorderBoards, { board_ids: [id, ants] })
    expect([refused.status, refused.error?.code]).toEqual([404, 40])
  }
  expect(await orderOf(ana, 'custom')).toEqual(before)
  expect(await orderOf(ben)).toEqual(['Foreign', 'Shared'])
})

test('CA-07 ST-12 a board goes behind any other of the list, or first', async () => {
  const [ants = '', bees = '', crows = '', deer = ''] = named('Ants', 'Bees', 'Crows', 'Deer')
  await ana.ask(reorderBoards, { board_ids: [deer], after_board_id: bees })
  expect(await orderOf(ana)).toEqual(['Crows', 'Bees', 'Deer', 'Ants'])
  await ana.ask(reorderBoards, { board_ids: [ants, deer], after_board_id: '' })
  await ana.ask(reorderBoards, { board_ids: [ants, deer], after_board_id: '' })
  expect(await orderOf(ana)).toEqual(['Ants', 'Deer', 'Crows', 'Bees'])
  const foreign = await makeBoard(await signUp(app), 'Foreign')
  const refusals = [
    [{ board_ids: [ants], after_board_id: foreign.id }, 404, 'after_board_id'],
    [{ board_ids: [foreign.id], after_board_id: ants }, 404, 'board_ids'],
    [{ board_ids: [ants, crows], after_board_id: crows }, 400, 'after_board_id'],
  ] as const
  for (const [{ board_ids, after_board_id }, status, field] of refusals) {
    const refused = await ana.call(reorderBoards, { board_ids: [...board_ids], after_board_id })
    expect([refused.status, refused.error?.field]).toEqual([status, field])
  }
  expect(await orderOf(ana)).toEqual(['Ants', 'Deer', 'Crows', 'Bees'])
})

test('ST-13 CA-07 CA-16 the order that shows becomes the custom one instead of an older one, also of boards on later pages', async () => {
  const { username } = ana.member
  await ana.ask(reorderBoards, { board_ids: named('Bees', 'Deer', 'Ants', 'Crows') })
  await ana.ask(userMetadataResource.update, { most_recent_board_sort_order: 'alphabetical' })
  const first = await ana.ask(boardsResource.get, { username, page_size: 2 })
  expect(first.map(({ name }) => name)).toEqual(['Ants', 'Bees'])
  const move = { board_ids: named('Bees', 'Ants'), from_sort: 'alphabetical' as const }
  // Said twice, it is done once.
  for (const _ of [1, 2]) {
    await ana.ask(reorderBoards, move)
    expect(await orderOf(ana, 'custom')).toEqual(['Bees', 'Ants', 'Crows', 'Deer'])
  }
  expect(await ana.ask(userMetadataResource.get, {})).toMatchObject({ most_recent_board_sort_order: 'custom' })
  expect(await orderOf(ana)).toEqual(['Bees', 'Ants', 'Crows', 'Deer'])
  const [ants = '', , , deer = ''] = named('Ants', 'Bees', 'Crows', 'Deer')
  await ana.ask(reorderBoards, { board_ids: [ants], after_board_id: deer, from_sort: 'oldest' })
  expect(await orderOf(ana)).toEqual(['Bees', 'Crows', 'Deer', 'Ants'])
})

test('ST-13 CA-07 a refused move leaves the order and how boards are sorted', async () => {
  await ana.ask(reorderBoards, { board_ids: named('Ants', 'Deer') })
  await ana.ask(userMetadataResource.update, { most_recent_board_sort_order: 'alphabetical' })
  const before = await orderOf(ana, 'custom')
  const foreign = await makeBoard(await signUp(app), 'Foreign')
  const missing = { board_ids: [foreign.id], from_sort: 'newest' as const }
  expect((await ana.call(reorderBoards, missing)).status).toBe(404)
  const wrong = { board_ids: named('Ants'), from_sort: 'loudest' as 'newest' }
  expect(await ana.call(reorderBoards, wrong)).toMatchObject({ status: 400, error: { field: 'from_sort' } })
  expect(await orderOf(ana, 'custom')).toEqual(before)
  expect(await ana.ask(userMetadataResource.get, {})).toMatchObject({ most_recent_board_sort_order: 'alphabetical' })
})

test('CA-07 two presses at once leave one order with every board once', async () => {
  await Promise.all([
    ana.ask(reorderBoards, { board_ids: named('Ants', 'Deer') }),
    ana.ask(reorderBoards, { board_ids: named('Bees', 'Crows') }),
    ana.ask(reorderBoards, { board_ids: named('Crows', 'Ants') }),
  ])
  expect((await orderOf(ana, 'custom')).toSorted()).toEqual(['Ants', 'Bees', 'Crows', 'Deer'])
})
