import {
  adminActs,
  adminGrantMerchant,
  adminMerchants,
  adminDeclineMerchant,
  adminWithdrawMerchant,
  applyAsMerchant,
  businessAccountResource,
  cancelMerchantApplication,
  type MemberId,
  newsHubResource,
  updateMe,
  userBlockResource,
  userResource,
  verifiedMerchantResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { grantMerchant } from '../../src/modules/merchants/index.ts'
import type { Actor } from '../../src/modules/employees/index.ts'
import { employ, hire, passSecondFactor } from '../administration/staff.ts'
import { signUpBusiness } from '../business/businesses.ts'
import { proveSite } from '../claims/websites.ts'
import { type Site, startSite } from '../links/site.ts'
import { mailsTo } from '../support/mailbox.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let site: Site
let shop: SignedIn
beforeAll(async () => {
  app = await startTestApp({ env: { FETCH_ALLOW: '127.0.0.1' } })
})
afterAll(() => app.stop())
beforeEach(async () => {
  site = await startSite()
  shop = await signUpBusiness(app)
  await proveSite(site, shop)
  await site.stop()
})

const decider: Actor = { id: '1', username: 'mo', roles: ['moderator'] }
const idOf = (client: SignedIn) => client.member.id as MemberId
const said = { statement: 'Hand-thrown bowls', business_diversity_labels: ['asian'] }
const four = ['woman', 'eco_friendly', 'inclusive', 'personal_touch'] as const
const merchantOf = (client: SignedIn, viewer = client) =>
  viewer.ask(verifiedMerchantResource.get, { userId: client.member.id })
const seenBy = (viewer: { call: SignedIn['call'] }, client = shop) =>
  viewer.call(verifiedMerchantResource.get, { userId: client.member.id })
const choose = (client: SignedIn, selection: object, of = shop) =>
  client.call(verifiedMerchantResource.update, {
    userId: of.member.id,
    inspirational_badge_selection: selection as never,
  })
const profile = (viewer = app.client()) => viewer.ask(userResource.get, { username: shop.member.username })
const newsOf = async (client: SignedIn) => (await client.ask(newsHubResource.get, {})).map(({ kind }) => kind)

async function grant(client = shop) {
  await client.ask(applyAsMerchant, { ...said, badges: [...four] })
  await grantMerchant(app.core, decider, {
    memberId: idOf(client),
    reason: 'All is as it says',
    isInspirational: true,
    isStorefrontEligible: true,
    reviewCriteria: ['shipping'],
  })
}

test('a business with a claimed website asks, and waits until somebody decides', async () => {
  const asked = await shop.ask(applyAsMerchant, { ...said, badges: ['woman'] })
  expect(asked).toMatchObject({
    business_diversity_labels: ['asian'],
    is_inspirational: false,
    profile_badges: [],
    application: { state: 'pending', statement: 'Hand-thrown bowls', badges: ['woman'] },
  })
  expect(await shop.ask(applyAsMerchant, { statement: 'Bowls and cups' })).toMatchObject({
    application: { state: 'pending', statement: 'Bowls and cups' },
    created_at: asked.created_at,
  })
  expect(await seenBy(app.client())).toMatchObject({ status: 404, error: { name: 'merchant_not_found' } })
  const moderator = await hire(app, 'moderator')
  const waiting = await moderator.ask(adminMerchants, { page_size: 25 })
  expect(waiting.filter(({ id }) => id === shop.member.id)).toMatchObject([
    { statement: 'Bowls and cups', proved_domains: [expect.any(String)], wanted_badges: [] },
  ])
  await shop.ask(cancelMerchantApplication, {})
  await shop.ask(cancelMerchantApplication, {})
  expect(await seenBy(shop)).toMatchObject({ status: 404 })
})

test('persons and businesses without a claimed website cannot ask', async () => {
  const person = await signUp(app)
  expect(await person.call(applyAsMerchant, said)).toMatchObject({ status: 403, error: { name: 'business_only' } })
  const other = await signUpBusiness(app)
  expect(await other.call(applyAsMerchant, said)).toMatchObject({ status: 409, error: { name: 'site_needed' } })
  expect(await shop.call(applyAsMerchant, { statement: ' ' })).toMatchObject({ error: { field: 'statement' } })
  expect(await shop.call(applyAsMerchant, { ...said, badges: ['gold'] as never })).toMatchObject({ status: 400 })
  expect(await app.client().call(applyAsMerchant, said)).toMatchObject({ status: 401 })
})

test('CA-27 EN-12 a verified merchant is everybody’s to see, and what was said meanwhile its own', async () => {
  await grant()
  await settled(app)
  expect(await merchantOf(shop, app.client() as SignedIn)).toEqual({
    business_diversity_labels: ['asian'],
    created_at: expect.any(String),
    disapproval_reasons: [],
    is_inspirational: true,
    review_criteria: [],
    review_labels: [],
    updated_at: expect.any(String),
    inspirational_badge_selection: null,
    is_eligible_for_storefront_badges: true,
    badge_details: four.map((id) => ({ id })),
    profile_badges: four.slice(0, 3).map((id) => ({ id })),
  })
  expect(await merchantOf(shop)).toMatchObject({
    review_criteria: ['shipping'],
    application: { state: 'approved', reason: 'All is as it says' },
  })
  expect(await profile()).toMatchObject({ is_verified_merchant: true, is_inspirational_merchant: true })
  expect(await newsOf(shop)).toContain('merchant_approved')
  const blocked = await signUp(app)
  await shop.ask(userBlockResource.create, { blocked_user_id: blocked.member.id })
  const missing = await blocked.call(verifiedMerchantResource.get, { userId: '1' })
  expect((await seenBy(blocked)).error).toEqual(missing.error)
})

test('EN-12 employees say what they looked at and found, which the business reads and a change of badges leaves', async () => {
  await shop.ask(applyAsMerchant, said)
  const moderator = await hire(app, 'moderator')
  const wish = { user_id: shop.member.id, reason: 'All is as it says' }
  const review = { review_criteria: ['shipping', 'returns'], review_labels: ['Handmade'] }
  const decide = (options: object = {}) => moderator.ask(adminGrantMerchant, { ...wish, ...options })
  expect(await decide(review)).toMatchObject({ state: 'approved', ...review })
  expect(await merchantOf(shop)).toMatchObject(review)
  expect(await decide({ badges: ['woman'] })).toMatchObject({ badges: ['woman'], ...review })
  expect(await decide({ review_labels: [] })).toMatchObject({ ...review, review_labels: [] })
  expect(await merchantOf(shop)).toMatchObject({ ...review, review_labels: [] })
  const acts = await moderator.ask(adminActs, { concerned_id: shop.member.id })
  expect(acts.at(-1)).toMatchObject({ kind: 'merchant.granted', after: review })
  for (const [field, wrong] of [
    ['review_criteria', ['x'.repeat(61)]],
    ['review_labels', Array.from({ length: 11 }, String)],
  ] as const)
    expect(await moderator.call(adminGrantMerchant, { ...wish, [field]: wrong })).toMatchObject({
      status: 400,
      error: { field },
    })
})

test('CA-27 VR-12 a merchant chooses colour and badges, of which three show', async () => {
  await grant()
  const selection = { badgeColor: '#D9E8FB', badgeOptOut: ['woman'] }
  expect(await choose(shop, selection)).toMatchObject({
    status: 200,
    data: {
      inspirational_badge_selection: { badgeColor: '#d9e8fb', badgeOptOut: ['woman'] },
      profile_badges: [{ id: 'eco_friendly' }, { id: 'inclusive' }, { id: 'personal_touch' }],
    },
  })
  const [field, before] = ['inspirational_badge_selection', await merchantOf(shop)]
  for (const badgeColor of ['#12345678', 'zzz', '', '#12345', 'd9e8fb'])
    expect((await choose(shop, { ...selection, badgeColor })).error, badgeColor).toMatchObject({
      name: 'invalid_parameters',
      field,
      message: expect.stringMatching(/^inspirational_badge_selection: must be a color of a # and six digits/),
    })
  expect(await choose(shop, { ...selection, badgeOptOut: [] })).toMatchObject({
    status: 422,
    error: { field, message: expect.stringContaining('at most 3 badges') },
  })
  expect(await choose(shop, { ...selection, badgeOptOut: ['gold'] })).toMatchObject({ status: 422, error: { field } })
  const other = await signUpBusiness(app)
  expect(await choose(other, selection)).toMatchObject({ status: 403 })
  expect(await choose(app.client() as SignedIn, selection)).toMatchObject({ status: 401 })
  expect(await merchantOf(shop)).toEqual(before)
})

test('an application is declined with reasons, which its business reads and may answer by a new one', async () => {
  await shop.ask(applyAsMerchant, said)
  const moderator = await hire(app, 'moderator')
  const decision = { user_id: idOf(shop), reason: 'Say where you ship to.', reasons: ['no_shipping_policy'] }
  for (let time = 0; time < 2; time += 1) await moderator.ask(adminDeclineMerchant, decision)
  await settled(app)
  const acts = await moderator.ask(adminActs, { concerned_id: shop.member.id })
  expect(acts).toMatchObject([{ kind: 'merchant.declined', reason: decision.reason, before: { state: 'pending' } }])
  expect(await newsOf(shop)).toEqual(['merchant_declined'])
  const [letter] = (await mailsTo(app, shop.member.email)).filter(({ subject }) => subject.includes('declined'))
  expect(letter?.text).toContain('Say where you ship to.')
  expect(letter?.text).toContain('no_shipping_policy')
  expect(await merchantOf(shop)).toMatchObject({
    disapproval_reasons: ['no_shipping_policy'],
    application: { state: 'declined', reason: 'Say where you ship to.' },
  })
  expect(await profile()).toMatchObject({ is_verified_merchant: false })
  expect(await shop.ask(applyAsMerchant, said)).toMatchObject({
    disapproval_reasons: [],
    application: { state: 'pending', reason: '' },
  })
})

test('a verification is withdrawn with notice, and nobody decides about themself', async () => {
  await grant()
  const decision = { user_id: idOf(shop), reason: 'Orders never arrive.', reasons: ['complaints'] }
  await employ(app, shop, 'moderator')
  await passSecondFactor(shop)
  expect(await shop.call(adminWithdrawMerchant, decision)).toMatchObject({
    status: 403,
    error: { name: 'not_allowed' },
  })
  expect(await profile()).toMatchObject({ is_verified_merchant: true })
  const moderator = await hire(app, 'moderator')
  for (let time = 0; time < 2; time += 1) await moderator.ask(adminWithdrawMerchant, decision)
  await settled(app)
  expect(await profile()).toMatchObject({ is_verified_merchant: false, is_inspirational_merchant: false })
  expect(await newsOf(shop)).toContain('merchant_withdrawn')
  const letters = (await mailsTo(app, shop.member.email)).filter(({ subject }) => subject.includes('withdrawn'))
  expect(letters.map(({ subject }) => subject)).toEqual(['Your verification was withdrawn'])
  for (const part of ['no longer a verified merchant', 'The reason: Orders never arrive.', 'complaints'])
    expect(letters[0]?.text).toContain(part)
  expect(await seenBy(app.client())).toMatchObject({ status: 404 })
  expect(await choose(shop, { badgeColor: '#d9e8fb', badgeOptOut: ['woman'] })).toMatchObject({ status: 404 })
})

test('BZ-01 a business becomes a person again and loses what is for businesses, and nothing else', async () => {
  await grant()
  await shop.ask(updateMe, { business_type: 'retailer', contact_email: 'shop@example.org', about: 'Bowls' })
  expect(await profile()).toMatchObject({ partner: { business_type: 'retailer', contact_email: 'shop@example.org' } })
  expect(await shop.ask(businessAccountResource.delete, {})).toMatchObject({ isPartner: false })
  await shop.ask(businessAccountResource.delete, {})
  await settled(app)
  expect(await profile()).toMatchObject({
    is_partner: false,
    partner: null,
    is_verified_merchant: false,
    about: 'Bowls',
  })
  expect(await seenBy(app.client())).toMatchObject({ status: 404 })
  expect(await shop.call(updateMe, { business_type: 'brand' })).toMatchObject({ status: 422 })
  await shop.ask(businessAccountResource.create, { business_name: 'Bowls & Co', business_type: 'brand' })
  expect(await profile()).toMatchObject({ partner: { business_type: 'brand', contact_email: 'shop@example.org' } })
  expect(
    await shop.call(businessAccountResource.create, { business_name: 'B', business_type: 'x' as never }),
  ).toMatchObject({
    error: { field: 'business_type' },
  })
})
