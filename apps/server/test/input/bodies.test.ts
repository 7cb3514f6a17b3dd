import { boardResource, boardsResource, pinResource, updateMe, userResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { rawRequest } from '../wire/raw-request.ts'
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

const createBoard = '/resource/BoardResource/create/'
async function post(path: string, body: string | Uint8Array, type = 'application/x-www-form-urlencoded') {
  const response = await ana.fetch(path, { method: 'POST', headers: { 'content-type': type }, body: Uint8Array.from(Buffer.from(body)) })
  const parsed = (await response.json()) as { resource_response: { status: string; error: { name: string; field?: string; message: string } } }
  return { ...parsed.resource_response, status: response.status }
}

async function expectRefused(work: () => Promise<unknown>, expected: object) {
  const before = await whatIsStored(app.pool)
  expect(await work()).toMatchObject(expected)
  expect(await whatIsStored(app.pool)).toEqual(before)
}

test('CA-19 a body of more than 1 MB is refused, by form and by JSON', async () => {
  const large = { status: 413, error: { name: 'body_too_large' } }
  const name = 'x'.repeat(1024 * 1024)
  await expectRefused(() => post(createBoard, `data=${JSON.stringify({ options: { name } })}`), large)
  await expectRefused(() => post('/v3/users/me/', JSON.stringify({ about: name }), 'application/json'), large)
})

test.each([
  ['half an object', '{"options":{"name":"x"'],
  ['a single quote', "{'options':{}}"],
  ['a trailing comma', '{"options":{"name":"x",}}'],
  ['two values', '{"options":{}}{}'],
  ['no value', 'undefined'],
  ['NaN', '{"options":{"name":NaN}}'],
  ['a name twice with different values', '{"options":{"name":"a","name":"b"}}'],
  ['a lone bracket', ']'],
])('CA-19 data with %s is refused by name', async (_, data) => {
  const refused = { status: 400, error: { name: 'invalid_parameters', field: 'data', message: 'data: must be JSON' } }
  await expectRefused(() => ana.resource('BoardResource', 'create', data), refused)
  await expectRefused(() => post('/v3/users/me/', data, 'application/json'), { ...refused, error: { field: 'body' } })
})

test.each([
  ['a text', '"name"'],
  ['a number', '5'],
  ['null', 'null'],
  ['a list', '[{"options":{"name":"x"}}]'],
  ['options that are a text', '{"options":"name=x"}'],
])('CA-19 data that is %s has no options, so what is needed is missing', async (_, data) => {
  const refused = { status: 400, error: { field: 'name', message: 'name: is required' } }
  await expectRefused(() => ana.resource('BoardResource', 'create', data), refused)
})

test('CA-19 JSON nested too deeply is refused, however deep', async () => {
  for (const depth of [30, 1000, 100_000]) {
    const data = `{"options":{"name":${'['.repeat(depth)}${']'.repeat(depth)}}}`
    await expectRefused(() => ana.resource('BoardResource', 'create', data), { status: 400, error: { field: 'data' } })
    await expectRefused(() => post('/v3/users/me/', `{"about":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`, 'application/json'), { status: 400, error: { field: 'body' } })
  }
  const list = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  await expectRefused(() => ana.path('POST', '/v3/media/uploads/register/batch/', { media_info_list: list }), { status: 400, error: { field: 'media_info_list' } })
})

test('CA-19 bytes that are no UTF-8 never break anything', async () => {
  const bytes = Buffer.concat([Buffer.from('{"about":"'), Buffer.from([0xff, 0xc0, 0xaf, 0xed, 0xa0, 0x80]), Buffer.from('"}')])
  const answer = await post('/v3/users/me/', bytes, 'application/json')
  expect([200, 400]).toContain(answer.status)
  const form = await post(createBoard, `data=${encodeURIComponent('{"options":{"name":"')}%ff%fe${encodeURIComponent('"}}')}`)
  expect([200, 400]).toContain(form.status)
  const address = await rawRequest(app.origin, ['GET /resource/UserResource/get/?data=%ff%fe HTTP/1.1', 'Host: x'])
  expect(address.status).toBe(400)
})

test('CA-19 a type of body we do not read is refused in the envelope', async () => {
  for (const type of ['text/plain', 'application/xml', 'image/png', 'nonsense']) {
    await expectRefused(() => post(createBoard, '{"options":{"name":"x"}}', type), { status: 400, error: { name: 'invalid_parameters' } })
  }
})

test('CA-19 a null character is taken out of words and refused anywhere else', async () => {
  const named = await ana.ask(boardResource.create, { name: 'Nu\0ll', description: '\0', category: 'a\0b' })
  expect(named).toMatchObject({ name: 'Null', description: '', category: 'ab' })
  const pin = await ana.ask(pinResource.update, { id: pinId, title: 'T\0', description: 'D\0', alt_text: '\0A', link: 'https://example.org/\0' })
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
    expect(await ana.resource(name, 'get', options), JSON.stringify(options)).toMatchObject({ status: 400, error: { field } })
  }
  const batch = await ana.path('POST', '/v3/media/uploads/register/batch/', { media_info_list: '[{"id":"a\\u0000"}]' }, { 'idempotency-key': 'null' })
  expect(batch).toMatchObject({ status: 400, error: { field: 'media_info_list' } })
  const login = await app.client().resource('UserSessionResource', 'create', { username_or_email: 'a\0b', password: 'x' })
  expect(login.status).toBe(401)
  expect((await app.client().resource('UserSessionResource', 'create', { username_or_email: ana.member.email, password: 'a\0b' })).status).toBe(400)
})

test('CA-19 half a character is kept as the mark for one', async () => {
  const made = await ana.resource('BoardResource', 'create', '{"options":{"name":"Half \\ud83d x","description":"\\udc00"}}', { 'idempotency-key': 'half' })
  expect(made).toMatchObject({ status: 200, data: { name: 'Half \ufffd x', description: '\ufffd' } })
  const again = await ana.resource('BoardResource', 'create', '{"options":{"name":"Half \\ud83d x","description":"\\udc00"}}', { 'idempotency-key': 'half' })
  expect(again.data).toEqual(made.data)
  const pin = await ana.resource('PinResource', 'update', `{"options":{"id":"${pinId}","title":"\\ud800"}}`)
  expect(pin).toMatchObject({ status: 200, data: { title: '\ufffd' } })
  expect(await ana.resource('UserResource', 'get', '{"options":{"username":"\\ud800"}}')).toMatchObject({ status: 400, error: { field: 'username' } })
  const keyed = await ana.path('POST', '/v3/media/uploads/register/batch/', { media_info_list: '[{"id":"\\ud800"}]' }, { 'idempotency-key': 'half id' })
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
  expect((await visitor.resource('UserSessionResource', 'create', { username_or_email: long, password: long })).status).toBe(400)
  expect(await whatIsStored(app.pool)).toEqual(before)
})

test('CA-19 names that every object has are options like any other', async () => {
  for (const key of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__defineGetter__']) {
    for (const value of ['{"name":"x","isAdmin":true}', '"x"', 'null', '[]']) {
      const answer = await ana.resource('BoardResource', 'get', `{"options":{"board_id":"${boardId}","${key}":${value}}}`)
      expect(answer, `${key} ${value}`).toMatchObject({ status: 200, data: { id: boardId } })
      expect(await ana.resource('BoardResource', 'create', `{"options":{"${key}":${value}}}`)).toMatchObject({ status: 400, error: { field: 'name' } })
      expect(await ana.resource('BoardResource', 'create', `{"${key}":${value}}`)).toMatchObject({ status: 400, error: { field: 'name' } })
    }
    expect((await ana.path('GET', '/v3/boards/{board_id}/', { board_id: boardId, [key]: 'x' })).status).toBe(200)
    expect((await post('/v3/users/me/', `{"${key}":{"about":"x"}}`, 'application/json')).status).toBe(200)
    expect((await ana.ask(boardsResource.get, { username: ana.member.username })).length).toBeGreaterThan(0)
    expect((await app.client().resource('UserResource', 'get', { username: key })).status).toBe(404)
  }
  expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined()
})

test('AC-10 nobody promotes themselves by fields of their own row', async () => {
  const sent = { is_employee: true, is_partner: true, id: '1', follower_count: 9, email: 'other@example.org', about: 'me' }
  const me = await ana.path('POST', '/v3/users/me/', sent)
  expect(me).toMatchObject({ status: 200, data: { id: ana.member.id, is_partner: false, follower_count: 0, about: 'me' } })
  const { rows } = await app.pool.query('select is_employee, is_partner, email from members where id = $1', [ana.member.id])
  expect(rows).toEqual([{ is_employee: false, is_partner: false, email: ana.member.email }])
  expect((await ana.ask(userResource.get, { user_id: ana.member.id })).is_partner).toBe(false)
})
