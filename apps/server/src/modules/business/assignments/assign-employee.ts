import { limits, type MemberId } from '@pinfold/contract'
import { requireAllowed } from '../../../platform/auth/decision.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { isAway, lockMembers, type MemberRow } from '../../accounts/index.ts'
import { type Acted, type Actor, findRolesOf, writeAct } from '../../employees/index.ts'
import { countAccessTo, findAccessOf, insertAccess, lockAccess } from '../access.queries.ts'
import { logAccess } from '../log/write-entry.ts'
import { findSevered } from '../standing-access.queries.ts'
import { tellAccess } from '../tell-access.ts'
import { canAssign, canBeAssigned, canHaveAssigned } from './assignments.policy.ts'

declare module '../../employees/write-act.ts' {
  interface Acts {
    'assignment.made': { before: null; after: Assigned }
    'assignment.ended': { before: Assigned; after: null }
  }
}

/** Whom the log names. */
interface Assigned {
  readonly employee: string
  readonly business: string
}

/** An employee and a business, and why. */
export interface Assignment {
  readonly employeeId: MemberId
  readonly businessId: MemberId
  readonly reason: string
}

const { mostEmployees, mostProfiles } = limits.businessAccess

/**
 * Lets an employee of the operator act for a business, which is told; a second time changes nothing. Throws
 * `assignment_to_self`, `user_not_found`, `assignment_not_of_employee`, `assignment_not_to_business`, `assignment_severed`,
 * `assignment_let_in`, `too_many_assignments`, each with the field that is wrong.
 */
export function assignEmployee(deps: WriteDeps, actor: Actor, assignment: Assignment): Promise<Acted<MemberId>> {
  const { employeeId, businessId } = assignment
  return writeAct(deps, actor, 'assign-employee', actOn('assignment.made', assignment), async (tx, ask) => {
    const pair = { subjectId: businessId, granteeId: employeeId }
    const { held, employee, business, access } = await lockBoth(tx, pair)
    const [roles, severed] = await Promise.all([findRolesOf(tx, employeeId), findSevered(tx, [pair])])
    ask(held, canBeAssigned({ isInUse: isInUse(employee), isEmployee: roles.length > 0 }), 'user_id')
    const facts = { isInUse: isInUse(business), isPartner: business?.isPartner === true, isSevered: severed.size > 0 }
    const writer = ask(held, canHaveAssigned({ ...facts, source: access?.source }), 'business')
    if (access) return { isUnchanged: true, answer: employeeId }
    if ((await findAccessOf(tx, employeeId, ['active'], mostProfiles)).length >= mostProfiles)
      throw new AppError('too_many_assignments', { field: 'user_id' })
    if ((await countAccessTo(tx, businessId, ['active'], 'employee')) >= mostEmployees)
      throw new AppError('too_many_assignments', { field: 'business' })
    const edgeId = deps.ids.next(bucketOf(businessId))
    const kind = 'person'
    await insertAccess(writer, {
      ...pair,
      source: 'employee',
      role: 'ADMIN',
      kind,
      state: 'active',
      askedSite: null,
      edgeId,
    })
    await logAccess(deps, writer, [{ ...doneTo(assignment), deed: 'assigned', to: 'ADMIN' }])
    await tellAccess(deps, writer, 'assigned', { ...pair, edgeId, kind })
    return { before: null, after: namesOf(employee, business), answer: employeeId }
  })
}

/** Refuses, naming the field, what would be about whoever acts, or gives an account itself. Throws `assignment_to_self`. */
export function requireOthers(actor: Actor, { employeeId, businessId }: Omit<Assignment, 'reason'>): void {
  requireAllowed(canAssign(actor.id, employeeId), 'user_id')
  for (const id of [actor.id, employeeId]) requireAllowed(canAssign(id, businessId), 'business')
}

/** Locks both, so that neither leaves and nobody is let in otherwise meanwhile. */
export async function lockBoth(tx: Tx, pair: { subjectId: MemberId; granteeId: MemberId }) {
  const [, members] = await lockMembers(tx, [pair.subjectId, pair.granteeId])
  const [held, access] = await lockAccess(tx, pair)
  const named = (id: MemberId) => members.find((member) => member.id === id)
  return { held, access, employee: named(pair.granteeId), business: named(pair.subjectId) }
}

/** What the log of acts says an assignment is about: who may act, for whom. */
export const actOn = <K extends 'assignment.made' | 'assignment.ended'>(
  kind: K,
  { employeeId, businessId, reason }: Assignment,
) => ({ kind, thing: { type: 'member', id: employeeId }, concerned: businessId, reason })

/** What the business reads in its log: that the operator did it, not who of its people. */
export const doneTo = ({ employeeId, businessId }: Omit<Assignment, 'reason'>) =>
  ({ subjectId: businessId, memberId: employeeId, actorId: null, kind: 'person' }) as const

export const namesOf = (employee: MemberRow | undefined, business: MemberRow | undefined): Assigned => ({
  employee: employee?.username ?? '',
  business: business?.username ?? '',
})

const isInUse = (member: MemberRow | undefined): member is MemberRow => member !== undefined && !isAway(member)
