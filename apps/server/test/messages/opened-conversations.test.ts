import {
  conversationMessagesResource,
  conversationsResource,
  limits,
  permissionSettingsResource,
  userBlockResource,
} from '@pinfold/contract'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailsTo } from '../support/mailbox.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { conversationsOf, follow, say, textsOf, unreadMessages, writeTo, wrongUnreadCounts } from './talking.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  ;[ana, ben] = await Promise.all([signUp(app), signUp(app)])
})

const open = (client: SignedIn, people: readonly SignedIn[]) =>
  client.ask(conversationsResource.create, { user_ids: people.map(({ member }) => member.id) })
const freshMail = () => `m${randomBytes(6).toString('hex')}@mail.example`

test('CA-24 a conversation is opened without words; the other one sees it when something is said', async () => {
  await follow(ben, ana)
  const opened = await open(ana, [ben])
  expect(opened).toMatchObject({ is_group: false, is_hidden: false, last_message: null, unread: 0, emails: [] })
  expect(opened.users.map(({ id }) => id)).toEqual([ben.member.id])
  expect((await conversationsOf(ana)).map(({ id }) => id)).toEqual([opened.id])
  expect(await conversationsOf(ben)).toEqual([])
  expect(await unreadMessages(ben)).toBe(0)

  expect((await open(ana, [ben])).id).toBe(opened.id)
  await say(ana, opened.id, 'There you are')
  expect((await conversationsOf(ben)).map(({ id, unread }) => [id, unread])).toEqual([[opened.id, 1]])
  expect(await textsOf(ben, opened.id)).toEqual(['There you are'])
  expect(await wrongUnreadCounts(app)).toEqual([])
})

test('opening one that is there says nothing in it, and the other one may open it, too', async () => {
  const { id } = await writeTo(ana, [ben], 'Before')
  expect((await open(ben, [ana])).id).toBe(id)
  expect((await open(ana, [ben])).last_message).toMatchObject({ text: 'Before' })
  expect(await textsOf(ana, id)).toEqual(['Before'])
})

test('two who open it at the same moment have one, and opened groups show to all once something is said', async () => {
  const made = await Promise.all([open(ana, [ben]), open(ben, [ana])])
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  const cleo = await signUp(app)
  await Promise.all([follow(ben, ana), follow(cleo, ana)])
  const group = await open(ana, [ben, cleo])
  expect(group.is_group).toBe(true)
  for (const each of [ben, cleo]) expect((await conversationsOf(each)).map(({ id }) => id)).not.toContain(group.id)
  await say(ana, group.id, 'All of you')
  for (const each of [ben, cleo]) expect((await conversationsOf(each)).map(({ id }) => id)).toContain(group.id)
})

test('several that were opened without words stand apart on pages of one', async () => {
  const others = await Promise.all([signUp(app), signUp(app), signUp(app)])
  const opened: string[] = []
  for (const other of others) opened.unshift((await open(ana, [other])).id)
  const seen: string[] = []
  let bookmarks: string[] = []
  do {
    const page = await ana.call(conversationsResource.get, { page_size: 1, bookmarks })
    seen.push(...page.data.map(({ id }) => id))
    bookmarks = page.bookmark === undefined ? [] : [page.bookmark]
  } while (bookmarks.length > 0)
  expect(seen).toEqual(opened)
})

test('nobody is opened who may not be written to', async () => {
  await ben.ask(userBlockResource.create, { blocked_user_id: ana.member.id })
  const answer = await ana.call(conversationsResource.create, { user_ids: [ben.member.id] })
  expect(answer).toMatchObject({ status: 403, error: { name: 'cannot_message' } })
})

const invite = (emails: string[], more: object = {}) =>
  ana.resource('ConversationsResource', 'create', { emails, ...more })

test('an address gets a mail that invites, whose it is is never told, and whoever may not be written to gets none', async () => {
  const nobody = freshMail()
  const cleo = await signUp(app)
  await cleo.ask(userBlockResource.create, { blocked_user_id: ana.member.id })
  const dia = await signUp(app)
  await dia.ask(permissionSettingsResource.update, { messages_from: 'nobody' })
  const addresses = [nobody, ben.member.email, cleo.member.email, dia.member.email]
  const answers = await Promise.all(addresses.map((email) => invite([email])))
  for (const [index, { status, data }] of answers.entries()) {
    expect(status).toBe(200)
    expect(data).toMatchObject({ users: [], emails: [addresses[index]], is_group: true, last_message: null })
  }
  const mails = await Promise.all(addresses.map((email) => mailsTo(app, email)))
  const invitations = mails.map((all) => all.filter(({ subject }) => subject.endsWith('would like to write to you')))
  expect(invitations.map((each) => each.length)).toEqual([1, 1, 0, 0])
  const [[one], [other]] = [invitations[0] ?? [], invitations[1] ?? []]
  expect(one?.text).toBe(other?.text)
  expect(one?.text).toContain(`:${new URL(app.origin).port}/${ana.member.username}`)
})

test('addresses come beside members, as a form sends them; words stay in the conversation, not in the mail', async () => {
  const email = freshMail()
  await follow(ben, ana)
  const answer = await invite([], { emails: `["${email}"]`, user_ids: `["${ben.member.id}"]`, text: 'canary-words' })
  expect(answer).toMatchObject({ status: 200, data: { is_group: true, emails: [email] } })
  const { id } = answer.data as { id: string }
  expect(await textsOf(ben, id)).toEqual(['canary-words'])
  const [mail] = await mailsTo(app, email)
  expect(`${mail?.text}${mail?.html}`).not.toContain('canary-words')
  expect((await ana.call(conversationMessagesResource.get, { conversation_id: id })).status).toBe(200)
})

test('a member sends so many such mails in a day, and one address is mailed once however it is spelt', async () => {
  const email = freshMail()
  await invite([email, email.toUpperCase()])
  expect(await mailsTo(app, email)).toHaveLength(1)
  for (let sent = 1; sent < limits.conversation.emailsADay; sent += 1)
    expect((await invite([freshMail()])).status).toBe(200)
  expect(await invite([freshMail()])).toMatchObject({ status: 429, error: { name: 'throttled' } })
})
