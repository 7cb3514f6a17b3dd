import {
  deleteMessage,
  getConversation,
  getMessage,
  leaveConversation,
  reactToMessage,
  userBlockResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { untilWaiting } from '../support/lock-waits.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { Listening } from './listening.ts'
import { conversationsOf, say, talk, textsOf, unreadMessages, wrongUnreadCounts } from './talking.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
let cem: SignedIn
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  ;[ana, ben, cem] = await Promise.all([signUp(app), signUp(app), signUp(app)])
})

const lastText = async (member: SignedIn) => (await conversationsOf(member))[0]?.last_message?.text

test('MS-01 a deleted message is gone for everybody, and open streams hear of it', async () => {
  const { id } = await talk(ana, [ben, cem])
  const message = await say(ana, id, 'A slip')
  await ben.ask(reactToMessage, { conversation_id: id, message_id: message.id, reaction_type: 2 })
  const stream = await Listening.open(ben)
  await stream.until(({ kind }) => kind === 'hello')
  const which = { conversation_id: id, message_id: message.id }
  await ana.ask(deleteMessage, which)
  expect(await stream.until(({ kind }) => kind === 'message_changed')).toMatchObject(which)
  await stream.until(({ kind }) => kind === 'conversation')
  stream.close()
  for (const each of [ana, ben, cem]) {
    expect(await textsOf(each, id)).toEqual(['Hello'])
    expect((await each.call(getMessage, which)).status).toBe(404)
    // The one before is the last one again.
    expect(await lastText(each)).toBe('Hello')
  }
  expect((await ana.call(deleteMessage, which)).error?.name).toBe('message_not_found')
  const { rows } = await app.pool.query('select from message_reactions where message_id = $1', [message.id])
  expect(rows).toEqual([])
})

test('MS-01 whoever reacts to a message that is deleted at that moment hears that it is gone', async () => {
  const { id } = await talk(ana, [ben])
  const message = await say(ana, id, 'A slip')
  const which = { conversation_id: id, message_id: message.id }
  const holder = await app.pool.connect()
  await holder.query('begin')
  await holder.query('select from conversations where id = $1 for update', [id])
  const deleting = ana.call(deleteMessage, which)
  await untilWaiting(app, 1)
  const reacting = ben.call(reactToMessage, { ...which, reaction_type: 2 })
  await Promise.race([reacting, untilWaiting(app, 2)])
  await holder.query('rollback')
  holder.release()
  expect((await deleting).status).toBe(200)
  expect((await reacting).error?.name).toBe('message_not_found')
})

test('MS-01 what was not read yet is unread no more when it is deleted, in any order', async () => {
  const { id } = await talk(ana, [ben])
  const unread = () => unreadMessages(ben)
  const before = await unread()
  const said = [await say(ana, id, 'One'), await say(ana, id, 'Two'), await say(ana, id, 'Three')]
  const drop = (index: number) => ana.ask(deleteMessage, { conversation_id: id, message_id: said[index]?.id ?? '' })
  expect(await unread()).toBe(before + 3)
  await drop(2)
  await drop(0)
  expect([await unread(), await lastText(ben)]).toEqual([before + 1, 'Two'])
  expect(await wrongUnreadCounts(app)).toEqual([])
  await say(ben, id, 'I read them')
  await drop(1)
  expect([await unread(), await textsOf(ben, id)]).toEqual([0, ['Hello', 'I read them']])
  expect(await wrongUnreadCounts(app)).toEqual([])
  await say(ana, id, 'Four')
  expect([await unread(), await lastText(ben)]).toEqual([1, 'Four'])
})

test('MS-01 only the sender deletes a message; to those outside it is missing', async () => {
  const { id } = await talk(ana, [ben, cem])
  const message = await say(ana, id, 'Mine')
  const which = { conversation_id: id, message_id: message.id }
  const dia = await signUp(app)
  expect((await ben.call(deleteMessage, which)).error?.name).toBe('not_allowed')
  const outside = await dia.call(deleteMessage, which)
  const missing = await dia.call(deleteMessage, { conversation_id: '1', message_id: '1' })
  expect(outside.status).toBe(404)
  expect(outside.error).toEqual(missing.error)
  expect((await app.client().call(deleteMessage, which)).status).toBe(401)
  await cem.ask(leaveConversation, { conversation_id: id })
  expect((await cem.call(deleteMessage, which)).status).toBe(404)
  expect((await ben.ask(getMessage, which)).viewer_can).toMatchObject({ delete: false })
  expect((await ana.ask(getMessage, which)).viewer_can).toMatchObject({ delete: true, report: false })
})

test('MS-01 own words go also where two are blocked, and the only message leaves an empty conversation', async () => {
  const { id, last_message: first } = await talk(ana, [ben], 'Alone')
  await ben.ask(userBlockResource.create, { blocked_user_id: ana.member.id })
  await ana.ask(deleteMessage, { conversation_id: id, message_id: first?.id ?? '' })
  expect(await textsOf(ana, id)).toEqual([])
  expect(await ana.ask(getConversation, { conversation_id: id })).toMatchObject({ last_message: null, unread: 0 })
  expect(await wrongUnreadCounts(app)).toEqual([])
})
