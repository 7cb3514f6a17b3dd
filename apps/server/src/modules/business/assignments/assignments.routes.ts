import { adminAssign, adminAssignments, adminEndAssignment, assignedEmployees } from '@pinfold/contract'
import { requireMember } from '../../../platform/auth/viewer.ts'
import type { Binder } from '../../../platform/http/binder.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { employeeBinder, memberNamed } from '../../employees/index.ts'
import type { CardDeps } from '../../graph/index.ts'
import { assignEmployee, requireOthers } from './assign-employee.ts'
import { assignedEmployeesView, assignmentsView } from './assignments.view.ts'
import { endAssignment } from './end-assignments.ts'

/** BZ-06, RP-10: owners say which employees act for which businesses, and each business sees who does. */
export function bindAssignments(binder: Binder, deps: WriteDeps & CardDeps): void {
  const { read, act } = employeeBinder(binder)
  read(adminAssignments, ({ options }) => assignmentsView(deps, options.user_id))
  act(
    adminAssign,
    async ({ employee, options: { user_id: employeeId, business, reason } }) => {
      const businessId = await memberNamed(deps, business, 'business')
      requireOthers(employee, { employeeId, businessId })
      return assignEmployee(deps, employee, { employeeId, businessId, reason })
    },
    (employeeId) => assignmentsView(deps, employeeId),
  )
  act(
    adminEndAssignment,
    ({ employee, options: { user_id: employeeId, business_id: businessId, reason } }) =>
      endAssignment(deps, employee, { employeeId, businessId, reason }),
    async () => null,
  )
  binder.bindPaged(assignedEmployees, ({ viewer, options, page }) => {
    const member = requireMember(viewer)
    return assignedEmployeesView(deps, member, options.business_id ?? member.id, page)
  })
}
