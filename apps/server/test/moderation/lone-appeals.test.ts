import {
  adminActs,
  adminAppeals,
  adminDecideAppeal,
  appealDecision,
  limits,
  listModerationDecisions,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { employ, hire, passSecondFactor } from '../administration/staff.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { mailsTo } from '../support/mailbox.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { reportAndDecide } from './reporting.ts'

const DAY = 24 * 60 * 60 * 1000
let app: TestApp
let now = new Date()
let boss: SignedIn
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } })
  boss = await hire(app, 'owner')
}, 120_000)
afterAll(() => app.stop())

/** Somebody whom the only employee warned, and who appeals. */
async function appealing(): Promise<{ ana: SignedIn; id: string }> {
  const [ana, ben] = [await signUp(app), await signUp(app)]
  await reportAndDecide({ by: ben, moderator: boss }, ['pin', (await makeQuickPin(app, ana)).id], 'warn')
  const [decision] = await ana.ask(listModerationDecisions, {})
  const id = decision?.id ?? ''
  await ana.ask(appealDecision, { decision_id: id, explanation: 'It was a joke' })
  return { ana, id }
}

const answer = (id: string) => boss.call(adminDecideAppeal, { decision_id: id, is_granted: false, reason: 'It hurt' })
const waiting = async (id: string) => (await boss.ask(adminAppeals, {})).find((each) => each.id === id)

test('where nobody else works, the owner who decided looks at an appeal again after some days; the log and the member are told so', async () => {
  const { ana, id } = await appealing()
  const from = new Date(now.getTime() + limits.moderation.aloneDays * DAY)
  const early = await waiting(id)
  expect(early).toMatchObject({ may_decide: false })
  expect(new Date(early?.alone_from ?? 0).getTime()).toBe(Math.floor(from.getTime() / 1000) * 1000)
  expect(await answer(id)).toMatchObject({ status: 409, error: { name: 'too_early_to_decide' } })
  // Before and after the appeal the member is told the truth of who looks at it.
  expect(await ana.ask(listModerationDecisions, {})).toMatchObject([{ is_judged_by_other: false }])
  await settled(app)
  const letters = (await mailsTo(app, ana.member.email)).map(({ text }) => text).join('\n')
  expect(letters).not.toContain('Someone else will decide')
  expect(letters.split('Nobody else works here, so after 7 days whoever decided looks at it again')).toHaveLength(3)
  now = from
  expect(await waiting(id)).toMatchObject({ may_decide: true, alone_from: null })
  expect((await answer(id)).status).toBe(200)
  expect(await ana.ask(listModerationDecisions, {})).toMatchObject([
    { appeal_state: 'refused', appeal_answer: 'It hurt', is_answered_alone: true },
  ])
  expect(await boss.ask(adminActs, { thing_id: id })).toMatchObject([
    { kind: 'appeal.refused', after: { nobody_else: true } },
  ])
  await settled(app)
  const mail = (await mailsTo(app, ana.member.email)).find(({ subject }) => subject === 'Your appeal was refused')
  expect(mail?.text).toContain('Nobody else works here who could decide')
  const again = await ana.call(appealDecision, { decision_id: id, explanation: 'Once more' })
  expect(again).toMatchObject({ status: 409, error: { name: 'appeal_made' } })
})

test('as soon as somebody else could decide, whoever decided no longer may, however long it waited', async () => {
  const { ana, id } = await appealing()
  now = new Date(now.getTime() + 2 * limits.moderation.aloneDays * DAY)
  expect(await waiting(id)).toMatchObject({ may_decide: true })
  const second = await signUp(app)
  // Who supports members decides nothing.
  await employ(app, second, 'support')
  expect(await waiting(id)).toMatchObject({ may_decide: true })
  await employ(app, second, 'moderator')
  await passSecondFactor(second, now)
  expect(await waiting(id)).toMatchObject({ may_decide: false, alone_from: null })
  expect(await ana.ask(listModerationDecisions, {})).toMatchObject([{ is_judged_by_other: true }])
  expect(await answer(id)).toMatchObject({ status: 403, error: { name: 'not_allowed' } })
  const wish = { decision_id: id, is_granted: true, reason: 'It was one' }
  expect((await second.call(adminDecideAppeal, wish)).status).toBe(200)
})
