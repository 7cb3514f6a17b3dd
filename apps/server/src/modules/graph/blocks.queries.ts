import type { MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { owned } from '../../platform/db/by-bucket.ts'
import { compiled, type Given } from '../../platform/db/compiled.ts'
import type { Db } from '../../platform/db/db.ts'
import { changing } from '../../platform/db/kept/changed-rows.ts'
import { bucketOf } from '../../platform/ids/ids.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import type { EdgePage, EdgeRow } from './follow-lists.queries.ts'
import './graph.tables.ts'

/** Everybody the member blocked or is blocked by; both directions live in the member's bucket. */
export const findBlocks = compiled((db, memberId: Given<MemberId>) =>
  db
    .selectFrom('blocks')
    .select(['blocked_id as otherId', sql<boolean>`true`.as('isMine')])
    .where(owned('blocker_id', memberId))
    .unionAll(
      db
        .selectFrom('blocked_by')
        .select(['blocker_id as otherId', sql<boolean>`false`.as('isMine')])
        .where(owned('blocked_id', memberId)),
    ),
)

/** Whom the member blocked, those who joined last first. */
export function findBlockedEdges(db: Db, memberId: MemberId, page: EdgePage): Promise<EdgeRow[]> {
  const all = db
    .selectFrom('blocks')
    .select(['blocked_id as id', 'blocked_id as edgeId'])
    .where(owned('blocker_id', memberId))
  const older = page.after === null ? all : all.where('blocked_id', '<', page.after)
  return older.orderBy('blocked_id', 'desc').limit(page.limit).execute()
}

/** Writes the block and its mirror; a second one changes nothing. */
export async function insertBlock(
  writer: Writer,
  blockerId: MemberId,
  blockedId: MemberId,
  now: Date,
): Promise<boolean> {
  const inserted = await changing(writer, [blockerId, blockedId])
    .insertInto('blocks')
    .values({ bucket: bucketOf(blockerId), blocker_id: blockerId, blocked_id: blockedId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('blocked_id')
    .execute()
  if (inserted.length === 0) return false
  await writer
    .insertInto('blocked_by')
    .values({ bucket: bucketOf(blockedId), blocked_id: blockedId, blocker_id: blockerId })
    .execute()
  return true
}

export async function deleteBlock(writer: Writer, blockerId: MemberId, blockedId: MemberId): Promise<boolean> {
  const result = await changing(writer, [blockerId, blockedId])
    .deleteFrom('blocks')
    .where(owned('blocker_id', blockerId))
    .where('blocked_id', '=', blockedId)
    .executeTakeFirst()
  await writer
    .deleteFrom('blocked_by')
    .where(owned('blocked_id', blockedId))
    .where('blocker_id', '=', blockerId)
    .execute()
  return result.numDeletedRows > 0n
}
