import { isDeepStrictEqual } from 'node:util'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { type Writer, writeAsSystem } from '../../platform/writing/writer.ts'
import type { ReadPage } from '../links/index.ts'
import { findLinkedPages, type LinkedPage, updateLinkedPage } from './linked-pages.queries.ts'
import { afterFailure, nextReadAt } from './next-read.ts'
import { compareDecimals, comparePrices } from './price-fall.ts'
import { lockRead, type PageRead, updateRead } from './reads.queries.ts'
import { type StoredFacts, storedFacts } from './stored-facts.ts'

declare module '../../platform/events/outbox.ts' {
  interface Events {
    /** What a page is about, what that costs, or how long it takes, is another thing than before. */
    'page.facts-changed': { pageId: string }
    /** What a page sells costs less than before. */
    'page.price-fell': { pageId: string; fellAt: string }
  }
}

/** How a reading went. `refused`: the site wants nothing of it said, or does not answer programs. */
export type ReadOutcome =
  | {
      readonly kind: 'read'
      readonly page: Pick<ReadPage, 'title' | 'description' | 'siteName' | 'iconUrl' | 'facts'>
      readonly etag: string | null
      readonly lastModified: string | null
    }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed' }

/** Keeps what a page said, and when to ask it again. A page that is not known any more is let go. */
export async function storeRead(deps: WriteDeps, pageId: Id, outcome: ReadOutcome): Promise<void> {
  await inTransaction(deps.db, 'store-read', async (tx) => {
    const [, read] = await lockRead(tx, pageId)
    const [page] = await findLinkedPages(tx, [pageId])
    if (read === undefined || page === undefined) return
    const writer = writeAsSystem(tx, 'what a page says is kept')
    if (outcome.kind === 'failed') return storeFailure(deps, writer, page, read)
    const facts = await storeWords(deps, writer, page, outcome)
    await updateRead(writer, pageId, {
      due_at: nextReadAt(deps.clock.now(), pageId, facts),
      read_at: deps.clock.now(),
      failures: 0,
      failing_since: null,
      ...(outcome.kind === 'read' && { etag: outcome.etag, last_modified: outcome.lastModified }),
      ...(outcome.kind === 'refused' && { etag: null, last_modified: null }),
    })
  })
}

async function storeFailure(deps: WriteDeps, writer: Writer, page: LinkedPage, read: PageRead): Promise<void> {
  const { failures, failingSince, isBroken, dueAt } = afterFailure(deps.clock.now(), read)
  await updateRead(writer, page.id, { failures, failing_since: failingSince, due_at: dueAt })
  if (isBroken && !page.isBroken) await updateLinkedPage(writer, page.id, { is_broken: true })
}

/** Writes what is new; most readings find what was found before. Answers the facts. */
async function storeWords(
  deps: WriteDeps,
  writer: Writer,
  page: LinkedPage,
  outcome: Exclude<ReadOutcome, { kind: 'failed' }>,
): Promise<StoredFacts | null> {
  const facts = factsOf(page, outcome)
  const prices = await pricesAfter(deps, writer, page, facts)
  const said = outcome.kind === 'read' ? outcome.page : outcome.kind === 'unchanged' ? page : NOTHING
  const words = {
    title: said.title,
    description: said.description,
    site_name: said.siteName,
    icon_url: said.iconUrl,
    facts: facts === null ? null : JSON.stringify(facts),
    ...prices,
    is_broken: false,
  }
  const before = {
    title: page.title,
    description: page.description,
    site_name: page.siteName,
    icon_url: page.iconUrl,
    facts: page.facts === null ? null : JSON.stringify(page.facts),
    price_before: page.priceBefore,
    price_fell_at: page.priceFellAt,
    is_broken: page.isBroken,
  }
  if (!isDeepStrictEqual(comparable(words), comparable(before))) await updateLinkedPage(writer, page.id, words)
  if (!isDeepStrictEqual(lookedFor(facts), lookedFor(page.facts)))
    await deps.outbox.emit(writer, bucketOf(page.id), 'page.facts-changed', { pageId: page.id })
  return facts
}

/** What people narrow searches by. */
function lookedFor(facts: StoredFacts | null) {
  if (facts?.kind === 'recipe') return [facts.totalMinutes, ...facts.diets]
  return facts?.kind === 'product' ? [facts.price?.currency, facts.price?.value, facts.salePrice?.value] : null
}

const NOTHING = { title: null, description: null, siteName: null, iconUrl: null }

/** The database has its own order of fields. */
const comparable = <T extends { facts: string | null }>(words: T) => ({
  ...words,
  facts: words.facts === null ? null : (JSON.parse(words.facts) as unknown),
})

function factsOf(page: LinkedPage, outcome: Exclude<ReadOutcome, { kind: 'failed' }>): StoredFacts | null {
  if (outcome.kind === 'unchanged') return page.facts
  return outcome.kind === 'refused' || outcome.page.facts === null ? null : storedFacts(outcome.page.facts)
}

/** How long it is said what something cost before. */
const WAS_MILLISECONDS = 30 * 24 * 3_600_000

async function pricesAfter(deps: WriteDeps, writer: Writer, page: LinkedPage, facts: StoredFacts | null) {
  const now = deps.clock.now()
  const { priceBefore, priceFellAt } = page
  const isRecent = priceFellAt !== null && now.getTime() - priceFellAt.getTime() < WAS_MILLISECONDS
  const change = comparePrices(page.facts, facts)
  if (change === 'same' && isRecent) return { price_before: priceBefore, price_fell_at: priceFellAt }
  if (typeof change === 'string') return { price_before: null, price_fell_at: null }
  await deps.outbox.emit(writer, bucketOf(page.id), 'page.price-fell', { pageId: page.id, fellAt: now.toISOString() })
  // What fell twice in a short time was as dear as before the first time.
  const isLower = isRecent && priceBefore !== null && compareDecimals(priceBefore, change.before) > 0
  return { price_before: isLower ? priceBefore : change.before, price_fell_at: now }
}
