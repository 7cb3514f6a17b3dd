import {
  changeAccountEmail,
  endOtherSessions,
  enterPassword,
  followUsers,
  limits,
  logInByLink,
  requestLogInLink,
  updateMe,
  userBlockResource,
  userFollowersResource,
  userFollowingResource,
  userFollowResource,
  userPasswordResource,
  userSessionResource,
  userSessionStoreResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailsTo } from '../../support/mailbox.ts'
import { type SignedIn, signUp } from '../../support/people.ts'
import { startTestApp, type TestApp } from '../../support/test-app.ts'
import { anotherBrowser, isSignedIn, mailedLogIn, MINUTE, turnedClock } from './sign-ins.ts'

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

test('AC-04 a mailed link logs in once, and for a quarter of an hour', async () => {
  const token = await mailedLogIn(app, ana.member.email)
  const late = await mailedLogIn(app, ana.member.email)
  clock.pass(limits.accountLinks.logInMilliseconds)
  const phone = app.client()
  expect(await phone.ask(logInByLink, { token })).toMatchObject({ id: ana.member.id, isLimitedLogin: true })
  expect(await isSignedIn(phone)).toBe(true)
  for (const used of [token, late]) {
    const refused = await app.client().call(logInByLink, { token: used })
    expect(refused).toMatchObject({ status: 404, error: { name: 'link_over' } })
  }
  const over = await mailedLogIn(app, ana.member.email)
  clock.pass(limits.accountLinks.logInMilliseconds + 1)
  expect((await app.client().call(logInByLink, { token: over })).error?.name).toBe('link_over')
})

test('AC-04 of two at once with one link one is signed in', async () => {
  const token = await mailedLogIn(app, ana.member.email)
  const answers = await Promise.all(Array.from({ length: 5 }, () => app.client().call(logInByLink, { token })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('AC-04 a limited login may do little until the password is entered, then everything', async () => {
  const ben = await signUp(app)
  const phone = app.client()
  await phone.ask(logInByLink, { token: await mailedLogIn(app, ana.member.email) })
  const block = () => phone.call(userBlockResource.create, { blocked_user_id: ben.member.id })
  expect((await block()).status).toBe(401)
  for (const refused of [
    await phone.call(userSessionStoreResource.get, {}),
    await phone.call(changeAccountEmail, { email: 'new@example.org' }),
    await phone.call(userPasswordResource.update, { new_password: 'a new password' }),
  ])
    expect(refused).toMatchObject({ status: 403, error: { name: 'password_required' } })
  expect((await phone.call(enterPassword, { password: 'not this' })).error).toMatchObject({
    name: 'wrong_password',
    field: 'password',
  })
  const viewer = await phone.ask(enterPassword, { password: ana.member.password })
  expect(viewer).toMatchObject({ id: ana.member.id, isLimitedLogin: false })
  expect((await block()).status).toBe(200)
  expect((await phone.call(userSessionStoreResource.get, {})).status).toBe(200)
})

test('RP-05 a limited login asks no private profile and reads no lists of others, until the password is entered', async () => {
  const [ben, hermit] = await Promise.all([signUp(app), signUp(app)])
  await hermit.ask(updateMe, { is_private_profile: true })
  const phone = app.client()
  await phone.ask(logInByLink, { token: await mailedLogIn(app, ana.member.email) })
  const lists = (of: SignedIn) => [
    phone.call(userFollowersResource.get, { username: of.member.username }),
    phone.call(userFollowingResource.get, { username: of.member.username }),
  ]
  const ask = () => phone.call(userFollowResource.create, { user_id: hermit.member.id })
  for (const refused of [...(await Promise.all(lists(ben))), await ask()])
    expect(refused).toMatchObject({ status: 401, error: { name: 'sign_in_required' } })
  expect((await Promise.all(lists(ana))).map(({ status }) => status)).toEqual([200, 200])
  const followed = await phone.ask(followUsers, { followee_ids: [hermit.member.id, ben.member.id] })
  expect(followed.map(({ id }) => id)).toEqual([ben.member.id])

  // The prompt asks for name and password, as it does visitors.
  const { email, password } = ana.member
  await phone.ask(userSessionResource.create, { username_or_email: email, password })
  expect((await Promise.all(lists(ben))).map(({ status }) => status)).toEqual([200, 200])
  expect((await ask()).data).toMatchObject({ follow_requested_by_me: true })
})

test('AC-01 AC-04 asking for a log-in link never tells whether there is an account', async () => {
  for (const name of [ana.member.email, 'nobody@example.org', 'nobody_at_all']) {
    const answer = await app.client().call(requestLogInLink, { username_or_email: name })
    expect([answer.status, answer.data]).toEqual([200, null])
  }
  expect(await mailsTo(app, 'nobody@example.org')).toEqual([])
})

test('AC-02 what a stolen session must not do asks for the password again after ten minutes', async () => {
  const phone = await anotherBrowser(app, ana)
  const sessions = await phone.ask(userSessionStoreResource.get, {})
  const first = sessions.find(({ is_current: isCurrent }) => !isCurrent)?.id ?? ''
  clock.pass(limits.passwordEntered.validMilliseconds)
  expect(await phone.ask(userSessionStoreResource.get, {})).toHaveLength(2)
  clock.pass(1)
  const asked = { status: 403, error: { name: 'password_required', code: 27 } }
  expect(await phone.call(userSessionStoreResource.get, {})).toMatchObject(asked)
  expect(await phone.call(userSessionResource.delete, { session_id: first })).toMatchObject(asked)
  expect(await phone.call(endOtherSessions, {})).toMatchObject(asked)
  expect(await isSignedIn(ana)).toBe(true)
  await phone.ask(enterPassword, { password: ana.member.password })
  await phone.ask(userSessionResource.delete, { session_id: first })
  expect(await isSignedIn(ana)).toBe(false)
  clock.pass(limits.passwordEntered.validMilliseconds + 1)
  expect((await phone.call(userSessionResource.delete, {})).status).toBe(200)
})

test('AC-02 all other sessions end at once, the one that asks goes on', async () => {
  const others = [await anotherBrowser(app, ana), await anotherBrowser(app, ana)]
  await ana.ask(endOtherSessions, {})
  expect(await Promise.all([ana, ...others].map(isSignedIn))).toEqual([true, false, false])
})

test('AC-02 wrong passwords entered again count as tries of the account and of the address', async () => {
  for (let round = 0; round < limits.signIn.tries; round += 1)
    expect((await ana.call(enterPassword, { password: 'not this' })).error?.name).toBe('wrong_password')
  expect((await ana.call(enterPassword, { password: ana.member.password })).status).toBe(429)
})
