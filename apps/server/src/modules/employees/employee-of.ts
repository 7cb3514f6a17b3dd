import { type EmployeeRole, hasRoleOf } from '@pinfold/contract'
import { asEmployee, type Employee } from '../../platform/auth/employee.ts'
import type { Member } from '../../platform/auth/viewer.ts'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findRolesOf } from './employees.queries.ts'

/**
 * The employee who asks, where one of their roles opens the call. Roles are read for each call, so that one that was taken
 * opens nothing any more. Throws `page_not_found`, `second_factor_required`, `password_required`, and `not_allowed` where
 * only other roles open it.
 */
export async function employeeOf({ db }: { db: Db }, member: Member, may: readonly EmployeeRole[]): Promise<Employee> {
  // Nothing more is read for the many who are none.
  const roles = member.kind === 'employee' ? await findRolesOf(db, member.id) : []
  const employee = asEmployee(member, roles)
  if (!hasRoleOf(roles, may)) throw new AppError('not_allowed')
  return employee
}
