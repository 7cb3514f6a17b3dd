import {
  aggregatedCommentFeedResource,
  aggregatedCommentResource,
  baseSearchResource,
  boardResource,
  type DeletedBoard,
  deletedBoards,
  getBoard,
  pinResource,
  repinResource,
  restoreBoard,
  storyPinResource,
  userPinsResource,
  userResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sweepBlocking } from '../../src/modules/boards/blocking/sweep-blocking.ts'
import { findSignature } from '../../src/modules/media/pictures.queries.ts'
import { awayReader } from '../../src/modules/accounts/index.ts'
import { pinViews } from '../../src/modules/pins/index.ts'
import { tidyOperations } from '../../src/modules/organising/organising.jobs.ts'
import { runOperation } from '../../src/modules/organising/work/run-operation.ts'
import { brokenPromises } from '../data/counters-equal-rows.ts'
import { makeQuickPin, readyUpload } from '../data/quick-pins.ts'
import { addCollaborator, makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { makeManyPins, pinsOf, workOn } from './many-pins.ts'

const MINUTE = 60_000
const PINS = 120

let later = 0
let app: TestApp
let ana: SignedIn
let ben: SignedIn
let board: { id: string }
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(Date.now() + later) }, isWithoutWorker: true })
}, 120_000)
afterAll(() => app.stop())
beforeEach(async () => {
  later = 0
  await workOn(app)
  ;[ana, ben] = [await signUp(app), await signUp(app)]
  board = await makeBoard(ana, 'Large')
})

const of = () => ({ board_id: board.id })
const remove = () => ana.call(boardResource.delete, of())
const restore = () => ana.call(restoreBoard, of())
const deletedRow = async (): Promise<DeletedBoard | undefined> => (await ana.ask(deletedBoards, {}))[0]
/** As everybody but themselves reads it. */
const publicPins = async (member: SignedIn) =>
  (await app.client().ask(userResource.get, { user_id: member.member.id })).pin_count

/** Whether an address answers everybody, without asking who looks. */
const isOpen = async (signature: string) => (await findSignature(app.core.db, signature))?.isPublic ?? false

test.each([
  ['is deleted', (saved: string) => ben.ask(pinResource.delete, { id: saved })],
  [
    'is hidden',
    (_: string, boardId: string) => ben.ask(boardResource.update, { board_id: boardId, privacy: 'secret' }),
  ],
])(
  'ST-18 BO-02 a picture that a board being put away shares answers nobody from the moment on that the last public pin of it %s',
  async (_, hide) => {
    const lit = await makeQuickPin(app, ana, { board_id: board.id, title: 'A lantern' })
    const bens = await makeBoard(ben)
    const saved = await savePin(ben, lit.id, bens.id)
    await makeManyPins(app, ana, PINS, { board_id: board.id })
    expect((await remove()).status).toBe(200)
    expect(await isOpen(saved.image_signature)).toBe(true)
    await hide(saved.id, bens.id)
    expect(await isOpen(saved.image_signature)).toBe(false)
    expect(await brokenPromises(app.pool)).toEqual({})
  },
)

test('ST-18 BO-02 a large board and all on it is hidden from everybody when its deletion answers, before a worker did anything', async () => {
  const word = `lantern${ana.member.id.slice(-6)}`
  const lit = await makeQuickPin(app, ana, { board_id: board.id, title: `A ${word}` })
  const saved = await savePin(ben, lit.id, (await makeBoard(ben)).id)
  await addCollaborator(ana, board.id, ben)
  const bens = await makeQuickPin(app, ben, { board_id: board.id })
  const pins = await makeManyPins(app, ana, PINS, { board_id: board.id })
  const own = await ana.ask(pinResource.get, { id: pins[0] ?? '' })
  const page = { blocks: [{ type: 'story_pin_image_block', upload_id: await readyUpload(app, ana.member.id) }] }
  const told = JSON.stringify({ metadata: {}, pages: [page, page] })
  const story = await ana.ask(storyPinResource.create, { ...of(), title: 'A story', story_pin: told })
  const media = await app.pool.query<{ signature: string }>('select signature from pin_media where pin_id = $1', [
    story.id,
  ])
  const ofStory = media.rows.map(({ signature }) => ({ image_signature: signature }))
  expect(ofStory.length).toBeGreaterThan(0)
  const before = [await publicPins(ana), await publicPins(ben)]
  for (const { image_signature: signature } of [own, lit, bens, story, ...ofStory])
    expect(await isOpen(signature)).toBe(true)

  expect((await remove()).status).toBe(200)

  const visitor = app.client()
  for (const client of [ana, ben, visitor]) {
    expect((await client.call(boardResource.get, of())).status).toBe(404)
    expect((await client.call(pinResource.get, { id: own.id })).status).toBe(404)
    expect((await client.call(pinResource.get, { id: bens.id })).status).toBe(404)
  }
  for (const { image_signature: signature } of [own, bens, story, ...ofStory]) {
    expect(await isOpen(signature)).toBe(false)
    expect(
      (
        await visitor.fetch(
          `/236x/${signature.slice(0, 2)}/${signature.slice(2, 4)}/${signature.slice(4, 6)}/${signature}.jpg`,
        )
      ).status,
    ).toBe(404)
  }
  // What somebody else saved from it goes on.
  expect(await isOpen(saved.image_signature)).toBe(true)
  expect(await visitor.ask(pinResource.get, { id: saved.id })).toMatchObject({ image_signature: saved.image_signature })
  expect(
    (await ben.ask(baseSearchResource.get, { query: word, scope: 'pins' })).results.map(({ id }) => id),
  ).not.toContain(lit.id)
  expect(await ben.ask(userPinsResource.get, { username: ana.member.username })).toEqual([])
  for (const reader of [ana, ben].map(({ member }) => awayReader(member.id)))
    expect(await pinViews(app.core, reader, [...pins, lit.id, bens.id], 'seen')).toEqual([])
  // Counts of what everybody sees are told without it at once.
  expect([await publicPins(ana), await publicPins(ben)]).toEqual([(before[0] ?? 0) - PINS - 2, (before[1] ?? 0) - 1])
  const { rows } = await app.pool.query(
    'select id from pins where board_id = $1 and (is_public or has_public_picture)',
    [board.id],
  )
  expect(rows).toEqual([])
  expect(await brokenPromises(app.pool)).toEqual({})

  // The worker finds something to do all the same, and after it everything is as after the deletion of a small board.
  expect(await workOn(app)).toBe(3)
  expect(await brokenPromises(app.pool)).toEqual({})
  expect(await findSignature(app.core.db, own.image_signature)).toBeUndefined()
})

test('ST-17 CA-06 while a large board is put away its owner reads so, and whoever brings it back has to wait', async () => {
  await makeManyPins(app, ana, PINS, of())
  await remove()
  const action = { action_type: 22, section_id: '-1', board_id: board.id, is_origin: true }
  expect(await deletedRow()).toMatchObject({ blocking_actions: [{ ...action, progress: 0 }] })
  expect((await restore()).error?.name).toBe('board_busy')
  expect((await ben.call(restoreBoard, of())).error?.name).toBe('board_not_found')
  const spare = await makeQuickPin(app, ana)
  expect((await ana.call(repinResource.create, { ...of(), pin_id: spare.id })).error?.name).toBe('board_not_found')
  await workOn(app, 1)
  expect((await deletedRow())?.blocking_actions[0]?.progress).toBeCloseTo(50 / PINS)
  await workOn(app)
  expect((await deletedRow())?.blocking_actions[0]?.progress).toBe(1)
  later = 10 * MINUTE
  await sweepBlocking(app.core)
  expect((await deletedRow())?.blocking_actions).toEqual([])
  expect((await app.pool.query('select id from boards where has_operations')).rows).toEqual([])
  later = 0
  expect((await restore()).status).toBe(200)
})

test('PS-11 a large board that is back is whole for its owner at once, and for everybody when the worker was there', async () => {
  const talked = await makeQuickPin(app, ana, of())
  const { id: first, image_signature: signature, aggregated_pin_data: aggregate } = talked
  const pins = [first, ...(await makeManyPins(app, ana, PINS - 1, of()))]
  await ben.ask(aggregatedCommentResource.create, { objectId: aggregate?.id ?? '', pinId: first, text: 'Lovely' })
  const before = await publicPins(ana)
  await remove()
  await workOn(app)
  const restored = await restore()
  const action = { action_type: 22, section_id: '-1', board_id: board.id, is_origin: false, progress: 0 }
  // The deletion that is over stands before it for a while.
  expect(restored.data).toMatchObject({ pin_count: PINS, blocking_actions: [{ progress: 1 }, action] })
  for (const client of [ana, ben]) expect(await pinsOf(client, board.id)).toEqual(pins.toReversed())
  // Late, never early: nothing counts as public before the worker looked at who may see it.
  expect(await publicPins(ana)).toBe(0)
  expect(await brokenPromises(app.pool)).toEqual({})
  for (const call of [remove(), ana.call(boardResource.update, { ...of(), privacy: 'secret' })])
    expect((await call).error?.name).toBe('board_busy')
  const spare = await makeQuickPin(app, ana)
  expect((await ana.call(repinResource.create, { ...of(), pin_id: spare.id })).status).toBe(200)
  await workOn(app)
  expect(await publicPins(ana)).toBe(before + 2)
  expect(await brokenPromises(app.pool)).toEqual({})
  const after = await ben.ask(pinResource.get, { id: first })
  expect(after).toMatchObject({ comment_count: 1, aggregated_pin_data: { id: aggregate?.id } })
  expect(after.image_signature).not.toBe(signature)
  expect(await isOpen(after.image_signature)).toBe(true)
  expect(await ben.ask(aggregatedCommentFeedResource.get, { pinId: first })).toMatchObject([{ text: 'Lovely' }])
  expect((await remove()).status).toBe(200)
})

test('BO-02 BO-04 what its owner takes off a large board that is just back stays with whoever saved it', async () => {
  await addCollaborator(ana, board.id, ben)
  await makeManyPins(app, ana, PINS, of())
  const bens = [await makeQuickPin(app, ben, of()), await makeQuickPin(app, ben, of())].map(({ id }) => id)
  await remove()
  await workOn(app)
  await restore()
  const [one = '', other = ''] = bens
  await ana.ask(pinResource.delete, { id: one })
  expect((await ben.ask(pinResource.get, { id: one })).board).toBeNull()
  await workOn(app)
  await ana.ask(pinResource.delete, { id: other })
  expect((await app.client().ask(pinResource.get, { id: other })).board).toBeNull()
  expect((await app.client().ask(pinResource.get, { id: one })).board).toBeNull()
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('BO-02 of two large boards with the same pictures the second that is deleted takes the addresses with it', async () => {
  const second = await makeBoard(ben, 'Also large')
  const pins = await makeManyPins(app, ana, 55, of())
  for (const id of pins) await savePin(ben, id, second.id)
  const { image_signature: signature } = await ana.ask(pinResource.get, { id: pins[0] ?? '' })
  expect(
    (await Promise.all([remove(), ben.call(boardResource.delete, { board_id: second.id })])).map(
      ({ status }) => status,
    ),
  ).toEqual([200, 200])
  expect(await isOpen(signature)).toBe(false)
  const open = `select p.id from pins p join picture_signatures s on s.signature = p.signature where s.is_public and p.board_id in ($1, $2)`
  expect((await app.pool.query(open, [board.id, second.id])).rows).toEqual([])
  expect(await brokenPromises(app.pool)).toEqual({})
  await workOn(app)
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('ST-17 a board whose pins cannot be followed is free after some tries, hidden all the while, and done later', async () => {
  await makeManyPins(app, ana, 60, of())
  await remove()
  await app.pool.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
     create trigger refusing before update on aggregates for each row execute function refuse()`,
  )
  const { rows } = await app.pool.query<{ id: string }>('select id from board_operations')
  const tries: string[] = []
  for (let n = 0; n < 5; n += 1) await runOperation(app.core, rows[0]?.id ?? '').catch(() => tries.push('failed'))
  await app.pool.query('drop trigger refusing on aggregates; drop function refuse')
  expect(tries).toHaveLength(5)
  expect((await deletedRow())?.blocking_actions[0]?.progress).toBe(1)
  expect((await restore()).status).toBe(200)
  await app.pool.query(`delete from outbox_events where name = 'operation.due'`)
  later = 6 * MINUTE
  await tidyOperations(app.core)
  await workOn(app)
  expect((await app.pool.query('select id from board_operations')).rows).toEqual([])
  expect((await ana.ask(getBoard, of())).pin_count).toBe(60)
  expect(await publicPins(ana)).toBe(60)
  expect(await brokenPromises(app.pool)).toEqual({})
})
