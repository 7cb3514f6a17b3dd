import {
  updateMe,
  userBlockResource,
  userFollowersResource,
  userFollowRequestResource,
  userFollowRequestsResource,
  userFollowResource,
  userHomefeedResource,
  userResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { brokenPromises } from '../data/counters-equal-rows.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
}, 120_000)
afterAll(() => app.stop())

let hermit: SignedIn
let fan: SignedIn
beforeEach(async () => {
  hermit = await signUp(app)
  fan = await signUp(app)
  await hermit.ask(updateMe, { is_private_profile: true })
})

const whom = () => ({ user_id: hermit.member.id })
const who = () => ({ user_id: fan.member.id })
const request = () => fan.ask(userFollowResource.create, whom())
const waiting = async () => (await hermit.ask(userFollowRequestsResource.get, {})).map(({ id }) => id)
const counts = async () => {
  const [ofHermit, ofFan] = await Promise.all([hermit.ask(userResource.get, whom()), fan.ask(userResource.get, who())])
  return [ofHermit.follower_count, ofFan.following_count]
}
async function feedOf(member: SignedIn): Promise<string[]> {
  await settled(app)
  const { rows } = await app.pool.query<{ pin_id: string }>('select pin_id from feed_items where member_id = $1', [
    member.member.id,
  ])
  return rows.map(({ pin_id: pinId }) => pinId)
}

test('ST-02 following a private profile is a request; approving it twice makes one follow and fills the feed', async () => {
  const pin = await makeQuickPin(app, hermit)
  expect(await request()).toMatchObject({ explicitly_followed_by_me: false, follow_requested_by_me: true })
  expect(await waiting()).toEqual([fan.member.id])
  expect(await hermit.ask(userFollowRequestResource.get, {})).toEqual({ count: 1 })
  expect(await feedOf(fan)).toEqual([])
  for (let press = 0; press < 2; press += 1) {
    expect(await hermit.ask(userFollowRequestResource.update, who())).toMatchObject({ id: fan.member.id })
  }
  expect(await waiting()).toEqual([])
  expect(await counts()).toEqual([1, 1])
  expect(await fan.ask(userResource.get, whom())).toMatchObject({ explicitly_followed_by_me: true, pin_count: 1 })
  expect(await feedOf(fan)).toEqual([pin.id])
  const home = await fan.ask(userHomefeedResource.get, {})
  expect(home.map(({ id }) => id)).toContain(pin.id)
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('ST-02 a second press withdraws the request; approving what was withdrawn says so', async () => {
  await request()
  expect(await fan.ask(userFollowResource.delete, whom())).toMatchObject({
    explicitly_followed_by_me: false,
    follow_requested_by_me: false,
  })
  expect(await waiting()).toEqual([])
  const answer = await hermit.call(userFollowRequestResource.update, who())
  expect(answer).toMatchObject({ status: 404, error: { name: 'follow_request_not_found' } })
  expect(await counts()).toEqual([0, 0])
})

test('ST-02 declining twice leaves nothing, and never ends a follow that was approved', async () => {
  await request()
  for (let press = 0; press < 2; press += 1) await hermit.ask(userFollowRequestResource.delete, who())
  expect(await fan.ask(userResource.get, whom())).toMatchObject({ follow_requested_by_me: false })
  await request()
  await hermit.ask(userFollowRequestResource.update, who())
  await hermit.ask(userFollowRequestResource.delete, who())
  expect(await counts()).toEqual([1, 1])
})

test('RP-04 removing a follower ends the follow, counts and feed with it; once is enough', async () => {
  await makeQuickPin(app, hermit)
  await request()
  await hermit.ask(userFollowRequestResource.update, who())
  expect(await feedOf(fan)).toHaveLength(1)
  for (let press = 0; press < 2; press += 1) await hermit.ask(userFollowersResource.delete, who())
  expect(await counts()).toEqual([0, 0])
  expect(await feedOf(fan)).toEqual([])
  expect(await fan.ask(userResource.get, whom())).toMatchObject({ explicitly_followed_by_me: false })
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('ST-02 a profile that becomes public takes everybody who waits; one that becomes private keeps its followers', async () => {
  const others = await Promise.all(Array.from({ length: 4 }, () => signUp(app)))
  for (const each of [fan, ...others]) await each.ask(userFollowResource.create, whom())
  const pin = await makeQuickPin(app, hermit)
  await hermit.ask(updateMe, { is_private_profile: false })
  expect(await feedOf(fan)).toEqual([pin.id])
  expect(await waiting()).toEqual([])
  expect(await counts()).toEqual([5, 1])
  await hermit.ask(updateMe, { is_private_profile: true })
  await settled(app)
  expect(await counts()).toEqual([5, 1])
  expect(await fan.ask(userResource.get, whom())).toMatchObject({ explicitly_followed_by_me: true })
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('ST-02 whoever presses again once the profile is public need not wait for the one before', async () => {
  await request()
  await app.pool.query('update members set is_private = false where id = $1', [hermit.member.id])
  expect(await request()).toMatchObject({ explicitly_followed_by_me: true, follow_requested_by_me: false })
  expect(await counts()).toEqual([1, 1])
})

test('RP-04 a block takes the request along', async () => {
  await request()
  await hermit.ask(userBlockResource.create, { blocked_user_id: fan.member.id })
  expect(await waiting()).toEqual([])
  expect((await hermit.call(userFollowRequestResource.update, who())).status).toBe(404)
})

test('ST-02 nobody answers or reads requests to somebody else', async () => {
  await request()
  const stranger = await signUp(app)
  expect(await stranger.ask(userFollowRequestsResource.get, {})).toEqual([])
  expect(await stranger.call(userFollowRequestResource.update, who())).toMatchObject({ status: 404 })
  await stranger.ask(userFollowRequestResource.delete, who())
  await stranger.ask(userFollowersResource.delete, who())
  expect(await waiting()).toEqual([fan.member.id])
  expect((await app.client().call(userFollowRequestsResource.get, {})).status).toBe(401)
})
