import {
  adminActs,
  adminAppeals,
  adminDecideAppeal,
  adminDecideOffender,
  adminOffenders,
  appealDecision,
  listModerationDecisions,
  objectToTakedown,
  PAPERS_KEPT_DAYS,
  userSessionResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetPapers } from '../../src/modules/legal/takedowns/jobs/forget-papers.ts'
import { employ, hire, passSecondFactor } from '../administration/staff.ts'
import { makePin, type SignedIn } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { type Claimed, DAY, makeClaimed, steps } from './takedown-steps.ts'

let app: TestApp
let now = new Date()
let moderator: SignedIn
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } })
  moderator = await hire(app, 'moderator')
}, 120_000)
afterAll(() => app.stop())
// Codes of second factors follow the clock.
beforeEach(() => {
  now = new Date()
})
const { ask, accept } = steps(() => app)
const reason = 'Again and again'

/** Has so much removed by so many requests, each for a pin of its own. */
async function removeFrom({ owner, board }: Claimed, count: number): Promise<{ id: string; pinId: string }[]> {
  const removed = []
  for (let n = 0; n < count; n += 1) {
    const { id: pinId } = await makePin(owner, { boardId: board.id })
    const id = await ask(`/pin/${pinId}/`)
    await accept(id)
    removed.push({ id, pinId })
  }
  await settled(app)
  return removed
}

const waiting = async (who: SignedIn, { owner }: Claimed) =>
  (await who.ask(adminOffenders, {})).find(({ member }) => member.id === owner.member.id)

test('from the third granted request on a member waits with a proposal; a moderator suspends them, who is told and may appeal', async () => {
  const claimed = await makeClaimed(app)
  await removeFrom(claimed, 2)
  expect(await waiting(moderator, claimed)).toBeUndefined()
  const [third] = await removeFrom(claimed, 1)
  const offender = await waiting(moderator, claimed)
  expect(offender).toMatchObject({ offences: 3, proposal: { act: 'suspend', days: 30 }, may_decide: true })
  expect(offender?.removals).toHaveLength(3)
  const latest = { takedown_id: third?.id, object_id: third?.pinId, object_type: 'pin', law: 'dsa' }
  expect(offender?.removals).toContainEqual({ ...latest, removed_at: expect.any(String) })

  const wish = { member_id: claimed.owner.member.id, act: 'suspend' as const, reason }
  expect(await moderator.call(adminDecideOffender, wish)).toMatchObject({ error: { field: 'days' } })
  await moderator.ask(adminDecideOffender, { ...wish, days: 30 })
  expect(await waiting(moderator, claimed)).toBeUndefined()
  expect(await moderator.call(adminDecideOffender, { ...wish, days: 30 })).toMatchObject({ status: 404 })
  const boss = await hire(app, 'owner')
  expect(await boss.ask(adminActs, { thing_id: claimed.owner.member.id, kind: 'offender.suspended' })).toMatchObject([
    { reason, before: { offences: 0 }, after: { offences: 3, days: 30 } },
  ])
  const { email, password } = claimed.owner.member
  expect((await app.client().call(userSessionResource.create, { username_or_email: email, password })).status).toBe(403)
})

test('what a member objects to does not count until a court has it; leaving it lasts until more is removed', async () => {
  const claimed = await makeClaimed(app)
  const [first] = await removeFrom(claimed, 3)
  const objection = { takedown_id: first?.id ?? '', object_id: first?.pinId ?? '', explanation: 'Mine.', is_true: true }
  await claimed.owner.ask(objectToTakedown, objection)
  await settled(app)
  expect(await waiting(moderator, claimed)).toBeUndefined()
  await removeFrom(claimed, 1)
  expect(await waiting(moderator, claimed)).toMatchObject({ offences: 3 })
  await moderator.ask(adminDecideOffender, { member_id: claimed.owner.member.id, act: 'leave', reason })
  expect(await waiting(moderator, claimed)).toBeUndefined()
  expect(await claimed.owner.ask(listModerationDecisions, {})).toEqual([])
  await removeFrom(claimed, 1)
  expect(await waiting(moderator, claimed)).toMatchObject({ offences: 4, proposal: { act: 'suspend', days: 180 } })
  await removeFrom(claimed, 1)
  expect(await waiting(moderator, claimed)).toMatchObject({ offences: 5, proposal: { act: 'ban', days: null } })
})

test('nobody decides about themselves, only owners about employees; an appeal against it is decided by another', async () => {
  const claimed = await makeClaimed(app)
  const { owner: member } = claimed
  await removeFrom(claimed, 3)
  await employ(app, member, 'moderator')
  await passSecondFactor(member, now)
  const wish = { member_id: member.member.id, act: 'suspend' as const, days: 5, reason }
  for (const each of [member, moderator]) {
    expect(await waiting(each, claimed)).toMatchObject({ may_decide: false })
    expect(await each.call(adminDecideOffender, wish)).toMatchObject({ status: 403, error: { name: 'not_allowed' } })
  }
  const boss = await hire(app, 'owner')
  await boss.ask(adminDecideOffender, wish)
  const { rows } = await app.pool.query<{ id: string }>(
    'select id::text from moderation_decisions where member_id = $1 and case_id is null',
    [member.member.id],
  )
  const id = rows[0]?.id ?? ''
  const code = app.core.appealCodes.write(id)
  await app.client().ask(appealDecision, { decision_id: id, code, explanation: 'I am sorry.' })
  const [own, other] = await Promise.all([boss.ask(adminAppeals, {}), moderator.ask(adminAppeals, {})])
  expect(own.find((each) => each.id === id)).toMatchObject({ case_id: null, kind: 'suspend', may_decide: false })
  expect(other.find((each) => each.id === id)).toMatchObject({ may_decide: true })
  await moderator.ask(adminDecideAppeal, { decision_id: id, is_granted: true, reason: 'They work here' })
  expect(await app.client().call(appealDecision, { decision_id: id, code, explanation: 'Again' })).toMatchObject({
    status: 409,
  })
})

test('the papers of a request go after three years, and what is removed stays removed and counted', async () => {
  const claimed = await makeClaimed(app)
  const [removed] = await removeFrom(claimed, 1)
  const open = await ask(claimed.board.url)
  const paper = async (id: string) =>
    (await app.pool.query('select name, email, explanation, details, state from takedowns where id = $1', [id])).rows[0]
  const id = removed?.id ?? ''
  const before = now
  now = new Date(before.getTime() + (PAPERS_KEPT_DAYS - 1) * DAY)
  await forgetPapers(app.core)
  expect(await paper(id)).toMatchObject({ name: 'Cora Claim', email: 'cora@example.org' })
  now = new Date(before.getTime() + (PAPERS_KEPT_DAYS + 1) * DAY)
  await forgetPapers(app.core)
  await forgetPapers(app.core)
  expect(await paper(id)).toEqual({ name: '', email: '', explanation: '', details: {}, state: 'accepted' })
  expect(await paper(open)).toMatchObject({ name: 'Cora Claim', state: 'open' })
  const { rows } = await app.pool.query('select state from takedown_items where takedown_id = $1', [id])
  expect(rows).toEqual([{ state: 'removed' }])
  now = before
})
