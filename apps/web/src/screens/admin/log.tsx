import { adminActs, adminEmployees, adminRoutes } from '@pinfold/contract'
import { actsOf, adminWords, type LogFilter, LogScreen } from '../../features/administration/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForAdmin, isOpened } from './call-for-admin.ts'
import type { Route } from './+types/log.ts'

export { AdminBoundary as ErrorBoundary } from './admin-boundary.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { url } = args
  const { actor, kind, thing } = adminRoutes.adminLog.parse(`${url.pathname}${url.search}`)?.query ?? {}
  // A field that was left empty chooses nothing.
  const filter: LogFilter = { actor: actor || undefined, kind: kind || undefined, thing: thing || undefined }
  const [acts, employees] = await Promise.all([
    callForAdmin(args, adminActs, actsOf(filter)),
    callForAdmin(args, adminEmployees, {}),
  ])
  return isOpened(acts) && isOpened(employees) ? { filter, acts, employees: employees.data } : null
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: adminWords.log, isPrivate: true }, matches)
}

export default function LogRoute({ loaderData }: Route.ComponentProps) {
  return loaderData && <LogScreen {...loaderData} />
}
