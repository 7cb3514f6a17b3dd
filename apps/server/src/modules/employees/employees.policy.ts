import type { EmployeeRole, MemberId } from '@pinfold/contract'
import { allow, type Decision, deny } from '../../platform/auth/decision.ts'

interface Standing {
  readonly memberId: MemberId
  readonly role: EmployeeRole
}

/** A role is only given to an account that is in use. */
export const canGrantRole = (member: { readonly isDeactivated: boolean } | undefined): Decision =>
  member === undefined || member.isDeactivated ? deny('user_not_found') : allow

/** Without an owner nobody could say any more who is an employee. */
export function canRevokeRole(standing: readonly Standing[], wanted: Standing): Decision {
  const isThere = standing.some(({ memberId, role }) => memberId === wanted.memberId && role === wanted.role)
  if (!isThere) return deny('employee_not_found')
  const isLastOwner = wanted.role === 'owner' && standing.filter(({ role }) => role === 'owner').length === 1
  return isLastOwner ? deny('last_owner') : allow
}
