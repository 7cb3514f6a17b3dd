import {
  businessAccountResource,
  getInsights,
  userPinsResource,
  userResource,
  userSettingsResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hire } from '../administration/staff.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
}, 120_000)
afterAll(() => app.stop())

test('CR-09 an account becomes that of a business under its name, once', async () => {
  const ana = await signUp(app, { fullName: 'Ana Lima' })
  const viewer = await ana.ask(businessAccountResource.create, { business_name: '  Lima Ceramics ' })
  expect(viewer).toMatchObject({ isPartner: true, viewerType: 'partner', fullName: 'Lima Ceramics' })
  const seen = await app.client().ask(userResource.get, { username: ana.member.username })
  expect(seen).toMatchObject({ is_partner: true, full_name: 'Lima Ceramics', first_name: 'Lima' })
  const again = await ana.call(businessAccountResource.create, { business_name: 'Other' })
  expect([again.status, again.error?.name]).toEqual([422, 'rule_broken'])
  expect(await ana.ask(userResource.get, { username: ana.member.username })).toMatchObject({
    full_name: 'Lima Ceramics',
  })
})

test('CR-09 a name is needed, and so is a member', async () => {
  const ben = await signUp(app)
  for (const business_name of ['', '  ', 'x'.repeat(61)]) {
    const answer = await ben.call(businessAccountResource.create, { business_name })
    expect([answer.status, answer.error?.field]).toEqual([400, 'business_name'])
  }
  expect((await app.client().call(businessAccountResource.create, { business_name: 'Shop' })).status).toBe(401)
  expect(await ben.ask(userResource.get, { username: ben.member.username })).toMatchObject({ is_partner: false })
})

test('BZ-01 RP-07 a business stays one where its account is an employee’s as well', async () => {
  const shop = await hire(app, 'support')
  await makeQuickPin(app, shop)
  const own = { username: shop.member.username, is_own_profile_pins: true, field_set_key: 'partner_grid_item' }
  const metricsNow = async () => (await shop.ask(userPinsResource.get, own))[0]?.pin_metrics
  const isTold = async () => (await shop.call(getInsights, {})).status
  expect([await metricsNow(), await isTold()]).toEqual([undefined, 403])
  const viewer = await shop.ask(businessAccountResource.create, { business_name: 'Lima Ceramics' })
  expect(viewer).toMatchObject({ isPartner: true, viewerType: 'employee' })
  expect(await shop.ask(userSettingsResource.get, {})).toMatchObject({ is_partner: true })
  expect([await metricsNow(), await isTold()]).toEqual([{ saves: 0, comments: 0, reactions: 0, tried: 0 }, 200])
  const left = await shop.ask(businessAccountResource.delete, {})
  expect([left.isPartner, left.viewerType, await isTold()]).toEqual([false, 'employee', 403])
})
