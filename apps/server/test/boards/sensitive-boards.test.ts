import {
  adminActs,
  adminSearch,
  adminWarnOfBoard,
  boardInviteResource,
  boardResource,
  boardSensitivityResource,
  boardsResource,
  mergeBoards,
  userBlockResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endBoards } from '../../src/modules/teams/ending/end-boards.ts'
import { hire } from '../administration/staff.ts'
import { addCollaborator, makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

let app: TestApp
let owner: SignedIn
let stranger: SignedIn
let moderator: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  owner = await signUp(app)
  stranger = await signUp(app)
  moderator = await hire(app, 'moderator')
}, 120_000)
afterAll(() => app.stop())

const mark = (client: TestClient, boardId: string, isSensitive = true) =>
  client.call(boardSensitivityResource.update, { board_id: boardId, is_sensitive: isSensitive })
const warn = (board_id: string, is_sensitive = true) =>
  moderator.call(adminWarnOfBoard, { board_id, is_sensitive, reason: 'It was reported' })
const screenOf = async (client: TestClient, boardId: string) =>
  (await client.ask(boardResource.get, { board_id: boardId })).sensitivity_screen
const warning = { title: 'This board may contain sensitive content' }

test('ER-12 a board its owner says is sensitive warns everybody but its team', async () => {
  const board = await makeBoard(owner)
  const collaborator = await signUp(app)
  await owner.ask(boardInviteResource.create, { board_id: board.id, invited_user_ids: [collaborator.member.id] })
  await collaborator.ask(boardInviteResource.update, { board_id: board.id })
  expect((await mark(owner, board.id)).data).toMatchObject({ is_marked_sensitive: true, sensitivity_screen: null })
  for (const client of [stranger, moderator, app.client()]) expect(await screenOf(client, board.id)).toEqual(warning)
  for (const client of [owner, collaborator]) expect(await screenOf(client, board.id)).toBeNull()
  const seen = await stranger.ask(boardResource.get, { board_id: board.id })
  expect(seen).not.toHaveProperty('is_marked_sensitive')
  expect((await mark(owner, board.id, false)).status).toBe(200)
  expect(await screenOf(stranger, board.id)).toBeNull()
})

test('ER-12 what a moderator says the owner cannot take back', async () => {
  const board = await makeBoard(owner)
  expect((await warn(board.id)).status).toBe(200)
  const states = async () =>
    (await moderator.ask(adminSearch, { query: board.id, kind: 'boards' })).map((found) => found.states)
  expect([await screenOf(stranger, board.id), await states()]).toEqual([warning, [['sensitive']]])
  expect((await mark(owner, board.id, false)).data).toMatchObject({ is_marked_sensitive: false })
  expect(await screenOf(stranger, board.id)).toEqual(warning)
  await warn(board.id, false)
  expect([await screenOf(stranger, board.id), await states()]).toEqual([null, [[]]])
})

test('MD-01 ER-12 what a moderator says of a board stands in the log, once, and nobody says it of their own', async () => {
  const board = await makeBoard(owner)
  await warn(board.id)
  await warn(board.id)
  const acts = await moderator.ask(adminActs, { kind: 'board.warning-changed' })
  const ofBoard = acts.filter(({ thing }) => thing.id === board.id)
  expect(ofBoard).toMatchObject([{ reason: 'It was reported' }])
  const own = await makeBoard(moderator)
  expect((await warn(own.id)).error?.name).toBe('not_allowed')
  expect(await screenOf(stranger, own.id)).toBeNull()
})

test('ER-12 AC-07 what was said of a board holds for the one its heir gets', async () => {
  const [leaver, heir] = [await signUp(app), await signUp(app)]
  const byModerator = await makeBoard(leaver, 'Of the moderator')
  const byOwner = await makeBoard(leaver, 'Of the owner')
  for (const { id } of [byModerator, byOwner]) await addCollaborator(leaver, id, heir)
  await warn(byModerator.id)
  await mark(leaver, byOwner.id)
  await endBoards(app.core, leaver.member.id)
  const inherited = await stranger.ask(boardsResource.get, { username: heir.member.username })
  expect(inherited).toHaveLength(2)
  for (const { id } of inherited) {
    expect(await screenOf(stranger, id)).toEqual(warning)
    await mark(heir, id, false)
  }
  // Its new owner takes back what an owner said, nothing else.
  const screens = await Promise.all(inherited.map(({ id }) => screenOf(stranger, id)))
  expect(screens.filter((screen) => screen === null)).toHaveLength(1)
})

test('ER-12 CA-08 merging a board away does not wash a moderator’s word off what was on it', async () => {
  const [source, target] = [await makeBoard(owner), await makeBoard(owner)]
  await warn(source.id)
  await owner.ask(mergeBoards, { source_id: source.id, target_id: target.id })
  expect(await screenOf(stranger, target.id)).toEqual(warning)
  const other = await makeBoard(owner)
  await owner.ask(mergeBoards, { source_id: (await makeBoard(owner)).id, target_id: other.id })
  expect(await screenOf(stranger, other.id)).toBeNull()
})

test('ER-12 nobody else may say it, and hidden boards are missing', async () => {
  const board = await makeBoard(owner)
  const secret = await makeBoard(owner, undefined, 'secret')
  const collaborator = await signUp(app)
  await owner.ask(boardInviteResource.create, { board_id: board.id, invited_user_ids: [collaborator.member.id] })
  await collaborator.ask(boardInviteResource.update, { board_id: board.id })
  expect((await mark(app.client(), board.id)).status).toBe(401)
  for (const client of [stranger, collaborator, moderator])
    expect([(await mark(client, board.id)).status, await screenOf(client, board.id)]).toEqual([403, null])
  const blocked = await signUp(app)
  await owner.ask(userBlockResource.create, { blocked_user_id: blocked.member.id })
  expect((await mark(blocked, board.id)).status).toBe(404)
  for (const client of [stranger, moderator]) expect((await mark(client, secret.id)).status).toBe(404)
  expect((await mark(owner, '9')).status).toBe(404)
})
