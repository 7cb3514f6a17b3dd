import type { MemberId } from '@pinfold/contract'
import { owned } from '../../platform/db/by-bucket.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'
import type { LoneWriter } from '../../platform/writing/writer.ts'
import '../aggregates/index.ts'
import './marks.tables.ts'

/** Some aggregates the member reacted to. */
export async function findSomeReactions(db: Db, memberId: MemberId, limit: number): Promise<Id[]> {
  const rows = await db
    .selectFrom('pin_reactions')
    .select('aggregate_id as id')
    .where(owned('member_id', memberId))
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Removes the member's marks that no counter counts: hidden pins and favourites. */
export async function deleteMarksOf(writer: LoneWriter, memberId: MemberId): Promise<void> {
  await writer.deleteFrom('hidden_pins').where(owned('member_id', memberId)).execute()
  await writer.deleteFrom('favorite_pins').where(owned('member_id', memberId)).execute()
}
