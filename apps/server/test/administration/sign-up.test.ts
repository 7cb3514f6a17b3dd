import {
  adminActs,
  adminChangeSignUp,
  adminInvitations,
  adminInvite,
  adminSignUpSettings,
  adminWithdrawInvitation,
  linkedBusinessResource,
  signUpRulesOfSite,
  userRegisterResource,
  userSessionResource,
  verifyEmail,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { endUnproved, eraseMember } from '../../src/modules/accounts/index.ts'
import { endAccounts } from '../../src/modules/endings/erasing/end-accounts.ts'
import { MINUTE, turnedClock } from '../accounts/safety/sign-ins.ts'
import { lastMailTo, mailsTo } from '../support/mailbox.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { hire } from './staff.ts'

const clock = turnedClock()
let app: TestApp
let owner: SignedIn
let editor: SignedIn
beforeAll(async () => {
  app = await startTestApp({ clock })
  owner = await hire(app, 'owner')
  editor = await hire(app, 'editor')
}, 120_000)
afterAll(() => app.stop())
beforeEach(async () => {
  await decide('open')
})

const decide = (mode: 'open' | 'invited' | 'domains' | 'closed', given: object = {}) =>
  owner.ask(adminChangeSignUp, { mode, reason: 'We grow slowly', ...given })

let count = 0
const register = async (given: object = {}) => {
  const { error } = await app.client().call(userRegisterResource.create, {
    email: `somebody${(count += 1)}@example.org`,
    password: 'correct horse',
    birth_date: '1990-05-17',
    ...given,
  })
  return error === undefined ? 'in' : error.name
}
const rules = (invitation?: string) =>
  app.client().ask(signUpRulesOfSite, invitation === undefined ? {} : { invitation })
const invite = async (given: object = {}) => {
  const made = await editor.ask(adminInvite, { label: 'Friends', most_uses: 2, reason: 'They asked', ...given })
  return { ...made, code: new URL(made.link ?? '').searchParams.get('invitation') ?? '' }
}
const usesOf = async (id: string) => (await editor.ask(adminInvitations, {})).find((each) => each.id === id)?.uses

test('MD-08 owners decide who may make an account: everybody, the invited, some addresses, or nobody', async () => {
  expect(await rules()).toEqual({ mode: 'open', domains: [], invitation: 'none' })
  expect(await register()).toBe('in')
  await decide('invited')
  expect(await register()).toBe('invitation_needed')
  await decide('domains', { allowed_domains: ['Example.ORG', 'b.example'] })
  expect(await rules()).toMatchObject({ mode: 'domains', domains: ['b.example', 'example.org'] })
  expect(await register()).toBe('email_not_proved')
  expect(await register({ email: 'a@Sub.Example.org' })).toBe('email_not_proved')
  for (const email of ['a@notexample.org', 'a@example.org.evil.test'])
    expect(await register({ email }), email).toBe('email_domain_refused')
  await decide('closed')
  expect(await register({ invitation: (await invite()).code })).toBe('sign_up_closed')
  const acts = await owner.ask(adminActs, { kind: 'sign-up.changed' })
  expect(acts[0]).toMatchObject({ before: { mode: 'domains' }, after: { mode: 'closed' } })
})

test('whom only the domain of an address let in comes in once the address is proved, and by no other way before', async () => {
  await decide('domains', { allowed_domains: ['school.test'] })
  const [email, password] = ['pupil@school.test', 'correct horse']
  expect(await register({ email, password })).toBe('email_not_proved')
  const logIn = () => app.client().call(userSessionResource.create, { username_or_email: email, password })
  await settled(app)
  expect(await mailsTo(app, email)).toHaveLength(1)
  // Whoever knows the password is mailed again; whoever does not is told nothing.
  expect((await logIn()).error?.name).toBe('email_not_proved')
  const wrong = { username_or_email: email, password: 'wrong horse' }
  expect((await app.client().call(userSessionResource.create, wrong)).error?.name).toBe('wrong_credentials')
  await settled(app)
  expect(await mailsTo(app, email)).toHaveLength(2)
  const { rows } = await app.pool.query(
    'select 1 from sessions join members on members.id = member_id where email = $1',
    [email],
  )
  expect(rows).toEqual([])
  // Rules that change later let nobody in who did not prove it.
  await decide('open')
  expect((await logIn()).error?.name).toBe('email_not_proved')
  const { token } = await lastMailTo(app, email, 'Is this your email address?')
  await app.client().ask(verifyEmail, { token })
  expect((await logIn()).error).toBeUndefined()
})

test('MD-08 an account that only its address let in and that nobody proved for 7 days frees its name and address; a proved one and an invited one stay', async () => {
  await decide('domains', { allowed_domains: ['school.test'] })
  const addresses = ['proved@school.test', 'late@school.test', 'never@school.test'] as const
  for (const email of addresses) expect(await register({ email })).toBe('email_not_proved')
  await settled(app)
  const { token } = await lastMailTo(app, addresses[0], 'Is this your email address?')
  await app.client().ask(verifyEmail, { token })
  const guest = 'guest-for-good@elsewhere.test'
  expect(await register({ email: guest, invitation: (await invite()).code })).toBe('in')
  const accounts = async () =>
    (
      await app.pool.query<{ email: string; id: string; username: string }>(
        'select email, id, username from members where email = any($1) order by email',
        [[...addresses, guest]],
      )
    ).rows
  const before = await accounts()
  const sweep = async () => {
    await endUnproved(app.core)
    await endAccounts(app.core)
  }
  clock.pass(6.9 * 24 * 60 * MINUTE)
  await sweep()
  expect(await accounts()).toEqual(before)
  // At the last moment, as a new mail would.
  await app.pool.query('update members set email_verified_at = $2 where email = $1', [addresses[1], clock.now()])
  clock.pass(0.2 * 24 * 60 * MINUTE)
  await sweep()
  await sweep()
  expect(await accounts()).toEqual(before.filter(({ email }) => email !== addresses[2]))
  const gone = before.find(({ email }) => email === addresses[2])
  const { rows: names } = await app.pool.query('select from usernames where member_id = $1 and is_current', [gone?.id])
  expect(names).toEqual([])
  await decide('open')
  expect(await register({ email: addresses[2], username: gone?.username })).toBe('in')
})

test('whoever proves the address after the account was to go, and before it went, keeps it', async () => {
  await decide('domains', { allowed_domains: ['school.test'] })
  const [email, password] = ['just-in-time@school.test', 'correct horse']
  expect(await register({ email, password })).toBe('email_not_proved')
  clock.pass(7.1 * 24 * 60 * MINUTE)
  const logIn = () => app.client().call(userSessionResource.create, { username_or_email: email, password })
  expect((await logIn()).error?.name).toBe('email_not_proved')
  await settled(app)
  const { token } = await lastMailTo(app, email, 'Is this your email address?')
  await endUnproved(app.core)
  const find = async () =>
    (
      await app.pool.query<{ id: string; ends: Date | null; away: Date | null }>(
        'select id, ends_at as ends, deactivated_at as away from members where email = $1',
        [email],
      )
    ).rows
  const [member] = await find()
  expect(member?.ends).not.toBeNull()
  await app.client().ask(verifyEmail, { token })
  expect(await find()).toEqual([{ id: member?.id, ends: null, away: null }])
  // Whoever removes accounts had found it before.
  await eraseMember(app.core, member?.id ?? '')
  await endAccounts(app.core)
  expect((await logIn()).error).toBeUndefined()
})

test('who is invited, or signs up where everybody may, comes in at once and proves the address later', async () => {
  await decide('domains', { allowed_domains: ['school.test'] })
  const { code } = await invite()
  expect(await register({ email: 'guest@elsewhere.test', invitation: code })).toBe('in')
  await decide('open')
  expect(await register({ email: 'anybody@school.test' })).toBe('in')
})

test('addresses of blocked domains get no account, however they come', async () => {
  await decide('open', { blocked_domains: ['spam.test'] })
  expect(await register({ email: 'a@spam.test' })).toBe('email_domain_refused')
  expect(await register({ email: 'a@mail.spam.test' })).toBe('email_domain_refused')
  await decide('invited', { blocked_domains: ['spam.test'] })
  const { code, id } = await invite()
  expect(await register({ email: 'a@spam.test', invitation: code })).toBe('email_domain_refused')
  expect(await usesOf(id)).toBe(0)
  await decide('open')
  const member = await signUp(app)
  await decide('closed', { blocked_domains: ['spam.test'] })
  const linked = (email: string) =>
    member.call(linkedBusinessResource.create, { business_name: 'Bowls', email, password: 'correct horse' })
  expect((await linked('shop@spam.test')).error?.name).toBe('email_domain_refused')
  expect((await linked('shop@fine.test')).error).toBeUndefined()
})

test('an invitation lets in as many as it says, also when all come at once, and none after its end', async () => {
  await decide('invited')
  const { code, id } = await invite()
  expect(await rules(code)).toEqual({ mode: 'invited', domains: [], invitation: 'good' })
  const came = await Promise.all(Array.from({ length: 4 }, () => register({ invitation: code })))
  expect(came.toSorted()).toEqual(['in', 'in', 'invitation_over', 'invitation_over'])
  expect(await usesOf(id)).toBe(2)
  expect((await rules(code)).invitation).toBe('over')
  const timed = await invite({ ends_at: new Date(clock.now().getTime() + 5 * MINUTE).toISOString() })
  clock.pass(6 * MINUTE)
  expect(await register({ invitation: timed.code })).toBe('invitation_over')
  const taken = await invite()
  for (let time = 0; time < 2; time += 1)
    await editor.ask(adminWithdrawInvitation, { invitation_id: taken.id, reason: 'It went around' })
  expect(await register({ invitation: taken.code })).toBe('invitation_over')
  expect(await register({ invitation: 'no-such-code' })).toBe('invitation_over')
})

test('whoever could not be let in uses up nothing, and neither does whoever needs no invitation', async () => {
  await decide('invited')
  const { code, id } = await invite()
  const email = 'twice@example.org'
  expect(await register({ email, invitation: code })).toBe('in')
  expect(await register({ email, invitation: code })).toBe('email_taken')
  expect(await usesOf(id)).toBe(1)
  await decide('domains', { allowed_domains: ['example.org'] })
  expect(await register({ invitation: code })).toBe('email_not_proved')
  expect(await usesOf(id)).toBe(1)
  expect(await register({ invitation: code, email: 'a@elsewhere.test' })).toBe('in')
  expect(await usesOf(id)).toBe(2)
})

test('the link is told to who made it and nobody after, and the log keeps no code', async () => {
  const { code, id, link } = await invite({ label: 'The book club' })
  expect(link).toContain('/signup/?invitation=')
  const listed = await editor.ask(adminInvitations, {})
  expect(listed.find((each) => each.id === id)).toMatchObject({ label: 'The book club', uses: 0, most_uses: 2 })
  const everything = JSON.stringify([listed, await editor.ask(adminActs, { thing_id: id })])
  expect(everything).not.toContain(code)
})

test.each([
  ['allowed_domains', { mode: 'domains' }],
  ['allowed_domains', { mode: 'domains', allowed_domains: ['not a domain'] }],
  ['blocked_domains', { mode: 'open', blocked_domains: ['@spam.test'] }],
  ['mode', { mode: 'sometimes' }],
  ['reason', { mode: 'closed', reason: '' }],
])('what is wrong with %s is told, and nothing is decided: %o', async (field, given) => {
  const { status, error } = await owner.call(adminChangeSignUp, { reason: 'A try', ...given } as never)
  expect([status, error?.field]).toEqual([400, field])
  expect(await owner.ask(adminSignUpSettings, {})).toEqual({ mode: 'open', allowed_domains: [], blocked_domains: [] })
})
