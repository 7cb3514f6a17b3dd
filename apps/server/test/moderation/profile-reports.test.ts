import { reportResource, userBlockResource } from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ghostOf, noTarget } from '../permissions/target.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
beforeAll(async () => {
  app = await startTestApp({ env: { RATES: '1' } })
}, 120_000)
afterAll(() => app.stop())
beforeEach(async () => {
  ;[ana, ben] = await Promise.all([signUp(app), signUp(app)])
})

const of = (who: SignedIn) => ({ object_type: 'user', object_id: who.member.id }) as const
const reportsBy = async ({ member }: SignedIn) => {
  const { rows } = await app.pool.query<object>(
    'select object_type, object_id, reason, detail, state from reports where reporter_id = $1',
    [member.id],
  )
  return rows
}

test('PS-18 PR-06 a profile is reported with a reason, and kept for the moderators', async () => {
  await ben.ask(reportResource.create, { ...of(ana), reason: 'impersonation', detail: ' It is not her. ' })
  const kept = { object_type: 'user', object_id: ana.member.id, state: 'open' }
  expect(await reportsBy(ben)).toEqual([{ ...kept, reason: 'impersonation', detail: 'It is not her.' }])
  await ben.ask(reportResource.create, { ...of(ana), reason: 'spam' })
  expect(await reportsBy(ben)).toEqual([{ ...kept, reason: 'spam', detail: '' }])
})

test('PS-18 twenty reports of a profile at once, under one key or many, are one', async () => {
  const report = { ...of(ana), reason: 'hate' } as const
  const key = { 'idempotency-key': 'one' }
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => ben.call(reportResource.create, report, n % 2 === 0 ? key : {})),
  )
  for (const { status } of answers) expect([200, 409]).toContain(status)
  expect(await reportsBy(ben)).toHaveLength(1)
})

test('PS-18 reports are limited by the hour, for each reporter alone', async () => {
  const report = { ...of(ana), reason: 'spam' } as const
  for (let n = 0; n < 20; n += 1) await ben.ask(reportResource.create, report)
  const refused = await ben.call(reportResource.create, report)
  expect(refused).toMatchObject({ status: 429, error: { name: 'throttled' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const cleo = await signUp(app)
  await cleo.ask(reportResource.create, report)
})

test('RP-04 also who is blocked reports who blocked them; who never was is missing', async () => {
  await ana.ask(userBlockResource.create, { blocked_user_id: ben.member.id })
  await ben.ask(reportResource.create, { ...of(ana), reason: 'harassment' })
  const { userId } = ghostOf({ ...noTarget, userId: ana.member.id })
  const ghost = await ben.call(reportResource.create, { object_type: 'user', object_id: userId, reason: 'spam' })
  expect(ghost).toMatchObject({ status: 404, error: { name: 'user_not_found' } })
  expect(await reportsBy(ben)).toHaveLength(1)
})

test('PS-18 nobody reports themself, and a reason must be one for profiles', async () => {
  expect(await ana.call(reportResource.create, { ...of(ana), reason: 'spam' })).toMatchObject({
    status: 403,
    error: { name: 'not_allowed' },
  })
  const wrong = await ben.call(reportResource.create, { object_type: 'pin', object_id: '1', reason: 'underage' })
  expect(wrong).toMatchObject({ status: 400, error: { field: 'reason' } })
  expect(await reportsBy(ben)).toEqual([])
})

test('RP-05 VR-06 visitors log in first, a limited login fully, and machines are refused', async () => {
  const report = { ...of(ana), reason: 'spam' } as const
  expect(await app.client().call(reportResource.create, report)).toMatchObject({ status: 401 })
  const bot = app.client()
  bot.userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  expect(await bot.call(reportResource.create, report)).toMatchObject({ status: 403, error: { name: 'not_allowed' } })
  await app.pool.query('update sessions set is_limited = true where member_id = $1', [ben.member.id])
  const blocked = { blocked_user_id: ana.member.id }
  for (const answer of [
    await ben.call(reportResource.create, report),
    await ben.call(userBlockResource.create, blocked),
    await ben.call(userBlockResource.delete, blocked),
  ])
    expect(answer).toMatchObject({ status: 401, error: { name: 'sign_in_required' } })
  expect(await reportsBy(ben)).toEqual([])
})

test('CA-23 CA-30 a block says where it was made; acting for somebody without access finds nobody', async () => {
  const options = { blocked_user_id: ana.member.id, block_source: 'profile', block_context: { pin_id: '1' } }
  const foreign = await ben.call(userBlockResource.create, { ...options, orbac_subject_id: ana.member.id })
  expect(foreign).toMatchObject({ status: 404, error: { name: 'user_not_found' } })
  const { rows } = await app.pool.query('select 1 from blocks where blocker_id = $1', [ben.member.id])
  expect(rows).toEqual([])
  const own = await ben.ask(userBlockResource.create, { ...options, orbac_subject_id: ben.member.id })
  expect(own).toMatchObject({ id: ana.member.id, blocked_by_me: true })
  expect(await ben.ask(userBlockResource.delete, { blocked_user_id: ana.member.id })).toMatchObject({
    blocked_by_me: false,
  })
})
