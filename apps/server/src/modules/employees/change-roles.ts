import type { EmployeeRole, MemberId } from '@pinfold/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import { bucketOf } from '../../platform/ids/ids.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { findNamedMember, lockMember, setEmployee } from '../accounts/index.ts'
import { canGrantRole, canRevokeRole } from './employees.policy.ts'
import { EMPLOYEES_BUCKET, endEmployee, insertEmployee, lockEmployees } from './employees.queries.ts'
import { type Acted, type Actor, writeAct } from './write-act.ts'

interface Roles {
  readonly roles: readonly EmployeeRole[]
}

declare module './write-act.ts' {
  interface Acts {
    'role.granted': { before: Roles; after: Roles }
    'role.revoked': { before: Roles; after: Roles }
  }
}

declare module '../../platform/events/outbox.ts' {
  interface Events {
    /** Somebody's last role was taken, at that moment. */
    'employee.ended': { memberId: MemberId; at: string }
  }
}

interface RoleChange {
  readonly memberId: MemberId
  readonly role: EmployeeRole
  readonly reason: string
}

/** The member whom a username or an address names; throws `user_not_found`, naming the field. */
export async function memberNamed(deps: WriteDeps, name: string, field: string): Promise<MemberId> {
  const { memberId } = await findNamedMember(deps, name)
  if (memberId === null) throw new AppError('user_not_found', { field })
  return memberId
}

/** Gives a member a role; one they have already changes nothing. Throws `user_not_found`, `not_allowed`. */
export const grantRole = (
  deps: WriteDeps,
  actor: Actor,
  { memberId, role, reason }: RoleChange,
): Promise<Acted<MemberId>> =>
  writeAct(deps, actor, 'grant-role', actOn('role.granted', memberId, reason), async (tx, ask) => {
    const [, standing] = await lockEmployees(tx)
    const [held, member] = await lockMember(tx, memberId)
    const writer = ask(held, canGrantRole(member && { isDeactivated: member.deactivatedAt !== null }))
    const before = rolesOf(standing, memberId)
    if (before.includes(role)) return { isUnchanged: true, answer: memberId }
    const id = deps.ids.next(EMPLOYEES_BUCKET)
    // The row that somebody else has just written is not among those that were locked.
    if (!(await insertEmployee(writer, { id, memberId, role, at: deps.clock.now(), by: actor.id })))
      return { isUnchanged: true, answer: memberId }
    await setEmployee(writer, memberId, true)
    return { before: { roles: before }, after: { roles: [...before, role] }, answer: memberId }
  })

/** Takes a role. Throws `employee_not_found`, `last_owner`, `not_allowed`. */
export const revokeRole = (
  deps: WriteDeps,
  actor: Actor,
  { memberId, role, reason }: RoleChange,
): Promise<Acted<null>> =>
  writeAct(deps, actor, 'revoke-role', actOn('role.revoked', memberId, reason), async (tx, ask) => {
    const [held, standing] = await lockEmployees(tx)
    const writer = ask(held, canRevokeRole(standing, { memberId, role }))
    const before = rolesOf(standing, memberId)
    const after = before.filter((each) => each !== role)
    const ended = standing.find((row) => row.memberId === memberId && row.role === role)
    if (ended) await endEmployee(writer, ended.id, { at: deps.clock.now(), by: actor.id })
    if (after.length === 0) {
      await setEmployee(writer, memberId, false)
      const at = deps.clock.now().toISOString()
      await deps.outbox.emit(writer, bucketOf(memberId), 'employee.ended', { memberId, at })
    }
    return { before: { roles: before }, after: { roles: after }, answer: null }
  })

const actOn = <K extends 'role.granted' | 'role.revoked'>(kind: K, memberId: MemberId, reason: string) => ({
  kind,
  thing: { type: 'member', id: memberId },
  concerned: memberId,
  reason,
})

const rolesOf = (standing: readonly { memberId: MemberId; role: EmployeeRole }[], memberId: MemberId) =>
  standing.filter((row) => row.memberId === memberId).map(({ role }) => role)
