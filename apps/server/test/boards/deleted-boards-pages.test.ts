import { boardResource, deletedBoards, restoreBoard } from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

const DAY = 24 * 60 * 60 * 1000

let app: TestApp
let daysOn = 0
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(Date.now() + daysOn * DAY) } })
}, 120_000)
afterAll(() => app.stop())

let ana: SignedIn
beforeEach(async () => {
  daysOn = 0
  ana = await signUp(app)
})

const remove = (boardId: string) => ana.ask(boardResource.delete, { board_id: boardId })

test('PS-11 the list holds one’s own boards of the last seven days, newest deletion first, with the days left', async () => {
  const made = []
  for (const name of ['One', 'Two', 'Three']) made.push(await makeBoard(ana, name, 'secret'))
  await makeQuickPin(app, ana, { board_id: made[0]?.id ?? '' })
  for (const { id } of made) await remove(id)
  const rows = await ana.ask(deletedBoards, {})
  expect(rows.map(({ name, days_left: days, pin_count: pins }) => [name, days, pins])).toEqual([
    ['Three', 7, 0],
    ['Two', 7, 0],
    ['One', 7, 1],
  ])
  const first = await ana.call(deletedBoards, { page_size: 2 })
  const rest = await ana.ask(deletedBoards, { page_size: 2, bookmarks: [first.bookmark ?? ''] })
  expect([...first.data, ...rest].map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  expect(await (await signUp(app)).ask(deletedBoards, {})).toEqual([])
  expect(await app.client().call(deletedBoards, {})).toMatchObject({ status: 401 })
  daysOn = 6.5
  expect((await ana.ask(deletedBoards, {})).map(({ days_left: days }) => days)).toEqual([1, 1, 1])
  daysOn = 7
  expect(await ana.ask(deletedBoards, {})).toEqual([])
})

test('PS-11 the list goes on where it was, also when the last board that was seen came back meanwhile', async () => {
  const made = []
  for (const name of ['One', 'Two', 'Three']) made.push(await makeBoard(ana, name))
  for (const { id } of made) await remove(id)
  const first = await ana.call(deletedBoards, { page_size: 1 })
  await ana.ask(restoreBoard, { board_id: made[2]?.id ?? '' })
  const second = await ana.call(deletedBoards, { page_size: 1, bookmarks: [first.bookmark ?? ''] })
  await app.pool.query('delete from boards where id = $1', [made[1]?.id])
  await app.pool.query('delete from parked_member_boards where board_id = $1', [made[1]?.id])
  const third = await ana.call(deletedBoards, { page_size: 1, bookmarks: [second.bookmark ?? ''] })
  expect([first, second, third].flatMap(({ data }) => data.map(({ name }) => name))).toEqual(['Three', 'Two', 'One'])
})
