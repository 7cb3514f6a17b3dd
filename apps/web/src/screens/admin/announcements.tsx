import { adminAnnouncements, adminMe, hasRoleOf } from '@pinfold/contract'
import { adminWords, AnnouncementsScreen } from '../../features/administration/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForAdmin, isOpened } from './call-for-admin.ts'
import type { Route } from './+types/announcements.ts'

export { AdminBoundary as ErrorBoundary } from './admin-boundary.tsx'

export async function loader(args: Route.LoaderArgs) {
  const [me, first] = await Promise.all([callForAdmin(args, adminMe, {}), callForAdmin(args, adminAnnouncements, {})])
  if (!isOpened(me) || !isOpened(first)) return null
  const roles = me.data.roles.map(({ role }) => role)
  return { first, now: new Date().toISOString(), mayWrite: hasRoleOf(roles, ['editor']) }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: adminWords.announcements, isPrivate: true }, matches)
}

export default function AnnouncementsRoute({ loaderData }: Route.ComponentProps) {
  return loaderData && <AnnouncementsScreen {...loaderData} />
}
