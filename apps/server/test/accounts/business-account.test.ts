import { businessAccountResource, userResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
