import { adminArticlePage, adminMe, hasRoleOf } from '@pinfold/contract'
import { adminWords, ArticlePage } from '../../features/administration/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForAdmin, isOpened } from './call-for-admin.ts'
import type { Route } from './+types/article.ts'

export { AdminBoundary as ErrorBoundary } from './admin-boundary.tsx'

export async function loader(args: Route.LoaderArgs) {
  const [me, article] = await Promise.all([
    callForAdmin(args, adminMe, {}),
    callForAdmin(args, adminArticlePage, { article_id: args.params.articleId }),
  ])
  if (!isOpened(me) || !isOpened(article)) return null
  const roles = me.data.roles.map(({ role }) => role)
  return { article: article.data, mayWrite: hasRoleOf(roles, ['editor']) }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageHead({ title: loaderData?.article.title ?? adminWords.articles, isPrivate: true }, matches)
}

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  return loaderData && <ArticlePage {...loaderData} key={loaderData.article.id} />
}
