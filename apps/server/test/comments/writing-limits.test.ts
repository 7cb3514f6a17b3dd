import { aggregatedCommentResource, reportResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { comment, commentsOf } from './commenting.ts'

let now = new Date('2027-03-04T05:06:07Z')
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now }, env: { RATES: '1' } })
}, 120_000)
afterAll(() => app.stop())

const MINUTE = 60_000
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds)
}
const throttled = { status: 429, error: { name: 'throttled' } }

test('PI-07 thirty comments and changes of comments in ten minutes are enough for one member', async () => {
  const [ana, ben] = [await signUp(app), await signUp(app)]
  const pinId = (await makeQuickPin(app, ana)).id
  const made = await comment(ana, pinId)
  for (let n = 2; n <= 30; n += 1)
    if (n % 2 === 0) await comment(ana, pinId)
    else await ana.ask(aggregatedCommentResource.update, { pinId, commentId: made.id, text: `${n}` })
  const answer = await ana.call(aggregatedCommentResource.create, { pinId, text: 'x' })
  expect(answer).toMatchObject(throttled)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await ana.call(aggregatedCommentResource.update, { pinId, commentId: made.id, text: 'x' })).toMatchObject(
    throttled,
  )
  await comment(ben, pinId)
  expect(await commentsOf(ana, pinId)).toHaveLength(17)
  later(10 * MINUTE)
  await comment(ana, pinId)
})

test('PI-07 twenty reports in an hour are enough for one member', async () => {
  const [ana, ben] = [await signUp(app), await signUp(app)]
  const pinId = (await makeQuickPin(app, ana)).id
  const report = { object_type: 'pin', object_id: pinId, reason: 'spam' } as const
  for (let n = 1; n <= 20; n += 1) await ben.ask(reportResource.create, report)
  expect(await ben.call(reportResource.create, report)).toMatchObject(throttled)
  later(60 * MINUTE)
  await ben.ask(reportResource.create, report)
})
