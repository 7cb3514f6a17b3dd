import {
  adminAcceptTakedown,
  adminArticlePage,
  adminArticles,
  adminChangeArticle,
  adminChangeSignUp,
  adminChangeTopic,
  adminInvitations,
  adminInvite,
  adminMakeTopic,
  adminPublishArticle,
  adminSignUpSettings,
  adminStatistics,
  adminTopics,
  adminWithdrawArticle,
  adminWithdrawInvitation,
  adminWriteArticle,
  adminActs,
  adminAnnounce,
  adminAnnouncements,
  adminBlock,
  adminBlocks,
  adminChangeAnnouncement,
  adminEmployees,
  adminGrantRole,
  adminJudgePicture,
  adminKeepRemoved,
  adminMe,
  adminMeasures,
  adminMemberPage,
  adminPictures,
  adminRefuseTakedown,
  adminRevokeRole,
  adminSearch,
  adminTakedowns,
  adminUnblock,
  adminUndoMeasure,
  adminWarnOfBoard,
  adminWithdrawAnnouncement,
  type EmployeeRole,
  employeeRoles,
  type Endpoint,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createBinder } from '../../src/platform/http/binder.ts'
import { makeToken, readingScopes } from '../accounts/tokens.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'
import { callsOnAssignments } from './calls-on-assignments.ts'
import { callsOnMerchants } from './calls-on-merchants.ts'
import { callsOnReports } from './calls-on-reports.ts'
import { experienceCalls } from './experience-calls.ts'
import { employ, hire, passSecondFactor } from './staff.ts'

let app: TestApp
let somebody: SignedIn
let editor: SignedIn
let announcementId = ''
let articleId = ''
let version = 1
let invitationId = ''
beforeAll(async () => {
  app = await startTestApp()
  somebody = await signUp(app)
  editor = await hire(app, 'editor')
}, 120_000)
afterAll(() => app.stop())
// One that was withdrawn is not changed any more.
beforeEach(async () => {
  announcementId = (await editor.ask(adminAnnounce, announced)).id
  const article = await editor.ask(adminWriteArticle, { title: 'A try', reason: 'A try' })
  articleId = article.id
  version = article.version
  invitationId = (await editor.ask(adminInvite, invitation)).id
})

const everybody = new Set<EmployeeRole>(employeeRoles)
const editors = new Set<EmployeeRole>(['owner', 'editor'])
const announced = {
  texts: { en: 'Tonight we rest' },
  audience: 'businesses' as const,
  starts_at: '2036-12-01T09:00:00Z',
  ends_at: '2036-12-02T09:00:00Z',
  reason: 'A try',
}
const invitation = { label: 'A try', most_uses: 1, reason: 'A try' }
const topic = { names: { en: 'Kites' }, theme: 'crafts' as const, reason: 'A try' }
const readers = new Set<EmployeeRole>(['owner', 'editor', 'moderator'])
const owners = new Set<EmployeeRole>(['owner'])
const moderators = new Set<EmployeeRole>(['owner', 'moderator'])
/** Nothing was asked to be taken down: whoever may decide hears that. */
const noTakedown = {
  may: moderators,
  options: () => ({ takedown_id: somebody.member.id, reason: 'A try' }),
  missing: 'takedown_not_found',
}

/** Each call of the admin area with who may, written out by hand: the contract says it a second time. */
const calls: readonly {
  endpoint: Endpoint
  may: ReadonlySet<EmployeeRole>
  options: () => object
  missing?: string
}[] = [
  { endpoint: adminMe, may: everybody, options: () => ({}) },
  { endpoint: adminEmployees, may: everybody, options: () => ({}) },
  { endpoint: adminActs, may: everybody, options: () => ({}) },
  { endpoint: adminSearch, may: everybody, options: () => ({ query: somebody.member.username, kind: 'members' }) },
  {
    endpoint: adminAnnouncements,
    may: new Set<EmployeeRole>(['owner', 'editor', 'moderator']),
    options: () => ({}),
  },
  { endpoint: adminAnnounce, may: editors, options: () => announced },
  {
    endpoint: adminChangeAnnouncement,
    may: editors,
    options: () => ({ ...announced, announcement_id: announcementId }),
  },
  {
    endpoint: adminWithdrawAnnouncement,
    may: editors,
    options: () => ({ announcement_id: announcementId, reason: 'A try' }),
  },
  {
    endpoint: adminMemberPage,
    may: new Set<EmployeeRole>(['owner', 'moderator', 'support']),
    options: () => ({ user_id: somebody.member.id }),
  },
  {
    endpoint: adminGrantRole,
    may: owners,
    options: () => ({ username_or_email: somebody.member.username, role: 'editor', reason: 'Writes well' }),
  },
  {
    endpoint: adminRevokeRole,
    may: owners,
    options: () => ({ user_id: somebody.member.id, role: 'editor', reason: 'Went elsewhere' }),
  },
  {
    endpoint: adminStatistics,
    may: new Set<EmployeeRole>(['owner', 'moderator', 'editor', 'advertising']),
    options: () => ({}),
  },
  { endpoint: adminTopics, may: readers, options: () => ({}) },
  { endpoint: adminMakeTopic, may: editors, options: () => topic },
  { endpoint: adminChangeTopic, may: editors, options: () => ({ ...topic, topic_id: '12' }) },
  { endpoint: adminArticles, may: readers, options: () => ({}) },
  { endpoint: adminArticlePage, may: readers, options: () => ({ article_id: articleId }) },
  { endpoint: adminWriteArticle, may: editors, options: () => ({ title: 'Another', reason: 'A try' }) },
  {
    endpoint: adminChangeArticle,
    may: editors,
    options: () => ({ article_id: articleId, version, title: 'Another', reason: 'A try' }),
  },
  {
    endpoint: adminPublishArticle,
    may: editors,
    options: () => ({ article_id: '77', reason: 'A try' }),
    missing: 'article_not_found',
  },
  { endpoint: adminWithdrawArticle, may: editors, options: () => ({ article_id: articleId, reason: 'A try' }) },
  { endpoint: adminSignUpSettings, may: editors, options: () => ({}) },
  { endpoint: adminChangeSignUp, may: owners, options: () => ({ mode: 'open', reason: 'A try' }) },
  { endpoint: adminInvitations, may: editors, options: () => ({}) },
  { endpoint: adminInvite, may: editors, options: () => invitation },
  {
    endpoint: adminWithdrawInvitation,
    may: editors,
    options: () => ({ invitation_id: invitationId, reason: 'A try' }),
  },
  { endpoint: adminPictures, may: moderators, options: () => ({}) },
  {
    endpoint: adminJudgePicture,
    may: moderators,
    options: () => ({ pin_id: '1', verdict: 'clear', reason: 'A try' }),
    missing: 'pin_not_found',
  },
  { endpoint: adminTakedowns, may: moderators, options: () => ({}) },
  {
    ...noTakedown,
    endpoint: adminAcceptTakedown,
    options: () => ({ ...noTakedown.options(), is_everywhere: true }),
  },
  { endpoint: adminMeasures, may: moderators, options: () => ({}) },
  {
    endpoint: adminUndoMeasure,
    may: moderators,
    options: () => ({ measure_id: somebody.member.id, reason: 'A try' }),
    missing: 'measure_not_found',
  },
  {
    endpoint: adminWarnOfBoard,
    may: moderators,
    options: () => ({ board_id: '1', is_sensitive: true, reason: 'A try' }),
    missing: 'board_not_found',
  },
  { endpoint: adminBlocks, may: moderators, options: () => ({}) },
  { endpoint: adminBlock, may: moderators, options: () => ({ kind: 'word', value: 'gnarfl', reason: 'A try' }) },
  {
    endpoint: adminUnblock,
    may: moderators,
    options: () => ({ block_id: somebody.member.id, reason: 'A try' }),
    missing: 'block_not_found',
  },
  { endpoint: adminRefuseTakedown, ...noTakedown },
  { endpoint: adminKeepRemoved, ...noTakedown },
  ...callsOnAssignments(() => somebody.member.id),
  ...callsOnMerchants(() => somebody.member.id),
  ...callsOnReports(() => somebody.member.id),
  ...experienceCalls(() => somebody.member.id),
]

const ask = async (client: TestClient, { endpoint, options }: (typeof calls)[number]) =>
  client.call(endpoint, options())

test('every call of the admin area stands in the table', () => {
  const bound = app.core.binder.endpoints.filter(({ roles }) => roles !== undefined).map(({ id }) => id)
  expect(calls.map(({ endpoint }) => endpoint.id).toSorted()).toEqual(bound.toSorted())
})

test.each(employeeRoles)('whoever is %s may call what the table says, and nothing else', async (role) => {
  const employee = await hire(app, role)
  for (const call of calls) {
    const { status, error } = await ask(employee, call)
    const done = call.missing === undefined ? [200, undefined] : [404, call.missing]
    const expected = call.may.has(role) ? done : [403, 'not_allowed']
    expect([status, error?.name], call.endpoint.id).toEqual(expected)
  }
})

test('to a member the admin area is missing, whatever they send', async () => {
  const member = await passSecondFactor(await signUp(app))
  for (const call of calls) {
    const missing = await member.path(call.endpoint.kind === 'query' ? 'GET' : 'POST', '/v3/admin/nowhere/', {})
    for (const options of [call.options(), { user_id: 'x', role: 'x', kind: 7 }]) {
      const { status, error, data } = await member.call(call.endpoint, options)
      expect({ status, error, data }, call.endpoint.id).toEqual({
        status: 404,
        error: missing.error,
        data: missing.data,
      })
    }
  }
})

test('a visitor is asked to log in, and an access token opens nothing, also an owner’s', async () => {
  const owner = await hire(app, 'owner')
  const { client: token } = await makeToken(owner, readingScopes)
  for (const call of calls) {
    expect((await ask(app.client(), call)).error?.name, call.endpoint.id).toBe('sign_in_required')
    expect((await ask(token, call)).error?.name, call.endpoint.id).toBe('not_allowed')
  }
})

test('MD-01 an employee needs the second factor in the session that asks', async () => {
  const employee = await signUp(app)
  await employ(app, employee, 'owner')
  for (const call of calls) {
    const { status, error } = await ask(employee, call)
    expect([status, error?.name], call.endpoint.id).toEqual([403, 'second_factor_required'])
  }
  await passSecondFactor(employee)
  expect(await employee.ask(adminMe, {})).toMatchObject({ id: employee.member.id, roles: [{ role: 'owner' }] })
})

test.each([
  ['came by a mailed link', 'is_limited = true, password_entered_at = null', [404, 'page_not_found']],
  ['came from a linked account', 'password_entered_at = null', [403, 'password_required']],
])('a session that %s opens nothing', async (_, change, expected) => {
  const employee = await hire(app, 'owner')
  await app.pool.query(`update sessions set ${change} where member_id = $1`, [employee.member.id])
  app.keeper.forget()
  for (const call of calls) {
    const { status, error } = await ask(employee, call)
    expect([status, error?.name], call.endpoint.id).toEqual(expected)
  }
})

test('a role that was taken opens nothing from that moment on', async () => {
  const [owner, employee] = [await hire(app, 'owner'), await hire(app, 'support')]
  await employee.ask(adminMe, {})
  await owner.ask(adminRevokeRole, { user_id: employee.member.id, role: 'support', reason: 'Left us' })
  expect((await employee.call(adminMe, {})).status).toBe(404)
})

test('an act of employees cannot be bound beside the log', () => {
  const binder = createBinder({
    bookmarks: undefined as never,
    idempotency: undefined as never,
    isCheckingReplies: true,
  })
  expect(() => binder.bind(adminRevokeRole, async () => null)).toThrow('use bindAct')
})
