import { accessTokenResource, type AccessTokenScope, boardResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  app = await startTestApp({ env: { RATES: '1' } })
  ana = await signUp(app)
})
afterAll(() => app.stop())

let names = 0
async function makeToken(...scopes: AccessTokenScope[]): Promise<string> {
  const made = await ana.ask(accessTokenResource.create, { name: `Program ${(names += 1)}`, scopes })
  return made.token
}

interface Sent {
  method?: string
  token?: string
  origin?: string
  body?: object
  headers?: Record<string, string>
}

/** A program without cookies, at an address of its own. */
const send = (path: string, { method = 'GET', token, origin, body, headers = {} }: Sent = {}) =>
  fetch(new URL(path, app.origin), {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(origin !== undefined && { origin }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })

const errorOf = async (response: Response) =>
  ((await response.json()) as { resource_response: { error: Record<string, unknown> } }).resource_response.error

test('a typed address does what the resource does, by a token and its scope', async () => {
  const token = await makeToken('boards:write')
  const made = await send('/v3/boards/', { method: 'POST', token, body: { name: 'By a program' } })
  const { resource_response: answer, ...rest } = (await made.json()) as { resource_response: { data: { id: string } } }
  expect(made.status).toBe(200)
  expect(rest).not.toHaveProperty('resource')
  const board = await ana.ask(boardResource.get, { board_id: answer.data.id })
  expect(board.name).toBe('By a program')
  const changed = await send(`/v3/boards/${board.id}/`, { method: 'PUT', token, body: { description: 'Typed' } })
  expect(changed.status).toBe(200)
  expect((await ana.ask(boardResource.get, { board_id: board.id })).description).toBe('Typed')
  expect((await send(`/v3/boards/${board.id}/`, { method: 'DELETE', token })).status).toBe(200)
  expect((await send(`/v3/boards/${board.id}/`, { token })).status).toBe(404)
})

test('a write at a typed address by cookie needs the header that repeats it, and its key makes it once', async () => {
  const form = { method: 'POST', body: new URLSearchParams({ name: 'By cookie' }) }
  const without = await ana.fetch('/v3/boards/', { ...form, headers: { 'x-csrftoken': 'b'.repeat(32) } })
  expect(without.status).toBe(403)
  const token = await makeToken('boards:write')
  const once = { method: 'POST', token, body: { name: 'Once' }, headers: { 'idempotency-key': 'typed' } }
  const answers = [await send('/v3/boards/', once), await send('/v3/boards/', once)]
  const ids = await Promise.all(
    answers.map(
      async (one) => ((await one.json()) as { resource_response: { data: { id: string } } }).resource_response.data.id,
    ),
  )
  expect(ids[0]).toBe(ids[1])
})

test('a token that lacks a scope is told which, and one that is over that it is', async () => {
  const token = await makeToken('boards:read')
  const lacking = await send('/v3/boards/', { method: 'POST', token, body: { name: 'No' } })
  expect(lacking.status).toBe(403)
  expect(lacking.headers.get('www-authenticate')).toBe(
    'Bearer realm="Pinfold", error="insufficient_scope", scope="boards:write"',
  )
  expect(await errorOf(lacking)).toMatchObject({
    name: 'not_allowed',
    message_detail: 'This needs a token with the scope boards:write.',
    params: { scope: 'boards:write' },
  })
  const wrong = await send('/v3/users/me/', { token: `${token}x` })
  expect([wrong.status, wrong.headers.get('www-authenticate')]).toEqual([
    401,
    'Bearer realm="Pinfold", error="invalid_token"',
  ])
  const none = await send('/v3/users/me/')
  expect([none.status, none.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="Pinfold"'])
  const never = await send('/v3/conversations/', { token })
  expect([never.status, never.headers.get('www-authenticate')]).toEqual([403, null])
})

test('calls with a token say what is left of a rate, and a refused call takes nothing of it', async () => {
  const token = await makeToken('boards:write')
  const rate = async (body: object) => {
    const { headers } = await send('/v3/boards/', { method: 'POST', token, body })
    const [, left] = /^"board";r=(\d+);t=\d+$/.exec(headers.get('ratelimit') ?? '') ?? []
    return { policy: headers.get('ratelimit-policy'), left: Number(left) }
  }
  const first = await rate({ name: 'Counted' })
  expect(first.policy).toBe('"board";q=20;w=3600')
  expect((await rate({ name: 'Counted too' })).left).toBe(first.left - 1)
  const taken = await send('/v3/boards/', { method: 'POST', token, body: { name: 'Counted' } })
  expect(taken.status).toBe(409)
  for (let left = first.left - 1; left > 0; left -= 1) await rate({ name: `Board ${left}` })
  const over = await send('/v3/boards/', { method: 'POST', token, body: { name: 'Over' } })
  expect(over.status).toBe(429)
  expect(over.headers.get('ratelimit')).toMatch(/^"board";r=0;t=\d+$/)
  expect(over.headers.get('retry-after')).toMatch(/^\d+$/)
  const bySession = await ana.call(boardResource.create, { name: 'Over' })
  expect(bySession.headers.get('ratelimit')).toBeNull()
})

const origin = 'https://other.example'
const allowOf = ({ headers }: Response) => headers.get('access-control-allow-origin')

test('pages of other sites may call with a token, never with cookies', async () => {
  const asking = (wanted: string) =>
    send('/v3/boards/', {
      method: 'OPTIONS',
      origin,
      headers: { 'access-control-request-method': 'POST', 'access-control-request-headers': wanted },
    })
  const allowed = await asking('authorization, content-type')
  expect(allowed.status).toBe(204)
  expect(allowOf(allowed)).toBe('*')
  expect(allowed.headers.get('access-control-allow-methods')).toContain('PUT')
  expect(allowed.headers.get('access-control-allow-headers')).toContain('Authorization')
  expect(allowOf(await asking('content-type'))).toBeNull()
  const board = await makeBoard(await signUp(app))
  const token = await makeToken('boards:read')
  const path = `/v3/boards/${board.id}/`
  const read = await send(path, { token, origin })
  expect([read.status, allowOf(read)]).toEqual([200, '*'])
  expect(read.headers.get('access-control-expose-headers')).toContain('RateLimit')
  const refused = await send('/v3/boards/', { method: 'POST', token, origin, body: { name: 'x' } })
  expect([refused.status, allowOf(refused)]).toEqual([403, '*'])
  for (const response of [await send(path, { origin }), await ana.fetch(path, { headers: { origin } })]) {
    expect([response.status, allowOf(response)]).toEqual([200, null])
  }
  for (const { headers } of [allowed, read, refused]) {
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    expect(headers.getSetCookie()).toEqual([])
  }
})

test('both documents are kept by their ETag, compressed, and within their size', async () => {
  for (const [path, most] of [
    ['/v3/openapi.json', 700_000],
    ['/resource/openapi.json', 2_800_000],
  ] as const) {
    const whole = await send(path, { headers: { 'accept-encoding': 'identity' } })
    const text = await whole.text()
    expect(text.length, path).toBeLessThanOrEqual(most)
    expect(whole.headers.get('cache-control')).toBe('public, max-age=300')
    expect(allowOf(whole)).toBe('*')
    for (const packing of ['br', 'gzip']) {
      const packed = await send(path, { headers: { 'accept-encoding': packing } })
      expect(packed.headers.get('content-encoding')).toBe(packing)
      expect(packed.headers.get('vary')).toContain('accept-encoding')
      expect(Number(packed.headers.get('content-length'))).toBeLessThan(text.length / 5)
      expect(await packed.text()).toBe(text)
    }
    const etag = whole.headers.get('etag') ?? ''
    const again = await send(path, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  }
})
