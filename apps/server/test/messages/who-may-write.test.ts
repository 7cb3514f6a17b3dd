import {
  conversationMessagesResource,
  conversationsResource,
  updateMe,
  userBlockResource,
  userResource,
  userSessionStoreResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeBusinesses } from '../business/businesses.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { follow, talk } from './talking.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
beforeAll(async () => {
  app = await startTestApp({ env: { RATES: '1' } })
})
afterAll(() => app.stop())
beforeEach(async () => {
  ;[ana, ben] = await Promise.all([signUp(app), signUp(app)])
})

/** What the member's settings say about messages. */
const takeFrom = ({ member }: SignedIn, whom: 'everyone' | 'following' | 'nobody') =>
  app.pool.query(
    `insert into member_settings (bucket, member_id, messages_from) values (($1::bigint >> 10) & 4095, $1, $2)
      on conflict (bucket, member_id) do update set messages_from = $2`,
    [member.id, whom],
  )

const isShown = async (viewer: SignedIn, member: SignedIn) =>
  (await viewer.ask(userResource.get, { user_id: member.member.id })).should_show_messaging

const begin = (sender: SignedIn, receiver: SignedIn) =>
  sender.call(conversationsResource.create, { user_ids: [receiver.member.id], text: 'Hello' })

/** The button and the call say the same. */
async function expectMay(sender: SignedIn, receiver: SignedIn, may: boolean): Promise<void> {
  expect(await isShown(sender, receiver)).toBe(may)
  expect((await begin(sender, receiver)).status).toBe(may ? 200 : 403)
}

const contextOf = async (client: SignedIn) =>
  (await client.call(userSessionStoreResource.get, {})).body['client_context'] as { user: object }

test('VR-10 EN-01 EN-10 the message button shows where both take messages, and never on the own profile', async () => {
  expect(await isShown(ana, ana)).toBe(false)
  await expectMay(ana, ben, true)
  expect((await contextOf(ana)).user).toMatchObject({ should_show_messaging: true })
  const visitor = await app.client().ask(userResource.get, { user_id: ben.member.id })
  expect(visitor.should_show_messaging).toBe(false)
})

test('VR-10 who takes messages of nobody gets none and sends none', async () => {
  await takeFrom(ben, 'nobody')
  await follow(ben, ana)
  await expectMay(ana, ben, false)
  await expectMay(ben, ana, false)
  expect((await contextOf(ben)).user).toMatchObject({ should_show_messaging: false })
})

test('VR-10 who takes messages of those they follow hears nobody else', async () => {
  await takeFrom(ben, 'following')
  await expectMay(ana, ben, false)
  await follow(ben, ana)
  await expectMay(ana, ben, true)
})

test('VR-10 a conversation that was taken in goes on when strangers are shut out, and ends when everybody is', async () => {
  const { id } = await talk(ana, [ben])
  const send = async () =>
    (await ana.call(conversationMessagesResource.create, { conversation_id: id, text: 'More' })).status
  await takeFrom(ben, 'following')
  expect(await send()).toBe(200)
  await takeFrom(ben, 'nobody')
  expect(await send()).toBe(403)
})

test('VR-10 a partner is written to only where enable_profile_message is set', async () => {
  await makeBusinesses(app, ben)
  await expectMay(ana, ben, false)
  await ben.ask(updateMe, { enable_profile_message: true })
  await expectMay(ana, ben, true)
})

test('VR-10 between blocked people there is no button and no message, whoever blocked', async () => {
  await ben.ask(userBlockResource.create, { blocked_user_id: ana.member.id })
  expect((await begin(ana, ben)).status).toBe(403)
  await expectMay(ben, ana, false)
})

test('ER-08 a refused conversation says what to show, and the same whatever the reason', async () => {
  const cem = await signUp(app)
  await takeFrom(ben, 'nobody')
  await cem.ask(userBlockResource.create, { blocked_user_id: ana.member.id })
  const [closed, blocked] = [await begin(ana, ben), await begin(ana, cem)]
  expect(closed.error).toMatchObject({
    code: 82,
    message: "You can't send messages to this person.",
    message_detail: 'They may only accept messages from people they follow, or from no one.',
  })
  expect(blocked.error).toEqual(closed.error)
})

test('MS-01 whoever writes too much in a minute is asked to wait', async () => {
  const { id } = await talk(ana, [ben])
  await app.pool.query('update rate_windows set tries = 1000')
  const answer = await ana.call(conversationMessagesResource.create, { conversation_id: id, text: 'Again' })
  expect([answer.status, answer.headers.has('retry-after')]).toEqual([429, true])
})
