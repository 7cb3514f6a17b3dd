import {
  adminAcceptTakedown,
  adminDecideOffender,
  adminOffenders,
  adminRefuseTakedown,
  adminTakedowns,
  getTakedownCounts,
  newsHubResource,
  objectToTakedown,
  submitDsaTakedown,
  submitIndiaTakedown,
  submitTurkeyTakedown,
  takedownDays,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { restoreDue } from '../../src/modules/legal/takedowns/jobs/restore-due.ts'
import { hire } from '../administration/staff.ts'
import { makePin, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { DAY, form, inCountry, makeClaimed, steps } from './takedown-steps.ts'

let app: TestApp
let now = new Date()
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now }, env: { EXPERIMENTS: 'india_takedown_link=enabled' } })
}, 120_000)
afterAll(() => app.stop())
const { at, ask, statusOf, mailTo } = steps(() => app)
const reason = 'It is theirs'

test('MD-04 requests are made by the law of a country, claimed true, numbered and mailed; decided by their days, for some countries or all; objected to; repeated; and counted for everybody', async () => {
  const moderator = await hire(app, 'moderator')
  const { owner, board, pinId } = await makeClaimed(app)
  const { id: second } = await makePin(owner, { boardId: board.id })
  const { id: third } = await makePin(owner, { boardId: board.id })
  const member = await signUp(app)
  const visitor = app.client()

  // Each law asks for its own; nothing is taken that is not claimed to be true.
  const dsa = form([at(`/pin/${pinId}/`)], { law_types: ['DMCA', 'GDPR'], personal_data: 'My face', country: 'DE' })
  for (const [field, wrong] of [
    ['is_true', { is_true: false }],
    ['work', { work: '' }],
    ['personal_data', { personal_data: '' }],
    ['name', { name: '' }],
    ['country', { country: 'TR' }],
    ['is_for_complaints_office', { is_for_complaints_office: true }],
  ] as const)
    expect(await visitor.call(submitDsaTakedown, { ...dsa, ...wrong })).toMatchObject({ error: { field } })
  const turkey = form([at(`/pin/${second}/`)], { country: 'TR' })
  expect((await visitor.call(submitTurkeyTakedown, turkey)).status).toBe(401)
  expect(await member.call(submitTurkeyTakedown, { ...turkey, law_types: ['DMCA', 'GDPR'] })).toMatchObject({
    error: { field: 'law_types' },
  })
  const india = form([at(`/pin/${third}/`)], { country: 'IN', is_for_complaints_office: true })
  const asked = {
    dsa: await visitor.ask(submitDsaTakedown, dsa),
    turkey: await member.ask(submitTurkeyTakedown, turkey),
    india: await visitor.ask(submitIndiaTakedown, india),
  }
  await settled(app)
  for (const law of ['dsa', 'turkey', 'india'] as const) {
    const { id, created_at: from, due_at: due } = asked[law]
    expect(new Date(due).getTime() - new Date(from).getTime()).toBe(takedownDays[law].answer * DAY)
    expect((await mailTo('cora@example.org', id))?.subject).toBe('We have your request')
  }

  // The queue has the next day first, and says what is late.
  now = new Date(now.getTime() + 3 * DAY)
  const queue = await moderator.ask(adminTakedowns, {})
  expect(queue.map(({ id, is_overdue: isOverdue }) => [id, isOverdue])).toEqual([
    [asked.turkey.id, true],
    [asked.dsa.id, false],
    [asked.india.id, false],
  ])
  // Whom a request of India is for is said to whoever decides.
  expect(queue.filter((each) => each.is_for_complaints_office).map(({ id }) => id)).toEqual([asked.india.id])
  await moderator.ask(adminAcceptTakedown, {
    takedown_id: asked.dsa.id,
    is_everywhere: false,
    countries: ['DE', 'FR'],
    reason,
  })
  await moderator.ask(adminAcceptTakedown, { takedown_id: asked.turkey.id, is_everywhere: true, reason })
  await moderator.ask(adminRefuseTakedown, { takedown_id: asked.india.id, reason: 'A parody' })
  const shown = async (id: string) =>
    Promise.all(['DE', 'AT', 'TR'].map((country) => statusOf(inCountry(app.client(), country), id)))
  expect(await shown(pinId)).toEqual([404, 200, 200])
  expect(await shown(second)).toEqual([404, 404, 404])
  expect(await shown(third)).toEqual([200, 200, 200])
  await settled(app)
  expect((await mailTo('cora@example.org', asked.india.id, 'A parody'))?.subject).toBe('Your request was refused')
  expect((await owner.ask(newsHubResource.get, {})).map(({ kind }) => kind)).toContain('takedown_removed')

  // A counter-notice restores after the days of the law.
  const objection = { takedown_id: asked.dsa.id, object_id: pinId, explanation: 'Mine.', is_true: true }
  await owner.ask(objectToTakedown, objection)
  now = new Date(now.getTime() + takedownDays.dsa.court * DAY - 1)
  await restoreDue(app.core)
  expect(await shown(pinId)).toEqual([404, 200, 200])
  now = new Date(now.getTime() + 1)
  await restoreDue(app.core)
  expect(await shown(pinId)).toEqual([200, 200, 200])

  // Whose things are removed again and again waits with a proposal.
  for (const address of [`/pin/${third}/`, board.url]) {
    expect((await moderator.ask(adminOffenders, {})).map((each) => each.member.id)).not.toContain(owner.member.id)
    await moderator.ask(adminAcceptTakedown, { takedown_id: await ask(address), is_everywhere: true, reason })
    await settled(app)
  }
  expect((await moderator.ask(adminOffenders, {})).find((each) => each.member.id === owner.member.id)).toMatchObject({
    offences: 3,
    proposal: { act: 'suspend', days: 30 },
  })
  await moderator.ask(adminDecideOffender, { member_id: owner.member.id, act: 'suspend', days: 30, reason })
  expect((await owner.call(newsHubResource.get, {})).status).toBe(401)

  // Everybody may know how many there were, and nothing of anybody.
  now = new Date(now.getTime() + DAY)
  const counts = await visitor.ask(getTakedownCounts, {})
  expect(counts.filter(({ law }) => law !== 'test')).toMatchObject([
    { law: 'dsa', requests: 3, accepted: 3, named: 3, removed: 2, restored: 1 },
    { law: 'turkey', requests: 1, accepted: 1, removed: 1 },
    { law: 'india', requests: 1, refused: 1, removed: 0 },
  ])
  expect(JSON.stringify(counts)).not.toContain('Cora')
}, 120_000)
