import type { MemberId, PinId } from '@pinfold/contract'
import { sql } from 'kysely'
import { inBucketsOf, owned, ownedIn } from '../../platform/db/by-bucket.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { changing } from '../../platform/db/kept/changed-rows.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import type { StoredMention } from '../graph/index.ts'
import './comments.tables.ts'

const commentColumns = [
  'id',
  'aggregate_id as aggregateId',
  'pin_id as pinId',
  'author_id as authorId',
  'parent_id as parentId',
  'text',
  'mentions',
  'reply_count as replyCount',
  'like_count as likeCount',
  'edited_at as editedAt',
  'created_at as createdAt',
] as const

export const findComments = (db: Db, ids: readonly Id[]) =>
  db.selectFrom('comments').select(commentColumns).where(ownedIn('id', ids)).execute()

/** A comment as it is stored. */
export type CommentRow = Awaited<ReturnType<typeof findComments>>[number]

interface CommentPage {
  after: Id | null
  limit: number
}

/** The comments that answer the aggregate's pins, newest first. */
export const findNewestComments = (db: Db, aggregateId: Id, page: CommentPage) =>
  db
    .selectFrom('comments')
    .select(commentColumns)
    .where(owned('aggregate_id', aggregateId))
    .where('parent_id', 'is', null)
    .$if(page.after !== null, (query) => query.where('id', '<', page.after ?? '0'))
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute()

/** The answers to a comment, oldest first. */
export const findReplies = (db: Db, parentId: Id, page: CommentPage) =>
  db
    .selectFrom('comments')
    .select(commentColumns)
    .where(owned('parent_id', parentId))
    .$if(page.after !== null, (query) => query.where('id', '>', page.after ?? '0'))
    .orderBy('id')
    .limit(page.limit)
    .execute()

interface NewComment {
  id: Id
  aggregateId: Id
  pinId: PinId
  authorId: MemberId
  parentId: Id | null
  text: string
  mentions: readonly StoredMention[]
}

/** Writes the comment and its mirror in the author's bucket. */
export async function insertComment(writer: Writer, comment: NewComment, now: Date): Promise<void> {
  await writer
    .insertInto('comments')
    .values({
      bucket: bucketOf(comment.id),
      id: comment.id,
      aggregate_id: comment.aggregateId,
      pin_id: comment.pinId,
      author_id: comment.authorId,
      parent_id: comment.parentId,
      text: comment.text,
      mentions: JSON.stringify(comment.mentions),
      edited_at: null,
      created_at: now,
    })
    .execute()
  await writer
    .insertInto('authored_comments')
    .values({ bucket: bucketOf(comment.authorId), member_id: comment.authorId, comment_id: comment.id })
    .execute()
}

export const updateCommentText = (
  writer: Writer,
  id: Id,
  text: string,
  mentions: readonly StoredMention[],
  now: Date,
) =>
  changing(writer, [id])
    .updateTable('comments')
    .set({ text, mentions: JSON.stringify(mentions), edited_at: now })
    .where(owned('id', id))
    .execute()

export const addToReplyCount = (writer: Writer, id: Id, by: number) =>
  changing(writer, [id])
    .updateTable('comments')
    .set({ reply_count: sql`reply_count + ${by}` })
    .where(owned('id', id))
    .execute()

export const addToLikeCount = (writer: Writer, id: Id, by: number) =>
  changing(writer, [id])
    .updateTable('comments')
    .set({ like_count: sql`like_count + ${by}` })
    .where(owned('id', id))
    .execute()

/** The comments and the answers to them. */
export async function findThreadIds(tx: Tx, ids: readonly Id[]): Promise<Id[]> {
  // Two lookups by index; an `or` would read the whole table.
  const answers = tx.selectFrom('comments').select('id').where(ownedIn('parent_id', ids))
  const rows = await tx.selectFrom('comments').select('id').where(ownedIn('id', ids)).unionAll(answers).execute()
  return [...new Set(rows.map(({ id }) => id))]
}

/** Takes the comments away with their mirrors; their likes went before. */
export async function deleteCommentRows(writer: Writer, ids: readonly Id[]): Promise<void> {
  const gone = await changing(writer, ids)
    .deleteFrom('comments')
    .where(ownedIn('id', ids))
    .returning(['id', 'author_id as authorId'])
    .execute()
  await sql`
    delete from authored_comments as mirror using unnest(
      ${gone.map(({ authorId }) => bucketOf(authorId))}::smallint[], ${gone.map(({ authorId }) => authorId)}::bigint[],
      ${gone.map(({ id }) => id)}::bigint[]
    ) as gone (bucket, member_id, comment_id)
    where ${inBucketsOf(
      gone.map(({ authorId }) => authorId),
      'mirror',
    )} and mirror.bucket = gone.bucket and mirror.member_id = gone.member_id and mirror.comment_id = gone.comment_id
  `.execute(writer)
}
