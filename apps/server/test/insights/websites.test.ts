import {
  boardResource,
  getAudience,
  getInsights,
  getTopBoards,
  getTopPins,
  type Insights,
  pinResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actingFor, confirmSecondFactor, letActOn, signUpBusiness } from '../business/businesses.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { allow, count, ownSite, see, seers } from './seeing.ts'

let app: TestApp
// One day for all of it, whenever it runs.
const now = new Date()
beforeAll(async () => {
  // What counts every minute would count between a test's steps.
  app = await startTestApp({ isWithoutWorker: true, clock: { now: () => now } })
}, 120_000)
afterAll(() => app.stop())

const totals = ({ figures }: Insights) =>
  Object.fromEntries(figures.flatMap(({ name, total }) => (total > 0 ? [[name, total]] : [])))
let sites = 0
const newDomain = () => `counted-site-${(sites += 1)}.example`

/** A business with two websites and Pins that lead to both, of its own and of somebody else; each was seen once. */
async function counted() {
  const [business, member] = [await signUpBusiness(app), await signUp(app)]
  const [domain, other] = [newDomain(), newDomain()]
  for (const each of [domain, other]) await ownSite(app, business, each)
  const board = await makeBoard(business)
  const own = await makeQuickPin(app, business, { board_id: board.id, link: `https://${domain}/own` })
  const elsewhere = await makeQuickPin(app, business, { board_id: board.id, link: `https://${other}/` })
  const theirs = await makeQuickPin(app, member, { link: `https://www.${domain}/theirs` })
  const [seer] = await seers(app, 1)
  if (!seer) throw new Error('nobody sees')
  await see(seer, [own.id, elsewhere.id, theirs.id])
  for (const kind of ['closeup', 'outbound_click'] as const) await see(seer, [theirs.id], kind)
  await count(app)
  return { business, member, domain, other, board, own, theirs, elsewhere, seer }
}

test('a business is told what was counted of one claimed website by day: pins of anybody that lead there, and the most of them', async () => {
  const { business, domain, other, board, own, theirs, elsewhere } = await counted()
  const whole = await business.ask(getInsights, {})
  expect(whole.sites).toEqual([domain, other].toSorted())
  expect(totals(whole)).toMatchObject({ impressions: 3 })
  const figures = { impressions: 2, engagements: 2, closeups: 1, outbound_clicks: 1 }
  const answer = await business.ask(getInsights, { domain })
  expect(totals(answer)).toEqual(figures)
  expect(answer.figures.map(({ name }) => name)).not.toContain('followers')
  expect(answer.figures.find(({ name }) => name === 'impressions')?.values.at(-1)).toBe(2)
  // The address of a page on it names it as well.
  expect(totals(await business.ask(getInsights, { domain: `https://www.${domain}/a` }))).toEqual(figures)
  expect(totals(await business.ask(getInsights, { domain, source: 'own' }))).toEqual({ impressions: 1 })
  expect(totals(await business.ask(getInsights, { domain, source: 'site' }))).toEqual({ ...figures, impressions: 1 })
  expect(totals(await business.ask(getInsights, { domain, board_id: board.id }))).toEqual({ impressions: 1 })
  expect(totals(await business.ask(getInsights, { domain, pin_id: theirs.id }))).toEqual({ ...figures, impressions: 1 })
  expect(totals(await business.ask(getInsights, { domain, pin_id: elsewhere.id }))).toEqual({})
  expect(totals(await business.ask(getInsights, { domain: 'no-site-of-theirs.example' }))).toEqual({})
  const top = async (asked: object) => (await business.ask(getTopPins, asked)).map(({ pin }) => pin.id)
  expect(await top({ domain, sort: 'closeups' })).toEqual([theirs.id])
  expect((await top({ domain })).toSorted()).toEqual([own.id, theirs.id].toSorted())
  expect(await top({ domain: other })).toEqual([elsewhere.id])
  expect(await top({ domain, board_id: board.id })).toEqual([own.id])
  expect((await business.call(getInsights, { domain: 'a'.repeat(3000) })).error?.field).toBe('domain')
}, 120_000)

test('where a pin leads when it is seen says for which website it counts, and nothing counts without consent', async () => {
  const { business, member, domain, other, theirs, seer } = await counted()
  const refusing = await signUp(app)
  await allow(refusing, false)
  await see(refusing, [theirs.id])
  await member.ask(pinResource.update, { id: theirs.id, link: `https://${other}/now` })
  await see(seer, [theirs.id])
  await count(app)
  expect(totals(await business.ask(getInsights, { domain }))).toMatchObject({ impressions: 2 })
  expect(totals(await business.ask(getInsights, { domain: other }))).toEqual({ impressions: 2 })
}, 120_000)

test('a role on a website opens the figures of that website and no other', async () => {
  const { business, domain, other, board, own, theirs } = await counted()
  const person = await signUpBusiness(app)
  await letActOn(business, person, { asset_type: 'site', asset_id: domain }, 'ANALYST')
  const acting = actingFor(person, business.member)
  expect(await acting.call(getInsights, { domain })).toMatchObject({ error: { name: 'second_factor_required' } })
  await confirmSecondFactor(app, person)
  const told = await acting.ask(getInsights, { domain })
  expect(totals(told)).toMatchObject({ impressions: 2, closeups: 1 })
  // Not which other websites there are.
  expect(told.sites).toEqual([domain])
  const top = async (client: SignedIn) => (await client.ask(getTopPins, { domain })).map(({ pin }) => pin.id).toSorted()
  expect(await top(acting)).toEqual([own.id, theirs.id].toSorted())
  // All else they ask as themself, who has nothing.
  for (const asked of [{ domain: other }, {}, { board_id: board.id }, { pin_id: own.id }])
    expect(totals(await acting.ask(getInsights, asked)), JSON.stringify(asked)).toEqual({})
  expect(await acting.ask(getTopPins, {})).toEqual([])
  expect(await acting.ask(getTopPins, { domain: other })).toEqual([])
  expect(await acting.ask(getTopBoards, {})).toEqual([])
  expect((await acting.ask(getAudience, {})).people).toBe(0)
  // What is secret now is told of in sums only.
  await business.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
  expect(await top(acting)).toEqual([theirs.id])
  expect(totals(await acting.ask(getInsights, { domain, pin_id: own.id }))).toEqual({})
  expect(totals(await acting.ask(getInsights, { domain, board_id: board.id }))).toEqual({})
  expect(await top(business)).toEqual([own.id, theirs.id].toSorted())
}, 120_000)

test('a role on the profile opens the figures of each website, and one on a board those of none', async () => {
  const { business, domain, board } = await counted()
  const [ofProfile, ofBoard] = [await signUpBusiness(app), await signUpBusiness(app)]
  await letActOn(business, ofProfile, { asset_type: 'profile' }, 'ANALYST')
  await letActOn(business, ofBoard, { asset_type: 'board', asset_id: board.id }, 'ADMIN')
  for (const person of [ofProfile, ofBoard]) await confirmSecondFactor(app, person)
  const shown = async (person: SignedIn, asked: object) =>
    totals(await actingFor(person, business.member).ask(getInsights, asked))
  expect(await shown(ofProfile, { domain })).toMatchObject({ impressions: 2 })
  expect(await shown(ofProfile, {})).toMatchObject({ impressions: 3 })
  expect(await shown(ofBoard, { domain })).toEqual({})
  expect(await shown(ofBoard, {})).toEqual({})
}, 120_000)
