import {
  boardlessPinsResource,
  boardsFeedResource,
  boardsResource,
  type Endpoint,
  profileBoardsResource,
  userActivityPinsResource,
  userPinsResource,
  userResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callCost } from '../support/call-cost.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { brokenPromises } from './counters-equal-rows.ts'
import { makeLargeProfile } from './large-profile.ts'

let app: TestApp
let large: SignedIn
let small: SignedIn
let stranger: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  small = await makeLargeProfile(app, { boards: 40, pins: 120 })
  large = await makeLargeProfile(app, { boards: 500, pins: 20_000 })
  stranger = await signUp(app)
  await settled(app)
  await app.pool.query('analyze')
}, 180_000)
afterAll(() => app.stop())

test('the member with 500 boards and 20,000 pins is as the product would have made them', async () => {
  expect(await brokenPromises(app.pool)).toEqual({})
  expect(await large.ask(userResource.get, { username: large.member.username })).toMatchObject({
    board_count: 500,
    pin_count: 20_000,
  })
}, 60_000)

const byName = ({ member }: SignedIn) => ({ username: member.username })
const calls: readonly [Endpoint, (who: SignedIn) => object, most: number][] = [
  [userResource.get, byName, 8],
  [boardsResource.get, byName, 16],
  [boardsFeedResource.get, byName, 16],
  [profileBoardsResource.get, byName, 16],
  [userPinsResource.get, byName, 14],
  [userActivityPinsResource.get, byName, 14],
  [boardlessPinsResource.get, ({ member }) => ({ userId: member.id }), 14],
]

test.each(calls.map(([endpoint, optionsOf, most]) => ({ id: endpoint.id, endpoint, optionsOf, most })))(
  'PR-01 CA-20 $id of a member with 500 boards and 20,000 pins costs what it costs for 40 and 120',
  async ({ endpoint, optionsOf, most }) => {
    for (const who of ['visitor', 'stranger', 'owner'] as const) {
      const viewerOf = (owner: SignedIn) => (who === 'visitor' ? null : who === 'owner' ? owner : stranger)
      const few = await callCost(app, endpoint, viewerOf(small), optionsOf(small))
      const many = await callCost(app, endpoint, viewerOf(large), optionsOf(large))
      expect(many.items, who).toBe(few.items)
      expect(many.texts.toSorted(), who).toEqual(few.texts.toSorted())
      expect(many.statements, who).toBeLessThanOrEqual(most)
    }
  },
)
