import {
  adminActs,
  boardFeedResource,
  boardResource,
  getMessage,
  pinResource,
  repinResource,
  searchResource,
  userPinsResource,
  userResource,
  userSessionResource,
  vipResource,
} from '@pinfold/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { endSuspensions } from '../../src/modules/moderation/decisions/end-suspensions.ts'
import { hire } from '../administration/staff.ts'
import { comment, commentsOf, texts } from '../comments/commenting.ts'
import { brokenPromises } from '../data/counters-equal-rows.ts'
import { Listening } from '../messages/listening.ts'
import { say, talk } from '../messages/talking.ts'
import { drawPicture, makeBoard, makePin, savePin, type SignedIn, signUp, upload } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'
import { caseOf, decide, report, reportAndDecide } from './reporting.ts'

let app: TestApp
let now = new Date()
let moderator: SignedIn
let ana: SignedIn
let ben: SignedIn
let board: { id: string; url: string }
let pinId: string
const open: Listening[] = []
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } })
  moderator = await hire(app, 'moderator')
}, 120_000)
afterAll(() => app.stop())
beforeEach(async () => {
  now = new Date()
  ;[ana, ben] = await Promise.all([signUp(app), signUp(app)])
  board = await makeBoard(ana)
  pinId = (await makePin(ana, { boardId: board.id, title: `Kittiwake ${ana.member.username}` })).id
})
afterEach(() => {
  for (const each of open.splice(0)) each.close()
})

const people = () => ({ by: ben, moderator })
const statusOf = async (client: TestClient, id: string) => (await client.call(pinResource.get, { id })).status
const onBoard = async (client: TestClient) =>
  (await client.ask(boardFeedResource.get, { board_id: board.id })).map(({ id }) => id)
const found = async () => {
  await settled(app)
  const hits = await app.client().ask(searchResource.get, { query: `Kittiwake ${ana.member.username}`, scope: 'pins' })
  return hits.map(({ id }) => id)
}
const onProfile = async () =>
  (await app.client().ask(userPinsResource.get, { username: ana.member.username })).map(({ id }) => id)

test('MD-02 a removed pin is gone from board, search, profile, page and picture address, for its maker too', async () => {
  const { images } = await ana.ask(pinResource.get, { id: pinId })
  const picture = new URL(images['236x'].url).pathname
  expect(await found()).toEqual([pinId])
  const closed = await reportAndDecide(people(), ['pin', pinId], 'remove')
  expect(closed).toMatchObject({ state: 'closed', act: 'remove' })
  for (const client of [app.client(), ben, ana]) {
    expect(await statusOf(client, pinId)).toBe(404)
    expect(await onBoard(client)).toEqual([])
    expect((await client.fetch(picture)).status).toBe(404)
  }
  expect((await app.client().fetch(`/pin/${pinId}/`)).status).toBe(404)
  const copy = await ben.call(repinResource.create, { pin_id: pinId, board_id: (await makeBoard(ben)).id })
  expect(copy.status).toBe(404)
  expect([await found(), await onProfile()]).toEqual([[], []])
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('MD-02 a pin that is kept from discovery shows by its address and on its board, and is found nowhere', async () => {
  expect(await found()).toEqual([pinId])
  await reportAndDecide(people(), ['pin', pinId], 'hide')
  expect(await onProfile()).toEqual([])
  for (const client of [app.client(), ben, ana]) {
    expect(await statusOf(client, pinId)).toBe(200)
    expect(await onBoard(client)).toEqual([pinId])
  }
  expect(await found()).toEqual([])
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('a removed board, comment and message are gone; a warning and a dismissal leave all as it was', async () => {
  const said = await comment(ana, pinId, 'A rude word')
  await comment(ben, pinId, 'An answer', said.id)
  await comment(ben, pinId, 'Another')
  await reportAndDecide(people(), ['comment', said.id], 'remove')
  expect(texts(await commentsOf(app.client(), pinId))).toEqual(['Another'])
  const { id: conversation } = await talk(ana, [ben])
  const { id: messageId } = await say(ana, conversation, 'A threat')
  await reportAndDecide(people(), ['message', messageId], 'remove')
  expect((await ben.call(getMessage, { conversation_id: conversation, message_id: messageId })).status).toBe(404)
  await reportAndDecide(people(), ['pin', pinId], 'warn')
  await report(ben, 'pin', pinId)
  await decide(moderator, (await caseOf(moderator, pinId)).id, 'dismiss')
  expect(await statusOf(app.client(), pinId)).toBe(200)
  await reportAndDecide(people(), ['board', board.id], 'remove')
  for (const client of [app.client(), ana]) {
    expect((await client.call(boardResource.get, { board_id: board.id })).status).toBe(404)
    expect(await statusOf(client, pinId)).toBe(404)
  }
  await settled(app)
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('MD-02 who is banned is logged out with open streams, cannot come back, and all of theirs is out of view', async () => {
  const stream = await Listening.open(ana)
  open.push(stream)
  await stream.until(({ kind }) => kind === 'hello')
  const { username, password } = ana.member
  const picture = new URL((await ana.ask(pinResource.get, { id: pinId })).images['236x'].url).pathname
  await reportAndDecide(people(), ['user', ana.member.id], 'ban')
  await stream.until(({ kind }) => kind === 'session_over')
  expect((await ana.call(boardResource.create, { name: 'Again' })).status).toBe(401)
  const back = await app.client().call(userSessionResource.create, { username_or_email: username, password })
  expect([back.status, back.error?.name]).toEqual([403, 'account_banned'])
  for (const client of [app.client(), ben]) {
    expect((await client.call(userResource.get, { username })).status).toBe(404)
    expect(await statusOf(client, pinId)).toBe(404)
    expect((await client.call(boardResource.get, { board_id: board.id })).status).toBe(404)
    expect((await client.fetch(picture)).status).toBe(404)
  }
  expect(await found()).toEqual([])
  expect(await brokenPromises(app.pool)).toEqual({})
  const [act] = await (await hire(app, 'owner')).ask(adminActs, { concerned_id: ana.member.id })
  expect(act).toMatchObject({ kind: 'report.banned', reason: 'Our rules', actor: { id: moderator.member.id } })
})

test('MD-02 a suspension ends by itself, and everything is as before', async () => {
  const { username, password } = ana.member
  await reportAndDecide(people(), ['user', ana.member.id], 'suspend', 3)
  const logIn = () => app.client().call(userSessionResource.create, { username_or_email: username, password })
  expect((await logIn()).error?.name).toBe('account_suspended')
  now = new Date(now.getTime() + 2 * 24 * 60 * 60 * 1000)
  await endSuspensions(app.core)
  expect((await logIn()).status).toBe(403)
  now = new Date(now.getTime() + 2 * 24 * 60 * 60 * 1000)
  await endSuspensions(app.core)
  expect((await logIn()).status).toBe(200)
  expect(await statusOf(app.client(), pinId)).toBe(200)
  expect(await onProfile()).toEqual([pinId])
  expect(await found()).toEqual([pinId])
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('MD-02 a blocked picture goes wherever it was saved or uploaded, and nobody brings it in again', async () => {
  const file = await drawPicture()
  const pinOf = async (client: SignedIn) =>
    client.ask(pinResource.create, { upload_id: (await upload(client, file)).id, title: 'The same' })
  const [first, alike] = [await pinOf(ana), await pinOf(ben)]
  const copy = await savePin(ben, first.id, (await makeBoard(ben)).id)
  const waiting = await upload(ben, file)
  await reportAndDecide(people(), ['pin', first.id], 'block_picture')
  expect(await statusOf(app.client(), first.id)).toBe(404)
  await settled(app)
  for (const { id } of [alike, copy]) expect(await statusOf(ben, id)).toBe(404)
  expect(await statusOf(app.client(), pinId)).toBe(200)
  const refused = await upload(ben, file)
  expect(refused).toMatchObject({ status: 'failed', failure: expect.stringContaining('can’t be uploaded again') })
  const late = await ben.call(pinResource.create, { upload_id: waiting.id, title: 'Late' })
  expect([late.status, late.error?.name]).toEqual([422, 'picture_blocked'])
  expect((await ben.ask(vipResource.get, { upload_ids: [refused.id] }))[refused.id]?.signature).toBeNull()
  expect(await brokenPromises(app.pool)).toEqual({})
})
