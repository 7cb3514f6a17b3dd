import { owned } from '../../platform/db/by-bucket.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'
import './discovery.tables.ts'

/** The reader's feed, at most some thousands of rows, and what is merged into it. */
export async function deleteFeedOf(db: Db, memberId: Id): Promise<void> {
  await db.deleteFrom('feed_items').where(owned('member_id', memberId)).execute()
  await db.deleteFrom('merged_sources').where(owned('member_id', memberId)).execute()
}
