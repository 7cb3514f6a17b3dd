import {
  addToConversation,
  conversationMessagesResource,
  conversationsResource,
  getConversation,
  getMessage,
  hideConversation,
  leaveConversation,
  reactToMessage,
  readConversation,
  userBlockResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { brokenPromises } from '../data/counters-equal-rows.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { conversationsOf, follow, say, talk, textsOf, messagesOf, writeTo } from './talking.ts'

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

const textsAndIds = async (member: SignedIn, conversationId: string) =>
  (await messagesOf(member, conversationId)).map(({ id }) => id)

test('MS-01 up to ten people talk; more are refused, and who is added reads what comes from then on', async () => {
  const { ana, ben, cem, dia } = people()
  const others = await Promise.all(Array.from({ length: 7 }, () => signUp(app)))
  const nine = [ben, cem, ...others]
  const { id } = await writeTo(ana, [ben, cem, ...others.slice(0, 6)], 'Before')
  const ten = await ana.ask(addToConversation, { conversation_id: id, user_ids: others[6]?.member.id ?? '' })
  expect(ten.users).toHaveLength(9)
  expect(ten.users.map((user) => user.id)).toEqual(nine.map(({ member }) => member.id))
  const eleven = await ana.call(addToConversation, { conversation_id: id, user_ids: dia.member.id })
  expect([eleven.status, eleven.error?.name]).toEqual([422, 'conversation_full'])
  const tooMany = [...nine, dia].map(({ member }) => member.id)
  expect((await ana.call(conversationsResource.create, { user_ids: tooMany, text: 'x' })).status).toBe(400)

  await say(ben, id, 'After')
  const late = others[6]
  if (!late) throw new Error('nobody came late')
  expect(await textsOf(late, id)).toEqual(['After'])
  expect(await textsOf(cem, id)).toEqual(['Before', 'After'])
})

test('MS-01 whoever leaves is outside; the last one takes the conversation along', async () => {
  const { ana, ben, cem, dia } = people()
  const { id } = await talk(ana, [ben, cem])
  await cem.ask(leaveConversation, { conversation_id: id })
  expect((await cem.call(getConversation, { conversation_id: id })).error?.name).toBe('conversation_not_found')
  expect((await cem.call(conversationMessagesResource.create, { conversation_id: id, text: 'x' })).status).toBe(404)
  expect((await ana.ask(getConversation, { conversation_id: id })).users.map((each) => each.id)).toEqual([
    ben.member.id,
  ])
  await say(ana, id, 'Without you')
  expect(await conversationsOf(cem)).toEqual([])

  // Coming back is asked for, and shows nothing of the time between.
  await follow(cem, ana)
  await ana.ask(addToConversation, {
    conversation_id: id,
    user_ids: [cem, dia].map(({ member }) => member.id).join(','),
  })
  expect((await conversationsOf(cem, true))[0]).toMatchObject({ id, last_message: null, unread: 0 })
  expect(await textsOf(cem, id)).toEqual([])

  for (const each of [ana, ben, cem, dia]) await each.ask(leaveConversation, { conversation_id: id })
  const { rows } = await app.pool.query('select 1 from messages where conversation_id = $1', [id])
  expect(rows).toEqual([])
})

test('MS-01 two people cannot leave each other or let others in', async () => {
  const { ana, ben, cem } = people()
  const { id } = await talk(ana, [ben])
  const left = await ana.call(leaveConversation, { conversation_id: id })
  const added = await ana.call(addToConversation, { conversation_id: id, user_ids: cem.member.id })
  expect([left.error?.name, added.error?.name]).toEqual(['not_a_group', 'not_a_group'])
})

test('MS-01 in a group, who is blocked and who blocked do not read each other; the others read both', async () => {
  const { ana, ben, cem } = people()
  const { id } = await talk(ana, [ben, cem], 'Hi')
  await ben.ask(userBlockResource.create, { blocked_user_id: cem.member.id })
  await say(cem, id, 'Of cem')
  await say(ben, id, 'Of ben')
  expect(await textsOf(ben, id)).toEqual(['Hi', 'Of ben'])
  expect(await textsOf(cem, id)).toEqual(['Hi', 'Of cem'])
  expect(await textsOf(ana, id)).toEqual(['Hi', 'Of cem', 'Of ben'])
  const names = async (member: SignedIn) => (await conversationsOf(member))[0]?.users.map((user) => user.id)
  expect([await names(ben), await names(cem)]).toEqual([[ana.member.id], [ana.member.id]])
  const hidden = (await app.pool.query("select id from messages where text = 'Of cem'")).rows[0].id as string
  expect((await ben.call(getMessage, { conversation_id: id, message_id: hidden })).error?.name).toBe(
    'message_not_found',
  )
})

test('MS-01 ten people who write, read, leave, come back and react at once keep every count true', async () => {
  const crowd = await Promise.all(Array.from({ length: 10 }, () => signUp(app)))
  const person = (n: number) => crowd[n % 10] ?? people().ana
  const { id } = await talk(person(0), crowd.slice(1))
  const first = (await textsAndIds(person(0), id))[0] ?? ''
  const works = Array.from({ length: 120 }, (_, n) => () => {
    const me = person(n * 7 + Math.floor(n / 10))
    const which = { conversation_id: id, message_id: first }
    if (n % 12 === 11) return me.call(leaveConversation, { conversation_id: id })
    if (n % 12 === 10) return person(0).call(addToConversation, { conversation_id: id, user_ids: me.member.id })
    if (n % 12 === 9) return me.call(hideConversation, { conversation_id: id })
    if (n % 6 === 2) return me.call(readConversation, which)
    if (n % 6 === 3) return me.call(reactToMessage, { ...which, reaction_type: 3 })
    if (n % 6 === 4) return me.call(conversationsResource.create, { user_ids: [person(n + 3).member.id], text: `${n}` })
    return me.call(conversationMessagesResource.create, { conversation_id: id, text: `${n}` })
  })
  const answers = await Promise.all(works.map((work) => work()))
  expect(answers.filter(({ status }) => ![200, 403, 404, 422].includes(status)).map(({ error }) => error)).toEqual([])
  expect(await brokenPromises(app.pool)).toEqual({})
})
