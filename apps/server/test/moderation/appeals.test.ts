import {
  adminActs,
  adminAppeals,
  adminDecideAppeal,
  appealDecision,
  getModerationDecision,
  limits,
  listModerationDecisions,
  newsHubResource,
  pinResource,
  userSessionResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hire } from '../administration/staff.ts'
import { comment, commentsOf, texts } from '../comments/commenting.ts'
import { brokenPromises } from '../data/counters-equal-rows.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { mailsTo } from '../support/mailbox.ts'
import { drawPicture, type SignedIn, signUp, upload } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { caseOf, decide, report, reportAndDecide } from './reporting.ts'

let app: TestApp
let now = new Date()
let moderator: SignedIn
let second: SignedIn
let ana: SignedIn
let ben: SignedIn
let pinId: string
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } })
  ;[moderator, second] = [await hire(app, 'moderator'), await hire(app, 'moderator')]
}, 120_000)
afterAll(() => app.stop())
beforeEach(async () => {
  now = new Date()
  ;[ana, ben] = await Promise.all([signUp(app), signUp(app)])
  pinId = (await makeQuickPin(app, ana)).id
})

const DAY = 24 * 60 * 60 * 1000
const people = () => ({ by: ben, moderator })
const latest = async (client: SignedIn) => (await client.ask(listModerationDecisions, {}))[0]
const mailTo = async ({ member }: SignedIn, subject: string) => {
  await settled(app)
  return (await mailsTo(app, member.email)).find((mail) => mail.subject === subject)
}
const newsOf = async (client: SignedIn) => (await client.ask(newsHubResource.get, {})).map(({ kind }) => kind)
const answer = (by: SignedIn, decisionId: string, isGranted: boolean, reason = 'We looked again') =>
  by.call(adminDecideAppeal, { decision_id: decisionId, is_granted: isGranted, reason })
const statusOfPin = async () => (await app.client().call(pinResource.get, { id: pinId })).status

test('MD-02 reporter and reported are told by news and mail, without who reported and who decided', async () => {
  await reportAndDecide(people(), ['pin', pinId], 'remove')
  const toBen = await mailTo(ben, 'We acted on your report')
  const toAna = await mailTo(ana, 'Something you posted was removed')
  expect(toAna?.text).toContain('The reason: Our rules')
  for (const mail of [toBen, toAna])
    for (const { member } of [moderator, toBen === mail ? ana : ben]) expect(mail?.text).not.toContain(member.username)
  expect(await newsOf(ben)).toContain('report_acted')
  expect(await newsOf(ana)).toContain('decision_made')
  expect(await latest(ana)).toMatchObject({ kind: 'remove', object_type: 'pin', reason: 'Our rules' })
  expect(JSON.stringify(await latest(ana))).not.toMatch(new RegExp(`${moderator.member.id}|${ben.member.id}`))
  const { id: other } = await makeQuickPin(app, ana)
  await report(ben, 'pin', other)
  await decide(moderator, (await caseOf(moderator, other)).id, 'dismiss')
  expect((await mailTo(ben, 'We looked at your report'))?.text).toContain('doesn’t break our rules')
  expect(await newsOf(ben)).toContain('report_dismissed')
  expect(await ana.ask(listModerationDecisions, {})).toHaveLength(1)
})

test('MD-02 an appeal goes to another moderator, and what it lifts is there again', async () => {
  await reportAndDecide(people(), ['pin', pinId], 'remove')
  const { id } = (await latest(ana)) ?? { id: '' }
  expect(await answer(second, id, true)).toMatchObject({ status: 404, error: { name: 'decision_not_found' } })
  const wish = { decision_id: id, explanation: 'It is my own photograph' }
  expect(await ana.ask(appealDecision, wish)).toMatchObject({ appeal_state: 'open', viewer_can: { appeal: false } })
  // The same once more is a repeat; other words are a second appeal.
  expect((await ana.call(appealDecision, wish)).status).toBe(200)
  expect((await ana.call(appealDecision, { ...wish, explanation: 'And more' })).error?.name).toBe('appeal_made')
  const waiting = (who: SignedIn) => who.ask(adminAppeals, {}).then((all) => all.find((each) => each.id === id))
  expect(await waiting(moderator)).toMatchObject({ may_decide: false, appeal: wish.explanation })
  expect(await waiting(second)).toMatchObject({ may_decide: true, decided_by: { id: moderator.member.id } })
  expect((await answer(moderator, id, true)).error?.name).toBe('not_allowed')
  expect(await statusOfPin()).toBe(404)
  expect((await answer(second, id, true)).status).toBe(200)
  expect((await answer(second, id, true)).status).toBe(200)
  expect(await statusOfPin()).toBe(200)
  expect((await answer(second, id, false)).error?.name).toBe('appeal_decided')
  expect(await latest(ana)).toMatchObject({
    is_standing: false,
    appeal_state: 'granted',
    appeal_answer: 'We looked again',
  })
  expect((await mailTo(ana, 'Your appeal was granted'))?.text).toContain('We looked again')
  expect(await newsOf(ana)).toContain('appeal_granted')
  const acts = await (await hire(app, 'owner')).ask(adminActs, { concerned_id: ana.member.id })
  expect(acts.map(({ kind }) => kind)).toEqual(['appeal.granted', 'report.removed-thing'])
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('a refused appeal is the last, and after the days there is none', async () => {
  await reportAndDecide(people(), ['pin', pinId], 'warn')
  const { id } = (await latest(ana)) ?? { id: '' }
  await ana.ask(appealDecision, { decision_id: id, explanation: 'Why' })
  await answer(second, id, false)
  const again = await ana.call(appealDecision, { decision_id: id, explanation: 'Once more' })
  const message = 'You already appealed. A decision can be appealed once.'
  expect(again).toMatchObject({ status: 409, error: { name: 'appeal_made', message } })
  expect(await latest(ana)).toMatchObject({
    appeal_state: 'refused',
    appeal_answer: 'We looked again',
    viewer_can: { appeal: false },
  })
  expect((await second.ask(adminAppeals, {})).map((each) => each.id)).not.toContain(id)
  expect(await newsOf(ana)).toEqual(expect.not.arrayContaining(['appeal_granted']))
  await reportAndDecide(people(), ['user', ana.member.id], 'warn')
  const { id: late } = (await latest(ana)) ?? { id: '' }
  now = new Date(now.getTime() + limits.moderation.appealDays * DAY + 1)
  expect((await latest(ana))?.viewer_can.appeal).toBe(false)
  const over = await ana.call(appealDecision, { decision_id: late, explanation: 'Late' })
  expect(over.error?.name).toBe('appeal_over')
})

test('who is banned appeals by the link of the mail, and nobody else does', async () => {
  await reportAndDecide(people(), ['user', ana.member.id], 'ban')
  const mail = await mailTo(ana, 'Your account is banned')
  const [, id = '', code = ''] = /\/legal\/decisions\/#(\d+)\.([\w-]{32})/.exec(mail?.text ?? '') ?? []
  const visitor = app.client()
  expect(await visitor.ask(getModerationDecision, { decision_id: id, code })).toMatchObject({ kind: 'ban' })
  for (const client of [visitor, ben]) {
    const wrong = { decision_id: id, code: 'x'.repeat(32) }
    expect((await client.call(getModerationDecision, wrong)).error?.name).toBe('decision_not_found')
    const { status, error } = await client.call(appealDecision, { ...wrong, explanation: 'Me' })
    expect([status, error?.name]).toEqual([404, 'decision_not_found'])
  }
  const { error } = await visitor.call(appealDecision, { decision_id: id, code, explanation: '  ' })
  expect(error?.field).toBe('explanation')
  await visitor.ask(appealDecision, { decision_id: id, code, explanation: 'My account was stolen' })
  expect((await answer(second, id, true)).status).toBe(200)
  const { username, password } = ana.member
  const back = await app.client().call(userSessionResource.create, { username_or_email: username, password })
  expect(back.status).toBe(200)
  expect(await statusOfPin()).toBe(200)
})

test('a granted appeal brings comments and pictures back, and one of two bars does not open the door', async () => {
  const said = await comment(ana, pinId, 'No offence')
  await reportAndDecide(people(), ['comment', said.id], 'remove')
  const grant = async () => {
    const { id } = (await latest(ana)) ?? { id: '' }
    await ana.ask(appealDecision, { decision_id: id, explanation: 'Please' })
    expect((await answer(second, id, true)).status).toBe(200)
  }
  await grant()
  expect(texts(await commentsOf(app.client(), pinId))).toEqual(['No offence'])
  const file = await drawPicture()
  const shown = await ana.ask(pinResource.create, { upload_id: (await upload(ana, file)).id, title: 'Mine' })
  await reportAndDecide(people(), ['pin', shown.id], 'block_picture')
  expect((await upload(ben, file)).status).toBe('failed')
  await grant()
  expect((await upload(ben, file)).status).toBe('succeeded')
  expect((await app.client().call(pinResource.get, { id: shown.id })).status).toBe(200)
  await reportAndDecide(people(), ['pin', pinId], 'suspend', 3)
  await report(ben, 'user', ana.member.id)
  await decide(moderator, (await caseOf(moderator, ana.member.id)).id, 'ban')
  const mail = await mailTo(ana, 'Your account is banned')
  const [, id = '', code = ''] = /#(\d+)\.([\w-]{32})/.exec(mail?.text ?? '') ?? []
  await app.client().ask(appealDecision, { decision_id: id, code, explanation: 'Too hard' })
  await answer(second, id, true)
  const { username, password } = ana.member
  const refused = await app.client().call(userSessionResource.create, { username_or_email: username, password })
  expect(refused.error?.name).toBe('account_suspended')
  expect(await statusOfPin()).toBe(404)
  await settled(app)
  expect(await brokenPromises(app.pool)).toEqual({})
})
