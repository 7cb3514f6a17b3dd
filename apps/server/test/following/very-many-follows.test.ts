import { userBlockResource, userFollowResource, userResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bucketOf } from '../../src/platform/ids/ids.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
}, 120_000)
afterAll(() => app.stop())

test('whoever follows more than a process keeps of one member stands to others as everybody does', async () => {
  const [ana, ben, cem] = [await signUp(app), await signUp(app), await signUp(app)]
  const seenBy = async (viewer: SignedIn, { member }: SignedIn) => {
    const { explicitly_followed_by_me, blocked_by_me } = await viewer.ask(userResource.get, {
      username: member.username,
    })
    return { isFollowed: explicitly_followed_by_me, isBlocked: blocked_by_me }
  }
  await app.pool.query(
    `insert into follows (bucket, follower_id, followee_id, state, edge_id)
     select $1, $2, number, 'following', number from generate_series(1, 600) as number`,
    [bucketOf(ana.member.id), ana.member.id],
  )
  expect(await seenBy(ana, ben)).toEqual({ isFollowed: false, isBlocked: false })
  await ana.ask(userFollowResource.create, { user_id: ben.member.id })
  expect(await seenBy(ana, ben)).toEqual({ isFollowed: true, isBlocked: false })
  await ana.ask(userBlockResource.create, { blocked_user_id: cem.member.id })
  expect(await seenBy(ana, cem)).toEqual({ isFollowed: false, isBlocked: true })
  await ana.ask(userFollowResource.delete, { user_id: ben.member.id })
  expect(await seenBy(ana, ben)).toEqual({ isFollowed: false, isBlocked: false })
})
