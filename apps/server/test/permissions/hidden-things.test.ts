import {
  boardCollaboratorResource,
  boardInviteResource,
  boardResource,
  boardsResource,
  type Endpoint,
  getBoard,
  pinResource,
  repinResource,
  updateMe,
  userPinsResource,
  userResource,
  userSessionResource,
  userSessionStoreResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startInTurn } from '../support/in-turn.ts'
import { addCollaborator, makeBoard, makePin, makeSection, savePin, type SignedIn, signUp } from '../support/people.ts'
import type { TestApp } from '../support/test-app.ts'
import type { WireAnswer } from '../support/test-client.ts'
import { ghostOf, noTarget } from './target.ts'

let app: TestApp
let owner: SignedIn
let stranger: SignedIn
let sourcePinId: string
beforeAll(async () => {
  app = await startInTurn()
  ;[owner, stranger] = await Promise.all([signUp(app), signUp(app)])
  sourcePinId = (await makePin(owner)).id
}, 60_000)
afterAll(() => app.stop())

/** An answer without what differs between any two and what repeats the question. */
const bare = ({ status, body }: WireAnswer) => ({
  status,
  answer: body['resource_response'],
  context: body['client_context'],
})
const ghost = (id: string) => ghostOf({ ...noTarget, boardId: id }).boardId

test.each([
  ['GET /v3/…', (id: string) => stranger.call(getBoard, { board_id: id })],
  [
    'the alias of resources',
    (id: string) => stranger.send('GET', `/_ngjs${resourceUrl('BoardResource', { board_id: id })}`, undefined),
  ],
  ['ApiResource', (id: string) => stranger.resource('ApiResource', 'get', { url: `/v3/boards/${id}/` })],
  [
    'ApiResource with an encoded id',
    (id: string) => stranger.resource('ApiResource', 'get', { url: `/v3/boards/%3${id[0]}${id.slice(1)}/` }),
  ],
  ['an id as a number', (id: string) => stranger.resource('BoardResource', 'get', `{"options":{"board_id":${id}}}`)],
])('a secret board is missing by way of %s', async (_way, ask) => {
  const { id } = await makeBoard(owner, undefined, 'secret')
  const answer = await ask(id)
  expect(answer.error?.name).toBe('board_not_found')
  expect(bare(answer)).toEqual(bare(await ask(ghost(id))))
})

const resourceUrl = (name: string, options: object) =>
  `/resource/${name}/get/?${new URLSearchParams({ data: JSON.stringify({ options }) })}`

test('acting for somebody by naming them changes nothing while nobody gave access', async () => {
  const board = await makeBoard(owner, undefined, 'secret')
  const subject = { orbac_subject_id: owner.member.id }
  const changed = await stranger.call(boardResource.update, { board_id: board.id, name: 'Mine now', ...subject })
  expect(changed.error?.name).toBe('board_not_found')
  const lists = await stranger.ask(boardsResource.get, { username: owner.member.username, ...subject })
  expect(lists.map(({ id }) => id)).not.toContain(board.id)
})

test('a section of a secret board cannot be told from a missing one by saving into it', async () => {
  const own = await makeBoard(stranger)
  const secret = await makeBoard(owner, undefined, 'secret')
  const section = await makeSection(owner, secret.id)
  const save = (sectionId: string) =>
    stranger.call(repinResource.create, { pin_id: sourcePinId, board_id: own.id, section_id: sectionId })
  const answer = await save(section.id)
  expect(answer.status).toBe(404)
  expect(bare(answer)).toEqual(bare(await save(ghost(section.id))))
})

test('counts of a profile tell others of public things only, and the owner of all', async () => {
  const member = await signUp(app)
  const publicBoard = await makeBoard(member)
  await savePin(member, sourcePinId, publicBoard.id)
  for (const privacy of ['protected', 'secret'] as const) {
    await savePin(member, sourcePinId, (await makeBoard(member, undefined, privacy)).id)
  }
  const archived = await makeBoard(member)
  await savePin(member, sourcePinId, archived.id)
  await member.ask(boardResource.update, { board_id: archived.id, archived: true })

  const { username } = member.member
  for (const client of [stranger, app.client()]) {
    const profile = await client.ask(userResource.get, { username })
    expect(profile).toMatchObject({ board_count: 1, pin_count: 1 })
    expect(profile).not.toHaveProperty('secret_board_count')
    expect(await client.ask(boardsResource.get, { username })).toHaveLength(1)
    expect(await client.ask(userPinsResource.get, { username })).toHaveLength(1)
  }
  const own = await member.ask(userResource.get, { username })
  expect(own).toMatchObject({ board_count: 4, pin_count: 4, secret_board_count: 1, archived_board_count: 1 })
})

test('a private member’s card on somebody’s board tells no counts, and their pins are no covers', async () => {
  const hermit = await signUp(app)
  const board = await makeBoard(owner)
  await addCollaborator(owner, board.id, hermit)
  await savePin(owner, sourcePinId, board.id)
  const hidden = await makePin(hermit, { boardId: board.id })
  await hermit.ask(updateMe, { is_private_profile: true })

  const seen = await stranger.ask(boardResource.get, { board_id: board.id })
  const [card] = seen.collaborating_users ?? []
  expect(card).toMatchObject({ username: hermit.member.username, is_private_profile: true })
  expect(card).not.toHaveProperty('pin_count')
  expect(card).not.toHaveProperty('follower_count')
  const now = await owner.ask(pinResource.get, { id: hidden.id })
  for (const trace of [hidden.id, hidden.image_signature, now.image_signature])
    expect(JSON.stringify(seen)).not.toContain(trace)
  expect((await owner.ask(boardResource.get, { board_id: board.id })).cover_pin?.pin_id).toBe(hidden.id)
})

test('who left a secret board sees their own pins there without a word of the board', async () => {
  const leaver = await signUp(app)
  const board = await makeBoard(owner, undefined, 'secret')
  const section = await makeSection(owner, board.id)
  await addCollaborator(owner, board.id, leaver)
  const pin = await makePin(leaver, { boardId: board.id, sectionId: section.id })
  await leaver.ask(boardCollaboratorResource.delete, { board_id: board.id, invited_user_id: leaver.member.id })
  await owner.ask(boardResource.update, { board_id: board.id, name: 'A name for members only' })

  const seen = await leaver.ask(pinResource.get, { id: pin.id })
  expect(seen).toMatchObject({ id: pin.id, board: null, section: null })
  expect(await leaver.call(boardResource.get, { board_id: board.id })).toMatchObject({ status: 404 })
  await leaver.ask(pinResource.delete, { id: pin.id })
})

test('RP-11 whoever a private member invites to a board may accept; a deleted board takes its invitations with it', async () => {
  const hermit = await signUp(app)
  const guest = await signUp(app)
  await hermit.ask(updateMe, { is_private_profile: true })
  const [board, other] = [await makeBoard(hermit), await makeBoard(hermit)]
  for (const { id } of [board, other]) {
    await hermit.ask(boardInviteResource.create, { board_id: id, invited_user_ids: [guest.member.id] })
  }
  expect(await guest.ask(boardInviteResource.update, { board_id: board.id })).toMatchObject({
    id: board.id,
    access: ['write'],
  })

  await hermit.ask(boardResource.delete, { board_id: other.id })
  const accept = (id: string) => guest.call(boardInviteResource.update, { board_id: id })
  expect(bare(await accept(other.id))).toEqual(bare(await accept(ghost(other.id))))
})

test('AC-02 another member’s session is neither listed nor ended, and answers as a missing one', async () => {
  const [session] = await owner.ask(userSessionStoreResource.get, {})
  const mine = await stranger.ask(userSessionStoreResource.get, {})
  expect(mine.map(({ id }) => id)).not.toContain(session?.id)
  const end = (id: string) => stranger.call(userSessionResource.delete, { session_id: id })
  const answer = await end(session?.id ?? '')
  expect(answer.status).toBe(404)
  expect(bare(answer)).toEqual(bare(await end(ghost(session?.id ?? ''))))
  await owner.ask(userSessionStoreResource.get, {})
})

test.each<[string, Endpoint]>([
  ['UserSessionStoreResource.get', userSessionStoreResource.get],
  ['POST /v3/users/me/', updateMe],
])('AC-02 %s asks visitors to log in first', async (_name, endpoint) => {
  expect(await app.client().call(endpoint, {})).toMatchObject({ status: 401, error: { name: 'sign_in_required' } })
})
