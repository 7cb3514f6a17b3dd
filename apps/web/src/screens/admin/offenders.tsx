import { adminOffenders } from '@pinfold/contract'
import { adminWords, OffendersScreen } from '../../features/administration/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForAdmin, isOpened } from './call-for-admin.ts'
import type { Route } from './+types/offenders.ts'

export { AdminBoundary as ErrorBoundary } from './admin-boundary.tsx'

export async function loader(args: Route.LoaderArgs) {
  const first = await callForAdmin(args, adminOffenders, {})
  return isOpened(first) ? { first } : null
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: adminWords.offenders, isPrivate: true }, matches)
}

export default function OffendersRoute({ loaderData }: Route.ComponentProps) {
  return loaderData && <OffendersScreen {...loaderData} />
}
