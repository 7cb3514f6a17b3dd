import {
  accessLog,
  adminActs,
  adminAssign,
  adminAssignments,
  adminEndAssignment,
  adminGrantRole,
  adminRevokeRole,
  assignedEmployees,
  boardResource,
  boardsResource,
  businessAccountResource,
  businessMembers,
  businessProfiles,
  changeAccess,
  grantAccess,
  limits,
  newsPath,
  revokeAccess,
  userBlockResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { employ, hire } from '../administration/staff.ts'
import { deliver, lineOf, newsOf } from '../notifications/telling.ts'
import { fromMidday } from '../support/midday.ts'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { actingFor, confirmSecondFactor, letAct, makeBusinesses, signUpBusiness } from './businesses.ts'

let app: TestApp
let owner: SignedIn
beforeAll(async () => {
  // News of a day is one piece: no test crosses its end.
  app = await startTestApp({ clock: fromMidday() })
  owner = await hire(app, 'owner')
}, 120_000)
afterAll(() => app.stop())

const reason = 'Helps with their season'
const wish = (employee: SignedIn, business: SignedIn) => ({
  user_id: employee.member.id,
  business: business.member.username,
  reason,
})
const pairOf = (employee: SignedIn, business: SignedIn) => ({
  user_id: employee.member.id,
  business_id: business.member.id,
  reason: 'The season is over',
})

/** An employee who has one role, and a business with a secret board. */
async function employeeAndShop() {
  const [employee, shop] = await Promise.all([
    signUp(app, { fullName: 'Ana Lima' }),
    signUp(app, { fullName: 'Clay & Co' }),
  ])
  await employ(app, employee, 'advertising')
  await confirmSecondFactor(app, employee)
  await makeBusinesses(app, shop)
  const board = await makeBoard(shop, undefined, 'secret')
  const mayAct = async () =>
    (await actingFor(employee, shop.member).call(boardResource.get, { board_id: board.id })).status === 200
  return { employee, shop, mayAct }
}
const actsOf = async (kind: 'assignment.made' | 'assignment.ended', { member }: SignedIn) =>
  owner.ask(adminActs, { kind, thing_id: member.id })
const entriesOf = async (shop: SignedIn) =>
  (await shop.ask(accessLog, {})).map(({ deed, actor, member }) => [
    deed,
    actor?.full_name ?? null,
    member?.full_name ?? null,
  ])
const namesIn = (rows: readonly { username: string }[]) => rows.map(({ username }) => username)

test('BZ-06 RP-10 an employee acts for the business to which an owner assigns them, until it is ended', async () => {
  const { employee, shop, mayAct } = await employeeAndShop()
  expect(await mayAct()).toBe(false)
  expect(await employee.ask(businessProfiles, {})).toEqual({})
  const answer = await owner.ask(adminAssign, wish(employee, shop))
  expect(answer).toMatchObject({ businesses: [{ id: shop.member.id, full_name: 'Clay & Co' }], employees: [] })
  expect(await mayAct()).toBe(true)
  expect(Object.keys(await employee.ask(businessProfiles, {}))).toEqual([shop.member.id])
  expect(await owner.ask(adminAssignments, { user_id: shop.member.id })).toMatchObject({
    businesses: [],
    employees: [{ id: employee.member.id, username: employee.member.username }],
  })
  await owner.ask(adminEndAssignment, pairOf(employee, shop))
  expect(await mayAct()).toBe(false)
  expect(await owner.ask(adminAssignments, { user_id: employee.member.id })).toEqual({ businesses: [], employees: [] })
})

test('MD-01 both acts stand in the log once, with their reasons; what is there already and what is not there changes nothing', async () => {
  const { employee, shop } = await employeeAndShop()
  for (const _ of [1, 2]) await owner.ask(adminAssign, wish(employee, shop))
  const named = { employee: employee.member.username, business: shop.member.username }
  expect(await actsOf('assignment.made', employee)).toMatchObject([
    { reason, concerned: { id: shop.member.id }, before: null, after: named },
  ])
  for (const _ of [1, 2]) await owner.ask(adminEndAssignment, pairOf(employee, shop))
  expect(await actsOf('assignment.ended', employee)).toMatchObject([
    { reason: 'The season is over', before: named, after: null },
  ])
  const { reason: _, ...unreasoned } = wish(employee, shop)
  expect(await owner.call(adminAssign, unreasoned as never)).toMatchObject({ status: 400, error: { field: 'reason' } })
  // Of the business's own log: that the operator did it, not who of its people.
  expect(await entriesOf(shop)).toEqual([
    ['unassigned', null, 'Ana Lima'],
    ['assigned', null, 'Ana Lima'],
  ])
})

test('whoever cannot be assigned is refused by the field that is wrong, and nothing is written', async () => {
  const { employee, shop } = await employeeAndShop()
  const [person, ownShop] = [await signUp(app), await hire(app, 'owner')]
  await makeBusinesses(app, ownShop)
  const deactivated = await signUpBusiness(app)
  await app.pool.query('update members set deactivated_at = now() where id = $1', [deactivated.member.id])
  app.keeper.forget()
  const nobody = { member: { ...shop.member, username: 'nobody_is_called_so' } } as SignedIn
  const refused = async (by: SignedIn, ...pair: [SignedIn, SignedIn]) => {
    const { status, error } = await by.call(adminAssign, wish(...pair))
    return [status, error?.name, error?.field]
  }
  expect(await refused(owner, owner, shop)).toEqual([422, 'assignment_to_self', 'user_id'])
  expect(await refused(ownShop, employee, ownShop)).toEqual([422, 'assignment_to_self', 'business'])
  expect(await refused(owner, ownShop, ownShop)).toEqual([422, 'assignment_to_self', 'business'])
  expect(await refused(owner, person, shop)).toEqual([422, 'assignment_not_of_employee', 'user_id'])
  expect(await refused(owner, employee, person)).toEqual([422, 'assignment_not_to_business', 'business'])
  expect(await refused(owner, employee, nobody)).toEqual([404, 'user_not_found', 'business'])
  expect(await refused(owner, employee, deactivated)).toEqual([404, 'user_not_found', 'business'])
  await shop.ask(userBlockResource.create, { blocked_user_id: employee.member.id })
  expect(await refused(owner, employee, shop)).toEqual([409, 'assignment_severed', 'business'])
  expect(await owner.ask(adminAssignments, { user_id: employee.member.id })).toEqual({ businesses: [], employees: [] })
  expect(await actsOf('assignment.made', employee)).toEqual([])
  const { status, error } = await owner.call(adminAssignments, { user_id: '1' })
  expect([status, error?.name]).toEqual([404, 'user_not_found'])
})

test('what a business gave itself is not taken over, and neither ends the other', async () => {
  const { employee, shop } = await employeeAndShop()
  await makeBusinesses(app, employee)
  await letAct(shop, employee, 'ANALYST')
  const { error } = await owner.call(adminAssign, wish(employee, shop))
  expect([error?.name, error?.field]).toEqual(['assignment_let_in', 'business'])
  await owner.ask(adminEndAssignment, pairOf(employee, shop))
  expect(await shop.ask(businessMembers, {})).toMatchObject([{ id: employee.member.id, role: 'ANALYST' }])
  await shop.ask(revokeAccess, { member_id: employee.member.id })
  await owner.ask(adminAssign, wish(employee, shop))
  const again = await shop.call(grantAccess, { username: employee.member.username, role: 'ADMIN' })
  expect(again.error?.name).toBe('access_given')
})

test('BZ-06 a business sees who of the operator’s people may act for it, and ends it itself', async () => {
  const { employee, shop, mayAct } = await employeeAndShop()
  const [second, admin] = [await signUp(app), await signUpBusiness(app)]
  await employ(app, second, 'advertising')
  await letAct(shop, admin, 'ADMIN')
  await confirmSecondFactor(app, admin)
  for (const each of [employee, second]) await owner.ask(adminAssign, wish(each, shop))
  // They are nobody whom the business let in itself.
  expect(namesIn(await shop.ask(businessMembers, {}))).toEqual([admin.member.username])
  const first = await shop.call(assignedEmployees, { page_size: 1 })
  const rest = await shop.call(assignedEmployees, { page_size: 1, bookmarks: [first.bookmark ?? ''] })
  expect([...first.data, ...rest.data]).toMatchObject([
    { id: second.member.id, can_end: true },
    { id: employee.member.id, can_end: true, full_name: 'Ana Lima' },
  ])
  const acted = { business_id: shop.member.id }
  expect(await actingFor(admin, shop.member).ask(assignedEmployees, acted)).toMatchObject([
    { can_end: false },
    { can_end: false },
  ])
  // Neither they themselves nor anybody else learns of it here.
  for (const other of [employee, actingFor(employee, shop.member), await signUpBusiness(app)])
    expect((await other.call(assignedEmployees, acted)).error?.name).toBe('business_not_found')
  const member_id = employee.member.id
  expect((await shop.call(changeAccess, { member_id, role: 'OWNER' })).error?.name).toBe('access_not_found')
  await shop.ask(revokeAccess, { member_id })
  expect(await mayAct()).toBe(false)
  expect((await shop.call(revokeAccess, { member_id })).error?.name).toBe('access_not_found')
  expect(namesIn(await shop.ask(assignedEmployees, {}))).toEqual([second.member.username])
  expect((await entriesOf(shop))[0]).toEqual(['removed', 'Clay & Co', 'Ana Lima'])
  await owner.ask(adminEndAssignment, pairOf(employee, shop))
  expect(await actsOf('assignment.ended', employee)).toEqual([])
})

test('a business and those who answer for it hear of it once, as long as it is so', async () => {
  const { employee, shop } = await employeeAndShop()
  const [admin, editor] = [await signUpBusiness(app), await signUpBusiness(app)]
  await letAct(shop, admin, 'ADMIN')
  await letAct(shop, editor, 'EDITOR')
  const assigned = async (reader: SignedIn) =>
    (await newsOf(app, reader)).filter(({ kind }) => kind === 'access_assigned')
  for (const _ of [1, 2]) await owner.ask(adminAssign, wish(employee, shop))
  const told = await assigned(shop)
  expect(told.map(lineOf)).toEqual(['Ana Lima from the Pinfold team can act for you now'])
  expect(told.map((each) => newsPath(each, shop.member.username))).toEqual(['/business/access/'])
  const toldToAdmin = await assigned(admin)
  expect(toldToAdmin.map(lineOf)).toEqual(['Ana Lima from the Pinfold team can act for Clay & Co now'])
  expect(toldToAdmin.map((each) => newsPath(each, admin.member.username))).toEqual([
    `/business/access/?view=log&business=${shop.member.id}`,
  ])
  expect(await assigned(editor)).toEqual([])
  await owner.ask(adminEndAssignment, pairOf(employee, shop))
  for (const each of [shop, admin]) expect(await assigned(each)).toEqual([])
  // What is so by an invitation is not told as if the operator had done it.
  await makeBusinesses(app, employee)
  await letAct(shop, employee, 'ANALYST')
  expect(await assigned(shop)).toEqual([])
  expect((await newsOf(app, shop)).map(lineOf)).toContain('Ana Lima accepted your invitation and can act for you now')
})

test('whoever is no employee any more acts for nobody from that moment on, also as one again', async () => {
  const { employee, shop, mayAct } = await employeeAndShop()
  await owner.ask(adminAssign, wish(employee, shop))
  await owner.ask(adminGrantRole, { username_or_email: employee.member.username, role: 'support', reason })
  const take = (role: 'advertising' | 'support') =>
    owner.ask(adminRevokeRole, { user_id: employee.member.id, role, reason: 'Left us' })
  await take('advertising')
  expect(await mayAct()).toBe(true)
  await take('support')
  expect(await mayAct()).toBe(false)
  await settled(app)
  await employ(app, employee, 'advertising')
  expect(await mayAct()).toBe(false)
  expect(await shop.ask(assignedEmployees, {})).toEqual([])
  expect((await entriesOf(shop))[0]).toEqual(['unassigned', null, 'Ana Lima'])
  // What they get with the new role is not what they had.
  await owner.ask(adminAssign, wish(employee, shop))
  const ended = { memberId: employee.member.id, at: new Date(0).toISOString() }
  await deliver(app, 'employee.ended', ended)
  expect(await mayAct()).toBe(true)
})

test('nobody acts for a business that is kept out, left or is none any more', async () => {
  for (const end of ["barred_until = '9999-01-01'", 'deactivated_at = now()']) {
    const { employee, shop, mayAct } = await employeeAndShop()
    await owner.ask(adminAssign, wish(employee, shop))
    expect(await mayAct()).toBe(true)
    await app.pool.query(`update members set ${end} where id = $1`, [shop.member.id])
    app.keeper.forget()
    expect(await mayAct(), end).toBe(false)
  }
  const { employee, shop, mayAct } = await employeeAndShop()
  await owner.ask(adminAssign, wish(employee, shop))
  await shop.ask(businessAccountResource.delete, {})
  await settled(app)
  expect(await mayAct()).toBe(false)
  expect(await owner.ask(adminAssignments, { user_id: employee.member.id })).toEqual({ businesses: [], employees: [] })
})

test('a block between the two ends it for good', async () => {
  const { employee, shop, mayAct } = await employeeAndShop()
  await owner.ask(adminAssign, wish(employee, shop))
  await shop.ask(userBlockResource.create, { blocked_user_id: employee.member.id })
  await settled(app)
  await shop.ask(userBlockResource.delete, { blocked_user_id: employee.member.id })
  expect(await mayAct()).toBe(false)
  expect((await entriesOf(shop))[0]).toEqual(['ended', null, 'Ana Lima'])
})

test('a business has as many employees as there may be, and they take no place of others', async () => {
  const { employee, shop } = await employeeAndShop()
  const { mostEmployees, mostProfiles } = limits.businessAccess
  const fill = (subject: string, grantee: string, most: number) =>
    app.pool.query(
      `insert into access_grants (bucket, subject_id, grantee_id, source, role, state, edge_id)
       select (${subject} >> 10) & 4095, ${subject}, ${grantee}, 'employee', 'ADMIN', 'active', each
       from generate_series(1, $2) as each, (select $1::bigint as own) as given`,
      [shop.member.id, most],
    )
  await fill('own', 'each', mostEmployees)
  const full = await owner.call(adminAssign, wish(employee, shop))
  expect([full.status, full.error?.name, full.error?.field]).toEqual([409, 'too_many_assignments', 'business'])
  await app.pool.query('delete from access_grants where subject_id = $1', [shop.member.id])
  await app.pool.query(
    `insert into access_profiles (bucket, grantee_id, subject_id, source, role, state, edge_id)
     select ($1::bigint >> 10) & 4095, $1, each, 'employee', 'ADMIN', 'active', each from generate_series(1, $2) as each`,
    [employee.member.id, mostProfiles],
  )
  const busy = await owner.call(adminAssign, wish(employee, shop))
  expect([busy.status, busy.error?.name, busy.error?.field]).toEqual([409, 'too_many_assignments', 'user_id'])
})

test('two owners who assign the same at once make one assignment', async () => {
  const { employee, shop } = await employeeAndShop()
  const other = await hire(app, 'owner')
  const answers = await Promise.all([owner, other].map((each) => each.call(adminAssign, wish(employee, shop))))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await actsOf('assignment.made', employee)).toHaveLength(1)
  const secret = { username: shop.member.username, privacy_filter: 'secret' as const }
  expect(await actingFor(employee, shop.member).ask(boardsResource.get, secret)).toHaveLength(1)
})
