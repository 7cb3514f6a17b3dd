import { userResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMonthlyViews } from '../../src/modules/profiles/index.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { idLater } from '../../src/platform/ids/ids.ts'

let app: TestApp
let ana: SignedIn
let now = new Date('2026-11-21T09:00:00Z')
const clock = { now: () => now }
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

const counted = () => createMonthlyViews({ db: app.db, clock })
const rows = async (memberId: string) =>
  (
    await app.pool.query('select day::text, view_count from profile_views where member_id = $1 order by day', [
      memberId,
    ])
  ).rows as { day: string; view_count: number }[]

test('RP-07 views are joined by member and day, over processes, and nobody who looked is kept', async () => {
  const [one, other] = [counted(), counted()]
  const ben = await signUp(app)
  for (let n = 0; n < 3; n += 1) one.note(ana.member.id)
  one.note(ben.member.id)
  other.note(ana.member.id)
  expect(await rows(ana.member.id)).toEqual([])
  await Promise.all([one.flush(), other.flush(), one.flush()])
  expect(await rows(ana.member.id)).toEqual([{ day: '2026-11-21', view_count: 4 }])
  expect(await rows(ben.member.id)).toEqual([{ day: '2026-11-21', view_count: 1 }])
  const { fields } = await app.pool.query('select * from profile_views limit 0')
  expect(fields.map(({ name }) => name)).toEqual(['bucket', 'member_id', 'day', 'view_count'])
})

test('RP-07 thirty days are summed; older ones are not, and are swept', async () => {
  const views = counted()
  const cara = await signUp(app)
  for (const [day, times] of [
    ['2026-09-01', 5],
    ['2026-10-22', 3],
    ['2026-10-23', 2],
    ['2026-11-21', 1],
  ] as const) {
    now = new Date(`${day}T23:00:00Z`)
    for (let n = 0; n < times; n += 1) views.note(cara.member.id)
    await views.flush()
  }
  expect(await views.count(cara.member.id)).toBe(3)
  await views.sweep()
  expect((await rows(cara.member.id)).map(({ day }) => day)).toEqual(['2026-10-22', '2026-10-23', '2026-11-21'])
})

test('RP-07 views of somebody who is gone are dropped, and stop writes what waits', async () => {
  const views = counted()
  const dan = await signUp(app)
  const counting = views.start((error) => {
    throw error
  })
  views.note(idLater(dan.member.id, -1024))
  views.note(dan.member.id)
  await counting.stop()
  expect(await views.count(dan.member.id)).toBe(1)
})

test('RP-07 what could not be written waits and is written later', async () => {
  const views = counted()
  const eva = await signUp(app)
  await app.pool.query('alter table profile_views rename to profile_views_away')
  try {
    views.note(eva.member.id)
    await expect(views.flush()).rejects.toThrow('profile_views')
    views.note(eva.member.id)
  } finally {
    await app.pool.query('alter table profile_views_away rename to profile_views')
  }
  await views.flush()
  expect(await views.count(eva.member.id)).toBe(2)
})

test('RP-07 only a business learns its monthly views; everybody else sees -1', async () => {
  const [shop, member] = await Promise.all([signUp(app), signUp(app)])
  await app.pool.query('update members set is_partner = true where id = $1', [shop.member.id])
  for (const who of [shop, member]) app.core.monthlyViews.note(who.member.id)
  await app.core.monthlyViews.flush()
  const seen = async (who: SignedIn, asking: Pick<SignedIn, 'ask'>) =>
    (await asking.ask(userResource.get, { username: who.member.username, field_set_key: 'profile' })).profile_views
  expect(await seen(shop, shop)).toBe(1)
  expect(await seen(member, member)).toBe(-1)
  for (const asking of [ana, member, app.client()]) expect(await seen(shop, asking)).toBe(-1)
})
