import type { EmployeeRole } from '@pinfold/contract'
import { AppError } from '../errors/app-error.ts'
import type { Member, Viewer } from './viewer.ts'

/** A member who works for the operator, in a call that their roles open. */
export interface Employee extends Member {
  readonly roles: readonly EmployeeRole[]
}

/** Who asks in a call of the admin area: the binder let nobody else in. */
export function requireEmployee(viewer: Viewer): Employee {
  if (!('roles' in viewer)) throw new AppError('page_not_found')
  return viewer as Employee
}

/**
 * A member as the employee that they are. To whoever is none nothing is there. An employee logs in by password and second
 * factor in the session that asks: throws `page_not_found`, `password_required`, `second_factor_required`.
 */
export function asEmployee(member: Member, roles: readonly EmployeeRole[]): Employee {
  // Who acts for somebody else is a guest in that account; a mailed link lets in as far as a visitor.
  if (roles.length === 0 || member.actorId !== undefined || member.scopes !== null || member.isLimitedLogin)
    throw new AppError('page_not_found')
  if (!member.hasSecondFactor) throw new AppError('second_factor_required')
  // A session that came from a linked account never saw the password.
  if (member.passwordEnteredAt === null) throw new AppError('password_required')
  return { ...member, roles }
}
