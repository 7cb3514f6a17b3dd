import { adminMe, adminRoutes, adminTopics, categoriesResource, hasRoleOf, limits } from '@pinfold/contract'
import { adminWords, TopicsScreen } from '../../features/administration/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForAdmin, isOpened } from './call-for-admin.ts'
import type { Route } from './+types/topics.ts'

export { AdminBoundary as ErrorBoundary } from './admin-boundary.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { url } = args
  const { below = '0', q: query = '' } = adminRoutes.adminTopics.parse(`${url.pathname}${url.search}`)?.query ?? {}
  const [me, first, parents] = await Promise.all([
    callForAdmin(args, adminMe, {}),
    callForAdmin(args, adminTopics, query === '' ? { below } : { query }),
    callForAdmin(args, categoriesResource.get, { parent_id: '0', page_size: limits.topicsInAll }),
  ])
  if (!isOpened(me) || !isOpened(first) || !isOpened(parents)) return null
  const firstTopics = parents.data.map(({ id, name }) => ({ id, name }))
  const roles = me.data.roles.map(({ role }) => role)
  return { first, below, query, firstTopics, mayWrite: hasRoleOf(roles, ['editor']) }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: adminWords.topics, isPrivate: true }, matches)
}

export default function TopicsRoute({ loaderData }: Route.ComponentProps) {
  return loaderData && <TopicsScreen {...loaderData} key={`${loaderData.below} ${loaderData.query}`} />
}
