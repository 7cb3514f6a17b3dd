import type { ExtractedFeed } from './extract-feed.ts'
import type { ExtractedPage, PageSource } from './extract-page.ts'

/** To the worker: what is to be read, and as what. */
export interface ParseWish {
  readonly as: 'page' | 'feed'
  readonly source: PageSource
}

/** What was read; of a wish for the other, null. */
export interface ParseResult {
  readonly page: ExtractedPage | null
  readonly feed: ExtractedFeed
}

/** From the worker. A fault is ours or the page's: the page is given up, the worker stays. */
export type ParseMessage =
  | { readonly kind: 'ready' }
  | ({ readonly kind: 'done' } & ParseResult)
  | { readonly kind: 'fault'; readonly message: string }

interface Failed {
  readonly ok: false
  readonly reason: 'timed_out' | 'out_of_memory' | 'failed'
}

/** What came of a wish. */
export type WishOutcome = ({ readonly ok: true } & ParseResult) | Failed

/** What came of parsing a page. */
export type ParseOutcome = { readonly ok: true; readonly page: ExtractedPage } | Failed

/** What came of parsing a feed; null for what is none. */
export type FeedOutcome = { readonly ok: true; readonly feed: ExtractedFeed } | Failed
