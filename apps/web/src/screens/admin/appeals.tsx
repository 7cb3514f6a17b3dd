import { adminAppeals } from '@pinfold/contract'
import { adminWords, AppealsScreen } from '../../features/administration/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForAdmin, isOpened } from './call-for-admin.ts'
import type { Route } from './+types/appeals.ts'

export { AdminBoundary as ErrorBoundary } from './admin-boundary.tsx'

export async function loader(args: Route.LoaderArgs) {
  const first = await callForAdmin(args, adminAppeals, {})
  return isOpened(first) ? { first } : null
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: adminWords.appeals, isPrivate: true }, matches)
}

export default function AppealsRoute({ loaderData }: Route.ComponentProps) {
  return loaderData && <AppealsScreen {...loaderData} />
}
