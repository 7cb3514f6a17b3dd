import {
  boardFeedResource,
  boardResource,
  boardsResource,
  type Endpoint,
  pinResource,
  userFollowResource,
  userHomefeedResource,
  userPinsResource,
  userResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViewer } from '../../src/modules/accounts/index.ts'
import { countStatements } from '../../src/platform/db/statement-counter.ts'
import { callCost, calledBy } from '../support/call-cost.ts'
import { addCollaborator, makeBoard, makeSection, savePin, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { formsOf } from '../support/statement-forms.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { makeQuickPin } from './quick-pins.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
let small: SignedIn
let boardId: string
let smallBoardId: string
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
  ben = await signUp(app)
  small = await signUp(app)
  // Each thing on the larger page is as rich as the richest on the smaller one: pins, sections, collaborators, savers.
  const fill = async (owner: SignedIn, boards: number, pins: number) => {
    const boardIds: string[] = []
    for (let n = 0; n < boards; n += 1) boardIds.push((await makeBoard(owner, `Board ${n}`)).id)
    const [first = ''] = boardIds
    await addCollaborator(owner, first, ben)
    const section = await makeSection(owner, first)
    const source = await makeQuickPin(app, ben)
    const one = await makeQuickPin(app, owner, { board_id: first, section_id: section.id })
    for (let n = 1; n < pins; n += 1) await savePin(n % 2 === 0 ? owner : ben, n % 3 === 0 ? source.id : one.id, first)
    for (const other of boardIds.slice(1)) await savePin(owner, one.id, other)
    return first
  }
  boardId = await fill(ana, 25, 40)
  smallBoardId = await fill(small, 5, 5)
  await ana.ask(userFollowResource.create, { user_id: ben.member.id })
  await settled(app)
}, 120_000)
afterAll(() => app.stop())

const cost = (endpoint: Endpoint, member: SignedIn | null, options: object) => callCost(app, endpoint, member, options)

test('CA-20 a page of 25 boards costs as many statements as one of 5', async () => {
  for (const [viewer, ofSmall] of [
    [ana, small],
    [ben, ben],
    [null, null],
  ] as const) {
    const five = await cost(boardsResource.get, ofSmall, { username: small.member.username, page_size: 25 })
    const many = await cost(boardsResource.get, viewer, { username: ana.member.username, page_size: 25 })
    expect([five.items, many.items]).toEqual([5, 25])
    expect(many.statements).toBe(five.statements)
    expect(many.statements).toBeLessThanOrEqual(13)
  }
})

test('CA-20 the page of 25 boards costs the same in every order', async () => {
  const costs = []
  for (const sort of ['alphabetical', 'last_pinned_to', 'oldest', 'newest', 'group_boards_at_top', 'custom']) {
    costs.push((await cost(boardsResource.get, ana, { username: ana.member.username, sort })).statements)
  }
  expect(new Set(costs).size).toBe(1)
})

test('EN-07 a page of pins costs as many statements for 40 as for 5', async () => {
  for (const [viewer, ofSmall] of [
    [ana, small],
    [ben, ben],
    [null, null],
  ] as const) {
    const five = await cost(boardFeedResource.get, ofSmall, { board_id: smallBoardId, page_size: 5 })
    const forty = await cost(boardFeedResource.get, viewer, { board_id: boardId, page_size: 40 })
    expect([five.items, forty.items]).toEqual([5, 40])
    expect(forty.statements).toBe(five.statements)
    // Of a member's one is for all their marks, and one for what they are to boards; visitors have neither.
    expect(forty.statements).toBeLessThanOrEqual(viewer === null ? 7 : 12)
  }
})

test('EN-07 a profile’s pins and the home feed cost the same for any length', async () => {
  const lists = [
    [userPinsResource.get, { username: ana.member.username }, 12],
    // Home asks of what is popular, and of all that may come, before it mixes: two more where no row is kept.
    [userHomefeedResource.get, {}, 14],
  ] as const
  for (const [endpoint, options, most] of lists) {
    const three = await cost(endpoint, ana, { ...options, page_size: 3 })
    const twenty = await cost(endpoint, ana, { ...options, page_size: 20 })
    expect([three.items, twenty.items]).toEqual([3, 20])
    // The few may lack a kind of thing that the many have, never the other way round.
    expect(twenty.statements - three.statements).toBeLessThanOrEqual(2)
    expect(twenty.statements).toBeLessThanOrEqual(most)
  }
})

test('EN-07 CA-19 CA-18 one pin, one board and one profile cost a handful of statements', async () => {
  const [newest] = await ana.ask(boardFeedResource.get, { board_id: boardId, page_size: 1 })
  // Two of them say who made what somebody saved.
  expect((await cost(pinResource.get, ana, { id: newest?.id ?? '' })).statements).toBeLessThanOrEqual(9)
  expect((await cost(pinResource.get, null, { id: newest?.id ?? '' })).statements).toBeLessThanOrEqual(7)
  expect((await cost(boardResource.get, ana, { board_id: boardId })).statements).toBeLessThanOrEqual(9)
  expect((await cost(userResource.get, ben, { username: ana.member.username })).statements).toBeLessThanOrEqual(5)
})

test('EN-07 what was read a moment ago costs a visitor one statement, be it a pin or a list', async () => {
  const [newest] = await ana.ask(boardFeedResource.get, { board_id: boardId, page_size: 1 })
  const again = async (look: () => Promise<unknown>) => {
    await look()
    return (await countStatements(look)).statements.length
  }
  const calls = async (endpoint: typeof pinResource.get | typeof boardFeedResource.get, options: object) => {
    const viewer = await findViewer(app.core, { token: '', userAgent: 'x', country: 'US' })
    return again(() => app.core.binder.run(endpoint, { ...viewer }, options, calledBy))
  }
  expect(await calls(pinResource.get, { id: newest?.id ?? '' })).toBe(1)
  expect(await calls(boardFeedResource.get, { board_id: boardId, page_size: 25 })).toBe(1)
})

test('EN-07 no statement of a page has a text that depends on how many things there are', async () => {
  const few = await cost(boardFeedResource.get, ana, { board_id: boardId, page_size: 7 })
  const many = await cost(boardFeedResource.get, ana, { board_id: boardId, page_size: 35 })
  expect(formsOf(many.texts)).toEqual(formsOf(few.texts))
})

test('PI-02 what the viewer has saved elsewhere costs one statement more, for any number of pins and boards', async () => {
  const cem = await signUp(app)
  const home = await makeBoard(ana, 'Full of pictures')
  const pins = []
  for (let n = 0; n < 12; n += 1) pins.push(await makeQuickPin(app, ana, { board_id: home.id }))
  const newestFirst = pins.toReversed()
  const page = async (size: number) => cost(boardFeedResource.get, cem, { board_id: home.id, page_size: size })
  const unsaved = await page(12)
  await savePin(cem, newestFirst[0]?.id ?? '', (await makeBoard(cem)).id)
  const one = await page(2)
  for (const pin of newestFirst) await savePin(cem, pin.id, (await makeBoard(cem)).id)
  const all = await page(12)
  expect([unsaved.items, one.items, all.items]).toEqual([12, 2, 12])
  expect([one.statements - unsaved.statements, all.statements - unsaved.statements]).toEqual([1, 1])
  expect(formsOf(all.texts)).toEqual(formsOf(one.texts))
})
