import {
  boardFeedResource,
  boardSectionPinsResource,
  boardsResource,
  pinResource,
  reorderPins,
  userBlockResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { brokenPromises } from '../data/counters-equal-rows.ts'
import { fillBoard, makeQuickPin } from '../data/quick-pins.ts'
import { callCost } from '../support/call-cost.ts'
import { addCollaborator, makeBoard, makeSection, savePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
let boardId: string
/** Newest first, as the board shows them. */
let pins: string[]
beforeAll(async () => {
  app = await startTestApp()
}, 120_000)
afterAll(() => app.stop())
beforeEach(async () => {
  ana = await signUp(app)
  boardId = (await makeBoard(ana)).id
  pins = await fill(8)
})

const fill = async (count: number) => (await fillBoard(app, ana, boardId, count)).toReversed()

const picked = (...places: number[]) => places.map((place) => pins[place] ?? '')
const put = (pin_ids: string[], after_pin_id = '', client = ana) =>
  client.ask(reorderPins, { board_id: boardId, pin_ids, after_pin_id })
const shown = async (client = ana) =>
  (await client.ask(boardFeedResource.get, { board_id: boardId, page_size: 250 })).map(({ id }) => id)

/** Edges of the board right beside each other, as when all came at one moment. */
async function crowd(): Promise<void> {
  await app.pool.query(
    `with crowded as (
       update board_pins e set edge_id = -n.edge_id from (
         select pin_id, max(edge_id) over () - row_number() over (order by edge_id desc) + 1 as edge_id
         from board_pins where board_id = $1) n
       where e.pin_id = n.pin_id returning 1) select count(*) from crowded`,
    [boardId],
  )
  await app.pool.query(`update board_pins set edge_id = -edge_id where board_id = $1`, [boardId])
  await app.pool.query(
    `update pins p set edge_id = e.edge_id from board_pins e where e.pin_id = p.id and e.board_id = $1`,
    [boardId],
  )
}

test('BO-03 pins go behind another one, or first, in the order they are named', async () => {
  const [a = '', b = '', c = '', d = '', e = '', f = '', g = '', h = ''] = pins
  expect(await shown()).toEqual(pins)
  await put([g, b], d)
  expect(await shown()).toEqual([a, c, d, g, b, e, f, h])
  await put([h, c])
  expect(await shown()).toEqual([h, c, a, d, g, b, e, f])
  await put([a], f)
  expect(await shown()).toEqual([h, c, d, g, b, e, f, a])
  // Putting a pin where it is already changes nothing.
  await put([a], f)
  await put([d, d, g], c)
  expect(await shown()).toEqual([h, c, d, g, b, e, f, a])
  const { id: newest } = await savePin(ana, a, boardId)
  expect(await shown()).toEqual([newest, h, c, d, g, b, e, f, a])
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('BO-03 where all came at one moment there is room, too, again and again', async () => {
  await crowd()
  let wanted = pins
  expect(await shown()).toEqual(wanted)
  for (let times = 0; times < 30; times += 1) {
    const [first = '', ...others] = wanted
    const last = others.pop() ?? ''
    await put([last], first)
    wanted = [first, last, ...others]
  }
  expect(await shown()).toEqual(wanted)
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('BO-03 neither dates nor the board that was saved to last change', async () => {
  const later = await makeBoard(ana)
  await savePin(ana, pins[0] ?? '', later.id)
  const listed = async () =>
    (await ana.ask(boardsResource.get, { username: ana.member.username, sort: 'last_pinned_to' })).map((board) => board)
  const [before, dates] = [await listed(), await ana.ask(boardFeedResource.get, { board_id: boardId })]
  await put(picked(7, 5))
  const now = await ana.ask(boardFeedResource.get, { board_id: boardId })
  const dateOf = (list: typeof now) => Object.fromEntries(list.map(({ id, created_at }) => [id, created_at]))
  expect(dateOf(now)).toEqual(dateOf(dates))
  const times = (boards: typeof before) => boards.map((board) => ({ ...board, images: null, cover_images: null }))
  expect(times(await listed()).map(({ id }) => id)).toEqual([later.id, boardId])
  const { rows } = await app.pool.query('select last_pinned_at from boards where id = $1', [boardId])
  await put(picked(2), pins[4])
  expect((await app.pool.query('select last_pinned_at from boards where id = $1', [boardId])).rows).toEqual(rows)
})

test('BO-03 a section shows its pins in the order of the board', async () => {
  const section = await makeSection(ana, boardId)
  const inside = picked(1, 3, 6)
  for (const id of inside) await ana.ask(pinResource.update, { id, board_section_id: section.id })
  const ofSection = async () =>
    (await ana.ask(boardSectionPinsResource.get, { section_id: section.id })).map(({ id }) => id)
  expect(await ofSection()).toEqual(inside)
  await put(picked(6), pins[1])
  expect(await ofSection()).toEqual(picked(1, 6, 3))
  await put(picked(3))
  expect(await ofSection()).toEqual(picked(3, 1, 6))
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('BO-03 a reader who goes on while pins change places misses none that stays', async () => {
  await crowd()
  const first = await ana.call(boardFeedResource.get, { board_id: boardId, page_size: 3 })
  const seen = first.data.map(({ id }) => id)
  expect(seen).toEqual(picked(0, 1, 2))
  // Behind the second there is no room, so those below make some.
  await put(picked(7), pins[1])
  let { bookmark } = first
  while (bookmark !== undefined && bookmark !== '-end-') {
    const next = await ana.call(boardFeedResource.get, { board_id: boardId, page_size: 3, bookmarks: [bookmark] })
    seen.push(...next.data.map(({ id }) => id))
    bookmark = next.bookmark
  }
  expect([...new Set([...seen, ...picked(7)])].toSorted()).toEqual(pins.toSorted())
})

test('BO-03 collaborators put pins elsewhere, others’ among them; what is hidden or elsewhere reads like missing', async () => {
  const [ben, cem] = [await signUp(app), await signUp(app)]
  await addCollaborator(ana, boardId, ben)
  await addCollaborator(ana, boardId, cem)
  const { id: bens } = await makeQuickPin(app, ben, { board_id: boardId })
  await put([bens], pins[7], cem)
  await put(picked(4), '', ben)
  const wanted = [...picked(4, 0, 1, 2, 3, 5, 6, 7), bens]
  expect(await shown()).toEqual(wanted)

  await cem.ask(userBlockResource.create, { blocked_user_id: ben.member.id })
  const elsewhere = await makeQuickPin(app, ana, { board_id: (await makeBoard(ana)).id })
  const boardless = await makeQuickPin(app, ana)
  const refusals = [
    [cem, { pin_ids: [bens] }, 'pin_ids'],
    [cem, { pin_ids: picked(0), after_pin_id: bens }, 'after_pin_id'],
    [ana, { pin_ids: [...picked(0), elsewhere.id] }, 'pin_ids'],
    [ana, { pin_ids: [boardless.id] }, 'pin_ids'],
    [ana, { pin_ids: picked(0), after_pin_id: elsewhere.id }, 'after_pin_id'],
    [ana, { pin_ids: ['1'] }, 'pin_ids'],
  ] as const
  for (const [who, options, field] of refusals) {
    const refused = await who.call(reorderPins, { board_id: boardId, ...options, pin_ids: [...options.pin_ids] })
    expect([refused.status, refused.error?.name, refused.error?.field]).toEqual([404, 'pin_not_found', field])
  }
  const self = await ana.call(reorderPins, { board_id: boardId, pin_ids: picked(0, 1), after_pin_id: pins[1] })
  expect([self.status, self.error?.field]).toEqual([400, 'after_pin_id'])
  expect(await shown()).toEqual(wanted)
})

test('BO-03 many who put pins elsewhere at once, while others come, move and go, lose and double none', async () => {
  await crowd()
  const ben = await signUp(app)
  await addCollaborator(ana, boardId, ben)
  const other = await makeBoard(ana)
  const answers = await Promise.all([
    ana.call(reorderPins, { board_id: boardId, pin_ids: picked(7, 6, 5), after_pin_id: pins[0] }),
    ben.call(reorderPins, { board_id: boardId, pin_ids: picked(1, 2, 3), after_pin_id: pins[6] }),
    ben.call(reorderPins, { board_id: boardId, pin_ids: picked(3, 7) }),
    ana.call(reorderPins, { board_id: boardId, pin_ids: picked(0), after_pin_id: pins[4] }),
    savePin(ben, pins[0] ?? '', boardId).then(() => ({ status: 200 })),
    ana.call(pinResource.update, { id: pins[4] ?? '', board_id: other.id }),
    ana.call(pinResource.delete, { id: pins[2] ?? '' }),
  ])
  for (const { status } of answers) expect([200, 404]).toContain(status)
  const left = await shown()
  expect(left).toHaveLength(7)
  expect(new Set(left).size).toBe(7)
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('BO-03 putting 20 pins elsewhere costs as many statements as putting one', async () => {
  const many = await fill(26)
  const one = await callCost(app, reorderPins, ana, { board_id: boardId, pin_ids: [many[5]], after_pin_id: many[3] })
  const all = await callCost(app, reorderPins, ana, {
    board_id: boardId,
    pin_ids: many.slice(5, 25),
    after_pin_id: many[3],
  })
  expect(all.statements).toBe(one.statements)
  expect(one.statements).toBeLessThanOrEqual(16)
})
