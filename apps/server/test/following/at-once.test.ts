import {
  followUsers,
  limits,
  updateMe,
  userBlockResource,
  userFollowRequestResource,
  userFollowResource,
  userResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenPromises } from '../data/counters-equal-rows.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { callCost } from '../support/call-cost.ts'
import { startInTurn } from '../support/in-turn.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import type { TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startInTurn()
}, 120_000)
afterAll(() => app.stop())

const crowd = async (number: number): Promise<SignedIn[]> => {
  const people: SignedIn[] = []
  while (people.length < number)
    people.push(...(await Promise.all(Array.from({ length: Math.min(20, number - people.length) }, () => signUp(app)))))
  return people
}
const idsOf = (people: readonly SignedIn[]) => people.map(({ member }) => member.id)

test('ST-01 two hundred members follow and leave one member at once: its counters equal its rows', async () => {
  const star = await signUp(app)
  const people = await crowd(200)
  const target = { user_id: star.member.id }
  const answers = await Promise.all(
    people.map(async (each, n) => {
      const first = await each.call(userFollowResource.create, target)
      if (n % 2 === 1) return [first]
      const second = await each.call(userFollowResource.delete, target)
      return n % 5 === 0 ? [first, second, await each.call(userFollowResource.create, target)] : [first, second]
    }),
  )
  expect(
    answers
      .flat()
      .filter(({ status }) => status !== 200)
      .map(({ error }) => error),
  ).toEqual([])
  expect(await brokenPromises(app.pool)).toEqual({})
  await Promise.all(people.map((each) => each.ask(userFollowResource.create, target)))
  expect((await star.ask(userResource.get, target)).follower_count).toBe(200)
  expect(await brokenPromises(app.pool)).toEqual({})
}, 120_000)

test('CA-09 a bulk follow takes ids joined by commas and passes over whom the member cannot follow', async () => {
  const me = await signUp(app)
  const [open, hermit, mine, theirs] = await crowd(4)
  if (!open || !hermit || !mine || !theirs) throw new Error('nobody')
  await hermit.ask(updateMe, { is_private_profile: true })
  await me.ask(userBlockResource.create, { blocked_user_id: mine.member.id })
  await theirs.ask(userBlockResource.create, { blocked_user_id: me.member.id })
  const pin = await makeQuickPin(app, open)
  const ids = [...idsOf([open, hermit, mine, theirs, me]), '4611686018427387904']
  for (let press = 0; press < 2; press += 1) {
    const followed = await me.ask(followUsers, { followee_ids: ids.join(',') })
    expect(followed.map((card) => [card.id, card.explicitly_followed_by_me, card.follow_requested_by_me])).toEqual([
      [open.member.id, true, false],
      [hermit.member.id, false, true],
    ])
  }
  expect((await me.ask(userResource.get, { user_id: me.member.id })).following_count).toBe(1)
  await settled(app)
  const { rows } = await app.pool.query('select pin_id from feed_items where member_id = $1', [me.member.id])
  expect(rows).toEqual([{ pin_id: pin.id }])
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('CA-09 a bulk follow of thirty costs as many statements as one of three, and takes no more than the limit', async () => {
  const [me, other] = [await signUp(app), await signUp(app)]
  const people = idsOf(await crowd(30))
  const few = await callCost(app, followUsers, me, { followee_ids: people.slice(0, 3).join(',') })
  const many = await callCost(app, followUsers, other, { followee_ids: people.join(',') })
  expect([few.items, many.items]).toEqual([3, 30])
  expect(many.statements).toBe(few.statements)
  const tooMany = Array.from({ length: limits.followedAtOnce + 1 }, (_, n) => String(n + 1)).join(',')
  expect(await me.call(followUsers, { followee_ids: tooMany })).toMatchObject({
    status: 400,
    error: { field: 'followee_ids' },
  })
  expect((await app.client().call(followUsers, { followee_ids: people.join(',') })).status).toBe(401)
})

test('CA-09 members who bulk follow each other at once never wait for each other for good', async () => {
  const people = await crowd(12)
  const ids = idsOf(people)
  await Promise.all(
    people.map((each, n) => each.ask(followUsers, { followee_ids: (n % 2 ? ids : ids.toReversed()).join(',') })),
  )
  expect((await people[0]?.ask(userResource.get, { user_id: ids[0] ?? '' }))?.follower_count).toBe(11)
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('ST-02 approving, withdrawing and opening the profile at once keep every counter true', async () => {
  const hermit = await signUp(app)
  await hermit.ask(updateMe, { is_private_profile: true })
  const people = await crowd(20)
  const target = { user_id: hermit.member.id }
  await Promise.all(people.map((each) => each.ask(userFollowResource.create, target)))
  await Promise.all([
    ...people.map((each) => hermit.call(userFollowRequestResource.update, { user_id: each.member.id })),
    ...people.slice(0, 10).map((each) => each.ask(userFollowResource.delete, target)),
    hermit.ask(updateMe, { is_private_profile: false }),
  ])
  await settled(app)
  expect(await brokenPromises(app.pool)).toEqual({})
  const { rows } = await app.pool.query('select 1 from followers where followee_id = $1 and state = $2', [
    hermit.member.id,
    'requested',
  ])
  expect(rows).toEqual([])
})
