import {
  adminActs,
  adminDecideReport,
  adminReleaseReport,
  adminReport,
  adminReports,
  adminSearch,
  adminTakeReport,
  limits,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hire } from '../administration/staff.ts'
import { comment } from '../comments/commenting.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { talk } from '../messages/talking.ts'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { caseOf, decide, report } from './reporting.ts'

let app: TestApp
let now = new Date()
let moderator: SignedIn
let second: SignedIn
let owner: SignedIn
let ana: SignedIn
let ben: SignedIn
let cleo: SignedIn
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } })
  ;[moderator, second, owner] = [await hire(app, 'moderator'), await hire(app, 'moderator'), await hire(app, 'owner')]
}, 120_000)
afterAll(() => app.stop())
beforeEach(async () => {
  ;[ana, ben, cleo] = await Promise.all([signUp(app), signUp(app), signUp(app)])
})

test('reports of one thing are one case, with each reason and reporter once', async () => {
  const { id } = await makeQuickPin(app, ana, { title: 'Reported lighthouse' })
  await report(ben, 'pin', id, 'spam', 'Everywhere')
  await report(ben, 'pin', id, 'copyright', 'Mine')
  await report(cleo, 'pin', id, 'hate')
  const found = await caseOf(moderator, id)
  expect(found).toMatchObject({
    object_type: 'pin',
    thing: { title: 'Reported lighthouse', owner: { id: ana.member.id } },
    concerned: { id: ana.member.id },
    report_count: 2,
    reasons: ['spam', 'copyright', 'hate'],
    state: 'open',
    taken: null,
  })
  expect(new Set(found.reports.map(({ reporter, reason, detail }) => [reporter?.id, reason, detail].join()))).toEqual(
    new Set([`${ben.member.id},copyright,Mine`, `${cleo.member.id},hate,`]),
  )
  await decide(moderator, found.id, 'dismiss')
  await report(cleo, 'pin', id, 'spam')
  expect((await caseOf(moderator, id)).id).not.toBe(found.id)
})

test('MD-02 a queue has the gravest first, then the oldest; each kind has its own', async () => {
  const pins = [await makeQuickPin(app, ana), await makeQuickPin(app, ana), await makeQuickPin(app, ana)]
  const reasons = ['spam', 'self_harm', 'spam'] as const
  for (const [at, { id }] of pins.entries()) await report(ben, 'pin', id, reasons[at])
  const board = await makeBoard(ana)
  await report(ben, 'board', board.id)
  const said = await comment(ana, pins[0]?.id ?? '')
  await report(ben, 'comment', said.id)
  const queue = (await moderator.ask(adminReports, { kind: 'pin' })).filter(({ object_id: id }) =>
    pins.some((pin) => pin.id === id),
  )
  expect(queue.map(({ object_id: id }) => id)).toEqual([pins[1]?.id, pins[0]?.id, pins[2]?.id])
  const first = await moderator.call(adminReports, { page_size: 1 })
  expect(first.data[0]?.reasons).toContain('self_harm')
  expect(first.bookmark).toBeTruthy()
  expect(await caseOf(moderator, said.id)).toMatchObject({ object_type: 'comment', texts: [said.text] })
  expect(await caseOf(moderator, board.id)).toMatchObject({ object_type: 'board', thing: { title: board.name } })
})

test('MD-02 one works on a report at a time; the second is told by whom, and has it when the time is over', async () => {
  await report(ben, 'user', ana.member.id)
  const { id } = await caseOf(moderator, ana.member.id)
  const taken = await moderator.ask(adminTakeReport, { case_id: id })
  expect(taken.taken).toMatchObject({ by: { id: moderator.member.id }, is_mine: true })
  for (const asked of [
    second.call(adminTakeReport, { case_id: id }),
    second.call(adminDecideReport, { case_id: id, act: 'dismiss', reason: 'Nothing' }),
  ]) {
    const { status, error } = await asked
    expect([status, error?.name]).toEqual([409, 'report_taken'])
    expect(error?.message).toContain(`@${moderator.member.username}`)
  }
  await second.ask(adminReleaseReport, { case_id: id })
  expect((await second.ask(adminReport, { case_id: id })).taken).toMatchObject({ is_mine: false })
  now = new Date(now.getTime() + (limits.moderation.leaseMinutes - 1) * 60_000)
  await moderator.ask(adminTakeReport, { case_id: id })
  now = new Date(now.getTime() + (limits.moderation.leaseMinutes - 1) * 60_000)
  expect((await second.call(adminTakeReport, { case_id: id })).status).toBe(409)
  now = new Date(now.getTime() + 2 * 60_000)
  expect((await second.ask(adminTakeReport, { case_id: id })).taken).toMatchObject({ is_mine: true })
  await second.ask(adminReleaseReport, { case_id: id })
  expect((await moderator.ask(adminTakeReport, { case_id: id })).taken).toMatchObject({ is_mine: true })
  const acts = await owner.ask(adminActs, { thing_type: 'report', thing_id: id })
  expect(acts.map(({ kind }) => kind)).toEqual(['report.taken', 'report.released', 'report.taken', 'report.taken'])
})

test('of two who decide at once one does; the same again by the same changes nothing', async () => {
  await report(ben, 'user', ana.member.id)
  const { id } = await caseOf(moderator, ana.member.id)
  const wish = { case_id: id, act: 'dismiss', reason: 'Nothing' } as const
  const answers = await Promise.all([moderator.call(adminDecideReport, wish), second.call(adminDecideReport, wish)])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  const [winner, loser] = answers[0].status === 200 ? [moderator, second] : [second, moderator]
  expect((await winner.ask(adminDecideReport, wish)).state).toBe('closed')
  expect((await loser.call(adminDecideReport, wish)).error?.name).toBe('report_decided')
  expect((await winner.call(adminDecideReport, { ...wish, act: 'warn' })).error?.name).toBe('report_decided')
  expect(await owner.ask(adminActs, { thing_type: 'report', thing_id: id })).toHaveLength(1)
})

test('nobody judges themselves, moderators neither owners nor each other; what was handed on is for owners', async () => {
  const { id: ofModerator } = await (await report(ben, 'user', moderator.member.id), caseOf(owner, moderator.member.id))
  const before = await second.ask(adminReport, { case_id: ofModerator })
  for (const refused of [
    ...(['dismiss', 'ban', 'escalate'] as const).map((act) =>
      moderator.call(adminDecideReport, { case_id: ofModerator, act, reason: 'No' }),
    ),
    moderator.call(adminTakeReport, { case_id: ofModerator }),
  ]) {
    const { status, error } = await refused
    expect([status, error?.name]).toEqual([403, 'not_allowed'])
    expect(error?.message).toBe('This is about you. Somebody else has to decide it.')
  }
  expect(await second.ask(adminReport, { case_id: ofModerator })).toEqual(before)
  expect(await owner.ask(adminActs, { thing_type: 'report', thing_id: ofModerator })).toEqual([])
  expect((await second.ask(adminReport, { case_id: ofModerator })).acts).toEqual(['dismiss', 'escalate'])
  expect((await second.call(adminDecideReport, { case_id: ofModerator, act: 'ban', reason: 'No' })).status).toBe(403)
  await decide(second, ofModerator, 'escalate')
  expect((await second.call(adminTakeReport, { case_id: ofModerator })).error?.name).toBe('not_allowed')
  const escalated = await owner.ask(adminReports, { show: 'escalated' })
  expect(escalated.map((each) => each.id)).toContain(ofModerator)
  // There is nobody whom an owner could hand it on to.
  const { acts } = await owner.ask(adminReport, { case_id: ofModerator })
  expect(acts).toContain('dismiss')
  expect(acts).not.toContain('escalate')
  await decide(owner, ofModerator, 'dismiss')
})

test('an act that does not fit the thing is refused, and a suspension needs its days', async () => {
  const { id: conversation } = await talk(ana, [ben, cleo])
  await report(ben, 'conversation', conversation)
  const found = await caseOf(moderator, conversation)
  expect(found).toMatchObject({ concerned: null, acts: ['dismiss', 'escalate'] })
  expect((await moderator.ask(adminTakeReport, { case_id: found.id })).texts).toEqual(['Hello'])
  const refused = await moderator.call(adminDecideReport, { case_id: found.id, act: 'warn', reason: 'No' })
  expect(refused.error?.name).toBe('not_allowed')
  await report(ben, 'user', ana.member.id)
  const { id } = await caseOf(moderator, ana.member.id)
  for (const days of [undefined, 0, limits.moderation.mostDays + 1]) {
    const wish = { case_id: id, act: 'suspend', reason: 'Spam', ...(days !== undefined && { days }) } as const
    const { status, error } = await moderator.call(adminDecideReport, wish)
    expect([status, error?.field]).toEqual([400, 'days'])
  }
  expect((await moderator.call(adminReport, { case_id: '12345' })).error?.name).toBe('report_not_found')
})

test('the search of the admin area finds reports by number, thing and member', async () => {
  const { id: pinId } = await makeQuickPin(app, ana)
  await report(ben, 'pin', pinId)
  const { id } = await caseOf(moderator, pinId)
  for (const query of [id, pinId, ana.member.username, ana.member.email]) {
    const found = await moderator.ask(adminSearch, { query, kind: 'reports' })
    expect(found.map((each) => [each.id, each.path])).toEqual([[id, `/admin/reports/${id}/`]])
  }
})
