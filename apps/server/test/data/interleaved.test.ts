import {
  boardCollaboratorResource,
  boardNoteResource,
  boardResource,
  boardSectionResource,
  pinResource,
  reorderPins,
  repinResource,
  updateMe,
  userBlockResource,
  userFollowResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startInTurn } from '../support/in-turn.ts'
import { untilWaiting } from '../support/lock-waits.ts'
import { addCollaborator, makeBoard, type SignedIn, signUp } from '../support/people.ts'
import type { TestApp } from '../support/test-app.ts'
import type { WireAnswer } from '../support/test-client.ts'
import { brokenPromises } from './counters-equal-rows.ts'
import { makeQuickPin } from './quick-pins.ts'

// Two writers meet at a chosen line: the test holds a row that the first one needs, and lets go when the second is done or waits too.

let app: TestApp
beforeAll(async () => {
  app = await startInTurn()
}, 120_000)
afterAll(() => app.stop())

let ana: SignedIn
let ben: SignedIn
beforeEach(async () => {
  ana = await signUp(app)
  ben = await signUp(app)
})

/** Runs `first` into the held row, then `second` as far as it comes, then lets both go on. */
async function meet<A, B>(
  held: { table: 'pins' | 'boards' | 'members'; id: string },
  first: () => Promise<A>,
  second: () => Promise<B>,
) {
  const client = await app.pool.connect()
  try {
    await client.query('begin')
    await client.query(`select 1 from ${held.table} where id = $1 for update`, [held.id])
    const one = first()
    await untilWaiting(app, 1)
    const other = second()
    await Promise.race([other, untilWaiting(app, 2)])
    await client.query('commit')
    return [await one, await other] as const
  } finally {
    client.release()
  }
}

test('EN-07 a pin deleted while somebody saves it is gone for the saver, too', async () => {
  const source = await makeQuickPin(app, ana)
  const target = await makeBoard(ben)
  const [saved, deleted] = await meet(
    { table: 'boards', id: target.id },
    () => ben.call(repinResource.create, { pin_id: source.id, board_id: target.id }),
    () => ana.call(pinResource.delete, { id: source.id }),
  )
  expect([saved.error?.name, deleted.status]).toEqual(['pin_not_found', 200])
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('EN-07 a pin that turns secret while a collaborator saves it shares nothing with the save', async () => {
  const board = await makeBoard(ana)
  // Whoever else saves it hears that it is gone.
  await addCollaborator(ana, board.id, ben)
  const source = await makeQuickPin(app, ana, { board_id: board.id })
  const target = await makeBoard(ben)
  const [saved] = await meet(
    { table: 'boards', id: target.id },
    () => ben.call(repinResource.create, { pin_id: source.id, board_id: target.id }),
    () => ana.call(boardResource.update, { board_id: board.id, privacy: 'secret' }),
  )
  const hidden = await ana.ask(pinResource.get, { id: source.id })
  expect(saved.status).toBe(200)
  expect(hidden.image_signature).not.toBe(saved.data.image_signature)
  expect(hidden.aggregated_pin_data.id).not.toBe(saved.data.aggregated_pin_data.id)
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('EN-07 a profile that turns private while its member saves hides that pin as well', async () => {
  const source = await makeQuickPin(app, ana)
  const [saved] = await meet(
    { table: 'pins', id: source.id },
    () => ben.call(repinResource.create, { pin_id: source.id }),
    () => ben.call(updateMe, { is_private_profile: true }),
  )
  expect(saved.status).toBe(200)
  expect(await brokenPromises(app.pool)).toEqual({})
  expect((await ana.call(pinResource.get, { id: saved.data.id })).status).toBe(404)
})

test('EN-07 a board’s owner who turns private while a collaborator saves there hides that pin as well', async () => {
  const board = await makeBoard(ana)
  await ana.resource('BoardInviteResource', 'create', { board_id: board.id, invited_user_ids: [ben.member.id] })
  await ben.resource('BoardInviteResource', 'update', { board_id: board.id })
  const source = await makeQuickPin(app, ben)
  const [saved, turned] = await meet(
    { table: 'pins', id: source.id },
    () => ben.call(repinResource.create, { pin_id: source.id, board_id: board.id }),
    () => ana.call(updateMe, { is_private_profile: true }),
  )
  expect([saved.status, turned.status]).toEqual([200, 200])
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('EN-04 a board that turns secret while its owner saves there hides that pin as well', async () => {
  const board = await makeBoard(ben)
  const source = await makeQuickPin(app, ana)
  const [saved, turned] = await meet(
    { table: 'pins', id: source.id },
    () => ben.call(repinResource.create, { pin_id: source.id, board_id: board.id }),
    () => ben.call(boardResource.update, { board_id: board.id, privacy: 'secret' }),
  )
  expect([saved.status, turned.status]).toEqual([200, 200])
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('CR-06 a board that is archived while somebody waits to save there takes nothing any more', async () => {
  const board = await makeBoard(ana)
  await addCollaborator(ana, board.id, ben)
  const source = await makeQuickPin(app, ben)
  const [archived, saved] = await meet(
    { table: 'boards', id: board.id },
    () => ana.call(boardResource.update, { board_id: board.id, archived: true }),
    () => ben.call(repinResource.create, { pin_id: source.id, board_id: board.id }),
  )
  expect([archived.status, saved.error?.name]).toEqual([200, 'board_archived'])
})

test('CR-06 who is taken off a secret board while they wait to work on it finds it missing', async () => {
  const board = await makeBoard(ana, 'Surprise', 'secret')
  await addCollaborator(ana, board.id, ben)
  const source = await makeQuickPin(app, ben)
  const remove = () =>
    ana.call(boardCollaboratorResource.delete, { board_id: board.id, invited_user_id: ben.member.id })
  const works: readonly (() => Promise<Pick<WireAnswer<unknown>, 'error'>>)[] = [
    () => ben.call(repinResource.create, { pin_id: source.id, board_id: board.id }),
    () => ben.call(boardSectionResource.create, { board_id: board.id, name: 'Later' }),
    () => ben.call(boardResource.update, { board_id: board.id, description: 'Mine' }),
    () => ben.call(reorderPins, { board_id: board.id, pin_ids: [source.id] }),
    () => ben.call(boardNoteResource.create, { board_id: board.id, title: 'Plans' }),
  ]
  for (const work of works) {
    const [removed, done] = await meet({ table: 'boards', id: board.id }, remove, work)
    expect([removed.status, done.error?.name]).toEqual([200, 'board_not_found'])
    await addCollaborator(ana, board.id, ben)
  }
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('EN-01 a block that comes while somebody follows is not outrun', async () => {
  const [blocked] = await meet(
    { table: 'members', id: ana.member.id },
    () => ana.call(userBlockResource.create, { blocked_user_id: ben.member.id }),
    () => ben.call(userFollowResource.create, { user_id: ana.member.id }),
  )
  expect(blocked.status).toBe(200)
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('EN-07 two moves of one pin at once leave it in one place', async () => {
  const [from, one, two] = [await makeBoard(ana), await makeBoard(ana), await makeBoard(ana)]
  const pin = await makeQuickPin(app, ana, { board_id: from.id })
  const answers = await meet(
    { table: 'boards', id: from.id },
    () => ana.call(pinResource.update, { id: pin.id, board_id: one.id }),
    () => ana.call(pinResource.update, { id: pin.id, board_id: two.id }),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await brokenPromises(app.pool)).toEqual({})
})
