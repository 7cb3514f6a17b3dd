import {
  adminAcceptTakedown,
  adminActs,
  adminKeepRemoved,
  adminRefuseTakedown,
  adminTakedowns,
  listTakedownNotices,
  objectToTakedown,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { employ, hire, passSecondFactor } from '../administration/staff.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { type Claimed, inCountry, makeClaimed, steps } from './takedown-steps.ts'

let app: TestApp
let moderator: SignedIn
let claimed: Claimed
beforeAll(async () => {
  app = await startTestApp()
  moderator = await hire(app, 'moderator')
}, 120_000)
afterAll(() => app.stop())
beforeEach(async () => {
  claimed = await makeClaimed(app)
}, 120_000)
const { ask, statusOf } = steps(() => app)
const reason = 'It is theirs'

test('OP-07 a moderator sees what waits with who asked and what the owner did before, grants it, and the log says so', async () => {
  const { owner, board, pinId } = claimed
  const first = await ask(board.url)
  const id = await ask(`/pin/${pinId}/`)
  await moderator.ask(adminAcceptTakedown, { takedown_id: first, is_everywhere: false, reason })
  const waiting = (await moderator.ask(adminTakedowns, {})).find((each) => each.id === id)
  expect(waiting).toMatchObject({
    name: 'Cora Claim',
    law: 'dsa',
    is_overdue: false,
    things: [{ type: 'pin', id: pinId, owner_id: owner.member.id, offences: 1, state: 'asked' }],
  })
  await moderator.ask(adminAcceptTakedown, { takedown_id: id, is_everywhere: true, reason })
  expect(await statusOf(app.client(), pinId)).toBe(404)
  expect((await moderator.ask(adminTakedowns, {})).some((each) => each.id === id)).toBe(false)
  const boss = await hire(app, 'owner')
  expect(await boss.ask(adminActs, { thing_id: id })).toMatchObject([
    { kind: 'takedown.accepted', concerned: { id: owner.member.id }, reason, after: { countries: '*' } },
  ])
  const again = await moderator.call(adminRefuseTakedown, { takedown_id: id, reason })
  expect(again).toMatchObject({ status: 409, error: { name: 'takedown_decided' } })
})

test('what was objected to waits for a court, of which a moderator is told', async () => {
  const { owner, pinId } = claimed
  const id = await ask(`/pin/${pinId}/`)
  await moderator.ask(adminAcceptTakedown, { takedown_id: id, is_everywhere: false, reason })
  await owner.ask(objectToTakedown, { takedown_id: id, object_id: pinId, explanation: 'Mine.', is_true: true })
  const objected = await moderator.ask(adminTakedowns, { waiting_for: 'court' })
  expect(objected.find((each) => each.id === id)?.things).toMatchObject([{ state: 'objected', objection: 'Mine.' }])
  await moderator.ask(adminKeepRemoved, { takedown_id: id, reason: 'They went to court' })
  expect((await moderator.ask(adminTakedowns, { waiting_for: 'court' })).some((each) => each.id === id)).toBe(false)
})

test('some of the countries of a law are chosen for a removal; countries of other laws are refused, and nothing is decided', async () => {
  const id = await ask(`/pin/${claimed.pinId}/`)
  const wish = { takedown_id: id, is_everywhere: false, reason }
  for (const countries of [['US'], ['DE', 'TR'], ['Mars']])
    expect(await moderator.call(adminAcceptTakedown, { ...wish, countries })).toMatchObject({
      error: { field: expect.stringMatching(/^countries/) },
    })
  await moderator.ask(adminAcceptTakedown, { ...wish, countries: ['fr', 'DE', 'DE'] })
  expect(await statusOf(inCountry(app.client(), 'DE'), claimed.pinId)).toBe(404)
  expect(await statusOf(inCountry(app.client(), 'FR'), claimed.pinId)).toBe(404)
  expect(await statusOf(inCountry(app.client(), 'AT'), claimed.pinId)).toBe(200)
  expect(await claimed.owner.ask(listTakedownNotices, {})).toMatchObject([{ countries: ['DE', 'FR'] }])
})

test('others than moderators decide nothing, nor does whose thing it is; and nothing is decided without a reason', async () => {
  const id = await ask(`/pin/${claimed.pinId}/`)
  const wish = { takedown_id: id, is_everywhere: true, reason }
  const support = await hire(app, 'support')
  expect((await support.call(adminAcceptTakedown, wish)).status).toBe(403)
  expect((await (await signUp(app)).call(adminAcceptTakedown, wish)).status).toBe(404)
  expect((await app.client().call(adminTakedowns, {})).status).toBe(401)
  expect(await moderator.call(adminAcceptTakedown, { ...wish, reason: ' ' })).toMatchObject({
    error: { field: 'reason' },
  })
  const own = await makeClaimed(app)
  const theirs = await ask(`/pin/${own.pinId}/`)
  await employ(app, own.owner, 'moderator')
  await passSecondFactor(own.owner)
  expect(await own.owner.call(adminAcceptTakedown, { ...wish, takedown_id: theirs })).toMatchObject({
    status: 403,
    error: { name: 'not_allowed' },
  })
  expect(await statusOf(app.client(), claimed.pinId)).toBe(200)
})
