import {
  aggregatedCommentFeedResource,
  aggregatedCommentResource,
  baseSearchResource,
  boardFeedResource,
  boardFollowResource,
  boardResource,
  boardsResource,
  boardSectionsResource,
  boardSectionPinsResource,
  deletedBoards,
  pinResource,
  reactToPin,
  restoreBoard,
  userPinsResource,
  userResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { removeDeletedBoards } from '../../src/modules/boards/deletion/remove-deleted-boards.ts'
import { brokenPromises } from '../data/counters-equal-rows.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { addCollaborator, makeBoard, makeSection, savePin, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

const DAY = 24 * 60 * 60 * 1000

let app: TestApp
let daysOn = 0
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(Date.now() + daysOn * DAY) } })
}, 120_000)
afterAll(() => app.stop())

let ana: SignedIn
let ben: SignedIn
beforeEach(async () => {
  daysOn = 0
  ana = await signUp(app)
  ben = await signUp(app)
})

const remove = (boardId: string, owner: TestClient = ana) => owner.ask(boardResource.delete, { board_id: boardId })
const restore = (boardId: string, client: TestClient = ana) => client.call(restoreBoard, { board_id: boardId })
const ghost = (id: string) => `${id.slice(0, -2)}${id.endsWith('11') ? '22' : '11'}`
const boardNames = async (client: TestClient, member = ana) =>
  (await client.ask(boardsResource.get, { username: member.member.username })).map(({ name }) => name)

/** A board with a section, pins of two members, a collaborator and a follower; behind it another one. */
async function fullBoard() {
  const board = await makeBoard(ana, 'Everything')
  const section = await makeSection(ana, board.id, 'Part')
  await addCollaborator(ana, board.id, ben)
  const pin = await makeQuickPin(app, ana, { board_id: board.id, section_id: section.id, title: 'A lighthouse' })
  const bens = await makeQuickPin(app, ben, { board_id: board.id })
  const fan = await signUp(app)
  await fan.ask(boardFollowResource.create, { board_id: board.id })
  await makeBoard(ana, 'Newer')
  return { board, section, pin, bens, fan }
}

/** All that a board is to somebody, without addresses of pictures, which a restored board gives anew. */
async function lookAt(client: TestClient, boardId: string) {
  const board = await client.ask(boardResource.get, { board_id: boardId })
  const pins = await client.ask(boardFeedResource.get, { board_id: boardId })
  const sections = await client.ask(boardSectionsResource.get, { board_id: boardId })
  const owner = await client.ask(userResource.get, { user_id: board.owner.id })
  return {
    words: [board.name, board.url, board.privacy, board.description],
    counts: [board.pin_count, board.section_count, board.follower_count, board.collaborator_count],
    team: board.collaborating_users?.map(({ id }) => id),
    isFollowed: board.followed_by_me,
    pins: pins.map(({ id, title, section }) => [id, title, section?.id]),
    sections: sections.map(({ id, title, pin_count: count }) => [id, title, count]),
    owner: [owner.pin_count, owner.board_count],
    lists: await boardNames(client),
  }
}

test('PS-11 a restored board is what it was: pins, sections, followers, collaborators, counts, place', async () => {
  const { board, section, fan } = await fullBoard()
  const everybody = [ana, ben, fan, app.client()]
  const before = await Promise.all(everybody.map((client) => lookAt(client, board.id)))
  await remove(board.id)
  for (const client of everybody) {
    expect((await client.call(boardResource.get, { board_id: board.id })).status).toBe(404)
    expect(await boardNames(client)).toEqual(['Newer'])
  }
  expect(await boardNames(ben, ben)).toEqual([])

  expect(await restore(board.id)).toMatchObject({ status: 200, data: { id: board.id, name: 'Everything' } })
  expect(await Promise.all(everybody.map((client) => lookAt(client, board.id)))).toEqual(before)
  expect(await ana.ask(boardSectionPinsResource.get, { section_id: section.id })).toHaveLength(1)
  expect(await boardNames(ben, ben)).toEqual(['Everything'])
  expect(await ana.ask(deletedBoards, {})).toEqual([])
  await makeQuickPin(app, ben, { board_id: board.id })
  await settled(app)
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('PS-11 what was said of a pin comes back with its board; its picture has a new address', async () => {
  const board = await makeBoard(ana, 'Talked about')
  const pin = await makeQuickPin(app, ana, { board_id: board.id })
  const aggregateId = pin.aggregated_pin_data?.id ?? ''
  await ben.ask(aggregatedCommentResource.create, { objectId: aggregateId, pinId: pin.id, text: 'Lovely' })
  await ben.ask(reactToPin, { pin_id: pin.id })
  const saved = await savePin(ben, (await makeQuickPin(app, ana, { board_id: board.id })).id, (await makeBoard(ben)).id)
  await remove(board.id)
  expect(await ben.ask(pinResource.get, { id: saved.id })).toMatchObject({ image_signature: saved.image_signature })
  await settled(app)
  expect(await brokenPromises(app.pool)).toEqual({})
  await restore(board.id)
  await settled(app)
  const after = await ben.ask(pinResource.get, { id: pin.id })
  expect(after).toMatchObject({ comment_count: 1, reaction_counts: { 1: 1 }, aggregated_pin_data: { id: aggregateId } })
  expect(after.image_signature).not.toBe(pin.image_signature)
  const comments = await ben.ask(aggregatedCommentFeedResource.get, { pinId: pin.id })
  expect(comments).toMatchObject([{ text: 'Lovely' }])
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('PS-11 what was said of a picture that is on the board more than once comes back with one of its pins', async () => {
  const board = await makeBoard(ana, 'Twice')
  const pin = await makeQuickPin(app, ana, { board_id: board.id })
  const again = [await savePin(ana, pin.id, board.id), await savePin(ana, pin.id, board.id)]
  const objectId = pin.aggregated_pin_data?.id ?? ''
  await ben.ask(aggregatedCommentResource.create, { objectId, pinId: pin.id, text: 'Lovely' })
  await remove(board.id)
  await settled(app)
  await restore(board.id)
  await settled(app)
  const pins = await Promise.all([pin, ...again].map(({ id }) => ben.ask(pinResource.get, { id })))
  expect(pins.map((each) => each.comment_count)).toEqual([1, 0, 0])
  expect(await ben.ask(aggregatedCommentFeedResource.get, { pinId: pin.id })).toMatchObject([{ text: 'Lovely' }])
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('PS-11 search and the lists of pins find a restored board again', async () => {
  const word = `lantern${ana.member.id.slice(-6)}`
  const board = await makeBoard(ana, `Board of ${word}`)
  const pin = await makeQuickPin(app, ana, { board_id: board.id, title: `A ${word}` })
  const found = async () => {
    await settled(app)
    const [boards, pins] = await Promise.all(
      (['boards', 'pins'] as const).map((scope) => ben.ask(baseSearchResource.get, { query: word, scope })),
    )
    return [boards?.results.map(({ id }) => id), pins?.results.map(({ id }) => id)]
  }
  expect(await found()).toEqual([[board.id], [pin.id]])
  await remove(board.id)
  expect(await found()).toEqual([[], []])
  expect(await ana.ask(userPinsResource.get, { username: ana.member.username })).toEqual([])
  await restore(board.id)
  expect(await found()).toEqual([[board.id], [pin.id]])
  expect(await ben.ask(userPinsResource.get, { username: ana.member.username })).toHaveLength(1)
})

test('PS-11 only the owner restores, in time; to everybody else the board is missing', async () => {
  const { board, fan } = await fullBoard()
  const bare = ({ status, error }: Awaited<ReturnType<typeof restore>>) => ({ status, error })
  const missing = bare(await restore(ghost(board.id)))
  expect(missing).toMatchObject({ status: 404, error: { name: 'board_not_found' } })
  // One that is not deleted has nothing to restore.
  expect(bare(await restore(board.id))).toEqual(missing)
  await remove(board.id)
  for (const client of [ben, fan]) expect(bare(await restore(board.id, client))).toEqual(missing)
  expect(await restore(board.id, app.client())).toMatchObject({ status: 401 })
  daysOn = 7
  expect(bare(await restore(board.id))).toEqual(missing)
  daysOn = 6.9
  expect(await restore(board.id)).toMatchObject({ status: 200 })
  expect(bare(await restore(board.id))).toEqual(missing)
})

test('PS-11 a name that was taken meanwhile gets a number, and so does its address', async () => {
  const board = await makeBoard(ana, 'Recipes')
  await remove(board.id)
  await makeBoard(ana, 'recipes')
  await restore(board.id)
  const restored = await ana.ask(boardResource.get, { board_id: board.id })
  expect([restored.name, restored.url]).toEqual(['Recipes 2', `/${ana.member.username}/recipes-2/`])
})

test('PS-11 a secret or archived board comes back as it was', async () => {
  const board = await makeBoard(ana, 'Quiet', 'secret')
  await ana.ask(boardResource.update, { board_id: board.id, archived: true })
  await remove(board.id)
  await restore(board.id)
  const [row] = await ana.ask(boardsResource.get, { username: ana.member.username })
  expect(row).toMatchObject({ privacy: 'secret', profileGroup: 'archived' })
  expect(await ana.ask(userResource.get, { username: ana.member.username })).toMatchObject({
    secret_board_count: 1,
    archived_board_count: 1,
  })
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('PS-11 after seven days the board is gone: the owner’s pins with it, others’ of a public one stay with them', async () => {
  const { board, pin, bens, fan } = await fullBoard()
  const young = await makeBoard(ana, 'Young')
  await remove(board.id)
  await removeDeletedBoards(app.core)
  daysOn = 3
  await remove(young.id)
  daysOn = 7.1
  await removeDeletedBoards(app.core)
  await settled(app)
  const { rows } = await app.pool.query<{ id: string }>('select id from boards where owner_id = $1', [ana.member.id])
  expect(rows.map(({ id }) => id)).not.toContain(board.id)
  for (const table of [
    'board_sections',
    'board_members',
    'board_pins',
    'board_followers',
    'board_follows',
    'parked_member_boards',
  ]) {
    const { rowCount } = await app.pool.query(`select 1 from ${table} where board_id = $1`, [board.id])
    expect([table, rowCount]).toEqual([table, 0])
  }
  expect((await ana.call(pinResource.get, { id: pin.id })).status).toBe(404)
  expect(await fan.ask(pinResource.get, { id: bens.id })).toMatchObject({ id: bens.id, board: null })
  expect(await ana.ask(deletedBoards, {})).toMatchObject([{ name: 'Young' }])
  await restore(young.id)
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('PS-11 with a secret board others’ pins go, too; many pins go in batches', async () => {
  const board = await makeBoard(ana, 'Hidden', 'secret')
  await addCollaborator(ana, board.id, ben)
  const bens = await makeQuickPin(app, ben, { board_id: board.id })
  const source = await makeQuickPin(app, ben)
  for (let n = 0; n < 104; n += 1) await savePin(ana, source.id, board.id)
  await remove(board.id)
  daysOn = 8
  await removeDeletedBoards(app.core)
  expect((await ben.call(pinResource.get, { id: bens.id })).status).toBe(404)
  expect(await ben.ask(pinResource.get, { id: source.id })).toMatchObject({ id: source.id })
  const { rowCount } = await app.pool.query('select 1 from pins where board_id = $1', [board.id])
  expect(rowCount).toBe(0)
  await settled(app)
  expect(await brokenPromises(app.pool)).toEqual({})
}, 120_000)

test('PS-11 whoever is blocked meanwhile does not come back onto the team', async () => {
  const { board } = await fullBoard()
  await remove(board.id)
  await ana.resource('UserBlockResource', 'create', { blocked_user_id: ben.member.id })
  await settled(app)
  await restore(board.id)
  expect(await ana.ask(boardResource.get, { board_id: board.id })).toMatchObject({ collaborating_users: [] })
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('PS-11 restoring and removing at once ends in one of both, whole', async () => {
  const { board } = await fullBoard()
  await remove(board.id)
  daysOn = 6.99
  const [answers] = await Promise.all([
    Promise.all([restore(board.id), restore(board.id)]),
    removeDeletedBoards(app.core),
  ])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]))
  expect(await brokenPromises(app.pool)).toEqual({})
})
