import { sql } from 'kysely'
import { owned } from '../../platform/db/by-bucket.ts'
import type { Db } from '../../platform/db/db.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import './discovery.tables.ts'

/** Puts the pin at the top of the readers' feeds; a reader who has it already keeps it where it is. */
export async function insertFeedItems(
  db: Db,
  readerIds: readonly Id[],
  item: { pinId: Id; sourceId: Id },
): Promise<void> {
  if (readerIds.length === 0) return
  // One text for any number of readers, so that it is planned once.
  await sql`
    insert into feed_items (bucket, member_id, edge_id, pin_id, source_id)
    select reader.bucket, reader.id, ${item.pinId}, ${item.pinId}, ${item.sourceId}
    from unnest(${readerIds.map(bucketOf)}::smallint[], ${[...readerIds]}::bigint[]) as reader (bucket, id)
    on conflict do nothing
  `.execute(db)
}

/** Newest first. */
export const findFeedItems = (db: Db, page: { memberId: Id; after: Id | null; limit: number }) =>
  db
    .selectFrom('feed_items')
    .select(['edge_id as edgeId', 'pin_id as pinId'])
    .where(owned('member_id', page.memberId))
    .$if(page.after !== null, (query) => query.where('edge_id', '<', page.after ?? '0'))
    .orderBy('edge_id', 'desc')
    .limit(page.limit)
    .execute()

/** Takes everything of the source out of the reader's feed. */
export const deleteFeedItemsOf = (db: Db, readerId: Id, sourceId: Id) =>
  db.deleteFrom('feed_items').where(owned('member_id', readerId)).where('source_id', '=', sourceId).execute()

/** Keeps the newest items of a feed. */
export async function trimFeed(db: Db, readerId: Id, keep: number): Promise<void> {
  await sql`
    delete from feed_items where bucket = ${bucketOf(readerId)} and member_id = ${readerId} and edge_id < (
      select edge_id from feed_items where bucket = ${bucketOf(readerId)} and member_id = ${readerId}
      order by edge_id desc offset ${keep - 1} limit 1)
  `.execute(db)
}
