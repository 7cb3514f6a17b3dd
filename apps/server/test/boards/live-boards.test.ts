import {
  boardCollaboratorResource,
  boardInviteResource,
  boardNoteResource,
  boardResource,
  boardSectionResource,
  bulkEditResource,
  contactRequestAcceptResource,
  contactRequestResource,
  contactRequestsResource,
  pinResource,
  tabKey,
  userBlockResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { Listening } from '../messages/listening.ts'
import { callCost } from '../support/call-cost.ts'
import { addCollaborator, makeBoard, makeSection, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
}, 120_000)
afterAll(() => app.stop())

let ana: SignedIn
let ben: SignedIn
beforeEach(async () => {
  ana = await signUp(app)
  ben = await signUp(app)
})

async function sharedBoard(privacy: 'public' | 'secret' = 'public') {
  const board = await makeBoard(ana, 'Rooms', privacy)
  await addCollaborator(ana, board.id, ben)
  return board
}

/** A stream that has heard everything that was done before. */
async function listen(member: SignedIn): Promise<Listening> {
  const stream = await Listening.open(member)
  await stream.until(({ kind }) => kind === 'hello')
  await signalTo(member, stream)
  stream.heard.splice(0)
  return stream
}

/** Something that the member hears for sure, so that whatever came before it has been heard. */
async function signalTo(member: SignedIn, stream: Listening): Promise<void> {
  const friend = await signUp(app)
  const board = await makeBoard(member)
  await addCollaborator(member, board.id, friend)
  await stream.until((event) => event.kind === 'board' && event.board_id === board.id)
}

const heard = (stream: Listening, boardId: string) =>
  stream.events.filter((event) => event.kind === 'board' && event.board_id === boardId)
const hears = (stream: Listening, boardId: string) =>
  stream.until((event) => event.kind === 'board' && event.board_id === boardId)

test('RP-09 whoever works on a board hears of everything that others do on it, and nobody else hears of it', async () => {
  const board = await sharedBoard()
  const stranger = await signUp(app)
  const [owner, outsider] = [await listen(ana), await listen(stranger)]
  const section = await makeSection(ana, board.id, 'Evening')
  const pin = await makeQuickPin(app, ben, { board_id: board.id })
  const deeds = [
    () => makeQuickPin(app, ben, { board_id: board.id }),
    () => ben.ask(pinResource.update, { id: pin.id, title: 'Lamp' }),
    () => ben.ask(pinResource.update, { id: pin.id, board_section_id: section.id }),
    () => ben.ask(boardResource.update, { board_id: board.id, name: 'Halls', event_date: '2027-05-01' }),
    () => ben.ask(boardNoteResource.create, { board_id: board.id, title: 'Paint', text: 'White' }),
    () => ben.ask(boardSectionResource.create, { board_id: board.id, name: 'Morning' }),
    () => ben.ask(pinResource.delete, { id: pin.id }),
    () => ben.ask(boardCollaboratorResource.delete, { board_id: board.id, invited_user_id: ben.member.id }),
  ]
  for (const deed of deeds) {
    await signalTo(ana, owner)
    owner.heard.splice(0)
    await deed()
    // The board is named, and nothing that is on it.
    expect(await hears(owner, board.id)).toEqual({ kind: 'board', board_id: board.id })
  }
  await signalTo(stranger, outsider)
  expect(heard(outsider, board.id)).toEqual([])
  owner.close()
  outsider.close()
})

test('a change names the tab that made it, and no other key says anything', async () => {
  const board = await sharedBoard()
  const owner = await listen(ana)
  const rename = (name: string, key: string) =>
    ben.call(boardResource.update, { board_id: board.id, name }, { 'idempotency-key': key })
  await rename('Halls', tabKey('0123456789abcdef', 'one'))
  expect(await hears(owner, board.id)).toEqual({ kind: 'board', board_id: board.id, by: '0123456789abcdef' })
  await signalTo(ana, owner)
  owner.heard.splice(0)
  await rename('Rooms again', 'tab-my words-two')
  expect(await hears(owner, board.id)).toEqual({ kind: 'board', board_id: board.id })
  owner.close()
})

test('BO-04 whoever is taken off a secret board hears that something changed, finds nothing there, and hears no more', async () => {
  const board = await sharedBoard('secret')
  const stream = await listen(ben)
  await ana.ask(boardCollaboratorResource.delete, { board_id: board.id, invited_user_id: ben.member.id })
  expect(await hears(stream, board.id)).toEqual({ kind: 'board', board_id: board.id })
  const [missing, never] = await Promise.all(
    [board.id, '1'].map((board_id) => ben.call(boardResource.get, { board_id })),
  )
  expect([missing?.status, missing?.error?.message]).toEqual([404, never?.error?.message])
  await signalTo(ben, stream)
  stream.heard.splice(0)
  await addCollaborator(ana, board.id, await signUp(app))
  await makeQuickPin(app, ana, { board_id: board.id })
  await signalTo(ben, stream)
  expect(heard(stream, board.id)).toEqual([])
  stream.close()
})

test('BO-04 a block takes people off each other’s boards, and they hear that', async () => {
  const board = await sharedBoard()
  const stream = await listen(ben)
  await ana.ask(userBlockResource.create, { blocked_user_id: ben.member.id })
  await hears(stream, board.id)
  await settled(app)
  await signalTo(ben, stream)
  stream.heard.splice(0)
  await ana.ask(boardResource.update, { board_id: board.id, name: 'Without Ben' })
  await signalTo(ben, stream)
  expect(heard(stream, board.id)).toEqual([])
  stream.close()
})

test('BO-04 whoever is invited, uninvited or let onto a board hears it; whoever asked and is banned does not', async () => {
  const board = await makeBoard(ana)
  await ana.ask(boardResource.update, { board_id: board.id, collaborator_requests_enabled: true })
  const [cleo, dora] = [await signUp(app), await signUp(app)]
  for (const member of [cleo, dora]) await member.ask(contactRequestResource.create, { board_id: board.id })
  const [invited, accepted, banned] = [await listen(ben), await listen(cleo), await listen(dora)]
  await ana.ask(boardInviteResource.create, { board_id: board.id, invited_user_ids: [ben.member.id] })
  await hears(invited, board.id)
  await signalTo(ben, invited)
  invited.heard.splice(0)
  await ana.ask(boardInviteResource.delete, { board_id: board.id, invited_user_id: ben.member.id })
  await hears(invited, board.id)
  await ana.ask(boardCollaboratorResource.delete, { board_id: board.id, invited_user_id: dora.member.id, ban: true })
  const [request] = await ana.ask(contactRequestsResource.get, {})
  if (!request) throw new Error('nobody asks')
  await ana.ask(contactRequestAcceptResource.update, { contact_request: { type: 'board', id: request.id } })
  await hears(accepted, board.id)
  await signalTo(dora, banned)
  expect(heard(banned, board.id)).toEqual([])
  for (const stream of [invited, accepted, banned]) stream.close()
})

test('EN-01 a deleted and an archived board are told of', async () => {
  const board = await sharedBoard()
  const stream = await listen(ben)
  await ana.ask(boardResource.update, { board_id: board.id, archived: true })
  await hears(stream, board.id)
  await signalTo(ben, stream)
  stream.heard.splice(0)
  await ana.ask(boardResource.delete, { board_id: board.id })
  await hears(stream, board.id)
  stream.close()
})

test('PI-06 many pins that are moved at once are one piece of news', async () => {
  const [board, other] = [await sharedBoard(), await makeBoard(ana)]
  const pins = []
  while (pins.length < 12) pins.push(await makeQuickPin(app, ana, { board_id: board.id }))
  const stream = await listen(ben)
  const pin_ids = pins.map(({ id }) => id)
  await ana.ask(bulkEditResource.update, { pin_ids, board_id: other.id })
  await hears(stream, board.id)
  await signalTo(ben, stream)
  expect(heard(stream, board.id)).toHaveLength(1)
  stream.close()
})

test('a board of one person costs no statement more; for one of several its team is asked for beside the answer', async () => {
  const renamed = (boardId: string) => callCost(app, boardResource.update, ana, { board_id: boardId, name: 'Halls' })
  // The texts go on with what the call has set off.
  const asksForTeam = (texts: readonly string[]) =>
    texts.filter((text) => /union all.*board_members/s.test(text)).length
  const board = await makeBoard(ana)
  const alone = await renamed(board.id)
  await addCollaborator(ana, board.id, ben)
  const stream = await listen(ana)
  const askedBeside = async () => {
    const shared = await renamed(board.id)
    await hears(stream, board.id)
    stream.heard.splice(0)
    return asksForTeam(shared.texts)
  }
  // What was done a moment ago may be told together with the first, and asks for it then.
  await expect.poll(askedBeside).toBe(1)
  expect(asksForTeam(alone.texts)).toBe(0)
  stream.close()
})
