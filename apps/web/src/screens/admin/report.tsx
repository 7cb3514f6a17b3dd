import { adminReport } from '@pinfold/contract'
import { adminWords, ReportScreen } from '../../features/administration/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForAdmin, isOpened } from './call-for-admin.ts'
import type { Route } from './+types/report.ts'

export { AdminBoundary as ErrorBoundary } from './admin-boundary.tsx'

export async function loader(args: Route.LoaderArgs) {
  const answer = await callForAdmin(args, adminReport, { case_id: args.params.caseId })
  return isOpened(answer) ? { first: answer.data } : null
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: adminWords.reports, isPrivate: true }, matches)
}

export default function ReportRoute({ loaderData }: Route.ComponentProps) {
  return loaderData && <ReportScreen {...loaderData} key={loaderData.first.id} />
}
