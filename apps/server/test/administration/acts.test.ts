import { adminActs, adminEmployees, adminGrantRole, adminRevokeRole, limits } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endEmployment, revokeRole, commandLine, writeAct } from '../../src/modules/employees/index.ts'
import { allow } from '../../src/platform/auth/decision.ts'
import { holdNothing } from '../../src/platform/writing/writer.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { employ, hire } from './staff.ts'

let app: TestApp
let owner: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  owner = await hire(app, 'owner')
}, 120_000)
afterAll(() => app.stop())

const actsOn = async (memberId: string) => owner.ask(adminActs, { concerned_id: memberId })
const grant = (name: string, role = 'editor' as const, reason = 'Writes well') => ({
  username_or_email: name,
  role,
  reason,
})

test('OP-07 MD-01 an act stands in the log with who, what, why, before and after', async () => {
  const ana = await signUp(app, { fullName: 'Ana Lima' })
  const employee = await owner.ask(adminGrantRole, grant(ana.member.email, 'editor', ' Knows all about ceramics '))
  expect(employee).toMatchObject({
    id: ana.member.id,
    username: ana.member.username,
    roles: [{ role: 'editor', granted_by: { id: owner.member.id } }],
  })
  await owner.ask(adminRevokeRole, { user_id: ana.member.id, role: 'editor', reason: 'Moved away' })
  const acts = await actsOn(ana.member.id)
  expect(acts).toMatchObject([
    { kind: 'role.revoked', reason: 'Moved away', before: { roles: ['editor'] }, after: { roles: [] } },
    {
      kind: 'role.granted',
      actor: { id: owner.member.id, username: owner.member.username },
      roles: ['owner'],
      thing: { type: 'member', id: ana.member.id },
      concerned: { full_name: 'Ana Lima' },
      reason: 'Knows all about ceramics',
      before: { roles: [] },
      after: { roles: ['editor'] },
    },
  ])
})

test('MD-01 the log is only added to, also by whoever has the database', async () => {
  const ana = await signUp(app)
  await employ(app, ana, 'support')
  for (const statement of [
    `update admin_acts set reason = 'Nothing'`,
    'delete from admin_acts',
    'truncate admin_acts',
    `insert into admin_acts select * from admin_acts on conflict (bucket, id) do update set reason = 'Nothing'`,
  ])
    await expect(app.pool.query(statement), statement).rejects.toThrow('the log of acts is only added to')
  expect(await actsOn(ana.member.id)).toMatchObject([{ reason: 'A test needs one', actor: null }])
})

test('without a reason nothing is done', async () => {
  const ana = await signUp(app)
  const { reason: _, ...unreasoned } = grant(ana.member.username)
  const tooLong = 'x'.repeat(limits.admin.reason.longest + 1)
  for (const given of [{}, { reason: '' }, { reason: '   ' }, { reason: tooLong }]) {
    const { status, error } = await owner.call(adminGrantRole, { ...unreasoned, ...given } as never)
    expect([status, error?.field]).toEqual([400, 'reason'])
  }
  expect(await actsOn(ana.member.id)).toEqual([])
  expect((await owner.ask(adminEmployees, {})).some(({ id }) => id === ana.member.id)).toBe(false)
})

test('what changes nothing is not written down, and what fails leaves no row', async () => {
  const ana = await signUp(app)
  await owner.ask(adminGrantRole, grant(ana.member.username))
  await owner.ask(adminGrantRole, grant(ana.member.username))
  expect(await actsOn(ana.member.id)).toHaveLength(1)
  const failing = writeAct(
    app.core,
    commandLine,
    'a-step-of-this-test',
    { kind: 'role.granted', thing: { type: 'member', id: ana.member.id }, concerned: ana.member.id, reason: 'A test' },
    async (tx, ask) => {
      ask(holdNothing(tx, 'a test'), allow)
      throw new Error('cut off')
    },
  )
  await expect(failing).rejects.toThrow('cut off')
  expect(await actsOn(ana.member.id)).toHaveLength(1)
})

test('nobody acts upon themselves, and names that nobody has are told', async () => {
  for (const name of [owner.member.username, owner.member.email])
    expect((await owner.call(adminGrantRole, grant(name))).error?.name).toBe('not_allowed')
  const asked = { user_id: owner.member.id, role: 'owner' as const, reason: 'Tired' }
  expect((await owner.call(adminRevokeRole, asked)).error?.name).toBe('not_allowed')
  const { status, error } = await owner.call(adminGrantRole, grant('nobody_is_called_so'))
  expect([status, error?.field]).toEqual([404, 'username_or_email'])
  const ana = await signUp(app)
  const { error: none } = await owner.call(adminRevokeRole, { ...asked, user_id: ana.member.id })
  expect(none?.name).toBe('employee_not_found')
})

test('the last owner stays, also where two take each other’s role at once', async () => {
  const own = await startTestApp()
  try {
    const [ana, ben] = [await hire(own, 'owner'), await hire(own, 'owner')]
    const take = (by: SignedIn, from: SignedIn) =>
      by.call(adminRevokeRole, { user_id: from.member.id, role: 'owner', reason: 'One is enough' })
    const answers = await Promise.all([take(ana, ben), take(ben, ana)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { rows } = await own.pool.query<{ member_id: string }>(
      `select member_id from employees where role = 'owner' and revoked_at is null`,
    )
    expect(rows).toHaveLength(1)
    const last = { memberId: rows[0]?.member_id ?? '', role: 'owner' as const, reason: 'A try' }
    await expect(revokeRole(own.core, commandLine, last)).rejects.toMatchObject({ code: 'last_owner' })
  } finally {
    await own.stop()
  }
})

test('the log is read by who, kind and thing, 25 at a time', async () => {
  const other = await hire(app, 'owner')
  const crowd = await Promise.all(Array.from({ length: 14 }, () => signUp(app)))
  for (const { member } of crowd) {
    await other.ask(adminGrantRole, grant(member.username))
    await other.ask(adminRevokeRole, { user_id: member.id, role: 'editor', reason: 'Changed my mind' })
  }
  const first = await owner.call(adminActs, { actor_id: other.member.id })
  const second = await owner.call(adminActs, { actor_id: other.member.id, bookmarks: [first.bookmark ?? ''] })
  expect([first.data.length, second.data.length, second.bookmark]).toEqual([25, 3, undefined])
  const ids = [...first.data, ...second.data].map(({ id }) => BigInt(id))
  expect(ids).toEqual(ids.toSorted((a, b) => (a < b ? 1 : -1)))
  const granted = await owner.ask(adminActs, { actor_id: other.member.id, kind: 'role.granted' })
  expect(granted).toHaveLength(14)
  const thing = { thing_type: 'member', thing_id: crowd[0]?.member.id ?? '' }
  expect(await owner.ask(adminActs, thing)).toHaveLength(2)
})

test('an account that goes for good ends its roles, and its acts stay under its name', async () => {
  const [editor, ana] = [await hire(app, 'owner'), await signUp(app)]
  await editor.ask(adminGrantRole, grant(ana.member.username))
  await endEmployment(app.core, editor.member.id)
  expect((await owner.ask(adminEmployees, {})).some(({ id }) => id === editor.member.id)).toBe(false)
  expect(await actsOn(ana.member.id)).toMatchObject([{ actor: { username: editor.member.username } }])
})
