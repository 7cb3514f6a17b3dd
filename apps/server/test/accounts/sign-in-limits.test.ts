import {
  emailExistsResource,
  limits,
  registerExists,
  userRegisterResource,
  userSessionResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startInTurn } from '../support/in-turn.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

const MINUTE = 60_000
let now = new Date('2026-11-20T12:00:00Z')
let app: TestApp
let ana: SignedIn
let ben: SignedIn
beforeAll(async () => {
  app = await startInTurn({ clock: { now: () => now } })
  ana = await signUp(app)
  ben = await signUp(app)
}, 120_000)
afterAll(() => app.stop())
// Each test begins with all tries of its own.
beforeEach(() => {
  now = new Date(now.getTime() + 16 * MINUTE)
})

const attempt = async (client: TestClient, name: string, password = 'wrong password', address = client.address) => {
  const answer = await client.call(
    userSessionResource.create,
    { username_or_email: name, password },
    { 'x-forwarded-for': address },
  )
  return answer.error?.name ?? 'in'
}
const fail = async (times: number, client: TestClient, name: string, address?: string) => {
  for (let round = 0; round < times; round += 1)
    expect(await attempt(client, name, 'wrong password', address)).toBe('wrong_credentials')
}

test('AC-02 after five tries an account is closed for a quarter of an hour, also to the right password and other addresses', async () => {
  for (let round = 0; round < limits.signIn.tries; round += 1) await fail(1, app.client(), ana.member.email)
  const other = app.client()
  const refused = await other.call(userSessionResource.create, {
    username_or_email: ana.member.email,
    password: ana.member.password,
  })
  expect(refused).toMatchObject({ status: 429, error: { name: 'throttled', code: 8 } })
  expect(Number(refused.headers.get('retry-after'))).toBe(900)
  expect(await attempt(app.client(), ben.member.email, ben.member.password)).toBe('in')
  now = new Date(now.getTime() + 14.9 * MINUTE)
  expect(await attempt(app.client(), ana.member.email, ana.member.password)).toBe('throttled')
  now = new Date(now.getTime() + 0.2 * MINUTE)
  expect(await attempt(app.client(), ana.member.email, ana.member.password)).toBe('in')
})

test('AC-02 whoever guesses elsewhere does not lock out a browser that the account logged in with before', async () => {
  const [browser, thief] = [app.client(), app.client()]
  expect(await attempt(browser, ana.member.email, ana.member.password)).toBe('in')
  const marks = browser.cookies.get('_device') ?? ''
  expect(marks).not.toContain(ana.member.id)
  await browser.ask(userSessionResource.delete, {})
  for (let round = 0; round < limits.signIn.tries; round += 1) await fail(1, thief, ana.member.email)
  expect(await attempt(app.client(), ana.member.email, ana.member.password)).toBe('throttled')
  expect(await attempt(browser, ana.member.email, ana.member.password, thief.address)).toBe('in')
  // Its tries are counted, too, apart from all others'; and it knows nothing of other accounts, nor do made-up marks.
  await fail(limits.signIn.tries, browser, ana.member.email)
  expect(await attempt(browser, ana.member.email, ana.member.password)).toBe('throttled')
  await fail(limits.signIn.tries, app.client(), ben.member.email)
  const forger = app.client()
  for (const mark of [marks, `${'0'.repeat(18)}-${'0'.repeat(30)}`, 'x', '.-.']) {
    forger.cookies.set('_device', mark)
    expect(await attempt(forger, ben.member.email, ben.member.password)).toBe('throttled')
  }
})

test('AC-02 the tries of an account are the same by email, by username and in any letters', async () => {
  const { email, username } = ana.member
  await fail(2, app.client(), email)
  await fail(2, app.client(), username)
  await fail(1, app.client(), username.toUpperCase())
  for (const name of [email.toUpperCase(), username])
    expect(await attempt(app.client(), name, ana.member.password)).toBe('throttled')
})

test('AC-02 an account that does not exist closes just the same', async () => {
  await fail(5, app.client(), 'nobody@example.org')
  expect(await attempt(app.client(), 'nobody@example.org')).toBe('throttled')
})

test('AC-02 after five tries an address is closed for all accounts', async () => {
  const client = app.client()
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) await fail(1, client, name)
  expect(await attempt(client, ben.member.email, ben.member.password)).toBe('throttled')
  expect(await attempt(app.client(), ben.member.email, ben.member.password)).toBe('in')
})

test('AC-02 a network of IPv6 counts as one address, its neighbour as another', async () => {
  const client = app.client()
  for (const host of ['::1', '::2', 'ffff::1', '0:0:1:1', 'dead:beef:1:2']) {
    const address =
      host.startsWith('::') || host.includes('::')
        ? `2001:db8:aa:1:${host.replace(/^::/, '0:0:0:').replace('::', ':0:0:')}`
        : `2001:db8:aa:1:${host}`
    await fail(1, client, `v6_${host.replaceAll(':', '_')}`, address)
  }
  expect(await attempt(client, 'v6_more', 'x', '2001:DB8:aa:1::99')).toBe('throttled')
  expect(await attempt(client, 'v6_more', 'x', '2001:db8:aa:2::99')).toBe('wrong_credentials')
})

test('AC-02 forty tries at once are still no more than five', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => attempt(app.client(), ana.member.email)))
  expect(answers.filter((name) => name === 'wrong_credentials')).toHaveLength(5)
  expect(answers.filter((name) => name === 'throttled')).toHaveLength(35)
})

test('AC-02 tries that turn out well do not count', async () => {
  const client = app.client()
  for (let round = 0; round < 8; round += 1)
    expect(await attempt(client, ana.member.email, ana.member.password)).toBe('in')
  await fail(4, client, ana.member.email)
  expect(await attempt(client, ana.member.email, ana.member.password)).toBe('in')
  await fail(1, client, ana.member.email)
  expect(await attempt(client, ana.member.email, ana.member.password)).toBe('throttled')
})

test('AC-02 an address somebody merely claims to have is not believed', async () => {
  const direct = await startTestApp({ env: { TRUSTED_PROXIES: '192.0.2.1' } })
  try {
    for (let round = 0; round < 5; round += 1) await fail(1, direct.client(), `someone_${round}`)
    expect(await attempt(direct.client(), 'someone_else')).toBe('throttled')
    expect(await attempt(direct.client(), 'someone_else', 'x', '192.0.2.1')).toBe('throttled')
  } finally {
    await direct.stop()
  }
})

test('AC-02 of a chain of proxies only the part that trusted ones wrote counts', async () => {
  const client = app.client()
  for (let round = 0; round < 5; round += 1) await fail(1, client, `chain_${round}`, `198.51.100.${round}, 203.0.113.9`)
  expect(await attempt(client, 'chain_more', 'x', '198.51.100.77, 203.0.113.9')).toBe('throttled')
  expect(await attempt(client, 'chain_more', 'x', '203.0.113.9, 198.51.100.77')).toBe('wrong_credentials')
})

test('AC-01 CA-12 asking whether emails have accounts is limited, over both addresses together', async () => {
  const client = app.client()
  for (let round = 0; round < 5; round += 1) {
    expect((await client.call(registerExists, { email: `e${round}@example.org` })).status).toBe(200)
    expect((await client.call(emailExistsResource.get, { email: `e${round}@example.org` })).status).toBe(200)
  }
  const refused = await client.call(registerExists, { email: ana.member.email })
  expect(refused).toMatchObject({ status: 429, error: { name: 'throttled' } })
  expect(Number(refused.headers.get('retry-after'))).toBe(3600)
  expect((await app.client().call(registerExists, { email: ana.member.email })).data).toBe(true)
})

test('AC-01 sign-ups from one address are limited', async () => {
  const client = app.client()
  const person = { email: ana.member.email, password: 'correct horse', birth_date: '1990-05-17' }
  const answers = await Promise.all(Array.from({ length: 31 }, () => client.call(userRegisterResource.create, person)))
  expect(answers.filter(({ error }) => error?.name === 'email_taken')).toHaveLength(30)
  expect(answers.filter(({ error }) => error?.name === 'throttled')).toHaveLength(1)
})
