import type { CommentId, MemberId } from '@pinfold/contract'
import { owned } from '../../platform/db/by-bucket.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'
import type { LoneWriter } from '../../platform/writing/writer.ts'
import './comments.tables.ts'

/** Some comments the member wrote. */
export async function findSomeAuthored(db: Db, memberId: MemberId, limit: number): Promise<Id[]> {
  const rows = await db
    .selectFrom('authored_comments')
    .select('comment_id as id')
    .where(owned('member_id', memberId))
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Some comments the member likes. */
export async function findSomeLiked(db: Db, memberId: MemberId, limit: number): Promise<Id[]> {
  const rows = await db
    .selectFrom('comment_likes')
    .select('comment_id as id')
    .where(owned('member_id', memberId))
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** A row whose comment is gone already. */
export const deleteAuthored = (writer: LoneWriter, memberId: MemberId, commentId: CommentId) =>
  writer
    .deleteFrom('authored_comments')
    .where(owned('member_id', memberId))
    .where('comment_id', '=', commentId)
    .execute()
