import { adminDecideAppeal, appealDecision, listModerationDecisions } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reckonTrust } from '../../src/modules/abuse/trust/reckon-trust.ts'
import { hire } from '../administration/staff.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { reportAndDecide } from '../moderation/reporting.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let now = new Date()
let moderator: SignedIn
let second: SignedIn
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } })
  ;[moderator, second] = [await hire(app, 'moderator'), await hire(app, 'moderator')]
}, 120_000)
afterAll(() => app.stop())

const DAY = 24 * 60 * 60 * 1000

async function trustOf({ member }: SignedIn): Promise<number | null> {
  await settled(app)
  const { rows } = await app.pool.query<{ trust: number }>('select trust from members where id = $1', [member.id])
  return rows[0]?.trust ?? null
}

test('a report that is upheld counts in the trust of whom it is about at once, until ninety days are over', async () => {
  now = new Date()
  const [ana, ben] = [await signUp(app), await signUp(app)]
  const people = { by: ben, moderator }
  const dismissed = await makeQuickPin(app, ana)
  await reportAndDecide(people, ['pin', dismissed.id], 'dismiss')
  expect(await trustOf(ana)).toBe(0)
  // Confirmed mail and the like can make up for one, not for two.
  await reportAndDecide(people, ['pin', (await makeQuickPin(app, ana)).id], 'warn')
  await reportAndDecide(people, ['pin', (await makeQuickPin(app, ana)).id], 'warn')
  expect(await trustOf(ana)).toBe(-1)
  expect(await trustOf(ben)).toBe(0)
  now = new Date(now.getTime() + 91 * DAY)
  await reckonTrust(app.core, [ana.member.id])
  expect(await trustOf(ana)).toBe(0)
})

test('what an appeal overturned counts no more', async () => {
  now = new Date()
  const [ana, ben] = [await signUp(app), await signUp(app)]
  const people = { by: ben, moderator }
  await reportAndDecide(people, ['pin', (await makeQuickPin(app, ana)).id], 'warn')
  await reportAndDecide(people, ['pin', (await makeQuickPin(app, ana)).id], 'warn')
  expect(await trustOf(ana)).toBe(-1)
  for (const { id } of await ana.ask(listModerationDecisions, {})) {
    await ana.ask(appealDecision, { decision_id: id, code: '', explanation: 'It was no spam.' })
    await second.ask(adminDecideAppeal, { decision_id: id, is_granted: true, reason: 'They are right' })
  }
  expect(await trustOf(ana)).toBe(0)
})
