export { bindArticles } from './articles.routes.ts'
export { findTopicsWritten } from './articles.queries.ts'
export { publishOnce } from './commands/publish-once.ts'
export {
  type ArticleInput,
  createArticle,
  publishArticle,
  updateArticle,
  withdrawArticle,
} from './commands/edit-article.ts'
