import {
  accessTokenResource,
  accessTokenScopes,
  conversationMessagesResource,
  getMessage,
  typeInConversation,
  userBlockResource,
  userPasswordResource,
  userSessionResource,
} from '@pinfold/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { Listening } from './listening.ts'
import { messagesOf, say, talk, writeTo } from './talking.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
const open: Listening[] = []
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  ;[ana, ben] = await Promise.all([signUp(app), signUp(app)])
})
afterEach(() => {
  for (const each of open.splice(0)) each.close()
})

async function listen(client: SignedIn, lastId: string | null = null, address?: string): Promise<Listening> {
  const listening = await Listening.open(client, lastId, address)
  open.push(listening)
  return listening
}

const saidIn = (listening: Listening) =>
  listening.events.flatMap((event) => (event.kind === 'message' ? [event.message_id] : []))

test('MS-01 an open stream hears of a message with its ids and nothing of its text', async () => {
  const { id } = await talk(ana, [ben])
  const stream = await listen(ben)
  expect([stream.status, stream.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
  expect(stream.headers.get('cache-control')).toBe('private, no-store')
  await stream.until(({ kind }) => kind === 'hello')
  const message = await say(ana, id, 'A canary in the mine')
  await stream.until(({ kind }) => kind === 'message')
  expect(saidIn(stream)).toEqual([message.id])
  expect(JSON.stringify(stream.heard)).not.toMatch(/canary|Hello/)
  expect((await ben.ask(getMessage, { conversation_id: id, message_id: message.id })).text).toBe('A canary in the mine')
})

test('MS-01 a stream that comes back goes on after the event it heard last: nothing lost, nothing twice', async () => {
  const { id } = await talk(ana, [ben])
  const first = await listen(ben)
  const sent = [(await say(ana, id, '1')).id, (await say(ana, id, '2')).id]
  await first.until((event) => event.kind === 'message' && event.message_id === sent[1])
  first.close()
  for (const text of ['3', '4', '5']) sent.push((await say(ana, id, text)).id)

  const second = await listen(ben, first.lastId)
  await second.until((event) => event.kind === 'message' && event.message_id === sent[4])
  sent.push((await say(ana, id, '6')).id)
  await second.until((event) => event.kind === 'message' && event.message_id === sent[5])
  expect([...saidIn(first), ...saidIn(second)]).toEqual(sent)
  // Also by the address, for clients that cannot send the header.
  const third = await listen(ben, null, `/_/live/?after=${first.lastId}`)
  await third.until((event) => event.kind === 'message' && event.message_id === sent[5])
  expect(saidIn(third)).toEqual(sent.slice(2))
})

test('MS-01 who comes back after the events were forgotten is told to read anew', async () => {
  const { id } = await talk(ana, [ben])
  const first = await listen(ben)
  await say(ana, id, '1')
  await first.until(({ kind }) => kind === 'message')
  first.close()
  await say(ana, id, '2')
  const last = await say(ana, id, '3')
  await app.pool.query("update live_events set created_at = now() - interval '25 hours'")
  await app.core.live.sweep()
  const second = await listen(ben, first.lastId)
  await second.until(({ kind }) => kind === 'reset')
  const next = await say(ana, id, '4')
  await second.until((event) => event.kind === 'message' && event.message_id === next.id)
  expect(saidIn(second)).toEqual([next.id])
  expect((await messagesOf(ben, id)).map((message) => message.id)).toContain(last.id)
  // A number nobody gave out is of another database.
  expect(await (await listen(ben, '999999')).until(({ kind }) => kind === 'reset')).toBeTruthy()
})

test('AC-02 a stream ends with its session, and hears nothing that is written afterwards', async () => {
  const { id } = await talk(ana, [ben])
  const other = app.client()
  await other.ask(userSessionResource.create, { username_or_email: ben.member.email, password: ben.member.password })
  const [stream, kept] = [await listen(ben), await listen(Object.assign(other, { member: ben.member }))]
  await Promise.all([stream, kept].map((each) => each.until(({ kind }) => kind === 'hello')))
  await ben.ask(userSessionResource.delete, {})
  const late = await say(ana, id, 'Too late for this one')
  await stream.untilOver()
  expect(stream.kinds).toEqual(['session_over'])
  await kept.until((event) => event.kind === 'message' && event.message_id === late.id)
  expect(kept.isOver).toBe(false)
})

test('AC-02 a session that is ended while nothing happens takes its stream along', async () => {
  const stream = await listen(ben)
  await stream.until(({ kind }) => kind === 'hello')
  await app.pool.query('delete from sessions where member_id = $1', [ben.member.id])
  await stream.untilOver()
  const again = await listen(ben, stream.lastId)
  expect(again.status).toBe(401)
})

test('AC-02 changing the password ends the streams of the other sessions', async () => {
  const other = Object.assign(app.client(), { member: ben.member })
  await other.ask(userSessionResource.create, { username_or_email: ben.member.email, password: ben.member.password })
  const [own, elsewhere] = [await listen(ben), await listen(other)]
  await Promise.all([own, elsewhere].map((each) => each.until(({ kind }) => kind === 'hello')))
  const changed = { old_password: ben.member.password, new_password: 'another horse battery' }
  await ben.ask(userPasswordResource.update, changed)
  await elsewhere.untilOver()
  // The page that listens can say so at once.
  expect(elsewhere.kinds).toEqual(['session_over'])
})

test('MS-01 visitors have no stream', async () => {
  const answer = await app.client().fetch('/_/live/')
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({ resource_response: { error: { name: 'sign_in_required' } } })
})

test('AC-09 a personal access token, made for calls, opens neither streams nor conversations', async () => {
  const { id } = await talk(ana, [ben])
  const { token } = await ben.ask(accessTokenResource.create, { name: 'All', scopes: [...accessTokenScopes] })
  const bearer = { headers: { authorization: `Bearer ${token}` } }
  const stranger = app.client()
  const answers = [await stranger.fetch('/_/live/', bearer), await stranger.fetch(`/v3/conversations/${id}/`, bearer)]
  expect(answers.map(({ status }) => status)).toEqual([403, 403])
})

test('MS-01 typing reaches the others while it happens, and is never repeated', async () => {
  const { id } = await talk(ana, [ben])
  const stream = await listen(ben)
  await stream.until(({ kind }) => kind === 'hello')
  await ana.ask(typeInConversation, { conversation_id: id })
  const typing = await stream.until(({ kind }) => kind === 'typing')
  expect(typing).toEqual({ kind: 'typing', conversation_id: id, user_id: ana.member.id })
  const again = await listen(ben, '0')
  await say(ana, id, 'Done typing')
  await again.until((event) => event.kind === 'message')
  await again.until(({ kind }) => kind === 'message')
  expect(again.kinds).not.toContain('typing')
})

test('MS-01 nobody sees a stranger type in a request, and a block ends typing and messages at once', async () => {
  const stranger = await signUp(app)
  const request = await writeTo(stranger, [ben])
  const { id } = await talk(ana, [ben])
  const stream = await listen(ben)
  await stream.until(({ kind }) => kind === 'hello')
  await stranger.ask(typeInConversation, { conversation_id: request.id })
  await ana.ask(typeInConversation, { conversation_id: id })
  await stream.until(({ kind }) => kind === 'typing')
  await ben.ask(userBlockResource.create, { blocked_user_id: ana.member.id })
  const refused = [
    await ana.call(typeInConversation, { conversation_id: id }),
    await ana.call(conversationMessagesResource.create, { conversation_id: id, text: 'x' }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([403, 403])
  // A last word of somebody else closes the row of what could have been heard.
  await say(stranger, request.id, 'y')
  await stream.until(({ kind }) => kind === 'message')
  expect(stream.kinds).toEqual(['typing', 'message'])
  expect(stream.events[0]).toMatchObject({ user_id: ana.member.id })
})

test('MS-01 a member has ten streams at most, and a place comes free when one ends', async () => {
  const streams = await Promise.all(Array.from({ length: 10 }, () => listen(ben)))
  expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200))
  expect((await listen(ben)).status).toBe(429)
  streams[0]?.close()
  await expect.poll(async () => (await listen(ben)).status).toBe(200)
})

test('MS-01 messages of ten people at once arrive once each, in one order for all', async () => {
  const people = [ana, ben, ...(await Promise.all(Array.from({ length: 8 }, () => signUp(app))))]
  const { id } = await talk(ana, people.slice(1))
  const streams = await Promise.all(people.map((each) => listen(each)))
  await Promise.all(people.map((each) => Promise.all(['a', 'b', 'c', 'd', 'e'].map((text) => say(each, id, text)))))
  const inOrder = (await messagesOf(ana, id)).slice(1).map((message) => message.id)
  expect(inOrder).toHaveLength(50)
  for (const stream of streams) {
    await stream.until((event) => event.kind === 'message' && event.message_id === inOrder.at(-1))
    expect(saidIn(stream)).toEqual(inOrder)
  }
})
