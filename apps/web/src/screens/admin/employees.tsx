import { adminEmployees, adminMe } from '@pinfold/contract'
import { adminWords, EmployeesScreen } from '../../features/administration/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForAdmin, isOpened } from './call-for-admin.ts'
import type { Route } from './+types/employees.ts'

export { AdminBoundary as ErrorBoundary } from './admin-boundary.tsx'

export async function loader(args: Route.LoaderArgs) {
  const [me, employees] = await Promise.all([callForAdmin(args, adminMe, {}), callForAdmin(args, adminEmployees, {})])
  return isOpened(me) && isOpened(employees) ? { me: me.data, employees: employees.data } : null
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: adminWords.employees, isPrivate: true }, matches)
}

export default function EmployeesRoute({ loaderData }: Route.ComponentProps) {
  return loaderData && <EmployeesScreen {...loaderData} />
}
