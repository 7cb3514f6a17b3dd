import type { CommentId, MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { among, inBucketsOf, owned, ownedIn } from '../../platform/db/by-bucket.ts'
import type { Db } from '../../platform/db/db.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import './comments.tables.ts'

/** Which of the comments the member likes. */
export async function findLikedComments(
  db: Db,
  memberId: MemberId,
  commentIds: readonly CommentId[],
): Promise<Set<Id>> {
  const rows = await db
    .selectFrom('comment_likes')
    .select('comment_id as commentId')
    .where(owned('member_id', memberId))
    .where(among('comment_id', commentIds))
    .execute()
  return new Set(rows.map(({ commentId }) => commentId))
}

/** Writes the like and its mirror. False where it exists. */
export async function insertLike(
  writer: Writer,
  memberId: MemberId,
  commentId: CommentId,
  edgeId: Id,
): Promise<boolean> {
  const row = { member_id: memberId, comment_id: commentId, edge_id: edgeId }
  const inserted = await writer
    .insertInto('comment_likes')
    .values({ ...row, bucket: bucketOf(memberId) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('edge_id')
    .execute()
  if (inserted.length === 0) return false
  await writer
    .insertInto('comment_likers')
    .values({ ...row, bucket: bucketOf(commentId) })
    .execute()
  return true
}

/** Takes the like and its mirror away; false where there was none. */
export async function deleteLike(writer: Writer, memberId: MemberId, commentId: CommentId): Promise<boolean> {
  const result = await writer
    .deleteFrom('comment_likes')
    .where(owned('member_id', memberId))
    .where('comment_id', '=', commentId)
    .executeTakeFirst()
  await writer
    .deleteFrom('comment_likers')
    .where(owned('comment_id', commentId))
    .where('member_id', '=', memberId)
    .execute()
  return result.numDeletedRows > 0n
}

/** Takes every like of the comments away. */
export async function deleteLikesOf(writer: Writer, commentIds: readonly CommentId[]): Promise<void> {
  const gone = await writer
    .deleteFrom('comment_likers')
    .where(ownedIn('comment_id', commentIds))
    .returning(['comment_id as commentId', 'member_id as memberId'])
    .execute()
  await sql`
    delete from comment_likes as source using unnest(
      ${gone.map(({ memberId }) => bucketOf(memberId))}::smallint[], ${gone.map(({ memberId }) => memberId)}::bigint[],
      ${gone.map(({ commentId }) => commentId)}::bigint[]
    ) as gone (bucket, member_id, comment_id)
    where ${inBucketsOf(
      gone.map(({ memberId }) => memberId),
      'source',
    )} and source.bucket = gone.bucket and source.member_id = gone.member_id and source.comment_id = gone.comment_id
  `.execute(writer)
}
