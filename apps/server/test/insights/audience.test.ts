import { getAudience, getInsights, interestFollowResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpBusiness } from '../business/businesses.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { allow, count, see, seers } from './seeing.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ isWithoutWorker: true })
}, 120_000)
afterAll(() => app.stop())

test('an audience is told in groups of no fewer than five people, by country, device and topic, in fives', async () => {
  const business = await signUpBusiness(app)
  const pin = await makeQuickPin(app, business)
  const { rows: topics } = await app.pool.query<{ id: string }>(
    'select id from topics where bucket = 0 order by id limit 2',
  )
  const [popular, rare] = topics.map(({ id }) => id)
  if (popular === undefined || rare === undefined) throw new Error('no topics')
  const members = await Promise.all(Array.from({ length: 6 }, () => signUp(app)))
  for (const [at, member] of members.entries()) {
    await allow(member)
    member.country = 'SE'
    await member.ask(interestFollowResource.create, { interest_id: at === 0 ? rare : popular })
  }
  const visitors = await seers(app, 7)
  for (const [at, visitor] of visitors.entries()) visitor.country = at < 3 ? 'JP' : 'SE'
  for (const client of [...members, ...visitors]) await see(client, [pin.id])
  for (const client of visitors) await see(client, [pin.id], 'closeup')
  await count(app)
  const audience = await business.ask(getAudience, {})
  expect(audience).toMatchObject({ people: 10, engaged_people: 5 })
  expect(audience.countries).toEqual([{ country: 'SE', share: 0.77 }])
  expect(audience.regions).toEqual([{ region: 'western_europe', share: 0.77 }])
  expect(audience.devices).toEqual([{ device: 'web', share: 1 }])
  expect(audience.topics.map(({ topic, share }) => [topic.id, share])).toEqual([[popular, 0.38]])
})

test('fewer than five people are no audience, and nobody is named in what is kept of them', async () => {
  const [business, other] = [await signUpBusiness(app), await signUpBusiness(app)]
  const pins = [(await makeQuickPin(app, business)).id, (await makeQuickPin(app, other)).id]
  const member = await signUp(app)
  await allow(member)
  for (const client of [member, ...(await seers(app, 3))]) await see(client, pins)
  await count(app)
  expect(await business.ask(getAudience, {})).toMatchObject({
    people: 0,
    engaged_people: 0,
    countries: [],
    regions: [],
    devices: [],
    topics: [],
  })
  // The figures themselves are of all.
  expect((await business.ask(getInsights, {})).figures[0]?.total).toBe(4)
  const { rows } = await app.pool.query<{ key: string }>(
    `select encode(viewer_key, 'hex') as key from insight_audience where business_id = any($1::bigint[])`,
    [[business.member.id, other.member.id]],
  )
  // One person is not the same for two businesses.
  expect(new Set(rows.map(({ key }) => key)).size).toBe(8)
  expect(await member.call(getAudience, {})).toMatchObject({ status: 403, error: { name: 'business_only' } })
})
