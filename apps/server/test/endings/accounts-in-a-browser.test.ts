import {
  linkedAccountResource,
  linkedBusinessResource,
  userAccountsResource,
  userResource,
  userSessionResource,
  userSessionStoreResource,
  userSettingsResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { turnOnSecondFactor } from '../accounts/safety/sign-ins.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
}, 120_000)
afterAll(() => app.stop())

const OTHERS = '_pinfold_accounts'
const logIn = (client: TestClient, { member }: SignedIn) =>
  client.ask(userSessionResource.create, { username_or_email: member.username, password: member.password })
const accounts = async (client: TestClient) =>
  (await client.ask(userAccountsResource.get, {})).map((account) => ({
    id: account.id,
    now: account.is_current,
    here: account.is_in_browser,
    linked: account.linked_role,
  }))
const isWho = async (client: TestClient, { member }: SignedIn) =>
  (await client.ask(userResource.get, { user_id: member.id })).secret_board_count !== undefined

test('AC-06 a second account logs in beside the first, and both are switched to without a password', async () => {
  const [ana, ben] = [await signUp(app), await signUp(app)]
  const browser = app.client()
  await logIn(browser, ana)
  expect(browser.cookies.has(OTHERS)).toBe(false)
  await logIn(browser, ben)
  expect(await accounts(browser)).toEqual([
    { id: ben.member.id, now: true, here: true, linked: null },
    { id: ana.member.id, now: false, here: true, linked: null },
  ])
  expect(await browser.ask(userAccountsResource.update, { user_id: ana.member.id })).toMatchObject({
    id: ana.member.id,
    username: ana.member.username,
  })
  expect(await isWho(browser, ana)).toBe(true)
  await browser.ask(userAccountsResource.update, { user_id: ben.member.id })
  expect(await isWho(browser, ben)).toBe(true)
  // Logging in again to one that is there does not double it.
  await logIn(browser, ana)
  expect((await accounts(browser)).map(({ id }) => id)).toEqual([ana.member.id, ben.member.id])
})

test('AC-06 nobody switches to an account that is not in the browser, by cookie or by id', async () => {
  const [ana, ben] = [await signUp(app), await signUp(app)]
  const refused = { status: 404, error: { name: 'account_not_here', code: 113 } }
  expect(await ana.call(userAccountsResource.update, { user_id: ben.member.id })).toMatchObject(refused)
  const bens = ben.cookies.get('_pinterest_sess') ?? ''
  ana.cookies.set(OTHERS, `${bens.slice(0, 11)}${'A'.repeat(32)}.garbage.${'A'.repeat(43)}`)
  expect(await ana.call(userAccountsResource.update, { user_id: ben.member.id })).toMatchObject(refused)
  expect(await accounts(ana)).toHaveLength(1)
  expect((await app.client().call(userAccountsResource.update, { user_id: ben.member.id })).status).toBe(401)
  expect((await app.client().call(userAccountsResource.get, {})).status).toBe(401)
})

test('AC-06 a session that ended elsewhere is gone from the browser, too; logging out ends all of it', async () => {
  const [ana, ben] = [await signUp(app), await signUp(app)]
  const browser = app.client()
  await logIn(browser, ana)
  const anasSession = (await browser.ask(userSessionStoreResource.get, {})).find(({ is_current: isNow }) => isNow)?.id
  await logIn(browser, ben)
  await ana.ask(userSessionResource.delete, { session_id: anasSession ?? '' })
  expect((await accounts(browser)).map(({ id }) => id)).toEqual([ben.member.id])

  await logIn(browser, ana)
  expect(await accounts(browser)).toHaveLength(2)
  const bensToken = (browser.cookies.get(OTHERS) ?? '').split('.')[0] ?? ''
  await browser.ask(userSessionResource.delete, {})
  expect([browser.cookies.has(OTHERS), browser.cookies.has('_pinterest_sess')]).toEqual([false, false])
  const thief = app.client()
  thief.cookies.set('_pinterest_sess', bensToken)
  expect((await thief.call(userSessionStoreResource.get, {})).status).toBe(401)
})

test('AC-06 one account is logged out of the browser alone', async () => {
  const [ana, ben] = [await signUp(app), await signUp(app)]
  const browser = app.client()
  await logIn(browser, ana)
  await logIn(browser, ben)
  await browser.ask(userAccountsResource.delete, { user_id: ana.member.id })
  expect((await accounts(browser)).map(({ id }) => id)).toEqual([ben.member.id])
  expect((await browser.call(userAccountsResource.delete, { user_id: ana.member.id })).status).toBe(404)
  expect((await ana.call(userSessionStoreResource.get, {})).status).toBe(200)
})

test('AC-06 a browser holds five accounts; the one that was current longest ago gives way', async () => {
  const members = []
  for (let each = 0; each < 6; each += 1) members.push(await signUp(app))
  const browser = app.client()
  for (const member of members) await logIn(browser, member)
  const ids = members.map(({ member }) => member.id)
  expect((await accounts(browser)).map(({ id }) => id)).toEqual(ids.slice(1).toReversed())
})

test('AC-06 a business account is linked by its password, switched to from any browser, and unlinked', async () => {
  const [ana, shop, ben] = [await signUp(app), await signUp(app), await signUp(app)]
  const ofShop = { username_or_email: shop.member.username, password: shop.member.password }
  const link = (options: typeof ofShop) => ana.call(linkedAccountResource.create, options)
  expect(await link(ofShop)).toMatchObject({ status: 422, error: { name: 'not_a_business' } })
  await app.pool.query('update members set is_partner = true where id = any($1)', [[shop.member.id]])
  expect(await link({ ...ofShop, password: 'wrong' })).toMatchObject({
    status: 401,
    error: { name: 'wrong_credentials' },
  })
  const own = { username_or_email: ana.member.username, password: ana.member.password }
  expect(await link(own)).toMatchObject({ status: 422, error: { name: 'cannot_link_self' } })
  for (let press = 0; press < 2; press += 1) expect(await link(ofShop)).toMatchObject({ status: 200 })

  const elsewhere = app.client()
  await logIn(elsewhere, ana)
  expect(await accounts(elsewhere)).toEqual([
    { id: ana.member.id, now: true, here: true, linked: null },
    { id: shop.member.id, now: false, here: false, linked: 'business' },
  ])
  expect(await elsewhere.ask(userAccountsResource.update, { user_id: shop.member.id })).toMatchObject({
    id: shop.member.id,
    viewerType: 'partner',
  })
  expect((await elsewhere.call(userSessionStoreResource.get, {})).error).toMatchObject({ name: 'password_required' })
  expect(await accounts(elsewhere)).toContainEqual({ id: ana.member.id, now: false, here: true, linked: 'owner' })
  expect((await ben.call(linkedAccountResource.delete, { user_id: shop.member.id })).status).toBe(404)
  await ana.ask(linkedAccountResource.delete, { user_id: shop.member.id })
  expect(await accounts(ana)).toHaveLength(1)
  expect(await ana.call(userAccountsResource.update, { user_id: shop.member.id })).toMatchObject({ status: 404 })
})

/** A clock that lets a code be used up, and the next one come. */
function passingClock() {
  let passed = 0
  return { now: () => new Date(Date.now() + passed), pass: (more: number) => void (passed += more) }
}
const makeBusiness = ({ member }: SignedIn) =>
  app.pool.query('update members set is_partner = true where id = $1', [member.id])
const ways = (account: SignedIn) => ({
  username_or_email: account.member.username,
  password: account.member.password,
})

test('AC-05 AC-06 an account with a second factor is linked by its password and a code, each code once', async () => {
  const [ana, shop, tea] = [await signUp(app), await signUp(app), await signUp(app)]
  await Promise.all([makeBusiness(shop), makeBusiness(tea)])
  const { recoveryCodes } = await turnOnSecondFactor(shop, passingClock())
  const [code = '', another = ''] = recoveryCodes
  const link = (options: object) => ana.call(linkedAccountResource.create, { ...ways(shop), ...options })
  // The password comes first: without it nobody learns that there is a second factor.
  expect((await link({ password: 'wrong', code })).error).toMatchObject({ name: 'wrong_credentials' })
  expect((await link({})).error).toMatchObject({ name: 'second_factor_code_required', field: 'code' })
  expect((await link({ code: 'aaaa-aaaa-aaaa-aaaa' })).error).toMatchObject({ name: 'wrong_code', field: 'code' })
  expect(await accounts(ana)).toHaveLength(1)
  expect(await link({ code })).toMatchObject({ status: 200, data: { id: shop.member.id } })
  // A repeat of what was done needs no further code.
  expect(await link({ code })).toMatchObject({ status: 200 })
  await ana.ask(linkedAccountResource.delete, { user_id: shop.member.id })
  expect((await link({ code })).error).toMatchObject({ name: 'wrong_code' })
  expect((await link({ code: another })).status).toBe(200)
  expect(await ana.call(linkedAccountResource.create, { ...ways(tea), code: 'not needed' })).toMatchObject({
    status: 200,
  })
})

test('AC-05 AC-06 a linked account that turned its second factor on opens by a code, and its guesses are counted', async () => {
  const [ana, shop] = [await signUp(app), await signUp(app)]
  await makeBusiness(shop)
  await ana.ask(linkedAccountResource.create, ways(shop))
  const { recoveryCodes } = await turnOnSecondFactor(shop, passingClock())
  const switchWith = (code?: string) =>
    ana.call(userAccountsResource.update, { user_id: shop.member.id, ...(code !== undefined && { code }) })
  expect(await switchWith()).toMatchObject({ status: 401, error: { name: 'second_factor_code_required' } })
  expect(await switchWith('000 000')).toMatchObject({ status: 401, error: { name: 'wrong_code', field: 'code' } })
  expect(await isWho(ana, ana)).toBe(true)
  expect((await ana.ask(userAccountsResource.get, {})).map((each) => each.has_second_factor)).toEqual([false, true])
  expect(await switchWith(recoveryCodes[0])).toMatchObject({ status: 200, data: { id: shop.member.id } })
  expect(await isWho(ana, shop)).toBe(true)
  const { rows } = await app.pool.query(
    `select count(*)::int as with_code from sessions where member_id = $1 and second_factor_at is not null
       and password_entered_at is null`,
    [shop.member.id],
  )
  expect(rows).toEqual([{ with_code: 1 }])

  await ana.ask(userAccountsResource.update, { user_id: ana.member.id })
  await ana.ask(userAccountsResource.delete, { user_id: shop.member.id })
  const names = []
  for (let guess = 0; guess < 6; guess += 1) names.push((await switchWith('000 000')).error?.name)
  expect(names.at(-1)).toBe('throttled')
  expect((await switchWith(recoveryCodes[1])).error?.name).toBe('throttled')
})

test('AC-06 EN-09 a business account is made in place: linked, with the same choice about cookies, and switched to', async () => {
  const ana = await signUp(app)
  await ana.ask(userSettingsResource.update, { allow_analytic_cookies: true, surface_tag: 'cookie_banner' })
  const email = `shop-${ana.member.username}@example.org`
  const wish = { business_name: 'Lima Ceramics', email, password: 'another battery staple' }
  const { id } = await ana.ask(linkedBusinessResource.create, wish)
  // A repeat whose first answer was lost.
  expect(await ana.ask(linkedBusinessResource.create, wish)).toEqual({ id })
  expect(
    (await ana.call(linkedBusinessResource.create, { ...wish, password: 'some other words' })).error,
  ).toMatchObject({
    name: 'email_taken',
    field: 'email',
  })
  expect(await accounts(ana)).toEqual([
    { id: ana.member.id, now: true, here: true, linked: null },
    { id, now: false, here: false, linked: 'business' },
  ])
  const opened = await ana.ask(userAccountsResource.update, { user_id: id })
  expect(opened).toMatchObject({
    id,
    viewerType: 'partner',
    fullName: 'Lima Ceramics',
    cookie_preferences: { allow_analytic_cookies: true, allow_marketing_cookies: false },
  })
  expect(await accounts(ana)).toContainEqual({ id: ana.member.id, now: false, here: true, linked: 'owner' })
  expect((await logIn(app.client(), { member: { username: email, password: wish.password } } as SignedIn)).id).toBe(id)
})

test('AC-06 a business is made by whoever entered the password, for a free address, and only so many', async () => {
  const [ana, ben] = [await signUp(app), await signUp(app)]
  const wish = { business_name: 'Shop', email: ben.member.email, password: 'another battery staple' }
  expect((await ana.call(linkedBusinessResource.create, wish)).error).toMatchObject({ name: 'email_taken' })
  for (const [field, value] of [
    ['business_name', ' '],
    ['email', 'nobody'],
    ['password', 'short'],
  ] as const) {
    const answer = await ana.call(linkedBusinessResource.create, { ...wish, [field]: value })
    expect([answer.status, answer.error?.field]).toEqual([400, field])
  }
  expect((await app.client().call(linkedBusinessResource.create, wish)).status).toBe(401)
  await app.pool.query(
    `insert into account_links (bucket, member_id, other_id, other_role, linked_at)
     select bucket, id, n, 'business', now() from members, generate_series(1, 10) as n where id = $1`,
    [ana.member.id],
  )
  const free = { ...wish, email: `free-${ana.member.username}@example.org` }
  expect((await ana.call(linkedBusinessResource.create, free)).error).toMatchObject({ name: 'too_many_links' })
  await app.pool.query('update sessions set password_entered_at = null where member_id = $1', [ben.member.id])
  expect((await ben.call(linkedBusinessResource.create, free)).error).toMatchObject({ name: 'password_required' })
})
