import {
  didItActivityResource,
  pinResource,
  profileTabTypes,
  type User,
  updateMe,
  user as userEntity,
  userResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

let app: TestApp
let ben: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ben = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

const profileOf = (who: SignedIn, asking: TestClient) =>
  asking.ask(userResource.get, { username: who.member.username, field_set_key: 'profile' })

const makePartner = (who: SignedIn) =>
  app.pool.query('update members set is_partner = true where id = $1', [who.member.id])

function tabsOf({ eligible_profile_tabs: tabs = [] }: User): string {
  const names = Object.entries(profileTabTypes)
  return tabs
    .map(({ tab_type: type, is_default: isDefault }) => {
      const [name] = names.find(([, each]) => each === type) ?? []
      return `${name}${isDefault ? '*' : ''}`
    })
    .join(' ')
}

test('PR-07 PR-09 PR-12 RP-06 RP-07 the tabs of a profile, for everybody who may look', async () => {
  const [maker, saver] = await Promise.all([signUp(app), signUp(app)])
  const pin = await makeQuickPin(app, maker, { board_id: (await makeBoard(maker)).id })
  await savePin(saver, pin.id, (await makeBoard(saver)).id)
  const tried = await maker.ask(didItActivityResource.create, { pin_id: pin.id, details: 'As planned' })
  const bot = app.client()
  bot.userAgent = BOT
  const seenBy = async (who: SignedIn) => ({
    owner: tabsOf(await profileOf(who, who)),
    member: tabsOf(await profileOf(who, ben)),
    visitor: tabsOf(await profileOf(who, app.client())),
    bot: tabsOf(await profileOf(who, bot)),
  })
  expect(await seenBy(maker)).toEqual({
    owner: 'created* saved tried',
    member: 'created* saved tried',
    visitor: 'created* saved',
    bot: 'saved*',
  })
  expect(await seenBy(saver)).toEqual({ owner: 'created saved*', member: 'saved*', visitor: 'saved*', bot: 'saved*' })
  // What was tried on a pin that is hidden from somebody makes no tab for them.
  const secret = await makeBoard(maker, undefined, 'secret')
  await maker.ask(pinResource.update, { id: pin.id, board_id: secret.id })
  expect(await seenBy(maker)).toMatchObject({ owner: 'created saved* tried', member: 'saved*' })
  await maker.ask(didItActivityResource.delete, { user_did_it_data_id: tried.id })
  expect(await seenBy(maker)).toMatchObject({ owner: expect.not.stringContaining('tried') })
  await makePartner(saver)
  expect(await seenBy(saver)).toMatchObject({ owner: 'created saved*', member: 'created saved*', visitor: 'saved*' })
})

test('PR-09 PS-03 a private or blocking profile has no tabs for whom it hides from', async () => {
  const hermit = await signUp(app)
  await makeQuickPin(app, hermit)
  await hermit.ask(updateMe, { is_private_profile: true, about: 'Quiet', location: 'A hill', instagram: 'hermit' })
  for (const asking of [ben, app.client()]) {
    expect(await profileOf(hermit, asking)).toMatchObject({
      eligible_profile_tabs: [],
      about: '',
      location: null,
      instagram_data: null,
      partner: null,
      profile_cover: null,
      has_published_pins: false,
      story_pin_count: 0,
      interest_following_count: 0,
    })
  }
  expect(await profileOf(hermit, hermit)).toMatchObject({ about: 'Quiet', location: 'A hill' })
})

test('RP-02 the retrieval hub changes the tabs of its owners alone, by a cookie that the server signed', async () => {
  const owner = await signUp(app)
  await makeQuickPin(app, owner)
  const other = await signUp(app)
  for (const client of [owner, other]) {
    const forced = await client.fetch('/_/experiments/?retrieval_hub=enabled')
    expect(await forced.json()).toMatchObject({ retrieval_hub: 'enabled', pin_creation: 'enabled' })
  }
  expect(tabsOf(await profileOf(owner, owner))).toBe('hub_pins* hub_boards')
  expect(tabsOf(await profileOf(owner, other))).toBe('created* saved')
  await makePartner(owner)
  expect(tabsOf(await profileOf(owner, owner))).toBe('created* saved')
  await owner.fetch('/_/experiments/')
  expect(owner.cookies.has('experiments')).toBe(false)
})

test('RP-02 the configuration puts members into groups; in production no cookie does', async () => {
  const set = await startTestApp({ env: { EXPERIMENTS: 'retrieval_hub=enabled' } })
  try {
    const owner = await signUp(set)
    expect(tabsOf(await profileOf(owner, owner))).toBe('hub_pins hub_boards*')
  } finally {
    await set.stop()
  }
  const live = await startTestApp({ env: { NODE_ENV: 'production' } })
  try {
    const owner = await signUp(live)
    expect((await owner.fetch('/_/experiments/?retrieval_hub=enabled')).status).toBe(404)
    owner.cookies.set('experiments', app.core.experiments.forceGroups({ retrieval_hub: 'enabled' }) ?? '')
    expect(tabsOf(await profileOf(owner, owner))).toBe('created saved*')
  } finally {
    await live.stop()
  }
}, 60_000)

test('EN-01 EN-02 CA-12 what a member says of themself is kept, and shown to all', async () => {
  const mia = await signUp(app)
  const said = {
    about: 'Paints',
    pronouns: ['she', 'they'],
    website_url: 'https://www.mia.example/work',
    location: 'Lisbon',
    instagram: '@mia.paints',
    show_all_pins: false,
    show_shopping_list: false,
  }
  const shown = {
    about: 'Paints',
    pronouns: ['she', 'they'],
    website_url: 'https://www.mia.example/work',
    location: 'Lisbon',
    instagram_data: { username: 'mia.paints', url: 'https://www.instagram.com/mia.paints/' },
    show_all_pins: false,
    show_shopping_list: false,
    is_primary_website_verified: false,
    domain_url: null,
    profile_cover: { source: '' },
    partner: null,
  }
  expect(await mia.ask(updateMe, said)).toMatchObject(shown)
  for (const asking of [mia, ben, app.client()]) expect(await profileOf(mia, asking)).toMatchObject(shown)
  // What is left out stays; what is emptied goes.
  await mia.ask(updateMe, { location: '', pronouns: 'xe / xem' })
  expect(await profileOf(mia, ben)).toMatchObject({ about: 'Paints', location: null, pronouns: ['xe', 'xem'] })
  await app.pool.query(
    `update members set is_website_verified = true, is_identity_verified = true, is_verified_merchant = true,
      cover_source = 'image', cover_signature = $2, cover_extension = 'jpg', cover_width = 1600, cover_height = 900
      where id = $1`,
    [mia.member.id, 'ab'.repeat(16)],
  )
  const seen = await profileOf(mia, ben)
  expect(userEntity.parse(seen)).toEqual(seen)
  expect(seen).toMatchObject({
    is_primary_website_verified: true,
    domain_url: 'mia.example',
    verified_identity: { verified: true },
    is_verified_merchant: true,
    profile_cover: {
      source: 'image',
      images: {
        originals: { width: 1600, height: 900 },
        '1200x': { width: 1200, height: 675, url: expect.stringContaining('/1200x/ab/ab/ab/') as string },
      },
    },
  })
  // The same website said again stays verified, another one does not.
  await mia.ask(updateMe, { website_url: said.website_url })
  expect((await profileOf(mia, ben)).is_primary_website_verified).toBe(true)
  await mia.ask(updateMe, { website_url: 'https://other.example' })
  expect((await profileOf(mia, ben)).is_primary_website_verified).toBe(false)
})

test.each([
  ['pronouns', { pronouns: ['a', 'b', 'c', 'd', 'e'] }],
  ['pronouns', { pronouns: ['x'.repeat(21)] }],
  ['pronouns', { pronouns: ['she/her'] }],
  ['location', { location: 'x'.repeat(101) }],
  ['instagram', { instagram: 'not a name' }],
  ['impressum_url', { impressum_url: 'javascript:alert(1)' }],
  ['profile_place', { profile_place: 'not json' }],
])('CA-12 %s is refused where it cannot be', async (field, change) => {
  const answer = await ben.path('POST', '/v3/users/me/', change)
  expect(answer).toMatchObject({ status: 400, error: { message: expect.stringContaining(field) as string } })
})

test('RP-12 EN-01 an imprint is for businesses, and for members in Germany, Austria and Switzerland', async () => {
  const writer = await signUp(app)
  const imprint = { impressum_url: 'https://writer.example/imprint' }
  expect(await writer.call(updateMe, imprint)).toMatchObject({ status: 422, error: { code: 6 } })
  expect((await profileOf(writer, ben)).impressum_url).toBeNull()
  for (const country of ['DE', 'at', 'CH'])
    expect(await writer.ask(updateMe, { ...imprint, country })).toMatchObject(imprint)
  await writer.ask(updateMe, { impressum_url: '', country: 'US' })
  await makePartner(writer)
  expect(await writer.ask(updateMe, imprint)).toMatchObject(imprint)
})

test('EN-03 RP-07 a business says how it is reached; its address shows where it wants that', async () => {
  const shop = await signUp(app)
  const contact = {
    contact_email: 'hello@shop.example',
    contact_phone: '30 1234-567',
    contact_phone_country: { phone_code: '+49' },
    enable_profile_message: true,
    profile_place: { street: 'Lange Str. 1', locality: 'Berlin', postal_code: '10999', country: 'DE' },
  }
  expect(await shop.call(updateMe, contact)).toMatchObject({ status: 422, error: { code: 6 } })
  await makePartner(shop)
  await shop.ask(updateMe, contact)
  const place = {
    street: 'Lange Str. 1',
    extra_street: '',
    locality: 'Berlin',
    region: '',
    postal_code: '10999',
    country: 'DE',
  }
  const shown = {
    business_type: null,
    contact_email: 'hello@shop.example',
    contact_phone: '30 1234-567',
    contact_phone_country: { phone_code: '49' },
    enable_profile_message: true,
  }
  expect((await profileOf(shop, ben)).partner).toEqual({ ...shown, enable_profile_address: false, profile_place: null })
  expect((await profileOf(shop, shop)).partner).toEqual({
    ...shown,
    enable_profile_address: false,
    profile_place: place,
  })
  await shop.ask(updateMe, { enable_profile_address: true, contact_email: '' })
  for (const asking of [ben, app.client()]) {
    expect((await profileOf(shop, asking)).partner).toEqual({
      ...shown,
      contact_email: null,
      enable_profile_address: true,
      profile_place: place,
    })
  }
})

test('PR-18 an ads-only profile names its site, if that is a web address, and asks not to be found', async () => {
  const brand = await signUp(app)
  const lead = (site: string) =>
    app.pool.query('update members set is_ads_only = true, ads_only_site = $2 where id = $1', [brand.member.id, site])
  await lead('https://brand.example/shop')
  expect(await profileOf(brand, ben)).toMatchObject({
    is_ads_only_profile: true,
    ads_only_profile_site: 'https://brand.example/shop',
    seo_noindex_reason: 'ads_only_profile',
  })
  for (const site of ['javascript:alert(1)', 'brand.example', '']) {
    await lead(site)
    expect((await profileOf(brand, ben)).ads_only_profile_site).toBeNull()
  }
})

test('CA-18 VR-20 the owner alone learns how saving begins and what waits unsorted', async () => {
  const leo = await signUp(app)
  const answers = async () => leo.ask(userResource.get, { user_id: leo.member.id, field_set_key: 'save_behavior' })
  expect(await answers()).toMatchObject({ save_behavior: 0, quick_saves_pin_count: 0, has_quicksave_board: false })
  await makeQuickPin(app, leo)
  expect(await answers()).toMatchObject({ save_behavior: 0, quick_saves_pin_count: 1, has_quicksave_board: true })
  await makeBoard(leo)
  expect(await answers()).toMatchObject({ save_behavior: 1 })
  for (const field_set_key of ['profile', 'unauth_profile', 'board_visibility', 'quicksave', 'save_behavior']) {
    const seen = await ben.ask(userResource.get, {
      username: leo.member.username,
      field_set_key,
      is_mobile_fork: true,
      get_page_metadata: true,
      invite_code: 'x',
    })
    for (const own of ['save_behavior', 'quick_saves_pin_count', 'secret_board_count', 'last_pin_save_time'])
      expect(seen).not.toHaveProperty(own)
    expect(seen).toMatchObject({ show_all_pins: true, eligible_for_wishlist: true, show_shopping_list: true })
  }
})
