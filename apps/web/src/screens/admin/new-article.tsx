import { adminMe, hasRoleOf } from '@pinfold/contract'
import { data } from 'react-router'
import { adminWords, NewArticlePage } from '../../features/administration/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForAdmin, isOpened } from './call-for-admin.ts'
import type { Route } from './+types/new-article.ts'

export { AdminBoundary as ErrorBoundary } from './admin-boundary.tsx'

export async function loader(args: Route.LoaderArgs) {
  const me = await callForAdmin(args, adminMe, {})
  if (!isOpened(me)) return null
  const roles = me.data.roles.map(({ role }) => role)
  if (!hasRoleOf(roles, ['editor'])) throw data(null, { status: 403 })
  return {}
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: adminWords.articles, isPrivate: true }, matches)
}

export default function NewArticleRoute({ loaderData }: Route.ComponentProps) {
  return loaderData && <NewArticlePage />
}
