import {
  boardPickerBoardsResource,
  emailExistsResource,
  registerExists,
  userRegisterResource,
  userResource,
  userSessionResource,
  userSessionStoreResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient, WireAnswer } from '../support/test-client.ts'

const YEAR = 365 * 24 * 3_600_000
let now = new Date('2026-11-20T12:00:00Z')
let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } })
  ana = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

const logIn = (client: TestClient, name: string, password: string) =>
  client.call(userSessionResource.create, { username_or_email: name, password })
/** Two words and digits. */
const DRAWN = /^[a-z]{6,16}\d{2,7}$/
const isSignedIn = async (client: TestClient) => (await client.call(boardPickerBoardsResource.get, {})).status === 200

test('AC-01 whoever signs up is signed in at once, with a name made for them where they chose none', async () => {
  const client = app.client()
  const person = {
    email: 'Jo.Ann+pins@Example.org',
    password: 'correct horse',
    birth_date: '1990-05-17',
    full_name: 'Jo Ánn  Öl',
  }
  const viewer = await client.ask(userRegisterResource.create, person)
  expect(viewer).toMatchObject({
    isAuth: true,
    viewerType: 'authenticated',
    fullName: 'Jo Ánn  Öl',
    username: 'joannol',
  })
  expect(client.cookies.get('_auth')).toBe('1')
  expect(await isSignedIn(client)).toBe(true)
  const second = await app.client().ask(userRegisterResource.create, { ...person, email: 'other@example.org' })
  expect(second.username).toMatch(/^joannol\d+$/)
  const nameless = await app
    .client()
    .ask(userRegisterResource.create, {
      email: '日本@example.org',
      password: 'correct horse',
      birth_date: '1990-05-17',
    })
    .catch(() => null)
  const short = await app.client().ask(userRegisterResource.create, {
    email: 'a@example.org',
    password: 'correct horse',
    birth_date: '1990-05-17',
    full_name: '陶芸',
  })
  expect(short.username).toMatch(DRAWN)
  expect(nameless === null || DRAWN.test(nameless.username ?? '')).toBe(true)
})

test('AC-01 a sign-up without a name draws one of words and digits, and shows nothing of the email address', async () => {
  const person = { password: 'correct horse', birth_date: '1990-05-17' }
  for (const email of ['greta.lindqvist.1987@example.org', 'xq@example.org']) {
    const viewer = await app.client().ask(userRegisterResource.create, { ...person, email })
    expect(viewer.username).toMatch(DRAWN)
    expect(viewer.fullName).toBe(viewer.username)
    const shown = JSON.stringify(await app.client().ask(userResource.get, { username: viewer.username ?? '' }))
    expect(shown).not.toMatch(/greta|lindqvist|1987|xq@/i)
  }
})

test('AC-01 CA-12 an email belongs to one account, whatever its letter case, and both addresses tell', async () => {
  const email = `Mixed.Case@${ana.member.username}.example.org`
  const person = { password: 'correct horse', birth_date: '1990-05-17' }
  await app.client().ask(userRegisterResource.create, { ...person, email })
  for (const spelled of [email.toLowerCase(), email.toUpperCase(), ` ${email} `]) {
    const taken = await app.client().call(userRegisterResource.create, { ...person, email: spelled })
    expect(taken).toMatchObject({ status: 409, error: { name: 'email_taken', field: 'email' } })
    expect(await app.client().ask(registerExists, { email: spelled })).toBe(true)
    expect(await app.client().ask(emailExistsResource.get, { email: spelled })).toBe(true)
  }
  expect(await app.client().ask(registerExists, { email: 'free@example.org' })).toBe(false)
})

test('AC-01 twenty sign-ups at once with one email make one account', async () => {
  const person = { email: 'race@example.org', password: 'correct horse', birth_date: '1990-05-17' }
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => app.client().call(userRegisterResource.create, person)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ error }) => error?.name === 'email_taken')).toHaveLength(19)
})

test('AC-02 one logs in with the email or the username in any letter case, and out again', async () => {
  const { email, username, password } = ana.member
  for (const name of [email, email.toUpperCase(), ` ${email} `, username, username.toUpperCase()]) {
    const client = app.client()
    expect((await logIn(client, name, password)).data).toMatchObject({ id: ana.member.id, isAuth: true })
    expect(await isSignedIn(client)).toBe(true)
    const session = client.cookies.get('_pinterest_sess') ?? ''
    await client.ask(userSessionResource.delete, { disable_auth_failure_redirect: true })
    expect([client.cookies.has('_pinterest_sess'), client.cookies.has('_auth')]).toEqual([false, false])
    client.cookies.set('_pinterest_sess', session)
    expect(await isSignedIn(client)).toBe(false)
  }
})

test('AC-02 a wrong password and an unknown account get the same answer to the letter', async () => {
  // The name comes back as it was sent, so the length tells nothing but its own.
  const shapeOf = (answer: WireAnswer) => ({
    status: answer.status,
    headers: [...answer.headers].filter(([name]) => name !== 'date' && name !== 'content-length'),
    body: { ...answer.body, request_identifier: '', resource: null },
  })
  const wrong = shapeOf(await logIn(app.client(), ana.member.email, 'wrong password'))
  expect(wrong.status).toBe(401)
  for (const name of ['nobody@example.org', 'nobody_at_all', ana.member.username, 'no such name !', '@']) {
    expect(shapeOf(await logIn(app.client(), name, 'wrong password')), name).toEqual(wrong)
  }
})

test('AC-02 sessions are listed newest first, and any of them can be ended; it is over with the next request', async () => {
  const ben = await signUp(app)
  const phone = app.client()
  phone.userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1'
  phone.country = 'PT'
  await logIn(phone, ben.member.email, ben.member.password)
  const [onPhone, first, ...others] = await phone.ask(userSessionStoreResource.get, {})
  expect(others).toEqual([])
  expect(onPhone).toMatchObject({
    device_source: 'iphone',
    country: 'PT',
    is_current: true,
    user_agent: phone.userAgent,
  })
  expect(first).toMatchObject({ device_source: 'web', country: 'US', is_current: false })
  expect((await phone.call(userSessionResource.delete, { session_id: '1' })).error?.name).toBe('session_not_found')
  await ben.ask(userSessionResource.delete, { session_id: onPhone?.id ?? '' })
  expect(await isSignedIn(phone)).toBe(false)
  expect(await isSignedIn(ben)).toBe(true)
  expect(await ben.ask(userSessionStoreResource.get, {})).toHaveLength(1)
})

test('AC-02 nobody ends a session of somebody else', async () => {
  const ben = await signUp(app)
  const [session] = await ben.ask(userSessionStoreResource.get, {})
  const answer = await ana.call(userSessionResource.delete, { session_id: session?.id ?? '' })
  expect(answer).toMatchObject({ status: 404, error: { name: 'session_not_found', field: 'session_id' } })
  expect(await isSignedIn(ben)).toBe(true)
  expect(await isSignedIn(ana)).toBe(true)
})

test('AC-02 a token that was changed, cut or made up signs nobody in', async () => {
  const token = ana.cookies.get('_pinterest_sess') ?? ''
  const bytes = Buffer.from(token, 'base64url')
  const flipped = (at: number) =>
    Buffer.from(bytes.map((byte, index) => (index === at ? byte ^ 1 : byte))).toString('base64url')
  for (const forged of [
    flipped(0),
    flipped(7),
    flipped(8),
    flipped(31),
    token.slice(0, -1),
    `${token}AA`,
    'x',
    '1',
    Buffer.alloc(32, 0xff).toString('base64url'),
  ]) {
    const visitor = app.client()
    visitor.cookies.set('_pinterest_sess', forged)
    expect(await isSignedIn(visitor), forged).toBe(false)
    expect((await visitor.call(userResource.get, { user_id: ana.member.id })).status).toBe(200)
  }
})

test('AC-02 writing needs a session, and says so before anything else', async () => {
  for (const [name, action] of [
    ['BoardResource', 'create'],
    ['PinResource', 'delete'],
    ['UserFollowResource', 'create'],
    ['UserSessionResource', 'delete'],
    ['VIPResource', 'create'],
  ] as const) {
    const answer = await app.client().resource(name, action, { nonsense: true })
    expect(answer).toMatchObject({ status: 401, error: { name: 'sign_in_required', code: 3 } })
  }
})

test('AC-02 a session ends by itself some months after it began', async () => {
  const ben = await signUp(app)
  now = new Date(now.getTime() + YEAR)
  expect(await isSignedIn(ben)).toBe(false)
})
