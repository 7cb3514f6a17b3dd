import { boardPickerBoardsResource, boardResource, userSessionResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWeb } from '../../src/app.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { AppError } from '../../src/platform/errors/app-error.ts'
import { createCsrfGuard } from '../../src/platform/http/csrf.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: 'https://pins.example' } })
  ana = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

let made = 0
const create = (headers: Record<string, string>, client = ana) => {
  made += 1
  return client.call(boardResource.create, { name: `Board ${made}` }, headers)
}
const names = async () => (await ana.ask(boardPickerBoardsResource.get, {})).all_boards.map(({ name }) => name)

test.each([
  ['another site as its origin', 'https://evil.example/path?x', 'https://evil.example'],
  ['a site whose name begins like ours', 'https://pins.example.evil.example', 'https://pins.example.evil.example'],
  ['our host at another port', 'https://pins.example:8443', 'https://pins.example:8443'],
  ['an opaque origin', 'null', 'a page without an address'],
  ['an origin that cannot be read', '<b>pins.example</b>', 'a page without an address'],
])('CA-19 a write with %s is refused with both addresses and changes nothing', async (_, origin, named) => {
  const before = await names()
  // Whoever comes by another address has no cookie of ours, so the address is told first.
  for (const headers of [{ origin }, { origin, cookie: '' }]) {
    const answer = await create(headers)
    const message = `This site runs at https://pins.example; you came by ${named}.`
    expect(answer).toMatchObject({ status: 403, error: { name: 'foreign_origin', code: 20, message } })
  }
  expect(await names()).toEqual(before)
})

test('the log tells of a foreign address once, with what to do', () => {
  const told: string[] = []
  const guard = createCsrfGuard({
    secret: 's'.repeat(43),
    publicUrl: new URL('https://pins.example'),
    sessionCookie: 'session',
    isSecure: true,
    warn: (text) => told.push(text),
  })
  for (const origin of ['http://192.0.2.7:3000', 'https://evil.example'])
    expect(() => guard.checkPair({ cookies: {}, headers: { origin } })).toThrow(AppError)
  expect(told).toEqual([
    'This site runs at https://pins.example; you came by http://192.0.2.7:3000. ' +
      'Writes from there are refused: set PUBLIC_URL to the address people use.',
  ])
})

test.each([
  ['a header unlike the cookie', { 'x-csrftoken': 'b'.repeat(32) }],
  ['a header of another length', { 'x-csrftoken': 'a' }],
  ['no header', { 'x-csrftoken': '' }],
  ['credentials that are no bearer token', { authorization: 'Basic YTpi', 'x-csrftoken': 'other' }],
])('CA-19 a write with %s is refused and changes nothing', async (_, headers) => {
  const before = await names()
  expect(await create(headers)).toMatchObject({ status: 403, error: { name: 'csrf_failed', code: 4 } })
  expect(await names()).toEqual(before)
})

test.each([
  ['our own', { origin: 'https://pins.example' }],
  ['our host by another scheme', { origin: 'http://pins.example' }],
])('CA-19 a write whose origin is %s is taken', async (_, headers) => {
  expect((await create(headers)).status).toBe(200)
})

test('CA-19 a write without the cookie is refused, whatever its header says', async () => {
  const session = ana.cookies.get('_pinterest_sess') ?? ''
  for (const cookie of [`_pinterest_sess=${session}`, `_pinterest_sess=${session}; csrftoken=`]) {
    for (const token of ['', 'a'.repeat(32)]) {
      expect(await create({ cookie, 'x-csrftoken': token })).toMatchObject({
        status: 403,
        error: { name: 'csrf_failed' },
      })
    }
  }
})

test('AC-02 logging in takes a matching pair that the client made up, and refuses one that does not match', async () => {
  const visitor = app.client()
  const credentials = { username_or_email: ana.member.email, password: ana.member.password }
  expect((await visitor.call(userSessionResource.create, credentials, { 'x-csrftoken': 'else' })).status).toBe(403)
  visitor.cookies.set('csrftoken', 'made-up-by-the-client')
  expect((await visitor.call(userSessionResource.create, credentials)).status).toBe(200)
})

const sessionOf = (client: SignedIn) => client.cookies.get('_pinterest_sess') ?? ''
const tokenOf = (client: SignedIn) => client.cookies.get('csrftoken') ?? ''

test('AC-02 a pair that was not made for the session is refused with the one that is good, and taken no more after logging out', async () => {
  const [ben, cleo] = [await signUp(app), await signUp(app)]
  const visitor = app.client()
  for (const token of ['a'.repeat(32), tokenOf(cleo), `${tokenOf(ben).slice(0, 16)}${'0'.repeat(16)}`, '', 'x']) {
    const cookie = `_pinterest_sess=${sessionOf(ben)}; csrftoken=${token}`
    const refused = await visitor.call(boardResource.create, { name: 'Planted' }, { cookie, 'x-csrftoken': token })
    expect(refused, token).toMatchObject({ status: 403, error: { name: 'csrf_failed' } })
  }
  const old = 'a'.repeat(32)
  visitor.cookies.set('_pinterest_sess', sessionOf(ben))
  visitor.cookies.set('csrftoken', old)
  expect((await visitor.call(boardResource.create, { name: 'Mine' })).status).toBe(403)
  // The refusal brought a good one, so that the next try is taken.
  expect((await visitor.call(boardResource.create, { name: 'Mine' })).status).toBe(200)
  const before = tokenOf(ben)
  await ben.ask(userSessionResource.delete, {})
  expect(tokenOf(ben)).not.toBe(before)
  const credentials = { username_or_email: ben.member.email, password: ben.member.password }
  await ben.ask(userSessionResource.create, credentials)
  const stale = { cookie: `_pinterest_sess=${sessionOf(ben)}; csrftoken=${before}`, 'x-csrftoken': before }
  expect((await ben.call(boardResource.create, { name: 'Stale' }, stale)).status).toBe(403)
  expect((await ben.call(boardResource.create, { name: 'Fresh' })).status).toBe(200)
})

test('AC-02 where the session is over, any matching pair may log in again', async () => {
  const ben = await signUp(app)
  ben.cookies.set('_pinterest_sess', 'long-gone')
  ben.cookies.set('csrftoken', 'made-up-by-the-client')
  const credentials = { username_or_email: ben.member.email, password: ben.member.password }
  expect((await ben.call(userSessionResource.create, credentials)).status).toBe(200)
})

test('AC-02 a bearer token needs neither cookie nor pair, and goes before the cookie', async () => {
  const ben = await signUp(app)
  const bearer = { authorization: `Bearer ${ana.cookies.get('_pinterest_sess')}` }
  const bare = app.client()
  bare.cookies.clear()
  const byToken = await create(bearer, bare as SignedIn)
  expect(byToken).toMatchObject({ status: 200, data: { owner: { id: ana.member.id } } })
  expect(await create(bearer, ben)).toMatchObject({ status: 200, data: { owner: { id: ana.member.id } } })
  const wrong = await create({ authorization: 'Bearer nonsense' }, ben)
  expect(wrong).toMatchObject({ status: 401, error: { name: 'sign_in_required' } })
})

test('CA-19 the first page sets the cookie, and never again for a request that carries one', async () => {
  const config = readConfig({ PORT: '3999', NODE_ENV: 'test', LOG_LEVEL: 'silent', PUBLIC_URL: 'https://pins.example' })
  const deps = { ...app.core, config, secret: 's'.repeat(43), clock: systemClock }
  const renderer = {
    render: () => Promise.resolve(new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })),
  }
  const web = await createWeb(deps, app.core, { renderer })
  try {
    const first = await web.inject({ method: 'GET', url: '/' })
    const [cookie] = first.cookies
    expect(first.cookies).toHaveLength(1)
    expect(cookie).toMatchObject({
      name: 'csrftoken',
      value: expect.stringMatching(/^[0-9a-f]{32}$/),
      path: '/',
      sameSite: 'Lax',
      secure: true,
    })
    expect(cookie).not.toHaveProperty('httpOnly')
    const again = await web.inject({ method: 'GET', url: '/', cookies: { csrftoken: cookie?.value ?? '' } })
    expect(again.statusCode).toBe(200)
    expect(again.headers).not.toHaveProperty('set-cookie')
    const own = await web.inject({ method: 'GET', url: '/', cookies: { csrftoken: 'x' } })
    expect(own.headers).not.toHaveProperty('set-cookie')
    const api = await web.inject({ method: 'GET', url: '/resource/UserHomefeedResource/get/' })
    expect(api.headers).not.toHaveProperty('set-cookie')
  } finally {
    await web.close()
  }
})
