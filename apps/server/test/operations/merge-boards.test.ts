import {
  boardFollowResource,
  boardResource,
  boardSectionEditResource,
  boardSectionResource,
  boardSectionsResource,
  boardsResource,
  deletedBoards,
  getBoard,
  mergeBoards,
  pinResource,
  userResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { brokenPromises } from '../data/counters-equal-rows.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { addCollaborator, makeBoard, makeSection, savePin, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { makeManyPins, pinsOf, pinsOfSection } from './many-pins.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
beforeAll(async () => {
  app = await startTestApp()
}, 120_000)
afterAll(() => app.stop())
beforeEach(async () => {
  ;[ana, ben] = [await signUp(app), await signUp(app)]
})

const merge = (who: SignedIn, source: { id: string }, target: { id: string }, headers = {}) =>
  who.call(mergeBoards, { source_id: source.id, target_id: target.id }, headers)

const sectionsOf = (who: SignedIn, boardId: string) => who.ask(boardSectionsResource.get, { board_id: boardId })

test('CA-08 CA-30 all pins of the first board come to the second, in their order, and the first ends for good', async () => {
  const [source, target] = [await makeBoard(ana, 'Source'), await makeBoard(ana, 'Target')]
  const there = await makeManyPins(app, ana, 2, { board_id: target.id })
  const pins = await makeManyPins(app, ana, 4, { board_id: source.id })
  await ben.ask(boardFollowResource.create, { board_id: source.id })
  const answer = await merge(ana, source, target)
  expect(answer.data).toMatchObject({ pin_count: 4, blocking_action: null, board: { id: target.id, pin_count: 6 } })
  expect(await pinsOf(ana, target.id)).toEqual([...there, ...pins].toReversed())
  expect((await ana.call(getBoard, { board_id: source.id })).status).toBe(404)
  expect(await ana.ask(deletedBoards, {})).toEqual([])
  expect((await ana.ask(boardsResource.get, { username: ana.member.username })).map(({ id }) => id)).toEqual([
    target.id,
  ])
  expect((await ana.ask(userResource.get, { user_id: ana.member.id })).board_count).toBe(1)
  await settled(app)
  const { rows } = await app.pool.query('select id from boards where id = $1', [source.id])
  expect(rows).toEqual([])
  expect(await ben.ask(getBoard, { board_id: target.id })).toMatchObject({ followed_by_me: false, follower_count: 0 })
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('CA-08 sections come along with their pins, and those of one name become one', async () => {
  const [source, target] = [await makeBoard(ana, 'Source'), await makeBoard(ana, 'Target')]
  const [red, blue] = [await makeSection(ana, source.id, 'Red'), await makeSection(ana, source.id, 'Blue')]
  const [dark, other] = [await makeSection(ana, target.id, 'RED'), await makeSection(ana, target.id, 'Green')]
  await ana.ask(boardSectionEditResource.create, { section_id: other.id, name: 'Blue?' })
  const outside = await makeManyPins(app, ana, 1, { board_id: source.id })
  const inRed = await makeManyPins(app, ana, 2, { board_id: source.id, section_id: red.id })
  const inBlue = await makeManyPins(app, ana, 2, { board_id: source.id, section_id: blue.id })
  const inDark = await makeManyPins(app, ana, 1, { board_id: target.id, section_id: dark.id })
  await merge(ana, source, target)
  const sections = await sectionsOf(ana, target.id)
  expect(sections.map(({ title, pin_count: count }) => [title, count])).toEqual([
    ['RED', 3],
    ['Blue?', 0],
    ['Blue', 2],
  ])
  expect(await pinsOfSection(ana, dark.id)).toEqual([...inDark, ...inRed].toReversed())
  expect(await pinsOfSection(ana, sections[2]?.id ?? '')).toEqual(inBlue.toReversed())
  expect((await pinsOf(ana, target.id)).filter((id) => outside.includes(id))).toEqual(outside)
  expect(new Set(sections.map(({ slug }) => slug)).size).toBe(3)
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('VR-08 ER-09 only who made the first board may merge it, into a board they may add to', async () => {
  const [anas, bens] = [await makeBoard(ana, 'Ana’s'), await makeBoard(ben, 'Ben’s')]
  await addCollaborator(ana, anas.id, ben)
  const pin = await makeQuickPin(app, ana, { board_id: anas.id })
  expect((await merge(ben, anas, bens)).error).toMatchObject({ name: 'not_allowed' })
  expect((await merge(ana, anas, bens)).error).toMatchObject({ name: 'not_allowed', field: 'target_id' })
  expect((await merge(ana, anas, anas)).error).toMatchObject({ name: 'cannot_merge_self' })
  const secret = await makeBoard(ben, 'Secret', 'secret')
  expect((await merge(ana, anas, secret)).error).toMatchObject({ name: 'board_not_found' })
  expect((await merge(ana, secret, anas)).error).toMatchObject({ name: 'board_not_found' })
  const archived = await makeBoard(ana, 'Archived')
  await ana.ask(boardResource.update, { board_id: archived.id, archived: true })
  expect((await merge(ana, anas, archived)).error).toMatchObject({ name: 'board_archived' })
  expect(await pinsOf(ana, anas.id)).toEqual([pin.id])
  // Ben may add to it, so his own board may become a part of it.
  expect((await merge(ben, bens, anas)).status).toBe(200)
  expect((await merge(ana, archived, anas)).status).toBe(200)
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('CA-08 what others saved comes along and stays theirs, and shows to whom the second board shows', async () => {
  const source = await makeBoard(ana, 'Source')
  await addCollaborator(ana, source.id, ben)
  const bens = await makeQuickPin(app, ben, { board_id: source.id })
  const shared = await makeQuickPin(app, ana, { board_id: source.id })
  const elsewhere = await savePin(ben, shared.id, (await makeBoard(ben)).id)
  const before = await ben.ask(pinResource.get, { id: bens.id })
  const secret = await makeBoard(ana, 'Secret', 'secret')
  await merge(ana, source, secret)
  // No longer on its board team, he still has what he saved; its picture answers at a new address.
  const after = await ben.ask(pinResource.get, { id: bens.id })
  expect(after.pinner.id).toBe(ben.member.id)
  expect(after.image_signature).not.toBe(before.image_signature)
  expect((await ben.call(pinResource.get, { id: shared.id })).status).toBe(404)
  expect((await ben.ask(pinResource.get, { id: elsewhere.id })).aggregated_pin_data.aggregated_stats.saves).toBe(0)
  expect(await brokenPromises(app.pool)).toEqual({})
  const open = await makeBoard(ana, 'Open')
  await merge(ana, secret, open)
  expect((await app.client().call(pinResource.get, { id: bens.id })).status).toBe(200)
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('CA-08 a merge that is sent again happens once', async () => {
  const [source, target] = [await makeBoard(ana, 'Source'), await makeBoard(ana, 'Target')]
  await makeManyPins(app, ana, 2, { board_id: source.id })
  const key = { 'idempotency-key': 'merge once' }
  const [first, again] = [await merge(ana, source, target, key), await merge(ana, source, target, key)]
  expect(again.data).toEqual(first.data)
  expect(await pinsOf(ana, target.id)).toHaveLength(2)
  expect((await merge(ana, source, target)).status).toBe(404)
})

test('CA-08 a board never gets more sections than it may have', async () => {
  const [source, target] = [await makeBoard(ana, 'Source'), await makeBoard(ana, 'Target')]
  await makeSection(ana, source.id, 'One more')
  await app.pool.query(
    `insert into board_sections (bucket, id, board_id, title, slug)
     select bucket, (((id >> 22) - 1) << 22) | (bucket::bigint << 10) | n, id, 'Section ' || n, 'section-' || n from boards, generate_series(1, 500) n where id = $1`,
    [target.id],
  )
  await app.pool.query('update boards set section_count = 500 where id = $1', [target.id])
  expect((await merge(ana, source, target)).error).toMatchObject({ name: 'rule_broken', field: 'target_id' })
  expect(await sectionsOf(ana, source.id)).toHaveLength(1)
})

test('CA-08 ST-17 a large board is merged in the background, and nothing is lost or doubled', async () => {
  const [source, target] = [await makeBoard(ana, 'Source'), await makeBoard(ana, 'Target')]
  const section = await ana.ask(boardSectionResource.create, { board_id: source.id, name: 'Half' })
  const outside = await makeManyPins(app, ana, 75, { board_id: source.id })
  const inside = await makeManyPins(app, ana, 75, { board_id: source.id, section_id: section.id })
  const { data } = await merge(ana, source, target)
  expect(data).toMatchObject({
    pin_count: 150,
    blocking_action: { action_type: 7172, board_id: target.id, is_origin: false, section_id: '-1' },
  })
  await settled(app)
  expect(await pinsOf(ana, target.id)).toEqual([...outside, ...inside].toReversed())
  const [half] = await sectionsOf(ana, target.id)
  expect(await pinsOfSection(ana, half?.id ?? '')).toEqual(inside.toReversed())
  expect((await ana.call(getBoard, { board_id: source.id })).status).toBe(404)
  const [action] = (await ana.ask(getBoard, { board_id: target.id })).blocking_actions ?? []
  expect(action?.progress).toBe(1)
  expect(await brokenPromises(app.pool)).toEqual({})
}, 240_000)
