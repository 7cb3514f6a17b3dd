import { boardsResource, userResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { rawRequest } from '../wire/raw-request.ts'
import { whatIsStored } from './what-is-stored.ts'

let app: TestApp
let ana: SignedIn
let boardId: string
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
  boardId = (await makeBoard(ana, 'Ceramics')).id
}, 120_000)
afterAll(() => app.stop())

const createBoard = '/resource/BoardResource/create/'
async function post(path: string, body: string | Uint8Array, type = 'application/x-www-form-urlencoded') {
  const response = await ana.fetch(path, {
    method: 'POST',
    headers: { 'content-type': type },
    body: Uint8Array.from(Buffer.from(body)),
  })
  const parsed = (await response.json()) as {
    resource_response: { status: string; error: { name: string; field?: string; message: string } }
  }
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
    await expectRefused(
      () => post('/v3/users/me/', `{"about":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`, 'application/json'),
      { status: 400, error: { field: 'body' } },
    )
  }
  // Closing brackets in a text before it do not make it any less deep.
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`
  const hiding = `{"options":{"name":"A board","junk1":"${']'.repeat(6000)}","junk":${deep}}}`
  await expectRefused(() => ana.resource('BoardResource', 'create', hiding), {
    status: 400,
    error: { message: 'data: is nested too deeply' },
  })
  const list = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  await expectRefused(() => ana.path('POST', '/v3/media/uploads/register/batch/', { media_info_list: list }), {
    status: 400,
    error: { field: 'media_info_list' },
  })
})

test('CA-19 bytes that are no UTF-8 never break anything', async () => {
  const bytes = Buffer.concat([
    Buffer.from('{"about":"'),
    Buffer.from([0xff, 0xc0, 0xaf, 0xed, 0xa0, 0x80]),
    Buffer.from('"}'),
  ])
  const answer = await post('/v3/users/me/', bytes, 'application/json')
  expect([200, 400]).toContain(answer.status)
  const form = await post(
    createBoard,
    `data=${encodeURIComponent('{"options":{"name":"')}%ff%fe${encodeURIComponent('"}}')}`,
  )
  expect([200, 400]).toContain(form.status)
  const address = await rawRequest(app.origin, ['GET /resource/UserResource/get/?data=%ff%fe HTTP/1.1', 'Host: x'])
  expect(address.status).toBe(400)
})

test('CA-19 a type of body we do not read is refused in the envelope', async () => {
  for (const type of ['text/plain', 'application/xml', 'image/png', 'nonsense']) {
    await expectRefused(() => post(createBoard, '{"options":{"name":"x"}}', type), {
      status: 400,
      error: { name: 'invalid_parameters' },
    })
  }
})

test('CA-19 names that every object has are options like any other', async () => {
  for (const key of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__defineGetter__']) {
    for (const value of ['{"name":"x","isAdmin":true}', '"x"', 'null', '[]']) {
      const answer = await ana.resource(
        'BoardResource',
        'get',
        `{"options":{"board_id":"${boardId}","${key}":${value}}}`,
      )
      expect(answer, `${key} ${value}`).toMatchObject({ status: 200, data: { id: boardId } })
      expect(await ana.resource('BoardResource', 'create', `{"options":{"${key}":${value}}}`)).toMatchObject({
        status: 400,
        error: { field: 'name' },
      })
      expect(await ana.resource('BoardResource', 'create', `{"${key}":${value}}`)).toMatchObject({
        status: 400,
        error: { field: 'name' },
      })
    }
    expect((await ana.path('GET', '/v3/boards/{board_id}/', { board_id: boardId, [key]: 'x' })).status).toBe(200)
    expect((await post('/v3/users/me/', `{"${key}":{"about":"x"}}`, 'application/json')).status).toBe(200)
    expect((await ana.ask(boardsResource.get, { username: ana.member.username })).length).toBeGreaterThan(0)
    expect((await app.client().resource('UserResource', 'get', { username: key })).status).toBe(404)
  }
  expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined()
})

test('AC-10 nobody promotes themselves by fields of their own row', async () => {
  const sent = {
    is_employee: true,
    is_partner: true,
    id: '1',
    follower_count: 9,
    email: 'other@example.org',
    about: 'me',
  }
  const me = await ana.path('POST', '/v3/users/me/', sent)
  expect(me).toMatchObject({
    status: 200,
    data: { id: ana.member.id, is_partner: false, follower_count: 0, about: 'me' },
  })
  const { rows } = await app.pool.query('select is_employee, is_partner, email from members where id = $1', [
    ana.member.id,
  ])
  expect(rows).toEqual([{ is_employee: false, is_partner: false, email: ana.member.email }])
  expect((await ana.ask(userResource.get, { user_id: ana.member.id })).is_partner).toBe(false)
})
