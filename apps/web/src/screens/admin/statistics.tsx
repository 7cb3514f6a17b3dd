import { adminRoutes, adminStatistics } from '@pinfold/contract'
import { adminWords, StatisticsScreen } from '../../features/administration/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForAdmin, isOpened } from './call-for-admin.ts'
import type { Route } from './+types/statistics.ts'

export { AdminBoundary as ErrorBoundary } from './admin-boundary.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { url } = args
  const period = adminRoutes.adminStatistics.parse(`${url.pathname}${url.search}`)?.query.days ?? '30'
  const answer = await callForAdmin(args, adminStatistics, { days: period })
  return isOpened(answer) ? { period, gathered: answer.data } : null
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: adminWords.statistics, isPrivate: true }, matches)
}

export default function StatisticsRoute({ loaderData }: Route.ComponentProps) {
  return loaderData && <StatisticsScreen {...loaderData} key={loaderData.period} />
}
