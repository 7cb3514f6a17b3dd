import { allow, type Decision, deny } from '../../platform/auth/decision.ts'

/** What decides what may be done with an article. */
export interface ArticleFacts {
  readonly state: 'proposed' | 'draft' | 'published' | 'withdrawn'
  readonly publishAt: Date | null
  readonly endAt: Date | null
  readonly version: number
}

/** Whether readers see it at this moment. What is not shown reads like what is missing. */
export function canReadArticle(article: ArticleFacts | undefined, now: Date): Decision {
  if (article?.state !== 'published' || article.publishAt === null || article.publishAt > now)
    return deny('article_not_found')
  return article.endAt !== null && article.endAt <= now ? deny('article_not_found') : allow
}

/** An editor changes what they have seen; `version` left out, whatever is there. */
export function canChangeArticle(article: ArticleFacts | undefined, version?: number): Decision {
  if (article === undefined) return deny('article_not_found')
  return version === undefined || version === article.version ? allow : deny('article_changed')
}

/** Something stands on the wall, and the end comes after the beginning. */
export function canPublishArticle(
  article: ArticleFacts | undefined,
  { isEmpty, publishAt, endAt }: { isEmpty: boolean; publishAt: Date; endAt: Date | null },
): Decision {
  if (article === undefined) return deny('article_not_found')
  return isEmpty || (endAt !== null && endAt <= publishAt) ? deny('article_unfinished') : allow
}
