import type { ArticleFacts, PageFacts } from '../links/index.ts'

/** What a page says, as the database holds it: moments are texts in ISO 8601. */
export type StoredFacts =
  | Exclude<PageFacts, ArticleFacts>
  | (Omit<ArticleFacts, 'publishedAt'> & { readonly publishedAt: string | null })

/** The facts of a page that was read, for the database. */
export const storedFacts = (facts: PageFacts): StoredFacts =>
  facts.kind === 'article' ? { ...facts, publishedAt: facts.publishedAt?.toISOString() ?? null } : facts
