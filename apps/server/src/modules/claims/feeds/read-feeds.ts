import { createHash } from 'node:crypto'
import { type FeedFailure, limits } from '@pinfold/contract'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import { type Writer, writeAsSystem } from '../../../platform/writing/writer.ts'
import { awayReader, findMembers, isAway } from '../../accounts/index.ts'
import type { FeedEntry } from '../../links/index.ts'
import { mayFeed } from './change-feeds.ts'
import { dayOf } from './feed-day.ts'
import {
  findDueFeeds,
  findEntries,
  findFeed,
  type FeedRow,
  lockFeed,
  postponeFeed,
  updateFeed,
} from './feeds.queries.ts'
import { fetchFeed, type FetchFeedDeps } from './fetch-feed.ts'
import { publishEntry, type PublishEntryDeps } from './publish-entry.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    /** A feed publishes nothing more before its member looks. */
    'site-feed.paused': { feedId: string; memberId: string; at: string }
  }
}

/** What reading feeds needs. */
export type ReadFeedDeps = FetchFeedDeps & PublishEntryDeps

const HOUR = 3_600_000
const DAY = 24 * HOUR
const FEEDS_A_ROUND = 500
/** An entry that failed so often is left. */
const MOST_TRIES = 3
const { entriesADay, errorDays } = limits.siteFeeds

/** Asks for every feed that is due, each once in an hour. */
export async function askForFeeds(deps: ReadFeedDeps): Promise<void> {
  const now = deps.clock.now()
  for (const { id } of await findDueFeeds(deps.db, now, FEEDS_A_ROUND)) {
    await inTransaction(deps.db, 'ask-for-feed', async (tx) => {
      const writer = writeAsSystem(tx, 'its time has come')
      if (!(await postponeFeed(writer, id, now, new Date(now.getTime() + HOUR / 2)))) return
      await deps.outbox.emit(writer, bucketOf(id), 'site-feed.due', { feedId: id })
    })
  }
}

/** Reads a feed and publishes what is new in it. */
export async function readFeed(deps: ReadFeedDeps, feedId: Id): Promise<void> {
  const feed = await findFeed(deps.db, feedId)
  if (feed?.state !== 'active') return
  const [member] = await findMembers(deps.db, [feed.memberId])
  if (!member || isAway(member)) return
  const decision = await mayFeed(deps, { id: feed.memberId }, feed.domain)
  if (!decision.isAllowed) return noteRead(deps, feed, { failure: 'site_gone' })
  const fetched = await fetchFeed(deps, feed.address, feed)
  if (fetched.kind === 'failed') return noteRead(deps, feed, { failure: fetched.failure })
  if (fetched.kind === 'unchanged') return noteRead(deps, feed, { failure: null })
  const { outcome, isDone } = await publishNew(deps, feed, fetched.entries)
  // What waits for tomorrow would be passed over where the site says that nothing changed.
  const { etag, lastModified } = isDone ? fetched : { etag: null, lastModified: null }
  await noteRead(deps, feed, { failure: outcome, etag, lastModified })
}

const keyOf = (entry: FeedEntry) => createHash('sha256').update(entry.key).digest('base64url')

/** Publishes the entries that were not published, the oldest first, as many as the day still has. */
async function publishNew(deps: ReadFeedDeps, feed: FeedRow, entries: readonly FeedEntry[]) {
  const keyed = new Map(entries.toReversed().map((entry) => [keyOf(entry), entry]))
  const noted = await findEntries(deps.db, feed.id, [...keyed.keys()])
  const before = new Map(noted.map((entry) => [entry.key, entry]))
  const isOver = (key: string) => {
    const known = before.get(key)
    return known !== undefined && (known.pinId !== null || known.failures >= MOST_TRIES)
  }
  const waiting = [...keyed].filter(([key]) => !isOver(key)).slice(0, entriesADay)
  const viewer = awayReader(feed.memberId)
  let isDone = waiting.length < entriesADay
  for (const [key, entry] of waiting) {
    const outcome = await publishEntry(deps, viewer, { feed, key, entry, failures: before.get(key)?.failures ?? 0 })
    if (outcome === 'failed') isDone = false
    if (outcome === 'stop') return { outcome: null, isDone: false }
    if (outcome === 'board_gone') return { outcome, isDone: false }
  }
  return { outcome: null, isDone }
}

interface Reading {
  readonly failure: FeedFailure | null
  readonly etag?: string | null
  readonly lastModified?: string | null
}

/** Notes how a reading went; what fails for a week is paused, and what cannot work any more at once. */
async function noteRead(deps: ReadFeedDeps, { id }: FeedRow, { failure, etag, lastModified }: Reading): Promise<void> {
  await inTransaction(deps.db, 'note-feed-read', async (tx) => {
    const now = deps.clock.now()
    const [, feed] = await lockFeed(tx, id, dayOf(now))
    if (feed?.state !== 'active') return
    const writer = writeAsSystem(tx, 'how the reading went')
    const due_at = new Date(now.getTime() + HOUR)
    if (failure === null) {
      const marks = etag === undefined ? {} : { etag, last_modified: lastModified ?? null }
      await updateFeed(writer, id, { failure: null, failing_since: null, read_at: now, due_at, ...marks })
      return
    }
    const since = feed.failingSince ?? now
    const isOver = failure === 'site_gone' || now.getTime() - since.getTime() >= errorDays * DAY
    await updateFeed(writer, id, { failure, failing_since: since, due_at, ...(isOver && { state: 'paused' as const }) })
    if (isOver) await tellPaused(deps, writer, feed, now)
  })
}

const tellPaused = (deps: ReadFeedDeps, writer: Writer, { id, memberId }: FeedRow, now: Date) =>
  deps.outbox.emit(writer, bucketOf(id), 'site-feed.paused', { feedId: id, memberId, at: now.toISOString() })
