import { boardResource, boardsResource, userHomefeedResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { rawRequest } from './raw-request.ts'

let app: TestApp
let ana: SignedIn
let boardId: string
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
  boardId = (await makeBoard(ana, 'Ceramics')).id
}, 120_000)
afterAll(() => app.stop())

const dataOf = (options: unknown) => encodeURIComponent(JSON.stringify({ options }))

test.each([
  ['no data', ''],
  ['empty data', '?data='],
  ['a null context', `?data=${encodeURIComponent('{"options":{},"context":null}')}`],
  ['a list for options', `?data=${encodeURIComponent('{"options":[],"context":{}}')}`],
  ['null options', `?data=${encodeURIComponent('{"options":null}')}`],
  ['an empty object', '?data=%7B%7D'],
  ['a source address and a time stamp', '?source_url=%2F&_=1790000000000'],
])('CA-18 a get with %s is a get without options', async (_, query) => {
  const answer = await app.client().send('GET', `/resource/UserHomefeedResource/get/${query}`, undefined)
  expect(answer).toMatchObject({ status: 200, data: [] })
})

test('CA-28 a create without data uses what the call means by default', async () => {
  const answer = await ana.send('POST', '/resource/VIPResource/create/', undefined)
  expect(answer).toMatchObject({ status: 200, data: { type: 'pinimage' } })
})

test('CA-19 an address without its last slash answers itself, for reading and for writing', async () => {
  const read = await ana.fetch(`/resource/BoardResource/get?data=${dataOf({ board_id: boardId })}`)
  expect(read.status).toBe(200)
  expect(await read.json()).toMatchObject({ resource_response: { data: { id: boardId } } })
  const body = new URLSearchParams({ data: '{"options":{"name":"No slash"}}' })
  const written = await ana.fetch('/resource/BoardResource/create', { method: 'POST', body })
  expect(written.status).toBe(200)
  expect(await written.json()).toMatchObject({ resource_response: { data: { name: 'No slash' } } })
  const direct = await ana.send('GET', `/v3/boards/${boardId}`, undefined)
  expect(direct).toMatchObject({ status: 200, data: { id: boardId } })
})

test('CA-19 the older address /_ngjs/resource/ is the same', async () => {
  const read = await ana.send(
    'GET',
    `/_ngjs/resource/BoardResource/get/?data=${dataOf({ board_id: boardId })}`,
    undefined,
  )
  expect(read).toMatchObject({ status: 200, data: { id: boardId } })
  const body = new URLSearchParams({ data: '{"options":{"name":"By the older address"}}' })
  const written = await ana.send('POST', '/_ngjs/resource/BoardResource/create/', body)
  expect(written).toMatchObject({ status: 200, data: { name: 'By the older address' } })
})

test('CA-19 reading by POST is accepted, without any token', async () => {
  const visitor = app.client()
  visitor.cookies.clear()
  const body = new URLSearchParams({ data: JSON.stringify({ options: { board_id: boardId } }) })
  const answer = await visitor.send('POST', '/resource/BoardResource/get/', body)
  expect(answer).toMatchObject({ status: 200, data: { id: boardId } })
})

test('CA-19 an id above 2^53 that comes as a number keeps its digits', async () => {
  expect(BigInt(boardId)).toBeGreaterThan(2n ** 53n)
  const inData = await ana.resource('BoardResource', 'get', `{"options":{"board_id":${boardId}}}`)
  expect(inData).toMatchObject({ status: 200, data: { id: boardId } })
  const list = '[{"id":9007199254740993,"media_type":"pinimage"}]'
  const headers = { 'content-type': 'application/json', 'x-csrftoken': ana.cookies.get('csrftoken') ?? '' }
  const inBody = await ana.fetch('/v3/media/uploads/register/batch/', {
    method: 'POST',
    headers,
    body: `{"media_info_list":${list}}`,
  })
  expect(await inBody.json()).toMatchObject({
    resource_response: { data: { '9007199254740993': { type: 'pinimage' } } },
  })
  const asText = await ana.path('POST', '/v3/media/uploads/register/batch/', { media_info_list: list })
  expect(Object.keys(asText.data as object)).toEqual(['9007199254740993'])
})

test('CA-20 words for yes and no are understood, and numbers as text', async () => {
  const ben = await signUp(app)
  const kept = await makeBoard(ben, 'Kept')
  const put = await makeBoard(ben, 'Put away')
  const archived = await ben.resource('BoardResource', 'update', { board_id: put.id, archived: 'true' })
  expect(archived.data).toMatchObject({ profileGroup: 'archived' })
  const names = async (options: object) => {
    const answer = await ben.resource('BoardsResource', 'get', { username: ben.member.username, ...options })
    return (answer.data as { name: string }[]).map(({ name }) => name)
  }
  expect(await names({ include_archived: 'false' })).toEqual([kept.name])
  expect(await names({ include_archived: 'true' })).toEqual([put.name, kept.name])
  expect(await names({ page_size: '1' })).toEqual([put.name])
  const back = await ben.resource('BoardResource', 'update', { board_id: put.id, archived: 'false' })
  expect(back.data).toMatchObject({ profileGroup: 'public' })
})

test('CA-19 unknown and stale options are ignored, and a null is an option left out', async () => {
  const stale = {
    board_id: boardId,
    no_fetch_context_on_resource: false,
    aux_data: { source: 'x' },
    field_set_key: null,
    fields: null,
  }
  expect(await ana.resource('BoardResource', 'get', stale)).toMatchObject({ status: 200, data: { id: boardId } })
  const made = await ana.resource('BoardResource', 'create', {
    name: 'From an older client',
    category: null,
    username: 'x',
    is_employee: true,
  })
  expect(made).toMatchObject({ status: 200, data: { category: null } })
})

test('CA-19 a request line with the whole address and any Host is served', async () => {
  const path = `/resource/BoardResource/get/?data=${dataOf({ board_id: boardId })}`
  for (const line of [
    `GET http://pins.example${path} HTTP/1.1`,
    `GET HTTPS://pins.example:8443${path} HTTP/1.1`,
    `GET ${path} HTTP/1.1`,
  ]) {
    const answer = await rawRequest(app.origin, [line, 'Host: whatever.example:99'])
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.body)).toMatchObject({ resource_response: { data: { id: boardId } } })
  }
  const bare = await rawRequest(app.origin, ['GET http://pins.example HTTP/1.1', 'Host: pins.example'])
  expect(JSON.parse(bare.body)).toMatchObject({ resource_response: { error: { name: 'page_not_found' } } })
})

test('CA-20 bookmarks come in every form clients send; the last text counts', async () => {
  const cem = await signUp(app)
  const boards = []
  for (const name of ['One', 'Two', 'Three']) boards.push(await makeBoard(cem, name))
  const all = { username: cem.member.username, page_size: 2, sort: 'oldest' } as const
  const first = await cem.call(boardsResource.get, all)
  const next = first.bookmark ?? ''
  const names = async (bookmarks: unknown) => {
    const answer = await cem.resource('BoardsResource', 'get', { ...all, bookmarks })
    return (answer.data as { name: string }[]).map(({ name }) => name)
  }
  for (const start of [[], [null], '', null, ['']]) expect(await names(start)).toEqual(['One', 'Two'])
  for (const second of [[next], next, ['stale', next], ['-end-', next, null], [next, '']]) {
    expect(await names(second)).toEqual(['Three'])
  }
  expect(await names(['-end-'])).toEqual([])
  expect(await names([next, '-end-'])).toEqual([])
})

test('CA-20 a huge or senseless page size is cut, a small one raised', async () => {
  for (const size of ['99999999999999999999', 1e15, 250.0, 251, '0', -3, '-99999999999999999999']) {
    const answer = await ana.resource('UserHomefeedResource', 'get', { page_size: size })
    expect(answer.status, String(size)).toBe(200)
  }
})

test('CA-19 HEAD answers like GET without a body and never writes', async () => {
  const read = await ana.fetch(`/resource/BoardResource/get/?data=${dataOf({ board_id: boardId })}`, { method: 'HEAD' })
  expect(read.status).toBe(200)
  expect(await read.text()).toBe('')
  expect((await ana.fetch(`/v3/boards/${boardId}/`, { method: 'HEAD' })).status).toBe(200)
  const write = await ana.fetch('/resource/UserSessionResource/delete/', { method: 'HEAD' })
  expect(write.status).toBe(405)
  expect((await ana.call(boardResource.get, { board_id: boardId })).body).toMatchObject({
    client_context: { is_authenticated: true },
  })
})

test('CA-19 OPTIONS finds nothing and allows no other site', async () => {
  const asked = await ana.fetch('/resource/BoardResource/get/', {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example' },
  })
  expect(asked.status).toBe(404)
  expect(asked.headers.has('access-control-allow-origin')).toBe(false)
})

test('CA-19 a write by GET is refused and changes nothing', async () => {
  const answer = await ana.send(
    'GET',
    `/resource/BoardResource/delete/?data=${dataOf({ board_id: boardId })}`,
    undefined,
  )
  expect(answer).toMatchObject({ status: 405, error: { name: 'method_not_allowed' } })
  expect((await ana.call(boardResource.get, { board_id: boardId })).status).toBe(200)
})

test('CA-18 reading needs no cookie and no header at all', async () => {
  const response = await fetch(`${app.origin}/resource/UserHomefeedResource/get/`)
  expect(response.status).toBe(200)
  expect(await app.client().ask(userHomefeedResource.get, {})).toEqual([])
})
