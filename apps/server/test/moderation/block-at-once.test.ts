import { followUsers, userBlockResource, userFollowResource, userResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenPromises } from '../data/counters-equal-rows.ts'
import { startInTurn } from '../support/in-turn.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import type { TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startInTurn()
}, 120_000)
afterAll(() => app.stop())

const PAIRS = 25

test('ST-04 a block beside follows in both directions at once leaves no follow behind, and every counter true', async () => {
  const pairs: [SignedIn, SignedIn][] = []
  while (pairs.length < PAIRS) pairs.push(await Promise.all([signUp(app), signUp(app)]))
  const answers = await Promise.all(
    pairs.flatMap(([ana, ben]) => [
      ben.call(userFollowResource.create, { user_id: ana.member.id }),
      ana.call(followUsers, { followee_ids: ben.member.id }),
      ana.call(userBlockResource.create, { blocked_user_id: ben.member.id }),
      ana.call(userFollowResource.create, { user_id: ben.member.id }),
      ben.call(userBlockResource.create, { blocked_user_id: ana.member.id }),
      ben.call(followUsers, { followee_ids: ana.member.id }),
    ]),
  )
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  const { rows } = await app.pool.query(
    'select 1 from follows f join blocks b on b.blocker_id in (f.follower_id, f.followee_id) and b.blocked_id in (f.follower_id, f.followee_id)',
  )
  expect(rows).toEqual([])
  const { rows: counted } = await app.pool.query('select id from members where follower_count + following_count > 0')
  expect(counted).toEqual([])
  await settled(app)
  expect(await brokenPromises(app.pool)).toEqual({})
}, 60_000)

test('ST-04 many presses of Block and Unblock at once end as the last one answered, with both mirrors', async () => {
  const [ana, ben] = [await signUp(app), await signUp(app)]
  const options = { blocked_user_id: ben.member.id }
  const presses = Array.from({ length: 20 }, (_, n) =>
    ana.call(n % 2 === 0 ? userBlockResource.create : userBlockResource.delete, options),
  )
  for (const { status } of await Promise.all(presses)) expect(status).toBe(200)
  for (const wanted of [true, false]) {
    await ana.ask(wanted ? userBlockResource.create : userBlockResource.delete, options)
    const { rows } = await app.pool.query(
      'select (select count(*)::int from blocks where blocker_id = $1) as blocks, (select count(*)::int from blocked_by where blocker_id = $1) as mirrors',
      [ana.member.id],
    )
    expect(rows).toEqual([{ blocks: wanted ? 1 : 0, mirrors: wanted ? 1 : 0 }])
  }
})

test('ST-04 one block ends the follows of both, and neither counts the other any more', async () => {
  const [ana, ben] = [await signUp(app), await signUp(app)]
  await ana.ask(userFollowResource.create, { user_id: ben.member.id })
  await ben.ask(userFollowResource.create, { user_id: ana.member.id })
  await ana.ask(userBlockResource.create, { blocked_user_id: ben.member.id })
  const edges = 'select from follows where follower_id = any($1::bigint[])'
  expect((await app.pool.query(edges, [[ana.member.id, ben.member.id]])).rowCount).toBe(0)
  for (const one of [ana, ben]) {
    const profile = await one.ask(userResource.get, { user_id: one.member.id })
    expect(profile).toMatchObject({ follower_count: 0, following_count: 0 })
  }
})
