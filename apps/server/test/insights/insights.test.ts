import {
  boardResource,
  countPinViews,
  getInsights,
  getTopBoards,
  getTopPins,
  type InsightName,
  type Insights,
  pinResource,
  userFollowResource,
  userResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countSeen, forgetInsights } from '../../src/modules/insights/index.ts'
import { noteSaves } from '../../src/modules/insights/noting/note-saves.ts'
import { actingFor, confirmSecondFactor, letAct, letActOn, signUpBusiness } from '../business/businesses.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { allow, count, ownSite, see, seers } from './seeing.ts'

let app: TestApp
let shop: SignedIn
let now = new Date()
beforeAll(async () => {
  // What counts every minute would count between a test's steps.
  app = await startTestApp({ isWithoutWorker: true, clock: { now: () => now } })
  shop = await signUpBusiness(app)
}, 120_000)
afterAll(() => app.stop())

const total = (answer: Insights, name: InsightName) => answer.figures.find((each) => each.name === name)?.total
const totals = (answer: Insights) =>
  Object.fromEntries(answer.figures.flatMap(({ name, total: sum }) => (sum > 0 ? [[name, sum]] : [])))
const ofDays = (who: SignedIn) => who.ask(getInsights, {})

test('what people saw, opened, followed and saved is counted by day, pin and board, once however often it is told', async () => {
  const business = await signUpBusiness(app)
  const board = await makeBoard(business)
  const [first, second] = [await makeQuickPin(app, business, { board_id: board.id }), await makeQuickPin(app, business)]
  const [one, other] = await seers(app, 2)
  if (!one || !other) throw new Error('nobody sees')
  const told = { batch_key: 'told-by-one-browser', views: [{ pin_id: first.id, kind: 'impression' as const }] }
  for (let times = 0; times < 3; times += 1) await one.ask(countPinViews, told)
  await count(app)
  // A repeat that comes after it was counted.
  await one.ask(countPinViews, told)
  await count(app)
  await other.ask(countPinViews, told)
  await see(other, [second.id])
  await see(other, [first.id], 'closeup')
  await see(other, [first.id], 'outbound_click')
  const member = await signUp(app)
  await allow(member)
  const saved = await savePin(member, first.id, (await makeBoard(member)).id)
  for (let times = 0; times < 2; times += 1)
    await noteSaves(app.core, [{ pinId: saved.id, pinnerId: member.member.id, boardId: null }])
  await Promise.all([count(app), countSeen(app.core)])
  const answer = await ofDays(business)
  const counted = { impressions: 3, engagements: 3, closeups: 1, outbound_clicks: 1, saves: 1 }
  expect(totals(answer)).toEqual(counted)
  expect(answer.days).toHaveLength(30)
  expect(answer.figures[0]?.values.at(-1)).toBe(3)
  expect(totals(await business.ask(getInsights, { board_id: board.id }))).toEqual({ ...counted, impressions: 2 })
  expect(totals(await business.ask(getInsights, { pin_id: second.id }))).toEqual({ impressions: 1 })
  const pins = await business.ask(getTopPins, {})
  expect(pins.map(({ pin, figures }) => [pin.id, figures.impressions])).toEqual([
    [first.id, 2],
    [second.id, 1],
  ])
  expect((await business.ask(getTopPins, { sort: 'saves' })).map(({ pin }) => pin.id)).toEqual([first.id])
  const boards = await business.ask(getTopBoards, {})
  expect(boards.map(({ board: shown, figures }) => [shown.id, figures.impressions])).toEqual([[board.id, 2]])
  // Who it was goes with the counting.
  const { rows } = await app.pool.query('select 1 from insight_batches where seen is not null')
  expect(rows).toEqual([])
})

test('nothing counts without consent, of machines, of one’s own pins, and of pins that not everybody may see', async () => {
  const business = await signUpBusiness(app)
  const pin = await makeQuickPin(app, business)
  const kept = await makeQuickPin(app, business, { board_id: (await makeBoard(business, 'Kept', 'secret')).id })
  const [visitor, refusing, machine] = [app.client(), await signUp(app), app.client()]
  await allow(refusing)
  await allow(refusing, false)
  machine.userAgent = 'Googlebot/2.1'
  await allow(business)
  for (const client of [visitor, refusing, business]) await see(client, [pin.id, kept.id])
  expect(
    await machine.call(countPinViews, { batch_key: 'a-machine-says-so', views: [{ pin_id: pin.id, kind: 'closeup' }] }),
  ).toMatchObject({ status: 403 })
  const [seer] = await seers(app, 1)
  if (!seer) throw new Error('nobody sees')
  await see(seer, [kept.id, '99', pin.id])
  // Saves by somebody who refused.
  const saved = await savePin(refusing, pin.id, (await makeBoard(refusing)).id)
  await noteSaves(app.core, [{ pinId: saved.id, pinnerId: refusing.member.id, boardId: null }])
  await count(app)
  expect(totals(await ofDays(business))).toEqual({ impressions: 1 })
  await business.ask(pinResource.delete, { id: pin.id })
  expect(await business.ask(getTopPins, {})).toEqual([])
})

test('one person counts for a business so much in a day and no more', async () => {
  const business = await signUpBusiness(app)
  const pin = await makeQuickPin(app, business)
  const [seer, other] = await seers(app, 2)
  if (!seer || !other) throw new Error('nobody sees')
  await see(seer, [pin.id])
  await count(app)
  await app.pool.query('update insight_audience set day_count = 298 where business_id = $1', [business.member.id])
  for (let times = 0; times < 4; times += 1) {
    await see(seer, [pin.id])
    await count(app)
  }
  expect(totals(await ofDays(business))).toEqual({ impressions: 3 })
  await see(other, [pin.id])
  await count(app)
  expect(totals(await ofDays(business))).toEqual({ impressions: 4 })
})

test('figures are of business accounts and of who acts for them; others are told that', async () => {
  const [member, analyst, stranger] = [await signUp(app), await signUpBusiness(app), await signUpBusiness(app)]
  const business = await signUpBusiness(app)
  await letAct(business, analyst, 'ANALYST')
  await confirmSecondFactor(app, analyst)
  const pin = await makeQuickPin(app, business)
  const [seer] = await seers(app, 1)
  if (!seer) throw new Error('nobody sees')
  await see(seer, [pin.id])
  await count(app)
  expect(totals(await ofDays(actingFor(analyst, business.member)))).toEqual({ impressions: 1 })
  expect(totals(await ofDays(stranger))).toEqual({})
  expect(await stranger.ask(getTopPins, { source: 'own' })).toEqual([])
  expect(totals(await stranger.ask(getInsights, { pin_id: pin.id }))).toEqual({})
  expect(await member.call(getInsights, {})).toMatchObject({ status: 403, error: { name: 'business_only' } })
  expect(await app.client().call(getInsights, {})).toMatchObject({ status: 401 })
})

test('a role on the profile is told no figures of what lies on secret boards', async () => {
  const [business, person] = [await signUpBusiness(app), await signUpBusiness(app)]
  await letActOn(business, person, { asset_type: 'profile' }, 'ANALYST')
  await confirmSecondFactor(app, person)
  const [open, hidden] = [await makeBoard(business), await makeBoard(business)]
  const [shown, secret] = [
    await makeQuickPin(app, business, { board_id: open.id }),
    await makeQuickPin(app, business, { board_id: hidden.id }),
  ]
  const [seer] = await seers(app, 1)
  if (!seer) throw new Error('nobody sees')
  await see(seer, [shown.id, secret.id])
  await count(app)
  await business.ask(boardResource.update, { board_id: hidden.id, privacy: 'secret' })
  const acting = actingFor(person, business.member)
  const told = async (client: SignedIn) => ({
    pins: (await client.ask(getTopPins, {})).map(({ pin }) => pin.id).toSorted(),
    pinsThere: (await client.ask(getTopPins, { board_id: hidden.id })).length,
    boards: (await client.ask(getTopBoards, {})).map(({ board }) => board.id).toSorted(),
    ofBoards: [
      totals(await client.ask(getInsights, { board_id: open.id })),
      totals(await client.ask(getInsights, { board_id: hidden.id })),
    ],
    ofPins: [
      totals(await client.ask(getInsights, { pin_id: shown.id })),
      totals(await client.ask(getInsights, { pin_id: secret.id })),
    ],
  })
  const one = { impressions: 1 }
  expect(await told(business)).toEqual({
    pins: [shown.id, secret.id].toSorted(),
    pinsThere: 1,
    boards: [open.id, hidden.id].toSorted(),
    ofBoards: [one, one],
    ofPins: [one, one],
  })
  expect(await told(acting)).toEqual({
    pins: [shown.id],
    pinsThere: 0,
    boards: [open.id],
    ofBoards: [one, {}],
    ofPins: [one, {}],
  })
})

test('pins of anybody that lead to a claimed website count for the business, apart from its own', async () => {
  const [business, member] = [await signUpBusiness(app), await signUp(app)]
  await ownSite(app, business, 'oak-tables.example')
  const own = await makeQuickPin(app, business)
  const theirs = await makeQuickPin(app, member)
  const elsewhere = await makeQuickPin(app, member)
  for (const [id, link] of [
    [theirs.id, 'https://www.oak-tables.example/round'],
    [elsewhere.id, 'https://other.example/'],
  ] as const)
    await member.ask(pinResource.update, { id, link })
  await allow(member)
  const [seer] = await seers(app, 1)
  if (!seer) throw new Error('nobody sees')
  for (const client of [seer, member]) await see(client, [own.id, theirs.id, elsewhere.id])
  await count(app)
  expect(totals(await ofDays(business))).toEqual({ impressions: 3 })
  expect(totals(await business.ask(getInsights, { source: 'site' }))).toEqual({ impressions: 1 })
  expect((await business.ask(getTopPins, { source: 'site' })).map(({ pin }) => pin.id)).toEqual([theirs.id])
})

test('days stand beside as many before them, new followers among them, and wrong days are named', async () => {
  const business = await signUpBusiness(app)
  const pin = await makeQuickPin(app, business)
  const clients = await seers(app, 3)
  const today = now
  const at = async (daysAgo: number, some: typeof clients) => {
    now = new Date(today.getTime() - daysAgo * 86_400_000)
    await Promise.all(some.map((client) => see(client, [pin.id])))
    await count(app)
    now = today
  }
  await at(9, clients.slice(0, 1))
  await at(3, clients)
  const follower = await signUp(app)
  await follower.ask(userFollowResource.create, { user_id: business.member.id })
  const day = (daysAgo: number) => new Date(today.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10)
  const answer = await business.ask(getInsights, { from: day(6), to: day(0) })
  expect(answer).toMatchObject({ from: day(6), to: day(0), previous_from: day(13), previous_to: day(7) })
  expect(answer.figures[0]).toMatchObject({
    name: 'impressions',
    values: [0, 0, 0, 3, 0, 0, 0],
    total: 3,
    previous_total: 1,
  })
  expect(total(answer, 'followers')).toBe(1)
  expect(answer.follower_count).toBe(1)
  for (const [wrong, field] of [
    [{ from: day(90), to: day(0) }, 'from'],
    [{ from: day(0), to: day(1) }, 'from'],
    [{ to: day(-1) }, 'to'],
    [{ from: 'yesterday' }, 'from'],
    [{ from: day(400), to: day(380) }, 'from'],
  ] as const)
    expect((await business.call(getInsights, wrong)).error?.field, JSON.stringify(wrong)).toBe(field)
})

test('RP-07 the monthly views of a business are this figure, and only the business is told', async () => {
  const [business, member] = [await signUpBusiness(app), await signUp(app)]
  const pin = await makeQuickPin(app, business)
  await Promise.all((await seers(app, 4)).map((client) => see(client, [pin.id])))
  await count(app)
  const seen = async (who: SignedIn, asking: Pick<SignedIn, 'ask'>) =>
    (await asking.ask(userResource.get, { username: who.member.username, field_set_key: 'profile' })).profile_views
  expect(await seen(business, business)).toBe(4)
  expect(total(await ofDays(business), 'impressions')).toBe(4)
  expect(await seen(member, member)).toBe(-1)
  for (const asking of [shop, member, app.client()]) expect(await seen(business, asking)).toBe(-1)
})

test('days are kept for a year, and who was here for 30 days', async () => {
  const business = await signUpBusiness(app)
  await ownSite(app, business, 'kept-for-a-year.example')
  const pin = await makeQuickPin(app, business, { link: 'https://kept-for-a-year.example/' })
  const [seer] = await seers(app, 1)
  if (!seer) throw new Error('nobody sees')
  await see(seer, [pin.id])
  await count(app)
  const rows = async () => {
    const names = ['insight_days', 'insight_sites', 'insight_pins', 'insight_audience']
    const found = await Promise.all(
      names.map((name) => app.pool.query(`select 1 from ${name} where business_id = $1`, [business.member.id])),
    )
    return found.map(({ rowCount }) => rowCount)
  }
  const later = async (days: number) => {
    await forgetInsights({ db: app.db, clock: { now: () => new Date(now.getTime() + days * 86_400_000) } })
    return rows()
  }
  expect(await later(30)).toEqual([1, 1, 1, 1])
  expect(await later(31)).toEqual([1, 1, 1, 0])
  expect(await later(364)).toEqual([1, 1, 1, 0])
  expect(await later(365)).toEqual([0, 0, 0, 0])
})
