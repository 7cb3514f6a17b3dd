import { consumerRoutes, type TodayKind } from './consumer-routes.ts'

/** What decides the address of a today page. */
export interface TodayArticle {
  id: string
  title: string
  /** 0 and 2 are trending, 1 is best; anything else is an article. */
  type: number
  isShop: boolean
}

/** The kind of page a today article is. */
export function todayKind({ type, isShop }: Pick<TodayArticle, 'type' | 'isShop'>): TodayKind {
  if (isShop) return 'shop'
  if (type === 0 || type === 2) return 'trending'
  return type === 1 ? 'best' : 'article'
}

/** The lower-cased title without punctuation, its spaces turned into hyphens; `article` where nothing is left. */
export function todaySlug(title: string): string {
  const words = title
    .toLowerCase()
    .replaceAll(/[\p{P}\p{S}\p{C}]/gu, '')
    .trim()
  return words.replaceAll(/\s+/g, '-') || 'article'
}

/** The address of a today page. */
export function todayPath(article: TodayArticle): string {
  return consumerRoutes.today.build({
    kind: todayKind(article),
    slug: todaySlug(article.title),
    articleId: article.id,
  })
}
