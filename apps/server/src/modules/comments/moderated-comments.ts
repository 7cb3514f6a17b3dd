import type { CommentId, MemberId, PinId } from '@pinfold/contract'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import { changeCommentCount, lockAggregates } from '../aggregates/index.ts'
import type { StoredMention } from '../graph/index.ts'
import { deleteLikesOf } from './comment-likes.queries.ts'
import { addToReplyCount, deleteCommentRows, findComments, findThreadIds, insertComment } from './comments.queries.ts'

/** All that is needed to write a comment once more. */
export interface KeptComment {
  readonly id: CommentId
  readonly aggregateId: Id
  readonly pinId: PinId
  readonly authorId: MemberId
  readonly parentId: Id | null
  readonly text: string
  readonly mentions: readonly StoredMention[]
  readonly createdAt: string
}

/** A comment as a removal keeps it; undefined where there is none. */
export async function keptComment(db: Db, id: CommentId): Promise<KeptComment | undefined> {
  const [row] = await findComments(db, [id])
  if (!row) return undefined
  const { aggregateId, pinId, authorId, parentId, text, mentions, createdAt } = row
  return { id, aggregateId, pinId, authorId, parentId, text, mentions, createdAt: createdAt.toISOString() }
}

/** The words of comments, by their ids. */
export async function commentTexts(db: Db, ids: readonly CommentId[]): Promise<[Id, string][]> {
  const rows = ids.length === 0 ? [] : await findComments(db, ids)
  return rows.map(({ id, text }) => [id, text])
}

/** Takes a comment away with its answers and likes, as its author would; one that is gone needs nothing. */
export async function takeCommentAway(tx: Tx, writer: Writer, kept: Pick<KeptComment, 'id' | 'aggregateId'>) {
  await lockAggregates(tx, [kept.aggregateId])
  const [row] = await findComments(tx, [kept.id])
  if (!row) return
  const ids = await findThreadIds(writer, [row.id])
  await deleteLikesOf(writer, ids)
  await deleteCommentRows(writer, ids)
  if (row.parentId !== null) await addToReplyCount(writer, row.parentId, -1)
  await changeCommentCount(writer, row.aggregateId, -ids.length)
}

/** Writes the comment again where it was, without answers and likes; nothing where its pin or what it answered is gone. */
export async function putCommentBack(tx: Tx, writer: Writer, kept: KeptComment): Promise<void> {
  const [, [aggregate]] = await lockAggregates(tx, [kept.aggregateId])
  if (!aggregate) return
  const around = await findComments(tx, kept.parentId === null ? [kept.id] : [kept.id, kept.parentId])
  const isThere = around.some(({ id }) => id === kept.id)
  if (isThere || around.length < (kept.parentId === null ? 0 : 1)) return
  await insertComment(writer, kept, new Date(kept.createdAt))
  if (kept.parentId !== null) await addToReplyCount(writer, kept.parentId, 1)
  await changeCommentCount(writer, kept.aggregateId, 1)
}
