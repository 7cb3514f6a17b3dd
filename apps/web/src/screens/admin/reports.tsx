import { adminReports, adminRoutes } from '@pinfold/contract'
import { adminWords, ReportsScreen } from '../../features/administration/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForAdmin, isOpened } from './call-for-admin.ts'
import type { Route } from './+types/reports.ts'

export { AdminBoundary as ErrorBoundary } from './admin-boundary.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { kind, show = 'open' } = adminRoutes.adminReports.parse(`${args.url.pathname}${args.url.search}`)?.query ?? {}
  const first = await callForAdmin(args, adminReports, { ...(kind && { kind }), show })
  return isOpened(first) ? { kind, show, first } : null
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: adminWords.reports, isPrivate: true }, matches)
}

export default function ReportsRoute({ loaderData }: Route.ComponentProps) {
  return loaderData && <ReportsScreen {...loaderData} key={`${loaderData.kind} ${loaderData.show}`} />
}
