import {
  adminWarnOfBoard,
  boardCollaboratorResource,
  boardFollowResource,
  boardResource,
  boardSectionResource,
  bulkEditResource,
  contactRequestResource,
  mergeBoards,
  pinResource,
  repinResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeManyPins } from '../operations/many-pins.ts'
import { startInTurn } from '../support/in-turn.ts'
import { untilWaiting } from '../support/lock-waits.ts'
import { hire } from '../administration/staff.ts'
import { addCollaborator, makeBoard, type SignedIn, signUp } from '../support/people.ts'
import type { TestApp } from '../support/test-app.ts'
import type { WireAnswer } from '../support/test-client.ts'

// Rights that change while a write waits for its lock: the write is refused, and nothing of it is there.

/** More than is done at once. */
const MANY = 51

let app: TestApp
beforeAll(async () => {
  app = await startInTurn({ isWithoutWorker: true })
}, 120_000)
afterAll(() => app.stop())

let ana: SignedIn
let ben: SignedIn
beforeEach(async () => {
  ;[ana, ben] = [await signUp(app), await signUp(app)]
})

/** What writes on boards and pins leave behind; the rest of a board's row is counted by its own tests. */
const kept = [
  'select bucket, id, section_count, pin_count, follower_count, has_operations, is_sensitive_by_employee from boards order by 2',
  'select * from board_sections order by id',
  'select * from pins order by id',
  'select * from board_pins order by edge_id',
  'select * from board_operations order by id',
  'select * from blocking_actions order by id',
  'select * from board_join_requests order by id',
  'select * from board_follows order by board_id, 2',
]

async function everything(): Promise<unknown[]> {
  const found: unknown[] = []
  for (const sql of kept) found.push((await app.pool.query(sql)).rows)
  return found
}

/**
 * Holds a board's row; lets the change of rights wait for it, and the write behind the change; then lets go. Answers what
 * the write heard, and whether anything but the change is there.
 */
async function overtaken(board: { id: string }, change: () => Promise<WireAnswer>, write: () => Promise<WireAnswer>) {
  const before = await everything()
  const client = await app.pool.connect()
  try {
    await client.query('begin')
    await client.query('select from boards where id = $1 for update', [board.id])
    const changed = change()
    await untilWaiting(app, 1)
    const written = write()
    await Promise.race([written, untilWaiting(app, 2)])
    await client.query('rollback')
    expect((await changed).status).toBe(200)
    const { status, error } = await written
    return { heard: [status, error?.name], isUntouched: JSON.stringify(await everything()) === JSON.stringify(before) }
  } finally {
    client.release()
  }
}

const refusedWith = (status: number, name: string) => ({ heard: [status, name], isUntouched: true })

/** Ana's secret board, which Ben is on, and one of his own. */
async function twoBoards() {
  const [secret, own] = [await makeBoard(ana, 'Secret', 'secret'), await makeBoard(ben, 'Own')]
  await addCollaborator(ana, secret.id, ben)
  return { secret, own }
}

const takeOff = (board: { id: string }) => () =>
  ana.call(boardCollaboratorResource.delete, { board_id: board.id, invited_user_id: ben.member.id })
const hide = (board: { id: string }) => () => ana.call(boardResource.update, { board_id: board.id, privacy: 'secret' })

test.each([2, MANY])('a merge of %i pins into a board that one is taken off meanwhile', async (count) => {
  const { secret, own } = await twoBoards()
  await ben.ask(boardSectionResource.create, { board_id: own.id, name: 'Mine' })
  await makeManyPins(app, ben, count, { board_id: own.id })
  const merge = () => ben.call(mergeBoards, { source_id: own.id, target_id: secret.id })
  expect(await overtaken(secret, takeOff(secret), merge)).toEqual(refusedWith(404, 'board_not_found'))
})

test.each(['by name', 'with all of the board'])(
  'many pins chosen %s, to be moved off a board that one is taken off meanwhile',
  async (how) => {
    const { secret, own } = await twoBoards()
    const pins = await makeManyPins(app, ben, MANY, { board_id: secret.id })
    const which = how === 'by name' ? { pin_ids: pins } : { source_board_id: secret.id }
    const move = () => ben.call(bulkEditResource.update, { ...which, board_id: own.id })
    // Whoever is off a board still sees what they saved there.
    const refusal = how === 'by name' ? refusedWith(403, 'not_allowed') : refusedWith(404, 'board_not_found')
    expect(await overtaken(secret, takeOff(secret), move)).toEqual(refusal)
  },
)

test('many pins to be deleted with all of a board that one is taken off meanwhile', async () => {
  const { secret } = await twoBoards()
  await makeManyPins(app, ben, MANY, { board_id: secret.id })
  const remove = () => ben.call(bulkEditResource.delete, { source_board_id: secret.id })
  expect(await overtaken(secret, takeOff(secret), remove)).toEqual(refusedWith(404, 'board_not_found'))
})

test('others’ pins to be deleted by name from a board that one is taken off meanwhile', async () => {
  const board = await makeBoard(ana)
  await addCollaborator(ana, board.id, ben)
  await ana.ask(boardResource.update, { board_id: board.id, collaborators_can_delete_pins: true })
  const pins = await makeManyPins(app, ana, MANY, { board_id: board.id })
  const remove = () => ben.call(bulkEditResource.delete, { pin_ids: pins })
  expect(await overtaken(board, takeOff(board), remove)).toEqual(refusedWith(403, 'not_allowed'))
})

test('one’s pin to be reworded on a board that one is taken off meanwhile', async () => {
  const { secret } = await twoBoards()
  const pin = await makeQuickPin(app, ben, { board_id: secret.id })
  const reword = () => ben.call(pinResource.update, { id: pin.id, title: 'New words' })
  expect(await overtaken(secret, takeOff(secret), reword)).toEqual(refusedWith(403, 'not_allowed'))
})

test('a follow of a board that turns secret meanwhile', async () => {
  const board = await makeBoard(ana)
  const follow = () => ben.call(boardFollowResource.create, { board_id: board.id })
  expect(await overtaken(board, hide(board), follow)).toEqual(refusedWith(404, 'board_not_found'))
})

test('asking to join a board that turns secret meanwhile', async () => {
  const board = await makeBoard(ana)
  await ana.ask(boardResource.update, { board_id: board.id, collaborator_requests_enabled: true })
  const asking = () => ben.call(contactRequestResource.create, { board_id: board.id })
  expect(await overtaken(board, hide(board), asking)).toEqual(refusedWith(404, 'board_not_found'))
})

test('a moderator’s warning for a board that is deleted meanwhile', async () => {
  const moderator = await hire(app, 'moderator')
  const board = await makeBoard(ana)
  const away = () => ana.call(boardResource.delete, { board_id: board.id })
  const warn = () => moderator.call(adminWarnOfBoard, { board_id: board.id, is_sensitive: true, reason: 'A try' })
  expect(await overtaken(board, away, warn)).toEqual(refusedWith(404, 'board_not_found'))
})

test('a save of a pin whose board turns secret while the save waits for its own place', async () => {
  const [board, own] = [await makeBoard(ana), await makeBoard(ben)]
  const pin = await makeQuickPin(app, ana, { board_id: board.id })
  const client = await app.pool.connect()
  try {
    await client.query('begin')
    await client.query('select from boards where id = $1 for update', [own.id])
    const saved = ben.call(repinResource.create, { pin_id: pin.id, board_id: own.id })
    await untilWaiting(app, 1)
    await hide(board)()
    const before = await everything()
    await client.query('rollback')
    expect(await saved).toMatchObject({ status: 404, error: { name: 'pin_not_found' } })
    expect(await everything()).toEqual(before)
  } finally {
    client.release()
  }
})
