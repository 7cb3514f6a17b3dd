import { applyAsMerchant, businessProfiles, createPinDrafts, deletePinDrafts, pinResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grantMerchant } from '../../src/modules/merchants/index.ts'
import { proveSite } from '../claims/websites.ts'
import { readyUpload } from '../data/quick-pins.ts'
import { startSite } from '../links/site.ts'
import { makeBoard, type SignedIn } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { letAct, letActOn, signUpBusiness } from './businesses.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { FETCH_ALLOW: '127.0.0.1' } })
})
afterAll(() => app.stop())

const DAY = 24 * 60 * 60 * 1000

async function verify(shop: SignedIn) {
  const site = await startSite()
  await proveSite(site, shop)
  await site.stop()
  await shop.ask(applyAsMerchant, { statement: 'Hand-thrown bowls' })
  const grant = { reason: 'All is as it says', isInspirational: false, isStorefrontEligible: false }
  const decider = { id: '1', username: 'mo', roles: ['moderator'] } as const
  await grantMerchant(app.core, decider, { memberId: shop.member.id, ...grant })
}

/** A draft that waits for its time, two days from now. */
async function schedule(shop: SignedIn) {
  const publish_at = new Date(Date.now() + 2 * DAY).toISOString().slice(0, 16)
  const upload_id = await readyUpload(app, shop.member.id)
  const [draft] = await shop.ask(createPinDrafts, {
    drafts: [{ upload_id, title: 'Soon', publish_at, zone: 'UTC' }],
  })
  return draft?.id ?? ''
}

test('EN-11 who may act for a business reads its id as a merchant, how many Pins wait there and whether it has products to tag', async () => {
  const [shop, plain, helper] = await Promise.all([signUpBusiness(app), signUpBusiness(app), signUpBusiness(app)])
  await letAct(shop, helper, 'ANALYST')
  await letAct(plain, helper, 'OWNER')
  const figures = async () => {
    const profiles = await helper.ask(businessProfiles, {})
    return [shop, plain].map(({ member: { id } }) => {
      const { merchantId, scheduledPinCount, eligibleForStlTool } = profiles[id]?.user ?? {}
      return [merchantId, scheduledPinCount, eligibleForStlTool]
    })
  }
  const none = [null, 0, false]
  expect(await figures()).toEqual([none, none])
  await verify(shop)
  expect(await figures()).toEqual([[shop.member.id, 0, false], none])
  await schedule(shop)
  const second = await schedule(shop)
  expect(await figures()).toEqual([[shop.member.id, 2, false], none])
  await shop.ask(deletePinDrafts, { draft_ids: [second] })
  const offer = { price_value: '12.5', price_currency: 'EUR' }
  await plain.ask(pinResource.create, { upload_id: await readyUpload(app, plain.member.id) })
  await shop.ask(pinResource.create, { upload_id: await readyUpload(app, shop.member.id), ...offer })
  expect(await figures()).toEqual([[shop.member.id, 1, true], none])
}, 120_000)

test('EN-11 a role on a part of a business tells nothing of what waits or lies elsewhere', async () => {
  const [shop, helper] = await Promise.all([signUpBusiness(app), signUpBusiness(app)])
  const board = await makeBoard(shop)
  await letActOn(shop, helper, { asset_type: 'board', asset_id: board.id }, 'EDITOR')
  await schedule(shop)
  const offer = { price_value: '12.5', price_currency: 'EUR' }
  await shop.ask(pinResource.create, { upload_id: await readyUpload(app, shop.member.id), ...offer })
  const profiles = await helper.ask(businessProfiles, {})
  expect(profiles[shop.member.id]?.user).toMatchObject({ scheduledPinCount: 0, eligibleForStlTool: false })
})
