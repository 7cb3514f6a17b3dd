import {
  aggregatedCommentLikeResource,
  boardFollowResource,
  didItActivityResource,
  limits,
  newsHubResource,
  reactToPin,
  updateMe,
  userFollowResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { awayReader } from '../../src/modules/accounts/index.ts'
import { countUnreadNews, sweepNews } from '../../src/modules/notifications/index.ts'
import { countStatements } from '../../src/platform/db/statement-counter.ts'
import { bucketOf } from '../../src/platform/ids/ids.ts'
import { comment } from '../comments/commenting.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { callCost } from '../support/call-cost.ts'
import { addCollaborator, makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { fromMidday } from '../support/midday.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { newsOf } from './telling.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: fromMidday() })
})
afterAll(() => app.stop())

/** Everything that can be done to somebody, on so many pins by so many people. */
async function beBusy(ana: SignedIn, pinCount: number, people: number): Promise<void> {
  const crowd = await Promise.all(Array.from({ length: people }, () => signUp(app)))
  for (const each of crowd) await each.ask(userFollowResource.create, { user_id: ana.member.id })
  for (let n = 0; n < pinCount; n += 1) {
    const board = await makeBoard(ana)
    const pin = await makeQuickPin(app, ana, { board_id: board.id })
    const own = await comment(ana, pin.id, 'Mine')
    for (const each of crowd) {
      await savePin(each, pin.id, (await makeBoard(each)).id)
      await each.ask(reactToPin, { pin_id: pin.id, reaction_type: 1 })
      await each.ask(didItActivityResource.create, { pin_id: pin.id, details: 'Done' })
      await comment(each, pin.id, 'Hello')
      await comment(each, pin.id, 'Yes', own.id)
      await comment(each, pin.id, `@${ana.member.username}`)
      await each.ask(aggregatedCommentLikeResource.create, { pinId: pin.id, commentId: own.id })
      await each.ask(boardFollowResource.create, { board_id: board.id })
      await addCollaborator(ana, board.id, each)
    }
  }
  const asking = await signUp(app)
  await ana.ask(updateMe, { is_private_profile: true })
  await asking.ask(userFollowResource.create, { user_id: ana.member.id })
  await settled(app)
}

test('DI-07 a page of news and the count cost as many statements for much as for little', async () => {
  const [small, large] = [await signUp(app), await signUp(app)]
  await beBusy(small, 1, 1)
  await beBusy(large, 3, 3)
  const costs = await Promise.all(
    [small, large].map((each) => callCost(app, newsHubResource.get, each, { page_size: 50 })),
  )
  const [little, much] = costs
  expect(much?.items).toBeGreaterThan((little?.items ?? 0) * 2)
  expect(much?.statements).toBe(little?.statements)
  expect(much?.statements).toBeLessThanOrEqual(30)
  for (const each of [small, large]) {
    const { result, statements } = await countStatements(() => countUnreadNews(app.core, awayReader(each.member.id)))
    expect(result).toBe((await newsOf(app, each)).length)
    expect(statements.length).toBeLessThanOrEqual(24)
  }
}, 60_000)

test('DI-07 nothing new costs two statements to count', async () => {
  const ana = await signUp(app)
  const { result, statements } = await countStatements(() => countUnreadNews(app.core, awayReader(ana.member.id)))
  expect([result, statements.length]).toEqual([0, 2])
})

test('DI-07 only the newest news and the newest people of each are kept', async () => {
  const ana = await signUp(app)
  const ben = await signUp(app, { fullName: 'Ben Ode' })
  const { id } = ana.member
  const bucket = bucketOf(id)
  const pin = await makeQuickPin(app, ana)
  await ben.ask(reactToPin, { pin_id: pin.id, reaction_type: 1 })
  await newsOf(app, ana)
  await app.pool.query(
    `insert into notifications (bucket, id, member_id, kind, group_key, version_id)
      select $1, n, $2, 'followed', n::text, n from generate_series(1, $3::int) n`,
    [bucket, id, limits.news.kept + 20],
  )
  await app.pool.query(
    `insert into notification_sources (bucket, notification_id, source_id, member_id, source_key, actor_id)
      select bucket, id, n, member_id, 'old ' || n, n from notifications, generate_series(1, $2::int) n
      where member_id = $1 and kind = 'pin_reacted'`,
    [id, limits.news.actors + 20],
  )
  const cleo = await signUp(app)
  await cleo.ask(reactToPin, { pin_id: pin.id, reaction_type: 1 })
  await settled(app)
  const count = async (table: string) =>
    Number((await app.pool.query(`select count(*) from ${table} where member_id = $1`, [id])).rows[0].count)
  expect(await count('notifications')).toBe(limits.news.kept)
  expect(await count('notification_sources')).toBe(limits.news.actors)
  const [news] = await newsOf(app, ana)
  expect(news?.actors.map(({ id: actorId }) => actorId)).toEqual([cleo.member.id, ben.member.id])
  await sweepNews(app.core)
  // Ids of the beginning of time are more than ninety days old.
  expect(await count('notifications')).toBe(1)
})
