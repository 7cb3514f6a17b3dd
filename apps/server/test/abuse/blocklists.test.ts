import {
  adminActs,
  adminBlock,
  adminBlocks,
  adminUnblock,
  type AbuseBlockKind,
  boardResource,
  conversationsResource,
  createPinDrafts,
  type Endpoint,
  pinResource,
  updateMe,
  userRegisterResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hire } from '../administration/staff.ts'
import { turnedClock } from '../accounts/safety/sign-ins.ts'
import { comment, commentsOf } from '../comments/commenting.ts'
import { makeQuickPin, readyUpload } from '../data/quick-pins.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

const DAY = 24 * 60 * 60 * 1000
const clock = turnedClock()
let app: TestApp
let moderator: SignedIn
let ana: SignedIn
let pinId = ''
beforeAll(async () => {
  app = await startTestApp({ clock })
  moderator = await hire(app, 'moderator')
  ana = await signUp(app)
  pinId = (await makeQuickPin(app, ana)).id
}, 120_000)
afterAll(() => app.stop())

const block = (kind: AbuseBlockKind, value: string, until = '') =>
  moderator.ask(adminBlock, { kind, value, until, reason: 'Seen too often' })
const joining = (given: { email?: string; username?: string; full_name?: string }) =>
  app.client().call(userRegisterResource.create, {
    email: `p${Math.random().toString(36).slice(2)}@quiet.example`,
    password: 'correct horse battery',
    birth_date: '1990-05-17',
    ...given,
  })
const refusal = async (client: SignedIn, endpoint: Endpoint, options: object) => {
  const { status, error } = await client.call(endpoint, options)
  return [status, error?.name, error?.field]
}

test('MD-05 names, addresses and mail domains that are blocked do not sign up, and everybody else does', async () => {
  await block('username', '@Bad_Name')
  await block('email', 'Troll@Mail.example')
  await block('mail_domain', 'throwaway.example')
  await block('word', 'cheap pills')
  for (const [given, name, field] of [
    [{ username: 'bad_name' }, 'blocked_name', 'username'],
    [{ full_name: 'Chéap  P1ills' }, undefined, undefined],
    [{ full_name: 'CHEAP – pills' }, 'blocked_name', 'full_name'],
    [{ email: 'TROLL@mail.example' }, 'blocked_email', 'email'],
    [{ email: 'a@throwaway.example' }, 'blocked_email', 'email'],
    [{ email: 'a@mx.throwaway.example' }, 'blocked_email', 'email'],
    [{ email: 'a@notthrowaway.example' }, undefined, undefined],
  ] as const) {
    const { status, error } = await joining(given)
    expect([given, status, error?.name, error?.field]).toEqual([given, name ? 422 : 200, name, field])
  }
  expect(await refusal(ana, updateMe, { username: 'Bad_Name' })).toEqual([422, 'blocked_name', 'username'])
})

test('MD-05 links and words that are blocked are refused where they are written, with the field, and nothing is kept', async () => {
  await block('link_domain', 'https://www.Spam.example/whatever')
  await block('word', 'Zwonkel')
  const upload_id = await readyUpload(app, ana.member.id)
  const before = await commentsOf(ana, pinId)
  for (const [endpoint, options, name, field] of [
    [pinResource.create, { upload_id, link: 'https://shop.spam.example/a' }, 'blocked_link', 'link'],
    [pinResource.create, { upload_id, title: 'A zwonkel!' }, 'blocked_words', 'title'],
    [pinResource.update, { id: pinId, description: 'see spam.example' }, 'blocked_link', 'description'],
    [createPinDrafts, { drafts: [{ title: 'fine' }, { link: 'http://spam.example' }] }, 'blocked_link', 'link'],
    [boardResource.create, { name: 'ZWONKEL' }, 'blocked_words', 'name'],
    [conversationsResource.create, { user_ids: [moderator.member.id], text: 'zwоnkеl' }, 'blocked_words', 'text'],
    [updateMe, { website_url: 'https://spam.example/' }, 'blocked_link', 'website_url'],
    [updateMe, { about: 'z w o n k e l' }, 'blocked_words', 'about'],
  ] as const)
    expect([endpoint.id, ...(await refusal(ana, endpoint, options))]).toEqual([endpoint.id, 422, name, field])
  await expect(comment(ana, pinId, 'go to https://spam.example/x')).rejects.toThrow('blocked_link')
  expect(await commentsOf(ana, pinId)).toEqual(before)
  await ana.ask(pinResource.create, { upload_id, link: 'https://notspam.example/', title: 'Zwonkels are another word' })
})

test('a block ends after its last day, or is lifted, and every change stands in the log', async () => {
  const { id } = await block('word', 'Brummel', clock.now().toISOString().slice(0, 10))
  const again = await block('word', 'brummel ', new Date(clock.now().getTime() + DAY).toISOString().slice(0, 10))
  expect(again.id).toBe(id)
  await expect(comment(ana, pinId, 'a brummel')).rejects.toThrow('blocked_words')
  clock.pass(3 * DAY)
  await comment(ana, pinId, 'a brummel')
  const other = await block('word', 'Krokel')
  expect(await moderator.ask(adminBlocks, { kind: 'word' })).toMatchObject([
    { id: other.id, value: 'krokel' },
    {},
    {},
    {},
  ])
  await moderator.ask(adminUnblock, { block_id: other.id, reason: 'A real word in the north' })
  await comment(ana, pinId, 'a krokel')
  const acts = await moderator.ask(adminActs, { thing_type: 'abuse-block', thing_id: other.id })
  expect(acts.map(({ kind, reason }) => [kind, reason])).toEqual([
    ['block.lifted', 'A real word in the north'],
    ['block.written', 'Seen too often'],
  ])
  expect((await moderator.call(adminUnblock, { block_id: other.id, reason: 'Again' })).error?.name).toBe(
    'block_not_found',
  )
})

test.each([
  ['value', { kind: 'email', value: 'no address' }],
  ['value', { kind: 'link_domain', value: 'nothing' }],
  ['value', { kind: 'word', value: ' ' }],
  ['until', { kind: 'word', value: 'x', until: '2020-01-01' }],
  ['until', { kind: 'word', value: 'x', until: 'tomorrow' }],
  ['kind', { kind: 'cats', value: 'x' }],
  ['reason', { kind: 'word', value: 'x', reason: '' }],
])('what is wrong with %s is told, and nothing is blocked: %o', async (field, given) => {
  const before = await moderator.ask(adminBlocks, {})
  const { status, error } = await moderator.call(adminBlock, { reason: 'A try', ...given } as never)
  expect([status, error?.field]).toEqual([400, field])
  expect(await moderator.ask(adminBlocks, {})).toEqual(before)
})

test('refusals speak the language of whoever wrote', async () => {
  await block('username', 'plonk')
  const { error } = await app
    .client()
    .call(
      userRegisterResource.create,
      { email: 'plonk@quiet.example', password: 'correct horse battery', birth_date: '1990-05-17', username: 'plonk' },
      { 'accept-language': 'de' },
    )
  expect(error?.message).toBe('Dieser Name ist hier nicht erlaubt.')
})
