import {
  todayArticleBoardsResource,
  todayArticlePinsResource,
  todayArticleResource,
  todayArticlesResource,
} from '@pinfold/contract'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { bindArticleEditing } from './editing.routes.ts'
import type { Binder } from '../../platform/http/binder.ts'
import { articleBoardsView, articlePinsView, articlesView, articleView, type ArticleViewDeps } from './articles.view.ts'

/** DS-16: what editors wrote, for readers and for those who write. */
export function bindArticles(binder: Binder, deps: WriteDeps & ArticleViewDeps): void {
  const { bind, bindPaged } = binder
  bindArticleEditing(binder, deps)
  bind(todayArticleResource.get, ({ viewer, options }) => articleView(deps, viewer, options.article_id))
  bindPaged(todayArticlesResource.get, ({ viewer, page }) => articlesView(deps, viewer, page))
  bindPaged(todayArticlePinsResource.get, ({ viewer, options, page }) =>
    articlePinsView(deps, viewer, options.article_id, page),
  )
  bindPaged(todayArticleBoardsResource.get, ({ viewer, options, page }) =>
    articleBoardsView(deps, viewer, options.article_id, page),
  )
  for (const { get } of [todayArticlesResource, todayArticlePinsResource, todayArticleBoardsResource])
    binder.keepForVisitors(get, 'found')
}
