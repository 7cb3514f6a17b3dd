import {
  acceptConversation,
  conversationMessagesResource,
  conversationsResource,
  declineConversation,
  getMessage,
  hideConversation,
  reactToMessage,
  readConversation,
  reportResource,
  unreactToMessage,
  userBlockResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { conversationsOf, follow, say, talk, textsOf, unreadMessages, writeTo, wrongUnreadCounts } from './talking.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

let [ana, ben, cem, dia]: SignedIn[] = []
const people = () => {
  if (!ana || !ben || !cem || !dia) throw new Error('nobody is there')
  return { ana, ben, cem, dia }
}
beforeEach(async () => {
  ;[ana, ben, cem, dia] = await Promise.all([signUp(app), signUp(app), signUp(app), signUp(app)])
})

test('CA-24 writing to somebody answers a conversation with an id, and writing again goes on in it', async () => {
  const { ana, ben } = people()
  const first = await writeTo(ana, [ben], 'One')
  expect(first).toMatchObject({ type: 'conversation', is_group: false, is_request: false, unread: 0 })
  expect(first.users.map(({ id }) => id)).toEqual([ben.member.id])
  expect(first.last_message).toMatchObject({ text: 'One', sent_by_me: true, sender: { id: ana.member.id } })

  expect((await writeTo(ana, [ben], 'Two')).id).toBe(first.id)
  expect((await writeTo(ben, [ana], 'Three')).id).toBe(first.id)
  expect(await textsOf(ben, first.id)).toEqual(['One', 'Two', 'Three'])
  expect(await conversationsOf(ana)).toHaveLength(1)
})

test('MS-01 two who write to each other at the same moment have one conversation', async () => {
  const { ana, ben } = people()
  const made = await Promise.all([writeTo(ana, [ben], 'a'), writeTo(ben, [ana], 'b'), writeTo(ana, [ben], 'c')])
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  expect((await textsOf(ana, made[0].id)).toSorted()).toEqual(['a', 'b', 'c'])
})

test('MS-01 a message of somebody whom one does not follow waits apart, and does not count as unread', async () => {
  const { ana, ben } = people()
  const { id } = await writeTo(ana, [ben])
  expect(await conversationsOf(ben)).toEqual([])
  const [request] = await conversationsOf(ben, true)
  expect(request).toMatchObject({ id, is_request: true, unread: 1, viewer_can: { answer_request: true } })
  expect(await unreadMessages(ben)).toBe(0)

  const accepted = await ben.ask(acceptConversation, { conversation_id: id })
  expect(accepted).toMatchObject({ is_request: false, unread: 1, viewer_can: { answer_request: false } })
  expect(await conversationsOf(ben, true)).toEqual([])
  expect(await unreadMessages(ben)).toBe(1)
})

test('MS-01 whoever one follows writes without asking, and answering takes a request in', async () => {
  const { ana, ben, cem } = people()
  await follow(ben, ana)
  const { id } = await writeTo(ana, [ben])
  expect((await conversationsOf(ben)).map((each) => each.id)).toEqual([id])

  const asked = await writeTo(ana, [cem])
  await say(cem, asked.id, 'Yes?')
  expect((await conversationsOf(cem)).map((each) => each.id)).toEqual([asked.id])
})

test('MS-01 who turns a request down hears no more of it, and the sender is not told', async () => {
  const { ana, ben } = people()
  const { id } = await writeTo(ana, [ben])
  await ben.ask(declineConversation, { conversation_id: id })
  await say(ana, id, 'Still there?')
  expect([...(await conversationsOf(ben)), ...(await conversationsOf(ben, true))]).toEqual([])
  expect(await unreadMessages(ben)).toBe(0)
  expect((await conversationsOf(ana))[0]).toMatchObject({ id, viewer_can: { write: true } })

  // One's own word brings it back.
  await writeTo(ben, [ana], 'Now I am')
  expect((await conversationsOf(ben)).map((each) => each.id)).toEqual([id])
})

test('MS-01 reading up to a message leaves those after it unread, and every count is what the rows say', async () => {
  const { ana, ben } = people()
  const { id } = await talk(ana, [ben], '1')
  const second = await say(ana, id, '2')
  await say(ana, id, '3')
  expect(await unreadMessages(ben)).toBe(3)
  await ben.ask(readConversation, { conversation_id: id, message_id: second.id })
  expect(await unreadMessages(ben)).toBe(1)
  expect(await wrongUnreadCounts(app)).toEqual([])
  await say(ben, id, 'I read them')
  expect(await unreadMessages(ben)).toBe(0)
  expect(await unreadMessages(ana)).toBe(1)
  // Going back changes nothing.
  await ben.ask(readConversation, { conversation_id: id, message_id: second.id })
  expect(await unreadMessages(ben)).toBe(0)
  expect(await wrongUnreadCounts(app)).toEqual([])
})

test('MS-01 a hidden conversation comes back with the next message', async () => {
  const { ana, ben } = people()
  const { id } = await talk(ana, [ben])
  await ben.ask(hideConversation, { conversation_id: id })
  expect(await conversationsOf(ben)).toEqual([])
  expect(await unreadMessages(ben)).toBe(0)
  await say(ana, id, 'Hello again')
  expect((await conversationsOf(ben))[0]).toMatchObject({ id, unread: 1 })
})

test('MS-01 reactions count once for each person and can be taken back', async () => {
  const { ana, ben, cem } = people()
  const { id, last_message: message } = await talk(ana, [ben, cem])
  const which = { conversation_id: id, message_id: message?.id ?? '' }
  await ben.ask(reactToMessage, { ...which, reaction_type: 2 })
  await ben.ask(reactToMessage, { ...which, reaction_type: 5 })
  const both = await cem.ask(reactToMessage, { ...which, reaction_type: 5 })
  expect(both.reactions).toEqual([{ reaction_type: 5, count: 2, reacted_by_me: true }])
  await cem.ask(unreactToMessage, which)
  expect((await ana.ask(getMessage, which)).reactions).toEqual([{ reaction_type: 5, count: 1, reacted_by_me: false }])
})

test('MS-01 pins, boards and profiles are shared; what the receiver may not see is not there', async () => {
  const { ana, ben, cem } = people()
  const board = await makeBoard(ana)
  const secret = await makeBoard(ana, 'Nobody knows', 'secret')
  const pin = await makeQuickPin(app, ana, { board_id: board.id })
  const hiddenPin = await makeQuickPin(app, ana, { board_id: secret.id })
  const { id } = await talk(ana, [ben])
  const share = (what: object) => ana.ask(conversationMessagesResource.create, { conversation_id: id, ...what })
  await share({ pin: pin.id, text: 'Look' })
  await share({ board: board.id })
  await share({ user: cem.member.id })
  expect(await share({ board: secret.id })).toMatchObject({ shared_type: 'board', board: { name: 'Nobody knows' } })
  await share({ pin: hiddenPin.id })

  const seen = await ben.ask(conversationMessagesResource.get, { conversation_id: id })
  expect(seen.toReversed().slice(1)).toMatchObject([
    { shared_type: 'pin', text: 'Look', pin: { id: pin.id }, board: null, user: null },
    { shared_type: 'board', board: { id: board.id } },
    { shared_type: 'user', user: { id: cem.member.id } },
    { shared_type: 'board', pin: null, board: null, user: null },
    { shared_type: 'pin', pin: null, board: null, user: null },
  ])
  expect(JSON.stringify(seen)).not.toContain('Nobody knows')
  expect(JSON.stringify(seen)).not.toContain(hiddenPin.id)
})

test('MS-01 what the sender may not see is missing, and nothing is sent', async () => {
  const { ana, ben } = people()
  const secret = await makeBoard(ben, 'Of ben', 'secret')
  const pin = await makeQuickPin(app, ben, { board_id: secret.id })
  const { id } = await talk(ana, [ben])
  for (const [what, name] of [
    [{ pin: pin.id }, 'pin_not_found'],
    [{ board: secret.id }, 'board_not_found'],
    [{ user: '1' }, 'user_not_found'],
    [{ pin: '1' }, 'pin_not_found'],
  ] as const) {
    const answer = await ana.call(conversationMessagesResource.create, { conversation_id: id, ...what })
    expect([answer.status, answer.error?.name]).toEqual([404, name])
  }
  expect(await textsOf(ana, id)).toEqual(['Hello'])
})

test('MS-01 blank words, two things at once and addresses that are none are refused', async () => {
  const { ana, ben } = people()
  const to = { user_ids: [ben.member.id] }
  const refused = await Promise.all([
    ana.call(conversationsResource.create, { ...to, text: ' \u200b ' }),
    ana.call(conversationsResource.create, { ...to, pin: '1', board: '2' }),
    ana.call(conversationsResource.create, { user_ids: [ana.member.id], text: 'Me' }),
    ana.call(conversationsResource.create, { emails: ['nobody'], text: 'Hi' }),
    ana.call(conversationsResource.create, { text: 'Hi' }),
    ana.call(conversationsResource.create, { user_ids: ['1'], text: 'Hi' }),
  ])
  expect(refused.map(({ status, error }) => [status, error?.field])).toEqual([
    [400, 'text'],
    [400, 'pin'],
    [422, 'user_ids'],
    [400, 'emails'],
    [422, 'user_ids'],
    [404, undefined],
  ])
  expect(await conversationsOf(ana)).toEqual([])
})

test('MS-01 blocking ends a conversation of two, hides it from who blocked, and unblocking brings it back', async () => {
  const { ana, ben } = people()
  const { id, last_message: message } = await talk(ana, [ben])
  await ben.ask(userBlockResource.create, { blocked_user_id: ana.member.id })
  expect(await unreadMessages(ben)).toBe(0)
  expect(await conversationsOf(ben)).toEqual([])
  expect(await conversationsOf(ana)).toMatchObject([{ id, viewer_can: { write: false } }])
  for (const each of [ana, ben]) {
    const sent = await each.call(conversationMessagesResource.create, { conversation_id: id, text: 'x' })
    expect([sent.status, sent.error?.name]).toEqual([403, 'cannot_message'])
  }
  // What was said can be told to the moderators all the same.
  const report = { object_type: 'message', object_id: message?.id ?? '', reason: 'harassment' } as const
  expect((await ben.call(reportResource.create, report)).status).toBe(200)
  await ben.ask(userBlockResource.delete, { blocked_user_id: ana.member.id })
  expect(await conversationsOf(ben)).toMatchObject([{ id, unread: 1, viewer_can: { write: true } }])
})

test('MS-01 conversations and messages can be reported by those in them', async () => {
  const { ana, ben, cem } = people()
  const { id, last_message: message } = await talk(ana, [ben])
  const report = (client: SignedIn, object_type: 'conversation' | 'message', object_id: string) =>
    client.call(reportResource.create, { object_type, object_id, reason: 'spam' })
  expect((await report(ben, 'conversation', id)).status).toBe(200)
  expect((await report(ben, 'message', message?.id ?? '')).status).toBe(200)
  expect((await report(ana, 'message', message?.id ?? '')).error?.name).toBe('not_allowed')
  expect((await report(cem, 'conversation', id)).error?.name).toBe('conversation_not_found')
  expect((await report(cem, 'message', message?.id ?? '')).error?.name).toBe('message_not_found')
})

test('MS-01 a retried message is sent once', async () => {
  const { ana, ben } = people()
  const { id } = await talk(ana, [ben])
  const send = () =>
    ana.call(conversationMessagesResource.create, { conversation_id: id, text: 'Once' }, { 'idempotency-key': 'k1' })
  const [first, second] = [await send(), await send()]
  expect(second.data.id).toBe(first.data.id)
  expect(await textsOf(ben, id)).toEqual(['Hello', 'Once'])
})
