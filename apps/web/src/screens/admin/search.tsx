import { adminMe, adminRoutes, adminSearch, hasRoleOf } from '@pinfold/contract'
import { adminWords, SearchScreen } from '../../features/administration/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForAdmin, isOpened } from './call-for-admin.ts'
import type { Route } from './+types/search.ts'

export { AdminBoundary as ErrorBoundary } from './admin-boundary.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { q: query = '', kind = 'members' } =
    adminRoutes.adminSearch.parse(`${args.url.pathname}${args.url.search}`)?.query ?? {}
  const [me, found] = await Promise.all([
    callForAdmin(args, adminMe, {}),
    callForAdmin(args, adminSearch, { query, kind }),
  ])
  if (!isOpened(me) || !isOpened(found)) return null
  const roles = me.data.roles.map(({ role }) => role)
  return { query, kind, found, mayWarn: hasRoleOf(roles, ['moderator']) }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: adminWords.search, isPrivate: true }, matches)
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return loaderData && <SearchScreen {...loaderData} />
}
