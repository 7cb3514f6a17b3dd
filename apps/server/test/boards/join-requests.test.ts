import {
  boardCollaboratorResource,
  boardResource,
  businessAccountResource,
  contactRequestAcceptResource,
  contactRequestIgnoreResource,
  contactRequestResource,
  contactRequestsResource,
  limits,
  userBlockResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectPromisesAfterEach } from '../data/promises-after-each.ts'
import { linesOf, newsOf } from '../notifications/telling.ts'
import { addCollaborator, makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let now = new Date()
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } })
}, 120_000)
afterAll(() => app.stop())
expectPromisesAfterEach(() => app)

let ana: SignedIn
let ben: SignedIn
let board: { id: string }
beforeEach(async () => {
  ana = await signUp(app, { fullName: 'Ana Lima' })
  ben = await signUp(app, { fullName: 'Ben Ode' })
  board = await makeBoard(ana, 'Kitchen')
})

const ask = (member: SignedIn) => member.call(contactRequestResource.create, { board_id: board.id })
const takeBack = (member: SignedIn, board_id = board.id) => member.call(contactRequestResource.delete, { board_id })
const waiting = () => ana.ask(contactRequestsResource.get, { board_id: board.id })
const named = async () => ({ contact_request: { type: 'contact_request', id: (await waiting())[0]?.id ?? '0' } })

test('BO-04 CA-21 EN-06 whoever sees a board asks to join it, and the owner lets them', async () => {
  const seen = await ben.ask(boardResource.get, { board_id: board.id })
  expect(seen.viewer_can.request_to_join).toBe(true)
  expect(await ben.ask(contactRequestResource.get, { board_id: board.id })).toEqual({ asked_at: null })
  const asked = await ask(ben)
  expect(asked.status).toBe(200)
  expect((await ask(ben)).data).toEqual(asked.data)
  const requests = await waiting()
  expect(requests).toMatchObject([
    {
      type: 'contact_request',
      board: { id: board.id, name: 'Kitchen' },
      sender: { id: ben.member.id },
      recipient: { id: ana.member.id },
    },
  ])
  expect(await linesOf(app, ana)).toEqual(['Ben Ode asks to join Kitchen'])
  const [news] = await newsOf(app, ana)
  expect(news).toMatchObject({ contact_request: { id: requests[0]?.id }, viewer_can: { answer: true } })
  await ana.ask(contactRequestAcceptResource.update, await named())
  expect(await waiting()).toEqual([])
  expect(await ben.ask(boardResource.get, { board_id: board.id })).toMatchObject({
    collaborated_by_me: true,
    viewer_can: { add_pin: true, request_to_join: false },
  })
  expect(await linesOf(app, ana)).toEqual([])
  expect(await linesOf(app, ben)).toEqual(['Ana Lima let you join Kitchen'])
})

test('BO-04 VR-16 an ignored request seems to wait, and may be made anew after thirty days', async () => {
  await ask(ben)
  const request = await named()
  await ana.ask(contactRequestIgnoreResource.delete, request)
  expect(await waiting()).toEqual([])
  const { asked_at: askedAt } = await ben.ask(contactRequestResource.get, { board_id: board.id })
  expect(askedAt).not.toBeNull()
  expect((await ask(ben)).data).toEqual({ asked_at: askedAt })
  expect(await waiting()).toEqual([])
  expect(await ana.call(contactRequestAcceptResource.update, request)).toMatchObject({
    status: 404,
    error: { name: 'contact_request_not_found' },
  })
  now = new Date(now.getTime() + limits.contactRequests.waitMilliseconds + 1000)
  await ask(ben)
  expect(await waiting()).toHaveLength(1)
})

test('BO-04 a request is taken back by its sender, and asked anew', async () => {
  const cleo = await signUp(app, { fullName: 'Cleo Park' })
  await ask(ben)
  await ask(cleo)
  const first = await named()
  expect(await linesOf(app, ana)).toHaveLength(2)
  for (let times = 0; times < 2; times += 1) expect((await takeBack(cleo)).status).toBe(200)
  expect((await waiting()).map(({ sender }) => sender.id)).toEqual([ben.member.id])
  expect(await cleo.ask(contactRequestResource.get, { board_id: board.id })).toEqual({ asked_at: null })
  expect(await linesOf(app, ana)).toEqual(['Ben Ode asks to join Kitchen'])
  for (const call of [contactRequestAcceptResource.update, contactRequestIgnoreResource.delete])
    expect(await ana.call(call, first)).toMatchObject({ status: 404, error: { name: 'contact_request_not_found' } })
  await ask(cleo)
  expect((await waiting()).map(({ sender }) => sender.id)).toEqual([cleo.member.id, ben.member.id])
  expect(await linesOf(app, ana)).toHaveLength(2)
})

test('BO-04 VR-16 taking an ignored request back is no way around the owner, and shows nothing of it', async () => {
  await ask(ben)
  await ana.ask(contactRequestIgnoreResource.delete, await named())
  expect(await takeBack(ben)).toMatchObject({ status: 200, data: null })
  expect(await ben.ask(contactRequestResource.get, { board_id: board.id })).toEqual({ asked_at: null })
  const again = await ask(ben)
  expect(again.data).not.toEqual({ asked_at: null })
  expect(await ben.ask(contactRequestResource.get, { board_id: board.id })).toEqual(again.data)
  expect(await waiting()).toEqual([])
  expect(await linesOf(app, ana)).toEqual([])
  await takeBack(ben)
  now = new Date(now.getTime() + limits.contactRequests.waitMilliseconds + 1000)
  await ask(ben)
  expect(await waiting()).toHaveLength(1)
})

test('BO-04 taking a request back touches nobody else, and a hidden board answers as a missing one', async () => {
  const [cleo, dora] = [await signUp(app), await signUp(app)]
  await ask(ben)
  for (const member of [ana, cleo]) expect((await takeBack(member)).status).toBe(200)
  expect(await waiting()).toHaveLength(1)
  await ana.ask(userBlockResource.create, { blocked_user_id: dora.member.id })
  const [blocked, missing] = [await takeBack(dora), await takeBack(dora, '1')]
  expect(blocked).toMatchObject({ status: 404, error: { name: 'board_not_found' } })
  expect(blocked.error).toEqual(missing.error)
  expect((await app.client().call(contactRequestResource.delete, { board_id: board.id })).status).toBe(401)
  // Also where the owner takes none any more.
  await ana.ask(boardResource.update, { board_id: board.id, collaborator_requests_enabled: false })
  await takeBack(ben)
  expect(await waiting()).toEqual([])
})

test('VR-16 BC-05 requests that waited for more than 2592000000 ms are over', async () => {
  expect(limits.contactRequests.waitMilliseconds).toBe(2_592_000_000)
  await ask(ben)
  const request = await named()
  now = new Date(now.getTime() + 2_592_000_000 + 1000)
  expect(await waiting()).toEqual([])
  expect((await ana.call(contactRequestAcceptResource.update, request)).status).toBe(404)
})

test('BO-04 only who may: not the team, the invited, or where the owner takes none; secret boards are missing', async () => {
  const [cleo, dora] = [await signUp(app), await signUp(app)]
  await addCollaborator(ana, board.id, cleo)
  for (const member of [ana, cleo])
    expect(await ask(member)).toMatchObject({ status: 403, error: { name: 'requests_not_taken' } })
  await ana.ask(boardResource.update, { board_id: board.id, collaborator_requests_enabled: false })
  expect(await ask(ben)).toMatchObject({ status: 403, error: { name: 'requests_not_taken' } })
  const refused = await cleo.call(boardResource.update, { board_id: board.id, collaborator_requests_enabled: true })
  expect(refused.status).toBe(403)
  await ana.ask(boardResource.update, { board_id: board.id, collaborator_requests_enabled: true })
  await ana.ask(userBlockResource.create, { blocked_user_id: dora.member.id })
  for (const call of [contactRequestResource.create, contactRequestResource.get]) {
    const blocked = await dora.call(call, { board_id: board.id })
    const missing = await dora.call(call, { board_id: '1' })
    expect(blocked).toMatchObject({ status: 404, error: { name: 'board_not_found' } })
    expect(blocked.error).toEqual(missing.error)
  }
  await ana.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
  expect(await ask(ben)).toMatchObject({ status: 404, error: { name: 'board_not_found' } })
})

test('BO-04 whoever is banned hears what everybody hears, and is never shown', async () => {
  await addCollaborator(ana, board.id, ben)
  await ana.ask(boardCollaboratorResource.delete, { board_id: board.id, invited_user_id: ben.member.id, ban: true })
  const cleo = await signUp(app)
  const [banned, other] = [await ask(ben), await ask(cleo)]
  expect(banned.status).toBe(other.status)
  expect(Object.keys(banned.data ?? {})).toEqual(Object.keys(other.data ?? {}))
  expect((await ben.ask(contactRequestResource.get, { board_id: board.id })).asked_at).not.toBeNull()
  expect((await waiting()).map(({ sender }) => sender.id)).toEqual([cleo.member.id])
  // A ban takes a waiting request with it.
  await ana.ask(boardCollaboratorResource.delete, { board_id: board.id, invited_user_id: cleo.member.id, ban: true })
  expect(await waiting()).toEqual([])
})

test('BO-04 requests of people who are away, or for deleted boards, do not keep older ones from being seen', async () => {
  const gone = await makeBoard(ana, 'Gone')
  await ask(ben)
  now = new Date(now.getTime() + 1000)
  for (let n = 0; n < 2; n += 1) {
    const away = await signUp(app)
    await ask(away)
    await away.ask(contactRequestResource.create, { board_id: gone.id })
    await app.pool.query('update members set deactivated_at = $2 where id = $1', [away.member.id, now])
  }
  for (let n = 0; n < 3; n += 1) await (await signUp(app)).ask(contactRequestResource.create, { board_id: gone.id })
  await ana.ask(boardResource.delete, { board_id: gone.id })
  now = new Date(now.getTime() + 1000)
  await ask(await signUp(app))
  const first = await ana.call(contactRequestsResource.get, { page_size: 1 })
  const rest = await ana.call(contactRequestsResource.get, { page_size: 1, bookmarks: [first.bookmark ?? ''] })
  expect([first.data.length, rest.data.map(({ sender }) => sender.id)]).toEqual([1, [ben.member.id]])
})

test('VR-16 partners get no requests, neither before nor after', async () => {
  await ask(ben)
  await ana.ask(businessAccountResource.create, { business_name: 'Kitchen Works' })
  expect(await waiting()).toEqual([])
  const cleo = await signUp(app)
  expect(await ask(cleo)).toMatchObject({ status: 403, error: { name: 'requests_not_taken' } })
})

test('BO-04 requests are answered by the owner alone, and a day has its limit', async () => {
  await ask(ben)
  const request = await named()
  const cleo = await signUp(app)
  for (const member of [ben, cleo]) {
    for (const call of [contactRequestAcceptResource.update, contactRequestIgnoreResource.delete]) {
      const refused = await member.call(call, request)
      expect(refused).toMatchObject({ status: 404, error: { name: 'contact_request_not_found' } })
    }
  }
  expect(await waiting()).toHaveLength(1)
  const statuses: number[] = []
  for (let n = 0; n <= limits.contactRequests.aDay; n += 1) statuses.push((await ask(cleo)).status)
  expect(statuses.at(-1)).toBe(429)
  await ben.ask(userBlockResource.create, { blocked_user_id: ana.member.id })
  expect((await waiting()).map(({ sender }) => sender.id)).toEqual([cleo.member.id])
})
