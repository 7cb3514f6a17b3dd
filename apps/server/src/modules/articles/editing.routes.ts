import {
  adminArticlePage,
  adminArticles,
  adminChangeArticle,
  adminPublishArticle,
  adminWithdrawArticle,
  adminWriteArticle,
} from '@pinfold/contract'
import type { Employee } from '../../platform/auth/employee.ts'
import type { Binder } from '../../platform/http/binder.ts'
import { type Id, LAST_ID } from '../../platform/ids/ids.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { employeeBinder } from '../employees/index.ts'
import { findArticlesToEdit } from './articles.queries.ts'
import type { ArticleViewDeps } from './articles.view.ts'
import { createArticle, publishArticle, updateArticle, withdrawArticle } from './commands/edit-article.ts'
import { editedArticleView, presentListed, readWritten } from './editing.view.ts'

/** MD-08: editors write articles, show them and take them back. */
export function bindArticleEditing(binder: Binder, deps: WriteDeps & ArticleViewDeps): void {
  const { read, readPages, act } = employeeBinder(binder)
  const one = (id: Id, { employee }: { employee: Employee }) => editedArticleView(deps, employee, id)
  const momentOf = (moment: string) => (moment === '' ? undefined : new Date(moment))

  readPages(adminArticles, async ({ options, page: { after, limit } }) => {
    const rows = await findArticlesToEdit(deps.db, options.state, { after: after ?? LAST_ID, limit: limit + 1 })
    const shown = rows.slice(0, limit)
    return { items: shown.map(presentListed), next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
  })
  read(adminArticlePage, ({ employee, options }) => editedArticleView(deps, employee, options.article_id))
  act(
    adminWriteArticle,
    async ({ employee, options: { reason, ...written } }) =>
      createArticle(deps, employee, await readWritten(deps, employee, written), reason),
    one,
  )
  act(
    adminChangeArticle,
    async ({ employee, options: { article_id: articleId, version, reason, ...written } }) => {
      const input = await readWritten(deps, employee, written, articleId)
      return updateArticle(deps, employee, { articleId, version, ...input }, reason)
    },
    one,
  )
  act(
    adminPublishArticle,
    ({ employee, options: { article_id: articleId, publish_at: from, end_at: until, reason } }) =>
      publishArticle(deps, employee, { articleId, publishAt: momentOf(from), endAt: momentOf(until) ?? null }, reason),
    one,
  )
  act(
    adminWithdrawArticle,
    ({ employee, options: { article_id: articleId, reason } }) => withdrawArticle(deps, employee, articleId, reason),
    async () => null,
  )
}
