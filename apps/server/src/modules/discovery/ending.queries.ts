import type { MemberId } from '@pinfold/contract'
import { owned } from '../../platform/db/by-bucket.ts'
import type { LoneWriter } from '../../platform/writing/writer.ts'
import './discovery.tables.ts'
import './history/history.tables.ts'
import './seen/seen.tables.ts'
import './tuner/tuner.tables.ts'

/** The reader's feed, at most some thousands of rows, and what is merged into it. */
export async function deleteFeedOf(writer: LoneWriter, memberId: MemberId): Promise<void> {
  await writer.deleteFrom('feed_items').where(owned('member_id', memberId)).execute()
  await writer.deleteFrom('merged_sources').where(owned('member_id', memberId)).execute()
  await writer.deleteFrom('history_entries').where(owned('member_id', memberId)).execute()
  await writer.deleteFrom('seen_pins').where(owned('member_id', memberId)).execute()
  await writer.deleteFrom('muted_sources').where(owned('member_id', memberId)).execute()
}
