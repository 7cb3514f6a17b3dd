import type { FeedFailure } from '@pinfold/contract'
import { FetchFailure } from '../../../platform/outbound/fetch-failure.ts'
import type { Outbound } from '../../../platform/outbound/outbound.ts'
import type { FeedEntry, PageParser } from '../../links/index.ts'

/** What fetching a feed needs. */
export interface FetchFeedDeps {
  readonly outbound: Outbound
  readonly pageParser: PageParser
}

interface Marks {
  readonly etag: string | null
  readonly lastModified: string | null
}

/** A feed as it was fetched: its entries, nothing new, or why it could not be read. */
export type FetchedFeed =
  | ({ readonly kind: 'read'; readonly entries: readonly FeedEntry[] } & Marks)
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly failure: FeedFailure }

const FEED_BYTES = 5 * 1024 * 1024
const ACCEPTED = 'application/rss+xml,application/atom+xml,application/xml;q=0.9,text/xml;q=0.9,*/*;q=0.5'

/** Fetches and parses a feed: by the way out that all fetches take, in the process that pages are parsed in. */
export async function fetchFeed(
  { outbound, pageParser }: FetchFeedDeps,
  address: string,
  known: Marks = { etag: null, lastModified: null },
): Promise<FetchedFeed> {
  try {
    const answer = await outbound.fetch({
      url: new URL(address),
      accept: ACCEPTED,
      mostBytes: FEED_BYTES,
      atLimit: 'cut',
      known,
    })
    if (answer.status === 304) return { kind: 'unchanged' }
    if (answer.status < 200 || answer.status > 299) return { kind: 'failed', failure: 'unreachable' }
    const { body: bytes, contentType, url, etag, lastModified } = answer
    const outcome = await pageParser.parseFeed({ bytes, contentType, url: url.href })
    if (!outcome.ok || outcome.feed === null) return { kind: 'failed', failure: 'not_a_feed' }
    return { kind: 'read', entries: outcome.feed.entries, etag, lastModified }
  } catch (error) {
    if (error instanceof FetchFailure) return { kind: 'failed', failure: 'unreachable' }
    throw error
  }
}
