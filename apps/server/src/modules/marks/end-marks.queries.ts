import { owned } from '../../platform/db/by-bucket.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'
import '../aggregates/index.ts'
import './marks.tables.ts'

/** Some aggregates the member reacted to. */
export async function findSomeReactions(db: Db, memberId: Id, limit: number): Promise<Id[]> {
  const rows = await db
    .selectFrom('pin_reactions')
    .select('aggregate_id as id')
    .where(owned('member_id', memberId))
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Marks that nobody counts. */
export async function deleteMarksOf(db: Db, memberId: Id): Promise<void> {
  await db.deleteFrom('hidden_pins').where(owned('member_id', memberId)).execute()
  await db.deleteFrom('favorite_pins').where(owned('member_id', memberId)).execute()
}
