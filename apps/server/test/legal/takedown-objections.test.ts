import {
  getTakedownCase,
  getTakedownCounts,
  listTakedownNotices,
  newsHubResource,
  objectToTakedown,
  pinResource,
  submitTurkeyTakedown,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { commandLine } from '../../src/modules/employees/index.ts'
import { keepRemoved } from '../../src/modules/legal/takedowns/commands/keep-removed.ts'
import { restoreDue } from '../../src/modules/legal/takedowns/jobs/restore-due.ts'
import { brokenPromises } from '../data/counters-equal-rows.ts'
import { mailsTo } from '../support/mailbox.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { type Claimed, DAY, form, inCountry, makeClaimed, steps } from './takedown-steps.ts'

const { at, ask, accept, statusOf } = steps(() => app)
let app: TestApp
let now = new Date()
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } })
}, 120_000)
afterAll(() => app.stop())

const newsOf = async (client: SignedIn) => (await client.ask(newsHubResource.get, {})).map(({ kind }) => kind)

let owner: SignedIn
let board: Claimed['board']
let pinId: string
beforeEach(async () => {
  now = new Date()
  ;({ owner, board, pinId } = await makeClaimed(app))
}, 120_000)

test('its owner objects within the days of the law; it shows again after those for a court, with what was said of it', async () => {
  const { aggregated_pin_data: before } = await owner.ask(pinResource.get, { id: pinId })
  const id = await ask(`/pin/${pinId}/`)
  expect((await owner.call(getTakedownCase, { takedown_id: id })).status).toBe(404)
  await accept(id, false)
  const [notice] = await owner.ask(getTakedownCase, { takedown_id: id })
  const told = {
    object_id: pinId,
    state: 'removed',
    countries: expect.arrayContaining(['DE', 'FR']),
    viewer_can: { object: true },
  }
  expect(notice).toMatchObject(told)
  expect(JSON.stringify(notice)).not.toContain('Cora')
  const objection = { takedown_id: id, object_id: pinId, explanation: 'It is mine.', is_true: true }
  const stranger = await signUp(app)
  expect((await stranger.call(objectToTakedown, objection)).status).toBe(404)
  expect((await stranger.call(getTakedownCase, { takedown_id: id })).status).toBe(404)
  expect((await app.client().call(objectToTakedown, objection)).status).toBe(401)
  expect(await owner.call(objectToTakedown, { ...objection, is_true: false })).toMatchObject({
    error: { field: 'is_true' },
  })
  expect(await owner.ask(objectToTakedown, objection)).toMatchObject({
    state: 'objected',
    viewer_can: { object: false },
  })
  expect((await owner.call(objectToTakedown, objection)).status).toBe(409)

  now = new Date(now.getTime() + 13 * DAY)
  await restoreDue(app.core)
  expect(await statusOf(inCountry(app.client(), 'DE'), pinId)).toBe(404)
  now = new Date(now.getTime() + 2 * DAY)
  await restoreDue(app.core)
  await restoreDue(app.core)
  const shown = await inCountry(app.client(), 'DE').ask(pinResource.get, { id: pinId })
  expect(shown.aggregated_pin_data.id).toBe(before.id)
  expect((await app.client().fetch(new URL(shown.images['236x'].url).pathname)).headers.get('cache-control')).toContain(
    'immutable',
  )
  expect(await owner.ask(listTakedownNotices, {})).toMatchObject([{ state: 'restored' }])
  await settled(app)
  expect(await brokenPromises(app.pool)).toEqual({})
  expect(await newsOf(owner)).toEqual(['takedown_restored', 'takedown_removed'])
  expect((await mailsTo(app, owner.member.email)).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['We have your objection', 'What you posted shows again']),
  )
})

test('after its days nobody objects; where somebody goes to court it stays removed', async () => {
  const asked = form([at(`/pin/${pinId}/`)], { country: 'TR' })
  const { id } = await (await signUp(app)).ask(submitTurkeyTakedown, asked)
  await accept(id)
  const objection = { takedown_id: id, object_id: pinId, explanation: 'It is mine.', is_true: true }
  const decidedAt = now
  now = new Date(decidedAt.getTime() + 31 * DAY)
  const [before] = await owner.ask(listTakedownNotices, {})
  expect(await owner.call(objectToTakedown, objection)).toMatchObject({
    status: 409,
    error: { name: 'objection_over', message: 'The time to object is over.' },
  })
  expect(before).toMatchObject({ state: 'removed', viewer_can: { object: false } })
  expect(await owner.ask(listTakedownNotices, {})).toEqual([before])
  await restoreDue(app.core)
  expect(await statusOf(app.client(), pinId)).toBe(404)
  now = new Date(decidedAt.getTime() + DAY)
  await owner.ask(objectToTakedown, objection)
  await keepRemoved(app.core, commandLine, { takedownId: id, reason: 'They went to court' })
  now = new Date(decidedAt.getTime() + 29 * DAY)
  await restoreDue(app.core)
  expect(await statusOf(app.client(), pinId)).toBe(404)
  expect(await owner.call(objectToTakedown, objection)).toMatchObject({ error: { name: 'objection_over' } })
  expect(await owner.ask(listTakedownNotices, {})).toMatchObject([{ state: 'removed', is_in_court: true }])
  await settled(app)
  expect(await newsOf(owner)).toEqual(['takedown_kept', 'takedown_removed'])
  // Jobs send them beside each other, so in any order.
  expect((await mailsTo(app, owner.member.email)).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['We have your objection', 'What you posted stays removed']),
  )
})

test('two requests for one thing stand apart: it shows where none of those that stand withholds it', async () => {
  const first = await ask(`/pin/${pinId}/`)
  const asked = form([at(`/pin/${pinId}/`)], { country: 'TR' })
  const { id: second } = await (await signUp(app)).ask(submitTurkeyTakedown, asked)
  await accept(first, false)
  await accept(second, false)
  await owner.ask(objectToTakedown, { takedown_id: first, object_id: pinId, explanation: 'No.', is_true: true })
  now = new Date(now.getTime() + 15 * DAY)
  await restoreDue(app.core)
  expect(await statusOf(inCountry(app.client(), 'DE'), pinId)).toBe(200)
  expect(await statusOf(inCountry(app.client(), 'TR'), pinId)).toBe(404)
})

test('counts say how many there were and nothing of anybody', async () => {
  now = new Date(now.getTime() + 120 * DAY)
  const before = (await app.client().ask(getTakedownCounts, {})).find(({ law }) => law === 'dsa')
  await accept(await ask(`/pin/${pinId}/`, board.url))
  now = new Date(now.getTime() + DAY)
  const counts = await app.client().ask(getTakedownCounts, {})
  const after = counts.find(({ law }) => law === 'dsa')
  expect(counts.map(({ law }) => law)).toEqual(['dsa', 'turkey', 'india', 'test'])
  expect([after?.requests, after?.accepted, after?.named, after?.removed]).toEqual(
    [before?.requests, before?.accepted, before?.named, before?.removed].map(
      (count, n) => (count ?? 0) + (n < 2 ? 1 : 2),
    ),
  )
})
