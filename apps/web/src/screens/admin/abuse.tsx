import { adminMeasures, adminRoutes } from '@pinfold/contract'
import { AbuseScreen, adminWords, measuresOf } from '../../features/administration/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForAdmin, isOpened } from './call-for-admin.ts'
import type { Route } from './+types/abuse.ts'

export { AdminBoundary as ErrorBoundary } from './admin-boundary.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { url } = args
  const filter = adminRoutes.adminAbuse.parse(`${url.pathname}${url.search}`)?.query ?? {}
  const first = await callForAdmin(args, adminMeasures, measuresOf(filter))
  return isOpened(first) ? { filter, first } : null
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: adminWords.abuse, isPrivate: true }, matches)
}

export default function AbuseRoute({ loaderData }: Route.ComponentProps) {
  return loaderData && <AbuseScreen {...loaderData} />
}
