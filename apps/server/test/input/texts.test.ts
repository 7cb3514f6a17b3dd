import { boardResource, pinResource, updateMe } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { whatIsStored } from './what-is-stored.ts'

let app: TestApp
let ana: SignedIn
let boardId: string
let pinId: string
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
  boardId = (await makeBoard(ana, 'Ceramics')).id
  pinId = (await makeQuickPin(app, ana, { board_id: boardId })).id
}, 120_000)
afterAll(() => app.stop())

async function expectRefused(work: () => Promise<unknown>, expected: object) {
  const before = await whatIsStored(app.pool)
  expect(await work()).toMatchObject(expected)
  expect(await whatIsStored(app.pool)).toEqual(before)
}

test('CA-19 a null character is taken out of words and refused anywhere else', async () => {
  const named = await ana.ask(boardResource.create, { name: 'Nu\0ll', description: '\0', category: 'a\0b' })
  expect(named).toMatchObject({ name: 'Null', description: '', category: 'ab' })
  const pin = await ana.ask(pinResource.update, {
    id: pinId,
    title: 'T\0',
    description: 'D\0',
    alt_text: '\0A',
    link: 'https://example.org/\0',
  })
  expect(pin).toMatchObject({ title: 'T', description: 'D', alt_text: 'A', link: 'https://example.org/' })
  for (const [name, options, field] of [
    ['UserResource', { username: 'a\0' }, 'username'],
    ['BoardResource', { username: 'a', slug: '\0' }, 'slug'],
    ['BoardFeedResource', { board_url: '/a/\0/' }, 'board_url'],
    ['BoardsResource', { username: '\0', field_set_key: 'x' }, 'username'],
    ['UserPinsResource', { username: 'a\0b' }, 'username'],
    ['BoardSectionResource', { username: 'a', board_slug: 'b', section_slug: 'c\0' }, 'section_slug'],
    ['BoardResource', { board_id: boardId, fields: '\0' }, 'fields'],
  ] as const) {
    expect(await ana.resource(name, 'get', options), JSON.stringify(options)).toMatchObject({
      status: 400,
      error: { field },
    })
  }
  const batch = await ana.path(
    'POST',
    '/v3/media/uploads/register/batch/',
    { media_info_list: '[{"id":"a\\u0000"}]' },
    { 'idempotency-key': 'null' },
  )
  expect(batch).toMatchObject({ status: 400, error: { field: 'media_info_list' } })
  const login = await app
    .client()
    .resource('UserSessionResource', 'create', { username_or_email: 'a\0b', password: 'x' })
  expect(login.status).toBe(401)
  expect(
    (
      await app
        .client()
        .resource('UserSessionResource', 'create', { username_or_email: ana.member.email, password: 'a\0b' })
    ).status,
  ).toBe(400)
})

test('CA-19 half a character is kept as the mark for one', async () => {
  const made = await ana.resource(
    'BoardResource',
    'create',
    '{"options":{"name":"Half \\ud83d x","description":"\\udc00"}}',
    { 'idempotency-key': 'half' },
  )
  expect(made).toMatchObject({ status: 200, data: { name: 'Half \ufffd x', description: '\ufffd' } })
  const again = await ana.resource(
    'BoardResource',
    'create',
    '{"options":{"name":"Half \\ud83d x","description":"\\udc00"}}',
    { 'idempotency-key': 'half' },
  )
  expect(again.data).toEqual(made.data)
  const pin = await ana.resource('PinResource', 'update', `{"options":{"id":"${pinId}","title":"\\ud800"}}`)
  expect(pin).toMatchObject({ status: 200, data: { title: '\ufffd' } })
  expect(await ana.resource('UserResource', 'get', '{"options":{"username":"\\ud800"}}')).toMatchObject({
    status: 400,
    error: { field: 'username' },
  })
  const keyed = await ana.path(
    'POST',
    '/v3/media/uploads/register/batch/',
    { media_info_list: '[{"id":"\\ud800"}]' },
    { 'idempotency-key': 'half id' },
  )
  expect(keyed).toMatchObject({ status: 400, error: { field: 'media_info_list' } })
})

test('CA-19 marks that turn the reading direction around are taken out of names', async () => {
  const made = await ana.ask(boardResource.create, { name: '\u202eexe.\u2066gnp\u2069', description: 'a\u202db' })
  expect(made).toMatchObject({ name: 'exe.gnp', description: 'ab' })
  const me = await ana.ask(updateMe, { full_name: '\u202eAna\u202c', about: '\u2067x' })
  expect(me).toMatchObject({ full_name: 'Ana', about: 'x' })
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://example.org/x',
  '//example.org/x',
  '/\\example.org',
  'example.org',
  'https://',
  'https://user:password@example.org/',
  'https://[::1',
  'ftp://example.org/',
])('PI-03 %j is no link', async (link) => {
  const refused = { status: 400, error: { field: 'link' } }
  await expectRefused(() => ana.call(pinResource.update, { id: pinId, link }), refused)
  await expectRefused(() => ana.call(updateMe, { website_url: link }), { status: 400, error: { field: 'website_url' } })
})

test('PI-03 markup in words is kept as words', async () => {
  const words = '<script>alert(1)</script>"\'&amp;{{x}}${y}'
  const made = await ana.ask(pinResource.update, { id: pinId, title: words, description: words, alt_text: words })
  expect(made).toMatchObject({ title: words, description: words, alt_text: words })
  expect((await ana.ask(boardResource.update, { board_id: boardId, description: words })).description).toBe(words)
})

test('CA-19 texts of 100,000 characters are refused or find nothing, quickly and cleanly', async () => {
  const long = 'x'.repeat(100_000)
  const before = await whatIsStored(app.pool)
  const cases: [string, string, object][] = [
    ['BoardResource', 'create', { name: long }],
    ['BoardResource', 'update', { board_id: boardId, description: long, category: long }],
    ['BoardResource', 'get', { username: long, slug: long }],
    ['BoardFeedResource', 'get', { board_url: `/${long}/${long}/` }],
    ['BoardsResource', 'get', { username: long, bookmarks: [long] }],
    ['UserResource', 'get', { username: long }],
    ['PinResource', 'update', { id: pinId, title: long, link: `https://example.org/${long}` }],
    ['PinResource', 'get', { id: '9'.repeat(100_000) }],
    ['VIPResource', 'get', { upload_ids: '1,'.repeat(50_000) }],
    ['ApiResource', 'get', { url: `/v3/boards/${long}/` }],
    ['ApiResource', 'get', { url: long }],
  ]
  for (const [name, action, options] of cases) {
    const body = new URLSearchParams({ data: JSON.stringify({ options }) })
    const answer = await ana.send('POST', `/resource/${name}/${action}/`, body)
    expect([400, 404], `${name} ${action}`).toContain(answer.status)
  }
  const visitor = app.client()
  const register = { email: `${long}@example.org`, password: long, birth_date: long, username: long }
  expect((await visitor.resource('UserRegisterResource', 'create', register)).status).toBe(400)
  expect(
    (await visitor.resource('UserSessionResource', 'create', { username_or_email: long, password: long })).status,
  ).toBe(400)
  expect(await whatIsStored(app.pool)).toEqual(before)
})
