import {
  adminAppeals,
  adminDecideAppeal,
  appealDecision,
  getModerationDecision,
  limits,
  listModerationDecisions,
  type MemberId,
  newsHubResource,
  newsPath,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countUpheld } from '../../src/modules/moderation/decisions/decisions.queries.ts'
import { hire } from '../administration/staff.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { mailsTo } from '../support/mailbox.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { caseOf, decide, report, reportAndDecide } from './reporting.ts'

let app: TestApp
let now = new Date()
let moderator: SignedIn
let second: SignedIn
let ana: SignedIn
let ben: SignedIn
let cem: SignedIn
let pinId: string
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } })
  ;[moderator, second] = [await hire(app, 'moderator'), await hire(app, 'moderator')]
}, 120_000)
afterAll(() => app.stop())
beforeEach(async () => {
  now = new Date()
  ;[ana, ben, cem] = await Promise.all([signUp(app), signUp(app), signUp(app)])
  pinId = (await makeQuickPin(app, ana)).id
})

const DAY = 24 * 60 * 60 * 1000
const mailsOf = async ({ member }: SignedIn, subject: string) => {
  await settled(app)
  return (await mailsTo(app, member.email)).filter((mail) => mail.subject === subject)
}
const toldOf = async (client: SignedIn) => {
  await settled(app)
  return client.ask(listModerationDecisions, {})
}
const linkIn = (text = '') => /\/legal\/decisions\/#(\d+)\.([\w-]{32})/.exec(text) ?? []
const answer = (by: SignedIn, decisionId: string, isGranted: boolean) =>
  by.call(adminDecideAppeal, { decision_id: decisionId, is_granted: isGranted, reason: 'We looked again' })
const waiting = async (by: SignedIn, id: string) => (await by.ask(adminAppeals, {})).find((each) => each.id === id)

/** Something is reported and left as it is; answers what its reporter was told. */
async function dismissed(by: SignedIn, objectId = pinId) {
  await reportAndDecide({ by, moderator }, ['pin', objectId], 'dismiss')
  const [told] = await toldOf(by)
  if (!told) throw new Error('nothing was told')
  return told
}

test('MD-02 whoever reported in vain appeals once, another moderator decides, and what is granted waits again', async () => {
  await report(cem, 'pin', pinId)
  await report(ben, 'pin', pinId, 'spam', 'It is an advertisement')
  await decide(moderator, (await caseOf(moderator, pinId)).id, 'dismiss')
  const [told] = await toldOf(ben)
  expect(told).toMatchObject({ kind: 'dismiss', object_type: 'pin', reason: '', viewer_can: { appeal: true } })
  const id = told?.id ?? ''
  expect(JSON.stringify(told)).not.toMatch(new RegExp(`${moderator.member.id}|${ana.member.id}|Our rules`))
  expect(await toldOf(ana)).toEqual([])
  const [mail] = await mailsOf(ben, 'We looked at your report')
  expect(mail?.text).toContain('you can appeal once')
  expect(mail?.text).not.toContain('Our rules')
  expect(linkIn(mail?.text)[1]).toBe(id)
  const news = (await ben.ask(newsHubResource.get, {})).filter(({ kind }) => kind === 'report_dismissed')
  expect(news.map((each) => newsPath(each, ben.member.username))).toEqual(['/legal/decisions/'])

  const wish = { decision_id: id, explanation: 'It sells a watch' }
  for (const other of [ana, cem]) expect((await other.call(appealDecision, wish)).status).toBe(404)
  expect(await ben.ask(appealDecision, wish)).toMatchObject({ appeal_state: 'open' })
  expect((await ben.call(appealDecision, { ...wish, explanation: 'And more' })).error?.name).toBe('appeal_made')
  expect(await waiting(moderator, id)).toMatchObject({ kind: 'dismiss', may_decide: false })
  expect(await waiting(second, id)).toMatchObject({ may_decide: true, appeal: wish.explanation })
  expect((await answer(moderator, id, true)).error?.name).toBe('not_allowed')
  for (let time = 0; time < 2; time += 1) expect((await answer(second, id, true)).status).toBe(200)

  const again = await caseOf(second, pinId)
  expect(again).toMatchObject({ state: 'open', report_count: 1, act: null })
  expect(again.reports).toMatchObject([
    { reporter: { id: ben.member.id }, reason: 'spam', detail: 'It is an advertisement\n\nIt sells a watch' },
  ])
  const [granted] = await mailsOf(ben, 'Your appeal was granted')
  expect(granted?.text).toContain('Someone looks at what you reported again')
  // What comes of it is told, and cannot be appealed again.
  await decide(second, again.id, 'dismiss')
  expect(await toldOf(ben)).toMatchObject([{ id, appeal_state: 'granted', viewer_can: { appeal: false } }])
  const letters = await mailsOf(ben, 'We looked at your report')
  expect(letters.map(({ text }) => linkIn(text)[1])).toEqual(expect.arrayContaining([id, undefined]))
  expect(letters).toHaveLength(2)
}, 120_000)

test('a reporter appeals by the mailed link, a refused appeal is the last, and after the days there is none', async () => {
  const { id } = await dismissed(ben)
  const [, named = '', code = ''] = linkIn((await mailsOf(ben, 'We looked at your report'))[0]?.text)
  const visitor = app.client()
  expect(await visitor.ask(getModerationDecision, { decision_id: named, code })).toMatchObject({ id, kind: 'dismiss' })
  await visitor.ask(appealDecision, { decision_id: named, code, explanation: 'Look at the link' })
  expect((await answer(second, id, false)).status).toBe(200)
  expect(await toldOf(ben)).toMatchObject([{ appeal_state: 'refused', appeal_answer: 'We looked again' }])
  await expect(caseOf(second, pinId)).rejects.toThrow('nobody reported')
  const more = await ben.call(appealDecision, { decision_id: id, explanation: 'Once more' })
  expect(more).toMatchObject({ status: 409, error: { name: 'appeal_made' } })

  const { id: late } = await dismissed(cem)
  now = new Date(now.getTime() + limits.moderation.appealDays * DAY + 1)
  const over = await cem.call(appealDecision, { decision_id: late, explanation: 'Late' })
  expect(over.error?.name).toBe('appeal_over')
}, 120_000)

test('whose thing was reported does not decide on its reporter’s appeal', async () => {
  const { id } = await dismissed(ben, (await makeQuickPin(app, second)).id)
  await ben.ask(appealDecision, { decision_id: id, explanation: 'They work here' })
  expect(await waiting(second, id)).toMatchObject({ may_decide: false })
  expect((await answer(second, id, false)).error?.name).toBe('not_allowed')
  const third = await hire(app, 'moderator')
  expect(await waiting(third, id)).toMatchObject({ may_decide: true })
  expect((await answer(third, id, false)).status).toBe(200)
}, 120_000)

test('what was left is nothing against its reporter, and is over once something is done about it after all', async () => {
  const { id } = await dismissed(ben)
  await report(cem, 'user', ben.member.id)
  expect(await caseOf(moderator, ben.member.id)).toMatchObject({ earlier_decisions: 0 })
  expect([...(await countUpheld(app.core.db, [ben.member.id as MemberId], new Date(0)))]).toEqual([])
  await report(ben, 'pin', pinId)
  await decide(second, (await caseOf(second, pinId)).id, 'remove')
  expect(await toldOf(ben)).toMatchObject([{ id, is_standing: false, viewer_can: { appeal: false } }])
}, 120_000)
