import { userRegisterResource, userSessionResource, userSettingsResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
}, 120_000)
afterAll(() => app.stop())

const all = { allow_analytic_cookies: true, allow_marketing_cookies: true, allow_personalization_cookies: true }
const none = { allow_analytic_cookies: false, allow_marketing_cookies: false, allow_personalization_cookies: false }
const unchosen = { allow_analytic_cookies: null, allow_marketing_cookies: null, allow_personalization_cookies: null }

const settingsOf = (client: TestClient) => client.ask(userSettingsResource.get, {})
const choose = (client: TestClient, choice: object) => client.ask(userSettingsResource.update, choice)
const logIn = (client: TestClient, { username, password }: SignedIn['member']) =>
  client.ask(userSessionResource.create, { username_or_email: username, password })
const registration = (name: string) => ({
  email: `${name}@example.org`,
  username: name,
  password: 'correct horse battery',
  birth_date: '1990-05-17',
})

test('CA-17 EN-09 a visitor’s choice is kept in a cookie of the server that scripts cannot read', async () => {
  const visitor = app.client()
  expect(await settingsOf(visitor)).toMatchObject({ ...unchosen, surface_tag: '' })
  const answer = await visitor.call(userSettingsResource.update, { ...all, surface_tag: 'cookie_banner' })
  expect(answer.data).toMatchObject({ ...all, surface_tag: 'cookie_banner' })
  const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('consent='))
  expect(line).toMatch(/^consent=1\.1\.1\.cookie_banner;.*HttpOnly/i)
  expect(line).toContain('SameSite=Lax')
  expect(await settingsOf(visitor)).toMatchObject({ ...all, surface_tag: 'cookie_banner' })
  expect(await settingsOf(app.client())).toMatchObject(unchosen)
})

test('CA-17 what is left out stays, and with a first choice is refused', async () => {
  const visitor = app.client()
  expect(await choose(visitor, { allow_analytic_cookies: 'true' })).toMatchObject({
    ...none,
    allow_analytic_cookies: true,
    surface_tag: '',
  })
  expect(await choose(visitor, { allow_marketing_cookies: true, surface_tag: 'settings' })).toMatchObject({
    allow_analytic_cookies: true,
    allow_marketing_cookies: true,
    allow_personalization_cookies: false,
    surface_tag: 'settings',
  })
  expect(await choose(app.client(), {})).toMatchObject({ ...unchosen, surface_tag: '' })
})

test('CA-17 EN-09 a member’s choice goes with the account to other browsers and stays out of this one', async () => {
  const ana = await signUp(app)
  expect(await settingsOf(ana)).toMatchObject(unchosen)
  await choose(ana, { ...none, allow_marketing_cookies: true, surface_tag: 'account_menu' })
  expect(ana.cookies.has('consent')).toBe(false)
  const elsewhere = app.client()
  const viewer = await logIn(elsewhere, ana.member)
  expect(viewer.cookie_preferences).toEqual({ ...none, allow_marketing_cookies: true })
  expect(await settingsOf(elsewhere)).toMatchObject({
    ...none,
    allow_marketing_cookies: true,
    surface_tag: 'account_menu',
  })
})

test('ST-22 a visitor’s choice goes along at sign-up', async () => {
  const visitor = app.client()
  await choose(visitor, { ...none, allow_personalization_cookies: true, surface_tag: 'cookie_banner' })
  const viewer = await visitor.ask(userRegisterResource.create, registration('carried'))
  expect(viewer.cookie_preferences).toEqual({ ...none, allow_personalization_cookies: true })
  visitor.cookies.delete('consent')
  expect(await settingsOf(visitor)).toMatchObject({ allow_personalization_cookies: true, surface_tag: 'cookie_banner' })
})

test('ST-22 at log-in it goes along where the member has chosen nothing, and never over their own choice', async () => {
  const ben = await signUp(app)
  const first = app.client()
  await choose(first, all)
  expect((await logIn(first, ben.member)).cookie_preferences).toEqual(all)
  expect(await settingsOf(ben)).toMatchObject(all)
  const second = app.client()
  await choose(second, none)
  expect((await logIn(second, ben.member)).cookie_preferences).toEqual(all)
  expect(await settingsOf(second)).toMatchObject(all)
})

test('CA-17 a choice needs the CSRF token, and machines that say so are not asked', async () => {
  const visitor = app.client()
  const forged = await visitor.call(userSettingsResource.update, all, { 'x-csrftoken': 'b'.repeat(32) })
  expect([forged.status, forged.error?.code]).toEqual([403, 4])
  expect(visitor.cookies.has('consent')).toBe(false)
  const ana = await signUp(app)
  expect((await ana.call(userSettingsResource.update, all, { 'x-csrftoken': '' })).status).toBe(403)
  expect(await settingsOf(ana)).toMatchObject(unchosen)
  const bot = app.client()
  bot.userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  expect((await bot.call(userSettingsResource.update, all)).status).toBe(403)
})

test.each([
  [{ allow_analytic_cookies: 'perhaps' }, 'allow_analytic_cookies'],
  [{ ...all, surface_tag: '<b>' }, 'surface_tag'],
  [{ ...all, surface_tag: 'x'.repeat(65) }, 'surface_tag'],
])('CA-17 %j is refused by name', async (options, field) => {
  const visitor = app.client()
  const answer = await visitor.resource('UserSettingsResource', 'update', options)
  expect([answer.status, answer.error?.field]).toEqual([400, field])
  expect(visitor.cookies.has('consent')).toBe(false)
})

test('EN-09 a cookie that is not ours counts as no choice', async () => {
  const visitor = app.client()
  visitor.cookies.set('consent', '1.1.1.%3Cscript%3E')
  expect(await settingsOf(visitor)).toMatchObject(unchosen)
})
