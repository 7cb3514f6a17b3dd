import {
  cancelEmailChange,
  changeAccountEmail,
  emailExistsResource,
  getAccountEmail,
  logInByLink,
  resetPasswordFromEmailResource,
  sendEmailVerification,
  userRegisterResource,
  verifyEmail,
} from '@pinfold/contract'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findViewer } from '../../../src/modules/accounts/index.ts'
import { lastMailTo, mailsTo } from '../../support/mailbox.ts'
import { type SignedIn, signUp } from '../../support/people.ts'
import { startTestApp, type TestApp } from '../../support/test-app.ts'
import { logIn, mailedLogIn, mailedReset, MINUTE, turnedClock } from './sign-ins.ts'

const clock = turnedClock()
let app: TestApp
let ana: SignedIn
let newEmail: string
beforeAll(async () => {
  app = await startTestApp({ clock })
}, 120_000)
afterAll(() => app.stop())
beforeEach(async () => {
  clock.pass(16 * MINUTE)
  ana = await signUp(app)
  newEmail = `new.${randomBytes(4).toString('hex')}@example.org`
})

const CONFIRM_NEW = 'Confirm your new email address'
const exists = (email: string) => app.client().ask(emailExistsResource.get, { email })

test('AC-03 a new member’s address is unverified until the mailed link is used, by any browser', async () => {
  const { email } = ana.member
  expect(await ana.ask(getAccountEmail, {})).toEqual({ email, is_verified: false, pending_email: null })
  const { token } = await lastMailTo(app, email, 'Is this your email address?')
  expect(await app.client().ask(verifyEmail, { token })).toEqual({ email })
  expect(await ana.ask(getAccountEmail, {})).toEqual({ email, is_verified: true, pending_email: null })
  expect((await app.client().call(verifyEmail, { token })).error?.name).toBe('link_over')
})

test('AC-03 a mail to an address that nobody proved holds nothing that somebody typed, but a username', async () => {
  const person = {
    password: 'correct horse',
    birth_date: '1990-05-17',
    full_name: 'https://evil.example/win <b>now</b>',
  }
  const { username } = await app.client().ask(userRegisterResource.create, { ...person, email: newEmail })
  const mail = await lastMailTo(app, newEmail)
  expect(mail.text).toContain(`Hello ${username},`)
  expect(`${mail.text}${mail.html}`).not.toMatch(/evil\.example|<b>now/)
})

test('AC-03 the link can be mailed again until the address is verified; it holds for an hour', async () => {
  const { email } = ana.member
  const verifications = async () =>
    (await mailsTo(app, email)).filter(({ subject }) => subject === 'Is this your email address?')
  const { token: over } = await lastMailTo(app, email)
  clock.pass(61 * MINUTE)
  expect((await app.client().call(verifyEmail, { token: over })).error?.name).toBe('link_over')
  await ana.ask(sendEmailVerification, {})
  expect(await verifications()).toHaveLength(2)
  await app.client().ask(verifyEmail, { token: (await lastMailTo(app, email)).token })
  await ana.ask(sendEmailVerification, {})
  expect(await verifications()).toHaveLength(2)
  for (let round = 0; round < 3; round += 1) await ana.ask(sendEmailVerification, {})
  expect((await ana.call(sendEmailVerification, {})).error?.name).toBe('throttled')
})

test('AC-03 a new address takes the place of the old one when its link is used, and not before', async () => {
  const { email, password } = ana.member
  const state = await ana.ask(changeAccountEmail, { email: newEmail })
  expect(state).toEqual({ email, is_verified: false, pending_email: newEmail })
  expect((await lastMailTo(app, email)).subject).toBe('Your email address is about to change')
  expect((await logIn(app.client(), newEmail, password)).status).toBe(401)
  const { token } = await lastMailTo(app, newEmail, CONFIRM_NEW)
  expect(await app.client().ask(verifyEmail, { token })).toEqual({ email: newEmail })
  expect(await ana.ask(getAccountEmail, {})).toEqual({ email: newEmail, is_verified: true, pending_email: null })
  expect((await logIn(app.client(), newEmail, password)).status).toBe(200)
  expect((await logIn(app.client(), email, password)).status).toBe(401)
  expect([await exists(newEmail), await exists(email)]).toEqual([true, false])
  expect((await lastMailTo(app, email)).subject).toBe('Your email address was changed')
})

test('AC-03 links that lie in the old mailbox open nothing after the change', async () => {
  const reset = await mailedReset(app, ana.member.email)
  const login = await mailedLogIn(app, ana.member.email)
  await ana.ask(changeAccountEmail, { email: newEmail })
  await app.client().ask(verifyEmail, { token: (await lastMailTo(app, newEmail)).token })
  const late = await app
    .client()
    .call(resetPasswordFromEmailResource.update, { token: reset, new_password: 'a new password' })
  expect(late.error?.name).toBe('link_over')
  expect((await app.client().call(logInByLink, { token: login })).error?.name).toBe('link_over')
})

test('AC-03 a wish that was taken back or replaced leaves a link that opens nothing', async () => {
  await ana.ask(changeAccountEmail, { email: newEmail })
  const { token: first } = await lastMailTo(app, newEmail)
  const other = `other.${newEmail}`
  await ana.ask(changeAccountEmail, { email: other })
  const { token: second } = await lastMailTo(app, other)
  expect((await app.client().call(verifyEmail, { token: first })).error?.name).toBe('link_over')
  expect((await ana.ask(cancelEmailChange, {})).pending_email).toBeNull()
  expect((await app.client().call(verifyEmail, { token: second })).error?.name).toBe('link_over')
  expect((await ana.ask(getAccountEmail, {})).email).toBe(ana.member.email)
})

test('AC-03 an address of somebody else cannot be taken, whoever was first, also at the same moment', async () => {
  const ben = await signUp(app)
  const taken = await ana.call(changeAccountEmail, { email: ben.member.email.toUpperCase() })
  expect(taken).toMatchObject({ status: 409, error: { name: 'email_taken', field: 'email' } })
  await ana.ask(changeAccountEmail, { email: newEmail })
  const { token: anas } = await lastMailTo(app, newEmail)
  await ben.ask(changeAccountEmail, { email: newEmail.toUpperCase() })
  const bens = (await mailsTo(app, newEmail.toUpperCase())).at(-1)?.token ?? ''
  const person = { email: newEmail, password: 'correct horse', birth_date: '1990-05-17' }
  const answers = await Promise.all([
    app.client().call(verifyEmail, { token: anas }),
    app.client().call(verifyEmail, { token: bens }),
    app.client().call(userRegisterResource.create, person),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ error }) => error?.name === 'email_taken')).toHaveLength(2)
  const { rows } = await app.pool.query('select member_id from emails where email_key = $1', [newEmail])
  expect(rows).toHaveLength(1)
  const { rows: lost } = await app.pool.query(
    `select id from members where not exists (select 1 from emails where member_id = members.id and email_key = lower(email))`,
  )
  expect(lost).toEqual([])
})

test('AC-03 another spelling of one’s own address is verified, too, and stays one’s own', async () => {
  const spelled = ana.member.email.toUpperCase()
  await ana.ask(changeAccountEmail, { email: spelled })
  await app.client().ask(verifyEmail, { token: (await lastMailTo(app, spelled, CONFIRM_NEW)).token })
  expect(await ana.ask(getAccountEmail, {})).toEqual({ email: spelled, is_verified: true, pending_email: null })
  expect((await logIn(app.client(), ana.member.email, ana.member.password)).status).toBe(200)
})

test('AC-03 whom the program signs up itself counts as verified and gets no mail', async () => {
  const visitor = await findViewer(app.core, { token: '', userAgent: '', country: 'US' })
  const facts = {
    requestId: '',
    address: '10.9.9.9',
    userAgent: '',
    idempotencyKey: undefined,
    isInternal: true,
  } as const
  const person = { email: newEmail, password: 'correct horse', birth_date: '1990-05-17' }
  const cookies = { set: () => undefined }
  await app.core.binder.run(userRegisterResource.create, visitor, person, { ...facts, cookies })
  const client = app.client()
  await logIn(client, newEmail, person.password)
  expect(await client.ask(getAccountEmail, {})).toMatchObject({ is_verified: true })
  expect(await mailsTo(app, newEmail)).toEqual([])
})
