import {
  accessTokenResource,
  boardResource,
  businessTypesResource,
  countriesResource,
  deactivateAccountResource,
  getMe,
  localesResource,
  permissionSettingsResource,
  pinResource,
  updateMe,
  userBlockResource,
  userRegisterTrackActionResource,
  userResource,
  userSettingsResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ;[ana, ben] = await Promise.all([signUp(app, { fullName: 'Ana Lima' }), signUp(app)])
}, 120_000)
afterAll(() => app.stop())

test('a pin tells who made it, also where somebody else saved it', async () => {
  const made = await makeQuickPin(app, ana)
  const saved = await savePin(ben, made.id, (await makeBoard(ben)).id)
  const madeBy = async (id: string, client = app.client()) =>
    (await client.ask(pinResource.get, { id })).closeup_attribution?.username ?? null
  expect(await madeBy(made.id)).toBe(ana.member.username)
  expect(await madeBy(saved.id)).toBe(ana.member.username)
  const cleo = await signUp(app)
  await ana.ask(userBlockResource.create, { blocked_user_id: cleo.member.id })
  expect(await madeBy(saved.id, cleo)).toBeNull()
  const secret = await makeBoard(ana, 'Hidden', 'secret')
  await ana.ask(pinResource.update, { id: made.id, board_id: secret.id })
  expect(await madeBy(saved.id)).toBeNull()
})

test('the settings say who has them; a visitor has those about cookies', async () => {
  expect(await ana.ask(userSettingsResource.get, {})).toEqual({
    id: ana.member.id,
    username: ana.member.username,
    full_name: 'Ana Lima',
    locale: 'en-US',
    country: 'US',
    is_partner: false,
    is_private_profile: false,
    should_show_messaging: true,
    allow_analytic_cookies: null,
    allow_marketing_cookies: null,
    allow_personalization_cookies: null,
    surface_tag: '',
  })
  expect(await app.client().ask(userSettingsResource.get, {})).toMatchObject({
    id: null,
    username: null,
    full_name: null,
  })
})

test('whoever sends a token hears whose it is', async () => {
  expect(await ana.ask(getMe, {})).toEqual(await ana.ask(userResource.get, { username: ana.member.username }))
  const { token } = await ana.ask(accessTokenResource.create, { name: 'Reader', scopes: ['user:read'] })
  const bearer = { authorization: `Bearer ${token}` }
  expect(await app.client().call(getMe, {}, bearer)).toMatchObject({ status: 200, data: { id: ana.member.id } })
  const visitor = await app.client().call(getMe, {})
  expect(visitor).toMatchObject({ status: 401, error: { name: 'sign_in_required' } })
})

test("a board's dates and whether it suggests are its team's, and null to others", async () => {
  const board = await makeBoard(ana)
  await ana.ask(boardResource.update, {
    board_id: board.id,
    event_date: '2027-06-05',
    allow_homefeed_recommendations: false,
  })
  const fields = async (client: SignedIn | ReturnType<TestApp['client']>) => {
    const seen = await client.ask(boardResource.get, { board_id: board.id })
    return [seen.event_date, seen.allow_homefeed_recommendations]
  }
  expect(await fields(ana)).toEqual(['Sat, 05 Jun 2027 00:00:00 +0000', false])
  for (const other of [ben, app.client()]) expect(await fields(other)).toEqual([null, null])
})

test('a profile says whether it may be found, and under which words', async () => {
  const cleo = await signUp(app, { fullName: 'Cleo Roth' })
  const seen = () => app.client().ask(userResource.get, { username: cleo.member.username })
  await cleo.ask(updateMe, { about: 'Paper and glue' })
  expect(await seen()).toMatchObject({
    indexed: true,
    is_default_image: true,
    seo_title: `Cleo Roth (@${cleo.member.username})`,
    seo_description: 'Paper and glue',
  })
  await cleo.ask(permissionSettingsResource.update, { is_search_hidden: true })
  expect(await seen()).toMatchObject({ indexed: false })
  await cleo.ask(permissionSettingsResource.update, { is_search_hidden: false, is_private_profile: true })
  expect(await seen()).toMatchObject({ indexed: false, seo_description: 'See what Cleo Roth has saved.' })
})

test('what forms offer is the same for everybody', async () => {
  for (const client of [ana, app.client()]) {
    expect(await client.ask(localesResource.get, {})).toMatchObject({ 'en-US': 'English', 'pt-BR': 'Português' })
    expect(await client.ask(countriesResource.get, {})).toMatchObject({ DE: 'Germany', US: 'United States' })
    expect(Object.keys(await client.ask(businessTypesResource.get, {}))).toContain('local_business')
  }
})

test('steps of signing up are taken and change nothing', async () => {
  const actions = [{ name: 'multi_step_step_1_complete' }]
  for (const action of ['create', 'update'])
    expect(await app.client().resource('UserRegisterTrackActionResource', action, { actions })).toMatchObject({
      status: 200,
      data: null,
    })
  expect(await ana.ask(userRegisterTrackActionResource.update, {})).toBeNull()
})

test('an account is hidden under the other name of that call, with the same rules', async () => {
  const cleo = await signUp(app)
  const options = { reason: 'other', explanation: 'Moving on' }
  expect(await app.client().resource('DeactivateAccountResource', 'create', options)).toMatchObject({ status: 401 })
  expect(await cleo.ask(deactivateAccountResource.create, {})).toBeNull()
  expect(await app.client().call(userResource.get, { username: cleo.member.username })).toMatchObject({ status: 404 })
  expect(cleo.cookies.has('_pinterest_sess')).toBe(false)
})

test('a pin’s pinner has a number of followers in graph queries, unless that does not show', async () => {
  const pin = await makeQuickPin(app, ben)
  const query = `query Q($id: ID!) { pin(id: $id) { pinner { username followerCount } } }`
  const ask = async () => {
    const response = await app.client().fetch('/_/graphql/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { id: pin.id } }),
    })
    return (await response.json()) as unknown
  }
  expect(await ask()).toMatchObject({ data: { pin: { pinner: { username: ben.member.username, followerCount: 0 } } } })
})
