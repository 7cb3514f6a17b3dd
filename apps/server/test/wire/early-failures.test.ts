import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { rawRequest } from './raw-request.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ isWithoutWorker: true, env: { LOG_LEVEL: 'silent' } })
}, 120_000)
afterAll(() => app.stop())

const home = 'GET /resource/UserHomefeedResource/get/ HTTP/1.1'
const form = 'Content-Type: application/x-www-form-urlencoded'

test.each<[string, string[], number, string]>([
  ['a head that is too large', [home, 'Host: x', `X-Junk: ${'x'.repeat(40_000)}`], 431, 'headers_too_large'],
  ['a line that is no request', ['HELLO'], 400, 'request_unreadable'],
  ['a method that there is not', ['PURR / HTTP/1.1', 'Host: x'], 400, 'request_unreadable'],
  ['a header without a name', [home, 'Host: x', ': nothing'], 400, 'request_unreadable'],
  ['a header with a control character', [home, 'Host: x', 'X-Junk: \u0001'], 400, 'request_unreadable'],
  [
    'two lengths',
    ['POST /v3/users/me/ HTTP/1.1', 'Host: x', 'Content-Length: 1', 'Content-Length: 2'],
    400,
    'request_unreadable',
  ],
  ['an expectation that nobody meets', [home, 'Host: x', 'Expect: cake'], 400, 'request_unreadable'],
  [
    'a body that is too large',
    ['POST /v3/users/me/ HTTP/1.1', 'Host: x', form, 'Content-Length: 2000000'],
    413,
    'body_too_large',
  ],
  ['an address that cannot be read', ['GET /%zz HTTP/1.1', 'Host: x'], 404, 'page_not_found'],
])('CA-19 %s is answered in the envelope', async (_, head, status, name) => {
  const answer = await rawRequest(app.origin, head)
  expect(answer.status).toBe(status)
  expect(JSON.parse(answer.body)).toMatchObject({
    resource_response: { status: 'failure', http_status: status, data: null, error: { name, http_status: status } },
    client_context: {},
    request_identifier: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

test('CA-19 a request without a host is answered like any other', async () => {
  expect((await rawRequest(app.origin, [home])).status).toBe(200)
})

test('CA-19 a form or JSON of very many fields is refused before it is read', async () => {
  const fields = Array.from({ length: 100_000 }, (_, at) => `k${at}=1`)
  const visitor = app.client()
  const byForm = await visitor.fetch('/v3/users/me/', { method: 'POST', body: new URLSearchParams(fields.join('&')) })
  expect([byForm.status, await byForm.json()]).toMatchObject([
    400,
    { resource_response: { error: { name: 'invalid_parameters', message: 'body: a form has at most 1000 fields' } } },
  ])
  const json = JSON.stringify(Object.fromEntries(fields.slice(0, 60_000).map((field) => [field, 1])))
  const headers = { 'content-type': 'application/json' }
  const byJson = await visitor.fetch('/v3/users/me/', { method: 'POST', body: json, headers })
  expect([byJson.status, await byJson.json()]).toMatchObject([
    400,
    { resource_response: { error: { message: 'body: holds too many values' } } },
  ])
})
