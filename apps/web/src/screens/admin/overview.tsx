import { adminActs, adminMe } from '@pinfold/contract'
import { adminWords, OverviewScreen } from '../../features/administration/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForAdmin, isOpened } from './call-for-admin.ts'
import type { Route } from './+types/overview.ts'

export { AdminBoundary as ErrorBoundary } from './admin-boundary.tsx'

export async function loader(args: Route.LoaderArgs) {
  const [me, acts] = await Promise.all([callForAdmin(args, adminMe, {}), callForAdmin(args, adminActs, {})])
  return isOpened(me) && isOpened(acts) ? { me: me.data, acts } : null
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: adminWords.area, isPrivate: true }, matches)
}

export default function OverviewRoute({ loaderData }: Route.ComponentProps) {
  return loaderData && <OverviewScreen {...loaderData} />
}
