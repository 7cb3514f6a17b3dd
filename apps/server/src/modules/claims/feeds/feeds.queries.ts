import type { FeedFailure, MemberId, PinId } from '@pinfold/contract'
import { type Insertable, sql, type Updateable } from 'kysely'
import { owned } from '../../../platform/db/by-bucket.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import { hold } from '../../../platform/writing/hold.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import '../claims.tables.ts'

const columns = [
  'id',
  'member_id as memberId',
  'domain',
  'address',
  'board_id as boardId',
  'state',
  'failure',
  'failing_since as failingSince',
  'due_at as dueAt',
  'read_at as readAt',
  'etag',
  'last_modified as lastModified',
  'published_count as publishedCount',
] as const

/** How many were published on the day, which is nothing on any other day than the one that is noted. */
const countOn = (day: string) => sql<number>`case when day = ${day}::date then day_count else 0 end`.as('dayCount')

export const findFeed = (db: Db, id: Id) =>
  db.selectFrom('site_feeds').select(columns).where(owned('id', id)).executeTakeFirst()

/** The website that a feed of the member is of; null where they have none of that id. */
export async function findFeedSite(db: Db, memberId: MemberId, id: Id): Promise<string | null> {
  const feed = await findFeed(db, id)
  return feed?.memberId === memberId ? feed.domain : null
}

/** A feed as it is stored. */
export type FeedRow = NonNullable<Awaited<ReturnType<typeof findFeed>>>

/** The member's feeds, in the order they were connected. */
export const findFeedsOf = (db: Db, memberId: MemberId, limit: number) =>
  db.selectFrom('site_feeds').select(columns).where(owned('member_id', memberId)).orderBy('id').limit(limit).execute()

/** Locks a feed, and says how many of its entries were published on the day. */
export async function lockFeed(tx: Tx, id: Id, day: string) {
  const feed = await tx
    .selectFrom('site_feeds')
    .select(columns)
    .select(countOn(day))
    .where(owned('id', id))
    .forUpdate()
    .executeTakeFirst()
  return [hold(tx, 'site feed'), feed] as const
}

/** False where the member has a feed at the address already. */
export async function insertFeed(
  writer: Writer,
  feed: Omit<Insertable<Tables['site_feeds']>, 'bucket' | 'state'>,
): Promise<boolean> {
  const made = await writer
    .insertInto('site_feeds')
    .values({ ...feed, bucket: bucketOf(feed.id), state: 'active' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return made.length === 1
}

export const updateFeed = (writer: Writer, id: Id, change: Updateable<Tables['site_feeds']>) =>
  writer.updateTable('site_feeds').set(change).where(owned('id', id)).execute()

export const deleteFeed = (writer: Writer, id: Id) => writer.deleteFrom('site_feeds').where(owned('id', id)).execute()

/** Pauses the feeds of a member that still run; of one site, or all. */
export function pauseFeedsOf(writer: Writer, memberId: MemberId, failure: FeedFailure, domain?: string) {
  const running = writer
    .updateTable('site_feeds')
    .set({ state: 'paused', failure })
    .where(owned('member_id', memberId))
    .where('state', '=', 'active')
  return (domain === undefined ? running : running.where('domain', '=', domain)).execute()
}

/** The feeds that are due, wherever they live: work by the clock. */
export const findDueFeeds = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('site_feeds')
    .select('id')
    .where('state', '=', 'active')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute()

/** Puts a due feed off; false where somebody did so before. */
export async function postponeFeed(writer: Writer, id: Id, now: Date, dueAt: Date): Promise<boolean> {
  const rows = await writer
    .updateTable('site_feeds')
    .set({ due_at: dueAt })
    .where(owned('id', id))
    .where('due_at', '<=', now)
    .returning('id')
    .execute()
  return rows.length === 1
}

/** What was noted of these entries. */
export const findEntries = (db: Db, feedId: Id, keys: readonly string[]) =>
  db
    .selectFrom('site_feed_entries')
    .select(['entry_key as key', 'pin_id as pinId', 'failures'])
    .where(owned('feed_id', feedId))
    .where('entry_key', '=', sql<string>`any(${keys}::text[])`)
    .execute()

/** Notes what became of an entry, which may have failed before; false where it was published meanwhile. */
export async function noteEntry(
  writer: Writer,
  entry: { feedId: Id; key: string; pinId: PinId | null; failures: number; now: Date },
): Promise<boolean> {
  const { feedId, key, pinId, failures, now } = entry
  const change = { pin_id: pinId, failures, noted_at: now }
  const rows = await writer
    .insertInto('site_feed_entries')
    .values({ bucket: bucketOf(feedId), feed_id: feedId, entry_key: key, ...change })
    .onConflict((conflict) =>
      conflict
        .columns(['bucket', 'feed_id', 'entry_key'])
        .doUpdateSet(change)
        .where('site_feed_entries.pin_id', 'is', null),
    )
    .returning('feed_id')
    .execute()
  return rows.length === 1
}
