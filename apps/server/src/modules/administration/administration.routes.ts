import {
  adminActs,
  adminEmployees,
  adminGrantRole,
  adminMe,
  adminMemberPage,
  adminRevokeRole,
  adminSearch,
  type EmployeeEntity,
  type MemberId,
} from '@pinfold/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Binder } from '../../platform/http/binder.ts'
import {
  actsView,
  employeeBinder,
  employeesView,
  employeeView,
  grantRole,
  memberNamed,
  revokeRole,
} from '../employees/index.ts'
import { bindAnnouncements } from './announcements/announcements.routes.ts'
import { bindSignUpSettings } from './sign-up/sign-up.routes.ts'
import { bindStatistics } from './statistics/statistics.routes.ts'
import { adminMemberView } from './member.view.ts'
import { adminSearchView, type AdminSearchDeps } from './search.view.ts'

/** What the admin area needs. */
type AdministrationDeps = AdminSearchDeps &
  Parameters<typeof bindAnnouncements>[1] &
  Parameters<typeof bindSignUpSettings>[1]

/** The calls of the admin area that belong to no other module. */
export function bindAdministration(binder: Binder, deps: AdministrationDeps): void {
  bindAnnouncements(binder, deps)
  bindSignUpSettings(binder, deps)
  bindStatistics(binder, deps)
  const { read, readPages, act } = employeeBinder(binder)
  const oneEmployee = async (memberId: MemberId): Promise<EmployeeEntity> => {
    const found = await employeeView(deps, memberId)
    if (!found) throw new AppError('employee_not_found')
    return found
  }

  read(adminMe, ({ employee }) => oneEmployee(employee.id))
  read(adminEmployees, () => employeesView(deps))
  act(
    adminGrantRole,
    async ({ employee, options: { username_or_email: name, role, reason } }) => {
      const memberId = await memberNamed(deps, name, 'username_or_email')
      return grantRole(deps, employee, { memberId, role, reason })
    },
    oneEmployee,
  )
  act(
    adminRevokeRole,
    ({ employee, options: { user_id: memberId, role, reason } }) =>
      revokeRole(deps, employee, { memberId, role, reason }),
    async () => null,
  )
  readPages(adminActs, ({ options, page }) =>
    actsView(
      deps,
      {
        actorId: options.actor_id,
        kind: options.kind || undefined,
        thingType: options.thing_type || undefined,
        thingId: options.thing_id,
        concernedId: options.concerned_id,
      },
      page,
    ),
  )
  readPages(adminSearch, ({ employee, options, page }) => adminSearchView(deps, employee, options, page))
  read(adminMemberPage, ({ employee, options }) => adminMemberView(deps, employee, options.user_id))
}
