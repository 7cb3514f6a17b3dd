import {
  boardFeedResource,
  boardResource,
  boardSectionsResource,
  boardsResource,
  pinResource,
  userPinsResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBoard, makePin, makeSection, savePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { WireAnswer } from '../support/test-client.ts'

let app: TestApp
let ana: SignedIn
let boardId: string
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
  boardId = (await makeBoard(ana, 'Ceramics')).id
}, 120_000)
afterAll(() => app.stop())

const responseOf = (answer: WireAnswer) => answer.body['resource_response'] as Record<string, unknown>
const echoedBookmarks = (answer: WireAnswer) =>
  (answer.body['resource'] as { options: { bookmarks?: unknown } }).options.bookmarks

test('CA-19 a success has exactly the documented members, and no error', async () => {
  const answer = await ana.call(boardResource.get, { board_id: boardId, field_set_key: 'detailed' })
  expect(Object.keys(answer.body).toSorted()).toEqual([
    'client_context',
    'request_identifier',
    'resource',
    'resource_response',
  ])
  expect(Object.keys(responseOf(answer)).toSorted()).toEqual([
    'code',
    'data',
    'endpoint_name',
    'http_status',
    'message',
    'status',
  ])
  expect(responseOf(answer)).toMatchObject({
    status: 'success',
    code: 0,
    message: 'ok',
    endpoint_name: 'v3_get_board',
    http_status: 200,
  })
  expect(answer.body['resource']).toEqual({
    name: 'BoardResource',
    options: { board_id: boardId, field_set_key: 'detailed' },
  })
  expect(answer.body['client_context']).toMatchObject({
    is_authenticated: true,
    user: { id: ana.member.id, username: ana.member.username },
    locale: 'en-US',
    country: 'US',
    app_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  })
  expect(answer.body['request_identifier']).toMatch(/^[0-9a-f-]{36}$/)
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
})

test('CA-19 a failure has exactly the documented members beside the option and the name of the failure', async () => {
  const answer = await ana.call(boardResource.create, { name: ' ' })
  const message = "name: Don't forget to name your board!"
  const body = { status: 'failure', http_status: 400, code: 1, message, message_detail: message, field: 'name' }
  expect(answer.status).toBe(400)
  expect(answer.body).toEqual({
    resource_response: { ...body, data: null, error: { ...body, api_error_code: 1, name: 'invalid_parameters' } },
    resource: { name: 'BoardResource', options: { name: ' ' } },
    client_context: {},
    request_identifier: expect.any(String),
  })
})

test.each([
  ['an unknown resource', 'POST', '/resource/NoSuchResource/create/', 'data=%7B%7D', 'NoSuchResource', 404],
  ['an unknown action', 'POST', '/resource/BoardResource/explode/', 'data=%7B%7D', 'BoardResource', 404],
  ['a body that is no form', 'POST', '/resource/BoardResource/create/', '{"', 'BoardResource', 400],
  [
    'a body that is too large',
    'POST',
    '/resource/BoardResource/create/',
    `data=${'x'.repeat(2 ** 20)}`,
    'BoardResource',
    413,
  ],
  ['data that is no JSON', 'POST', '/resource/BoardResource/create/', 'data=%7B', 'BoardResource', 400],
])('CA-19 the resource is named in the answer to %s', async (_, method, path, body, name, status) => {
  const type = body.startsWith('{') ? 'application/json' : 'application/x-www-form-urlencoded'
  const response = await ana.fetch(path, { method, body, headers: { 'content-type': type } })
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ resource_response: { status: 'failure' }, resource: { name } })
})

test('AC-02 an answer never repeats a password', async () => {
  const visitor = app.client()
  const credentials = { username_or_email: 'nobody@example.org', password: 'canary-of-the-password' }
  const answer = await visitor.resource('UserSessionResource', 'create', credentials)
  expect(answer.status).toBe(401)
  expect(JSON.stringify(answer.body)).not.toContain('canary-of-the-password')
  expect(answer.body['resource']).toEqual({
    name: 'UserSessionResource',
    options: { username_or_email: 'nobody@example.org' },
  })
})

test('CA-19 an answer repeats the options that the call knows, and no others', async () => {
  const junk = { isPrefetch: false, junk: 'canary', nested: { deep: ['canary'] } }
  const known = { board_id: boardId, field_set_key: 'detailed' }
  const optionsOf = (answer: WireAnswer) => (answer.body['resource'] as { options: unknown }).options
  expect(optionsOf(await ana.resource('BoardResource', 'get', { ...known, ...junk }))).toEqual(known)
  const refused = await ana.resource('BoardResource', 'create', { name: ' ', ...junk })
  expect(optionsOf(refused)).toEqual({ name: ' ' })
  expect(optionsOf(await ana.resource('NoSuchResource', 'get', junk))).toEqual({})
  const url = `/v3/boards/${boardId}/`
  const inner = await ana.resource('ApiResource', 'get', { url, data: { fields: 'board.id', ...junk }, ...junk })
  expect(optionsOf(inner)).toEqual({ url, data: { fields: 'board.id' } })
  expect(optionsOf(await ana.resource('ApiResource', 'get', { url: '/v3/nothing/', data: junk }))).toEqual({
    url: '/v3/nothing/',
  })
})

test('CA-19 what stays unexpected says nothing of the inside', async () => {
  const spoilt = await startTestApp({ env: { LOG_LEVEL: 'silent' } })
  try {
    await spoilt.pool.query('drop table popular_pins, pins cascade')
    const answer = await spoilt.client().resource('UserHomefeedResource', 'get', {})
    expect(answer).toMatchObject({
      status: 500,
      error: { code: 10, name: 'unexpected', message: 'Uh oh! Something went wrong.' },
    })
    expect(answer.body['request_identifier']).toMatch(/^[0-9a-f-]{36}$/)
    expect(JSON.stringify(answer.body)).not.toMatch(/relation|pins_|select|\.ts:/)
  } finally {
    await spoilt.stop()
  }
})

test('CA-20 a list goes on by its bookmark and says where it ends', async () => {
  const ben = await signUp(app)
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) await makeBoard(ben, name)
  const options = { username: ben.member.username, page_size: 2, sort: 'oldest' } as const
  const pages: string[][] = []
  let bookmark: string | undefined
  for (;;) {
    const answer = await ben.call(boardsResource.get, { ...options, ...(bookmark ? { bookmarks: [bookmark] } : {}) })
    pages.push(answer.data.map(({ name }) => name))
    if (answer.bookmark === undefined) {
      expect(echoedBookmarks(answer)).toEqual(['-end-'])
      expect(responseOf(answer)).not.toHaveProperty('bookmark')
      break
    }
    expect(echoedBookmarks(answer)).toEqual([answer.bookmark])
    expect(responseOf(answer)['bookmark']).toBe(answer.bookmark)
    bookmark = answer.bookmark
  }
  expect(pages).toEqual([['One', 'Two'], ['Three', 'Four'], ['Five']])
  const after = await ben.call(boardsResource.get, { ...options, bookmarks: ['-end-'] })
  expect(after.data).toEqual([])
  expect(echoedBookmarks(after)).toEqual(['-end-'])
})

test('CA-20 every kind of list pages without losing or repeating anything', async () => {
  const cem = await signUp(app)
  const board = await makeBoard(cem, 'Full')
  const first = await makePin(cem, { boardId: board.id })
  for (let copies = 0; copies < 4; copies += 1) await savePin(cem, first.id, board.id)
  for (const name of ['a', 'b', 'c']) await makeSection(cem, board.id, name)
  const lists = [
    [boardFeedResource.get, { board_id: board.id }, 5],
    [userPinsResource.get, { username: cem.member.username }, 5],
    [boardSectionsResource.get, { board_id: board.id }, 3],
  ] as const
  for (const [endpoint, options, total] of lists) {
    const ids: string[] = []
    let bookmarks: string[] | undefined
    do {
      const answer: WireAnswer = await cem.resource(
        endpoint.address.type === 'resource' ? endpoint.address.resource : '',
        'get',
        { ...options, page_size: 2, bookmarks },
      )
      ids.push(...(answer.data as { id: string }[]).map(({ id }) => id))
      bookmarks = answer.bookmark === undefined ? undefined : [answer.bookmark]
    } while (bookmarks)
    expect(ids).toHaveLength(total)
    expect(new Set(ids).size).toBe(total)
  }
})

test('EN-07 ids are texts, counts are whole numbers, and a domain is never null', async () => {
  const pin = await makePin(ana, { boardId, title: 'Bowl' })
  expect(pin).toMatchObject({ id: expect.stringMatching(/^\d+$/), repin_count: 0, domain: 'Uploaded by user' })
  const linked = await ana.ask(pinResource.update, { id: pin.id, link: 'https://www.example.org/bowl' })
  expect(linked).toMatchObject({ domain: 'example.org', link: 'https://www.example.org/bowl' })
  const { data } = await ana.call(boardResource.get, { board_id: boardId })
  expect(data.pin_count).toBe(1)
})
