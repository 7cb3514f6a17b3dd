import {
  boardResource,
  boardSectionEditResource,
  boardSectionResource,
  boardSectionsResource,
  boardsResource,
  bulkEditResource,
  getBoard,
  mergeBoards,
  pinResource,
  repinResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sweepBlocking } from '../../src/modules/boards/blocking/sweep-blocking.ts'
import { endPins } from '../../src/modules/organising/index.ts'
import { tidyOperations } from '../../src/modules/organising/organising.jobs.ts'
import { runOperation } from '../../src/modules/organising/work/run-operation.ts'
import { brokenPromises } from '../data/counters-equal-rows.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { addCollaborator, makeBoard, makeSection, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { makeManyPins, pinsOf, pinsOfSection, workOn } from './many-pins.ts'

const MINUTE = 60_000

let later = 0
const clock = { now: () => new Date(Date.now() + later) }
let app: TestApp
let ana: SignedIn
let ben: SignedIn
let source: { id: string }
let target: { id: string }
beforeAll(async () => {
  app = await startTestApp({ clock, isWithoutWorker: true })
}, 120_000)
afterAll(() => app.stop())
beforeEach(async () => {
  later = 0
  ;[ana, ben] = [await signUp(app), await signUp(app)]
  ;[source, target] = [await makeBoard(ana, 'Source'), await makeBoard(ana, 'Target')]
})

const actionsOf = async (who: SignedIn, board: { id: string }) =>
  (await who.ask(getBoard, { board_id: board.id, fields: 'board.id,board.blocking_actions' })).blocking_actions

const merge = () => ana.ask(mergeBoards, { source_id: source.id, target_id: target.id })

test('CA-06 EN-05 ST-18 both boards of a merge show it until a while after its end, to their teams only', async () => {
  await addCollaborator(ana, target.id, ben)
  const visitor = app.client()
  await makeManyPins(app, ana, 120, { board_id: source.id })
  await merge()
  const side = { action_type: 7172, section_id: '-1', created_timestamp: expect.any(Number), id: expect.any(String) }
  expect(await actionsOf(ana, source)).toEqual([{ ...side, progress: 0, board_id: source.id, is_origin: true }])
  expect(await actionsOf(ben, target)).toEqual([{ ...side, progress: 0, board_id: target.id, is_origin: false }])
  expect((await visitor.ask(getBoard, { board_id: target.id })).blocking_actions).toBeUndefined()
  await workOn(app, 1)
  expect((await actionsOf(ben, target))?.[0]?.progress).toBeCloseTo(50 / 120)
  const [listed] = await ana.ask(boardsResource.get, { username: ana.member.username })
  expect(listed).toMatchObject({ blocking_actions: [{ progress: expect.closeTo(50 / 120) }] })
  await workOn(app)
  expect((await actionsOf(ana, target))?.[0]).toMatchObject({ progress: 1 })
  later = 10 * MINUTE
  await sweepBlocking(app.core)
  expect(await actionsOf(ana, target)).toEqual([])
  expect((await app.pool.query('select id from boards where has_operations and id = $1', [target.id])).rows).toEqual([])
})

test('ST-17 CA-08 while a board is merged away what would get in the way waits, and reading and adding to the other does not', async () => {
  const third = await makeBoard(ana, 'Third')
  const section = await makeSection(ana, source.id)
  const inTarget = await makeSection(ana, target.id)
  const pins = await makeManyPins(app, ana, 60, { board_id: source.id })
  const spare = await makeQuickPin(app, ana)
  await merge()
  const of = (board: { id: string }) => ({ board_id: board.id })
  const busy = [
    ana.call(mergeBoards, { source_id: source.id, target_id: third.id }),
    ana.call(mergeBoards, { source_id: third.id, target_id: source.id }),
    ana.call(mergeBoards, { source_id: target.id, target_id: third.id }),
    ana.call(boardResource.delete, of(source)),
    ana.call(boardResource.delete, of(target)),
    ana.call(boardResource.update, { ...of(source), privacy: 'secret' }),
    ana.call(boardResource.update, { ...of(target), archived: true }),
    ana.call(boardSectionEditResource.delete, { section_id: section.id }),
    ana.call(boardSectionEditResource.create, { section_id: inTarget.id, name: 'Renamed' }),
    ana.call(boardSectionResource.create, { ...of(source), name: 'New' }),
    ana.call(repinResource.create, { ...of(source), pin_id: spare.id }),
    ana.call(pinResource.update, { ...of(source), id: spare.id }),
    ana.call(bulkEditResource.update, { ...of(third), pin_ids: pins.slice(0, 2) }),
    ana.call(bulkEditResource.delete, { pin_ids: pins.slice(0, 2) }),
    ana.call(bulkEditResource.create, { ...of(target), pin_ids: pins }),
  ]
  for (const answer of await Promise.all(busy)) expect(answer.error?.name).toBe('board_busy')
  const harmless = [
    ana.call(repinResource.create, { ...of(target), pin_id: spare.id }),
    ana.call(boardResource.update, { ...of(target), description: 'Soon larger' }),
    ana.call(pinResource.update, { id: pins[0] ?? '', title: 'A word' }),
    ana.call(boardSectionResource.create, { ...of(target), name: 'New' }),
    ana.call(bulkEditResource.create, { ...of(target), pin_ids: pins.slice(0, 2) }),
  ]
  for (const answer of await Promise.all(harmless)) expect(answer.status).toBe(200)
  // What somebody takes away or deletes meanwhile is not merged, and not lost.
  await ana.ask(pinResource.update, { id: pins[1] ?? '', board_id: third.id })
  await ana.ask(pinResource.delete, { id: pins[2] ?? '' })
  await workOn(app)
  expect(await pinsOf(ana, third.id)).toEqual([pins[1]])
  expect(await pinsOf(ana, target.id)).toHaveLength(58 + 3)
  expect((await ana.call(boardResource.delete, of(target))).status).toBe(200)
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('ST-17 a stranger hears nothing of what runs on a board', async () => {
  const secret = await makeBoard(ana, 'Secret', 'secret')
  await makeManyPins(app, ana, 55, { board_id: secret.id })
  await ana.ask(bulkEditResource.update, { source_board_id: secret.id, board_id: target.id })
  const pin = await makeQuickPin(app, ben)
  expect((await ben.call(repinResource.create, { board_id: secret.id, pin_id: pin.id })).status).toBe(404)
  expect((await ben.call(bulkEditResource.update, { board_id: secret.id, pin_ids: [pin.id] })).status).toBe(404)
  expect((await ben.call(bulkEditResource.create, { board_id: target.id, pin_ids: [pin.id] })).status).toBe(403)
  expect((await ben.call(boardResource.delete, { board_id: secret.id })).status).toBe(404)
  await workOn(app)
})

test('ST-18 a section that is made of many pins, and one of many that is deleted, change in the background', async () => {
  const pins = await makeManyPins(app, ana, 110, { board_id: source.id })
  const section = await ana.ask(boardSectionResource.create, {
    board_id: source.id,
    name: 'Many',
    initial_pins: pins.slice(0, 80),
  })
  expect(await actionsOf(ana, source)).toMatchObject([{ action_type: 7100, section_id: section.id, is_origin: false }])
  expect((await ana.call(boardSectionEditResource.delete, { section_id: section.id })).error?.name).toBe('board_busy')
  const other = await makeSection(ana, source.id, 'Other')
  expect((await ana.call(boardSectionEditResource.delete, { section_id: other.id })).status).toBe(200)
  await workOn(app)
  expect(await pinsOfSection(ana, section.id)).toHaveLength(80)
  await ana.ask(boardSectionEditResource.delete, { section_id: section.id })
  expect(await actionsOf(ana, source)).toMatchObject([
    { progress: 1 },
    { action_type: 7102, section_id: section.id, progress: 0 },
  ])
  const spare = await makeQuickPin(app, ana)
  const into = { board_id: source.id, section_id: section.id, pin_id: spare.id }
  expect((await ana.call(repinResource.create, into)).error?.name).toBe('board_busy')
  expect((await ana.call(repinResource.create, { ...into, section_id: '' })).status).toBe(200)
  await workOn(app)
  expect(await ana.ask(boardSectionsResource.get, { board_id: source.id })).toEqual([])
  expect(await pinsOf(ana, source.id)).toHaveLength(111)
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('ST-17 whoever lost the right, or whose board went, leaves the rest where it was, and no board waits for it', async () => {
  const bens = await makeBoard(ben, 'Ben’s')
  await addCollaborator(ben, bens.id, ana)
  const pins = await makeManyPins(app, ana, 120, { board_id: source.id })
  await ana.ask(mergeBoards, { source_id: source.id, target_id: bens.id })
  await workOn(app, 1)
  await app.pool.query('delete from board_members where board_id = $1', [bens.id])
  await app.pool.query('delete from member_boards where board_id = $1 and member_id = $2', [bens.id, ana.member.id])
  await app.pool.query('update boards set collaborator_count = 0 where id = $1', [bens.id])
  await workOn(app)
  expect(await pinsOf(ana, source.id)).toEqual(pins.slice(50).toReversed())
  expect(await pinsOf(ben, bens.id)).toEqual(pins.slice(0, 50).toReversed())
  expect((await actionsOf(ben, bens))?.[0]?.progress).toBe(1)
  expect((await ana.call(boardResource.update, { board_id: source.id, privacy: 'secret' })).status).toBe(200)
  expect(await brokenPromises(app.pool)).toEqual({})
  // The work also stops when the account that asked for it is deactivated.
  await ana.ask(mergeBoards, { source_id: source.id, target_id: target.id })
  await app.pool.query('update members set deactivated_at = now() where id = $1', [ana.member.id])
  await workOn(app)
  const { rows } = await app.pool.query('select pin_id from board_pins where board_id = $1', [source.id])
  expect(rows).toHaveLength(70)
  expect((await app.pool.query('select id from blocking_actions where finished_at is null')).rows).toEqual([])
})

test('ST-17 work that fails again and again ends, and what nobody is at is taken up again', async () => {
  const pins = await makeManyPins(app, ana, 120, { board_id: source.id })
  await ana.ask(bulkEditResource.update, { source_board_id: source.id, board_id: target.id })
  // Its event was lost, as when a worker ends in the middle of a batch.
  await app.pool.query(`delete from outbox_events where name = 'operation.due'`)
  await tidyOperations(app.core)
  expect(await workOn(app)).toBe(0)
  later = 6 * MINUTE
  await tidyOperations(app.core)
  expect(await workOn(app, 1)).toBe(1)
  await app.pool.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
     create trigger refusing before insert on board_pins for each row execute function refuse()`,
  )
  const tries: string[] = []
  for (let n = 0; n < 5; n += 1) {
    const { rows } = await app.pool.query<{ id: string }>('select id from board_operations')
    await runOperation(app.core, rows[0]?.id ?? '').catch(() => tries.push('failed'))
  }
  await app.pool.query('drop trigger refusing on board_pins; drop function refuse')
  expect(tries).toHaveLength(5)
  expect(await pinsOf(ana, target.id)).toEqual(pins.slice(0, 50).toReversed())
  expect((await ana.call(boardResource.delete, { board_id: source.id })).status).toBe(200)
  await workOn(app)
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('ST-17 a board is free again where its work is gone without a word', async () => {
  await makeManyPins(app, ana, 60, { board_id: source.id })
  await ana.ask(bulkEditResource.delete, { source_board_id: source.id })
  await app.pool.query('delete from board_operations')
  later = 6 * MINUTE
  await tidyOperations(app.core)
  expect((await ana.call(boardResource.delete, { board_id: source.id })).status).toBe(200)
  await workOn(app)
})

test('ST-17 AC-07 what somebody began who goes for good ends with them, and frees others’ boards', async () => {
  const bens = await makeBoard(ben, 'Ben’s')
  await addCollaborator(ben, bens.id, ana)
  await makeManyPins(app, ana, 60, { board_id: source.id })
  await ana.ask(mergeBoards, { source_id: source.id, target_id: bens.id })
  await workOn(app, 1)
  await endPins(app.core, ana.member.id)
  expect((await actionsOf(ben, bens))?.[0]?.progress).toBe(1)
  expect((await app.pool.query('select id from board_operations')).rows).toEqual([])
  expect((await ben.call(boardResource.delete, { board_id: bens.id })).status).toBe(200)
  expect(await brokenPromises(app.pool)).toEqual({})
})
