import {
  boardCollaboratorResource,
  boardInviteResource,
  boardInvitesResource,
  boardResource,
  respondToBoardInvite,
  restoreBoard,
  updateMe,
  userBlockResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { brokenPromises } from '../data/counters-equal-rows.ts'
import { expectPromisesAfterEach } from '../data/promises-after-each.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { addCollaborator, makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
}, 120_000)
afterAll(() => app.stop())
expectPromisesAfterEach(() => app)

let ana: SignedIn
let ben: SignedIn
beforeEach(async () => {
  ana = await signUp(app, { fullName: 'Ana Lima' })
  ben = await signUp(app, { fullName: 'Ben Ode' })
})

const invite = (boardId: string, ...invited: SignedIn[]) =>
  ana.ask(boardInviteResource.create, { board_id: boardId, invited_user_ids: invited.map(({ member }) => member.id) })
const waiting = (member: SignedIn) =>
  member.ask(boardInvitesResource.get, { current_user: true, field_set_key: 'news' })
const namesOf = async (member: SignedIn) => (await waiting(member)).map(({ board }) => board.name)

test('CA-21 EN-06 PS-19 what waits for a member says who invites, to what and since when, newest first', async () => {
  const open = await makeBoard(ana, 'Kitchen')
  const pin = await makeQuickPin(app, ana, { board_id: open.id })
  const secret = await makeBoard(ana, 'Surprise', 'secret')
  await makeQuickPin(app, ana, { board_id: secret.id })
  await invite(open.id, ben)
  await invite(secret.id, ben)
  const [second, first] = await waiting(ben)
  expect(first).toMatchObject({
    type: 'board_invite',
    status: 'pending',
    board: { id: open.id, name: 'Kitchen', url: open.url, privacy: 'public' },
    invited_by_user: { id: ana.member.id, full_name: 'Ana Lima' },
    invited_user: { id: ben.member.id },
  })
  expect(first?.board.image_cover_url).toBe(pin.images['474x'].url)
  expect(Date.parse(first?.created_at ?? '')).toBeGreaterThan(Date.now() - 3_600_000)
  // Of a secret board an invitation tells the name, nothing of what is saved there.
  expect(second?.board).toMatchObject({ name: 'Surprise', image_cover_url: null, cover_images: {} })
  expect(await waiting(ana)).toEqual([])
  const page = await ben.call(boardInvitesResource.get, { page_size: 1 })
  expect(page.data).toMatchObject([{ id: second?.id }])
  const rest = await ben.ask(boardInvitesResource.get, { page_size: 1, bookmarks: [page.bookmark ?? ''] })
  expect(rest).toMatchObject([{ id: first?.id }])
})

test('CA-32 ST-16 an invitation is accepted or declined once; without a board it is none', async () => {
  const [one, other] = [await makeBoard(ana, 'One', 'secret'), await makeBoard(ana, 'Other', 'secret')]
  await invite(one.id, ben)
  await invite(other.id, ben)
  const joined = await ben.ask(respondToBoardInvite, { board_id: one.id, accept: true })
  expect(joined.board).toMatchObject({ id: one.id, collaborated_by_me: true, viewer_can: { add_pin: true } })
  expect(await ben.ask(respondToBoardInvite, { board_id: other.id, accept: false })).toEqual({ board: null })
  expect(await waiting(ben)).toEqual([])
  expect(await ben.call(boardResource.get, { board_id: other.id })).toMatchObject({ status: 404 })
  for (const accept of [true, false]) {
    const again = await ben.call(respondToBoardInvite, { board_id: one.id, accept })
    expect(again).toMatchObject({ status: 409, error: { name: 'invite_used' } })
  }
  const nothing = await ben.call(respondToBoardInvite, { accept: true })
  expect(nothing).toMatchObject({ status: 404, error: { name: 'invalid_invite', message: 'Invalid Invite' } })
})

test('CA-21 the owner reads invitations by how they stand; the invited their own, collaborators none', async () => {
  const [cleo, dora] = [await signUp(app), await signUp(app)]
  const board = await makeBoard(ana)
  await invite(board.id, ben, cleo)
  await addCollaborator(ana, board.id, dora)
  const ids = async (member: SignedIn, filters?: string) =>
    (
      await member.ask(boardInvitesResource.get, { board_id: board.id, ...(filters && { status_filters: filters }) })
    ).map(({ invited_user: user }) => user.id)
  expect((await ids(ana)).toSorted()).toEqual([ben.member.id, cleo.member.id].toSorted())
  expect(await ids(ana, 'accepted')).toEqual([dora.member.id])
  expect(await ids(ben)).toEqual([ben.member.id])
  expect(await ids(ben, 'accepted,banned')).toEqual([ben.member.id])
  const refused = await dora.call(boardInvitesResource.get, { board_id: board.id })
  expect(refused).toMatchObject({ status: 404, error: { name: 'board_not_found' } })
})

test('ST-16 blocks, deletion and privacy decide what waits: gone, and back with the board', async () => {
  const [kept, deleted] = [await makeBoard(ana, 'Kept'), await makeBoard(ana, 'Deleted')]
  await invite(deleted.id, ben)
  await invite(kept.id, ben)
  await ana.ask(updateMe, { is_private_profile: true })
  expect(await namesOf(ben)).toEqual(['Kept', 'Deleted'])
  await ana.ask(boardResource.delete, { board_id: deleted.id })
  expect(await namesOf(ben)).toEqual(['Kept'])
  await ana.ask(restoreBoard, { board_id: deleted.id })
  expect(await namesOf(ben)).toEqual(['Kept', 'Deleted'])
  await ben.ask(userBlockResource.create, { blocked_user_id: ana.member.id })
  expect(await waiting(ben)).toEqual([])
  await settled(app)
  await ben.ask(userBlockResource.delete, { blocked_user_id: ana.member.id })
  // Blocking takes the invitations back for good.
  expect(await waiting(ben)).toEqual([])
})

test('BO-04 whoever is removed loses a secret board at once and can be invited again; whoever is banned cannot', async () => {
  const board = await makeBoard(ana, 'Team', 'secret')
  await addCollaborator(ana, board.id, ben)
  const team = { board_id: board.id, invited_user_id: ben.member.id }
  await ana.ask(boardCollaboratorResource.delete, team)
  expect(await ben.call(boardResource.get, { board_id: board.id })).toMatchObject({ status: 404 })
  await addCollaborator(ana, board.id, ben)
  await ana.ask(boardCollaboratorResource.delete, { ...team, ban: true })
  expect(await ben.call(boardResource.get, { board_id: board.id })).toMatchObject({ status: 404 })
  await invite(board.id, ben)
  expect(await waiting(ben)).toEqual([])
  const banned = await ana.ask(boardInvitesResource.get, { board_id: board.id, status_filters: ['banned'] })
  expect(banned).toMatchObject([{ status: 'banned', invited_user: { id: ben.member.id } }])
  // The owner may think better of it.
  await ana.ask(boardInviteResource.delete, team)
  await invite(board.id, ben)
  expect(await namesOf(ben)).toEqual(['Team'])
})

test('BO-04 a ban takes a waiting invitation with it, and nobody bans themselves', async () => {
  const board = await makeBoard(ana)
  const [cleo, stranger] = [await signUp(app), await signUp(app)]
  await invite(board.id, ben)
  await ana.ask(boardCollaboratorResource.delete, { board_id: board.id, invited_user_id: ben.member.id, ban: true })
  expect(await waiting(ben)).toEqual([])
  expect(await ben.call(boardInviteResource.update, { board_id: board.id })).toMatchObject({ status: 409 })
  const unknown = { board_id: board.id, invited_user_id: stranger.member.id, ban: true }
  expect(await ana.call(boardCollaboratorResource.delete, unknown)).toMatchObject({
    status: 404,
    error: { name: 'user_not_found' },
  })
  await addCollaborator(ana, board.id, cleo)
  await cleo.ask(boardCollaboratorResource.delete, { board_id: board.id, invited_user_id: cleo.member.id, ban: true })
  await invite(board.id, cleo)
  expect(await waiting(cleo)).toHaveLength(1)
})

test('ST-16 accepting, taking back and inviting at once leave one truth', async () => {
  const board = await makeBoard(ana)
  const taking = { board_id: board.id, invited_user_id: ben.member.id }
  for (let round = 0; round < 4; round += 1) {
    await invite(board.id, ben)
    await Promise.all([
      ben.call(boardInviteResource.update, { board_id: board.id }),
      ana.call(boardInviteResource.delete, taking),
      ana.call(boardInviteResource.create, { board_id: board.id, invited_user_ids: [ben.member.id] }),
      ana.call(boardCollaboratorResource.delete, taking),
    ])
  }
  expect(await brokenPromises(app.pool)).toEqual({})
})
