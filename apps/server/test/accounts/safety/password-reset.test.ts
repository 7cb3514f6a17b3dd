import {
  getAccountEmail,
  limits,
  resetPasswordFromEmailResource,
  userPasswordResource,
  userResetPasswordResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { lastMailTo, mailsTo } from '../../support/mailbox.ts'
import { type SignedIn, signUp } from '../../support/people.ts'
import { startTestApp, type TestApp } from '../../support/test-app.ts'
import type { TestClient, WireAnswer } from '../../support/test-client.ts'
import { anotherBrowser, isSignedIn, logIn, mailedLogIn, mailedReset, MINUTE, turnedClock } from './sign-ins.ts'

const clock = turnedClock()
let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  app = await startTestApp({ clock })
}, 120_000)
afterAll(() => app.stop())
beforeEach(async () => {
  clock.pass(16 * MINUTE)
  ana = await signUp(app)
})

const reset = (client: TestClient, token: string, newPassword = 'a new password') =>
  client.call(resetPasswordFromEmailResource.update, { token, new_password: newPassword })

test('AC-03 a mailed link sets a new password, ends all sessions, and is used up', async () => {
  const phone = await anotherBrowser(app, ana)
  const token = await mailedReset(app, ana.member.email)
  expect((await reset(app.client(), token)).status).toBe(200)
  expect([await isSignedIn(ana), await isSignedIn(phone)]).toEqual([false, false])
  expect((await logIn(app.client(), ana.member.email, ana.member.password)).error?.name).toBe('wrong_credentials')
  expect((await logIn(app.client(), ana.member.email, 'a new password')).status).toBe(200)
  expect(await reset(app.client(), token)).toMatchObject({ status: 404, error: { name: 'link_over', field: 'token' } })
  const subjects = (await mailsTo(app, ana.member.email)).map(({ subject }) => subject)
  expect(subjects).toEqual(['Is this your email address?', 'Set a new password', 'Your password was changed'])
})

test('AC-03 nobody is signed in by a reset, and whoever reads the mailbox has verified the address', async () => {
  const visitor = app.client()
  await reset(visitor, await mailedReset(app, ana.member.email))
  expect(visitor.cookies.has('_pinterest_sess')).toBe(false)
  await logIn(visitor, ana.member.username, 'a new password')
  expect(await visitor.ask(getAccountEmail, {})).toMatchObject({ is_verified: true })
})

test('AC-03 a link holds for an hour and no longer', async () => {
  const token = await mailedReset(app, ana.member.email)
  clock.pass(limits.accountLinks.validMilliseconds)
  const late = await mailedReset(app, ana.member.email)
  clock.pass(1)
  expect((await reset(app.client(), token)).error?.name).toBe('link_over')
  expect((await reset(app.client(), late)).status).toBe(200)
})

test('AC-03 of two at once with one token one wins', async () => {
  const token = await mailedReset(app, ana.member.email)
  const words = Array.from({ length: 6 }, (_, index) => `password number ${index}`)
  const answers = await Promise.all(words.map((word) => reset(app.client(), token, word)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ error }) => error?.name === 'link_over')).toHaveLength(5)
  const winner = words[answers.findIndex(({ status }) => status === 200)] ?? ''
  expect((await logIn(app.client(), ana.member.email, winner)).status).toBe(200)
})

test('AC-03 a reset uses up the other links to the account, a changed password too', async () => {
  const [first, second] = [await mailedReset(app, ana.member.email), await mailedReset(app, ana.member.email)]
  const logInToken = await mailedLogIn(app, ana.member.email)
  expect((await reset(app.client(), first)).status).toBe(200)
  expect((await reset(app.client(), second)).error?.name).toBe('link_over')
  expect((await reset(app.client(), logInToken)).error?.name).toBe('link_over')
  const ben = await signUp(app)
  const old = await mailedReset(app, ben.member.email)
  await ben.ask(userPasswordResource.update, { old_password: ben.member.password, new_password: 'another password' })
  expect((await reset(app.client(), old)).error?.name).toBe('link_over')
})

test('AC-03 a token that was changed, cut, made up or mailed for something else opens nothing', async () => {
  const token = await mailedReset(app, ana.member.email)
  const bytes = Buffer.from(token, 'base64url')
  const flipped = (at: number) =>
    Buffer.from(bytes.map((byte, index) => (index === at ? byte ^ 1 : byte))).toString('base64url')
  const { token: verification } = await lastMailTo(app, ana.member.email, 'Is this your email address?')
  for (const forged of [flipped(0), flipped(7), flipped(8), flipped(31), token.slice(0, -1), `${token}AA`, 'x'])
    expect((await reset(app.client(), forged)).error?.name, forged).toBe('link_over')
  expect((await reset(app.client(), verification)).error?.name).toBe('link_over')
  expect((await reset(app.client(), token, 'short')).error?.field).toBe('new_password')
  expect((await reset(app.client(), token)).status).toBe(200)
})

test('AC-01 AC-03 asking for a new password never tells whether there is an account', async () => {
  const shapeOf = (answer: WireAnswer) => ({
    status: answer.status,
    headers: [...answer.headers].filter(([name]) => !['date', 'content-length', 'retry-after'].includes(name)),
    body: { ...answer.body, request_identifier: '', resource: null },
  })
  const ask = async (name: string, client = app.client()) =>
    shapeOf(await client.call(userResetPasswordResource.create, { username_or_email: name }))
  const known = await ask(ana.member.email)
  expect(known.status).toBe(200)
  for (const name of ['nobody@example.org', 'nobody_at_all', 'no such name !', ana.member.username])
    expect(await ask(name), name).toEqual(known)
  // Tries end alike, too.
  for (let round = 0; round < limits.accountMails.tries - 2; round += 1) await ask(ana.member.email)
  for (let round = 0; round < limits.accountMails.tries - 1; round += 1) await ask('nobody@example.org')
  const throttled = await ask(ana.member.email)
  expect(throttled.status).toBe(429)
  expect(await ask('nobody@example.org')).toEqual(throttled)
  expect(await mailsTo(app, 'nobody@example.org')).toEqual([])
  const { rows } = await app.pool.query<{ data: object }>(`select data from pgboss.job where name = 'account-mail'`)
  expect(JSON.stringify(rows)).not.toContain('nobody')
})

test('AC-03 one address may ask for few mails, whoever they are for', async () => {
  const client = app.client()
  const answers = []
  for (let round = 0; round <= limits.accountMails.tries; round += 1)
    answers.push(await client.call(userResetPasswordResource.create, { username_or_email: `n${round}@example.org` }))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
})

test('AC-02 changing the password takes the old one and ends all other sessions', async () => {
  const phone = await anotherBrowser(app, ana)
  const wrong = { old_password: 'not this', new_password: 'a new password' }
  expect(await ana.call(userPasswordResource.update, wrong)).toMatchObject({
    status: 401,
    error: { name: 'wrong_password', field: 'old_password' },
  })
  expect(await isSignedIn(phone)).toBe(true)
  await ana.ask(userPasswordResource.update, { ...wrong, old_password: ana.member.password })
  expect([await isSignedIn(ana), await isSignedIn(phone)]).toEqual([true, false])
  expect((await logIn(app.client(), ana.member.email, 'a new password')).status).toBe(200)
})

test('AC-02 wrong passwords of a change count as tries of the account', async () => {
  const wrong = { old_password: 'not this', new_password: 'a new password' }
  for (let round = 0; round < limits.signIn.tries; round += 1)
    expect((await ana.call(userPasswordResource.update, wrong)).error?.name).toBe('wrong_password')
  expect((await ana.call(userPasswordResource.update, wrong)).error?.name).toBe('throttled')
  expect((await logIn(app.client(), ana.member.email, ana.member.password)).error?.name).toBe('throttled')
})
