import { adminArticles, adminMe, adminRoutes, hasRoleOf } from '@pinfold/contract'
import { adminWords, ArticlesScreen } from '../../features/administration/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForAdmin, isOpened } from './call-for-admin.ts'
import type { Route } from './+types/articles.ts'

export { AdminBoundary as ErrorBoundary } from './admin-boundary.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { url } = args
  const state = adminRoutes.adminArticles.parse(`${url.pathname}${url.search}`)?.query.state
  const [me, first] = await Promise.all([
    callForAdmin(args, adminMe, {}),
    callForAdmin(args, adminArticles, state === undefined ? {} : { state }),
  ])
  if (!isOpened(me) || !isOpened(first)) return null
  return {
    first,
    state,
    mayWrite: hasRoleOf(
      me.data.roles.map(({ role }) => role),
      ['editor'],
    ),
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: adminWords.articles, isPrivate: true }, matches)
}

export default function ArticlesRoute({ loaderData }: Route.ComponentProps) {
  return loaderData && <ArticlesScreen {...loaderData} key={loaderData.state ?? ''} />
}
