import {
  changeAccountEmail,
  confirmLogIn,
  confirmSecondFactor,
  enterPassword,
  getSecondFactor,
  limits,
  logInByLink,
  renewRecoveryCodes,
  resetPasswordFromEmailResource,
  setUpSecondFactor,
  turnOffSecondFactor,
  userPasswordResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailsTo } from '../../support/mailbox.ts'
import { type SignedIn, signUp } from '../../support/people.ts'
import { startTestApp, type TestApp } from '../../support/test-app.ts'
import type { TestClient } from '../../support/test-client.ts'
import {
  anotherBrowser,
  codeOf,
  isSignedIn,
  logIn,
  mailedLogIn,
  mailedReset,
  MINUTE,
  turnedClock,
  turnOnSecondFactor,
} from './sign-ins.ts'

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

/** The first step of a log-in; answers the challenge. */
async function challengeOf(client: TestClient, password = ana.member.password): Promise<string> {
  const { status, error } = await logIn(client, ana.member.email, password)
  expect([status, error?.name]).toEqual([401, 'second_factor_code_required'])
  return (error as { challenge?: string }).challenge ?? ''
}

const hasPassed = async (client: TestClient) => {
  const { rows } = await app.pool.query<{ passed: boolean }>(
    'select second_factor_at is not null as passed from sessions where member_id = $1 order by id desc limit 1',
    [client.member?.id ?? ana.member.id],
  )
  return rows[0]?.passed
}

test('AC-05 a second factor counts once its first code was given, and then every log-in needs one', async () => {
  const { secret, otpauth_url: url } = await ana.ask(setUpSecondFactor, {})
  expect(url).toContain(`secret=${secret}`)
  expect(url).toMatch(/^otpauth:\/\/totp\/Pinfold/)
  expect((await logIn(app.client(), ana.member.email, ana.member.password)).status).toBe(200)
  expect((await ana.call(confirmSecondFactor, { code: '000000' })).error).toMatchObject({ name: 'wrong_code' })
  const { recovery_codes: codes } = await ana.ask(confirmSecondFactor, { code: codeOf(secret, clock.now()) })
  expect(new Set(codes).size).toBe(limits.secondFactor.recoveryCodes)
  for (const code of codes) expect(code).toMatch(/^[a-z2-8]{4}(-[a-z2-8]{4}){3}$/)
  expect(await ana.ask(getSecondFactor, {})).toEqual({ is_on: true, recovery_codes_left: 10 })
  clock.pass(MINUTE)
  const phone = app.client()
  const challenge = await challengeOf(phone)
  expect(phone.cookies.has('_pinterest_sess')).toBe(false)
  const viewer = await phone.ask(confirmLogIn, { challenge, code: codeOf(secret, clock.now()) })
  expect(viewer).toMatchObject({ id: ana.member.id, isAuth: true, isLimitedLogin: false })
  expect(await isSignedIn(phone)).toBe(true)
  expect(await hasPassed(phone)).toBe(true)
  const subjects = (await mailsTo(app, ana.member.email)).map(({ subject }) => subject)
  expect(subjects).toContain('Two-factor log-in is on')
})

test('AC-05 a code works once, also for two at once, and an older one no more after it', async () => {
  const { secret, code } = await turnOnSecondFactor(ana, clock)
  const challenge = await challengeOf(app.client())
  const now = code()
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => app.client().call(confirmLogIn, { challenge, code: now })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ error }) => error?.name === 'wrong_code')).toHaveLength(3)
  const before = codeOf(secret, new Date(clock.now().getTime() - 30_000))
  expect((await app.client().call(confirmLogIn, { challenge, code: before })).error?.name).toBe('wrong_code')
})

test('AC-05 clocks may be half a minute apart, and no more', async () => {
  const { secret } = await turnOnSecondFactor(ana, clock)
  const challenge = await challengeOf(app.client())
  const at = (seconds: number) => codeOf(secret, new Date(clock.now().getTime() + seconds * 1000))
  for (const seconds of [-90, 90]) {
    const answer = await app.client().call(confirmLogIn, { challenge, code: at(seconds) })
    expect(answer.error?.name, `${seconds}`).toBe('wrong_code')
  }
  for (const seconds of [-30, 0, 30])
    expect((await app.client().call(confirmLogIn, { challenge, code: at(seconds) })).status, `${seconds}`).toBe(200)
})

test('AC-05 recovery codes open once each, written as one likes, and new ones end the old', async () => {
  const { recoveryCodes } = await turnOnSecondFactor(ana, clock)
  const [first = '', second = '', third = ''] = recoveryCodes
  const challenge = await challengeOf(app.client())
  expect((await app.client().call(confirmLogIn, { challenge, code: first })).status).toBe(200)
  expect((await app.client().call(confirmLogIn, { challenge, code: first })).error?.name).toBe('wrong_code')
  const spelled = ` ${second.toUpperCase().replaceAll('-', ' ')} `
  expect((await app.client().call(confirmLogIn, { challenge, code: spelled })).status).toBe(200)
  expect(await ana.ask(getSecondFactor, {})).toEqual({ is_on: true, recovery_codes_left: 8 })
  const { recovery_codes: renewed } = await ana.ask(renewRecoveryCodes, {})
  expect(renewed).toHaveLength(10)
  expect((await app.client().call(confirmLogIn, { challenge, code: third })).error?.name).toBe('wrong_code')
  expect((await app.client().call(confirmLogIn, { challenge, code: renewed[0] ?? '' })).status).toBe(200)
  const { rows } = await app.pool.query<{ code_hash: Buffer }>(
    'select code_hash from recovery_codes where member_id = $1',
    [ana.member.id],
  )
  expect(rows).toHaveLength(9)
})

test('AC-05 codes share the five tries of passwords, per account', async () => {
  const { code } = await turnOnSecondFactor(ana, clock)
  const challenge = await challengeOf(app.client())
  for (let round = 0; round < limits.signIn.tries; round += 1)
    expect((await app.client().call(confirmLogIn, { challenge, code: '000000' })).error?.name).toBe('wrong_code')
  const refused = await app.client().call(confirmLogIn, { challenge, code: code() })
  expect(refused).toMatchObject({ status: 429, error: { name: 'throttled' } })
  expect((await logIn(app.client(), ana.member.email, ana.member.password)).status).toBe(429)
})

test('AC-05 a challenge holds ten minutes, is nobody else’s, and ends with the password it was given for', async () => {
  const { code } = await turnOnSecondFactor(ana, clock)
  const challenge = await challengeOf(app.client())
  const flipped = Buffer.from(challenge, 'base64url').map((byte, index) => (index === 40 ? byte ^ 1 : byte))
  for (const forged of ['', 'x', Buffer.from(flipped).toString('base64url')]) {
    const answer = await app.client().call(confirmLogIn, { challenge: forged, code: code() })
    expect(answer.error?.name).toBe('log_in_again')
  }
  clock.pass(limits.secondFactor.challengeMilliseconds + 1)
  const late = await app.client().call(confirmLogIn, { challenge, code: code() })
  expect(late).toMatchObject({ status: 401, error: { name: 'log_in_again' } })
  const next = await challengeOf(app.client())
  const reset = { token: await mailedReset(app, ana.member.email), new_password: 'a new password' }
  await app.client().ask(resetPasswordFromEmailResource.update, reset)
  expect((await app.client().call(confirmLogIn, { challenge: next, code: code() })).error?.name).toBe('log_in_again')
  // A reset takes the password's place, never the second factor's.
  await challengeOf(app.client(), 'a new password')
})

test('AC-04 AC-05 a log-in link asks for the code, too, and the login stays limited', async () => {
  const { code } = await turnOnSecondFactor(ana, clock)
  const phone = app.client()
  const first = await phone.call(logInByLink, { token: await mailedLogIn(app, ana.member.email) })
  expect(first.error?.name).toBe('second_factor_code_required')
  const challenge = (first.error as { challenge?: string }).challenge ?? ''
  expect(await phone.ask(confirmLogIn, { challenge, code: code() })).toMatchObject({ isLimitedLogin: true })
  clock.pass(MINUTE)
  expect((await phone.call(enterPassword, { password: ana.member.password })).error).toMatchObject({
    name: 'second_factor_code_required',
    field: 'code',
  })
  const entered = await phone.ask(enterPassword, { password: ana.member.password, code: code() })
  expect(entered.isLimitedLogin).toBe(false)
})

test('AC-05 entering the password again and changing it need a code where the second factor is on', async () => {
  const { code } = await turnOnSecondFactor(ana, clock)
  clock.pass(11 * MINUTE)
  expect((await ana.call(renewRecoveryCodes, {})).error?.name).toBe('password_required')
  const wrong = { password: ana.member.password, code: '000000' }
  expect((await ana.call(enterPassword, wrong)).error).toMatchObject({ name: 'wrong_code', field: 'code' })
  expect((await ana.call(renewRecoveryCodes, {})).error?.name).toBe('password_required')
  const change = { old_password: ana.member.password, new_password: 'a new password' }
  expect((await ana.call(userPasswordResource.update, change)).error?.name).toBe('second_factor_code_required')
  expect((await ana.call(userPasswordResource.update, { ...change, code: code() })).status).toBe(200)
  expect((await ana.call(renewRecoveryCodes, {})).status).toBe(200)
})

test('AC-05 turning it off needs a recent password; then the password alone logs in and no session counts as confirmed', async () => {
  await turnOnSecondFactor(ana, clock)
  expect((await ana.call(setUpSecondFactor, {})).error?.name).toBe('second_factor_on')
  await ana.ask(turnOffSecondFactor, {})
  await ana.ask(turnOffSecondFactor, {})
  expect(await ana.ask(getSecondFactor, {})).toEqual({ is_on: false, recovery_codes_left: 0 })
  expect(await hasPassed(ana)).toBe(false)
  expect((await anotherBrowser(app, ana)).member.id).toBe(ana.member.id)
  expect((await ana.call(renewRecoveryCodes, {})).error?.name).toBe('second_factor_off')
  expect((await ana.call(confirmSecondFactor, { code: '123456' })).error?.name).toBe('second_factor_off')
  const subjects = (await mailsTo(app, ana.member.email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject === 'Two-factor log-in is off')).toHaveLength(1)
  clock.pass(11 * MINUTE)
  for (const endpoint of [setUpSecondFactor, turnOffSecondFactor, renewRecoveryCodes])
    expect((await ana.call(endpoint, {})).error?.name).toBe('password_required')
  expect((await ana.call(changeAccountEmail, { email: 'x@example.org' })).error?.name).toBe('password_required')
})
