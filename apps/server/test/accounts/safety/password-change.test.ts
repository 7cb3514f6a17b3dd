import {
  accessTokenResource,
  boardPickerBoardsResource,
  changeAccountEmail,
  getAccountEmail,
  resetPasswordFromEmailResource,
  sendEmailVerification,
  userPasswordResource,
  verifyEmail,
} from '@pinfold/contract'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { untilWaiting } from '../../support/lock-waits.ts'
import { lastMailTo, mailsTo } from '../../support/mailbox.ts'
import { type SignedIn, signUp } from '../../support/people.ts'
import { startTestApp, type TestApp } from '../../support/test-app.ts'
import { makeToken } from '../tokens.ts'
import { anotherBrowser, isSignedIn, mailedReset, MINUTE, turnedClock } from './sign-ins.ts'

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

const change = () =>
  ana.ask(userPasswordResource.update, { old_password: ana.member.password, new_password: 'another password' })
const reset = async () => {
  const token = await mailedReset(app, ana.member.email)
  await app.client().ask(resetPasswordFromEmailResource.update, { token, new_password: 'another password' })
}
const opens = async (token: string) => (await app.client().call(verifyEmail, { token })).status === 200

test.each([
  { way: 'changed', end: change, staysHere: true },
  { way: 'reset', end: reset, staysHere: false },
])('AC-02 AC-03 AC-09 a password that was $way ends sessions, tokens and a waiting address', async (way) => {
  const phone = await anotherBrowser(app, ana)
  const { client: program } = await makeToken(ana, ['boards:read'])
  await ana.ask(changeAccountEmail, { email: newEmail })
  const { token } = await lastMailTo(app, newEmail)
  await way.end()
  expect([await isSignedIn(ana), await isSignedIn(phone)]).toEqual([way.staysHere, false])
  expect((await program.call(boardPickerBoardsResource.get, {})).status).toBe(401)
  expect(await opens(token)).toBe(false)
  const { rows } = await app.pool.query('select email from email_changes where member_id = $1', [ana.member.id])
  expect(rows).toEqual([])
  const mail = await lastMailTo(app, ana.member.email, 'Your password was changed')
  expect(mail.text).toContain('Access tokens no longer work')
  expect(mail.text).toContain('change of email address that was waiting is canceled')
})

test('AC-03 after a change of the password the address stays, and nothing is mailed to the other', async () => {
  await ana.ask(changeAccountEmail, { email: newEmail })
  const before = (await mailsTo(app, newEmail)).length
  await change()
  expect(await ana.ask(getAccountEmail, {})).toMatchObject({ email: ana.member.email, pending_email: null })
  await ana.ask(sendEmailVerification, {})
  expect(await mailsTo(app, newEmail)).toHaveLength(before)
})

test('AC-02 what a session asked for while the password changed is not done once it has ended', async () => {
  const phone = await anotherBrowser(app, ana)
  const holder = await app.pool.connect()
  await holder.query('begin')
  await holder.query('select 1 from members where id = $1 for update', [ana.member.id])
  const changed = change()
  await untilWaiting(app, 1)
  const late = [
    phone.call(accessTokenResource.create, { name: 'Late', scopes: ['pins:read'] }),
    phone.call(changeAccountEmail, { email: newEmail }),
  ]
  await untilWaiting(app, 3)
  await holder.query('commit')
  holder.release()
  await changed
  expect((await Promise.all(late)).map(({ error }) => error?.name)).toEqual(['sign_in_required', 'sign_in_required'])
  const { rows } = await app.pool.query(
    `select member_id from access_tokens where member_id = $1 union all select member_id from email_changes where member_id = $1`,
    [ana.member.id],
  )
  expect(rows).toEqual([])
})
