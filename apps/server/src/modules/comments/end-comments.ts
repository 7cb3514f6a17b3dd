import type { CommentId, MemberId } from '@pinfold/contract'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { writeAsSystem } from '../../platform/writing/writer.ts'
import { changeCommentCount, lockAggregates } from '../aggregates/index.ts'
import { deleteLike, deleteLikesOf } from './comment-likes.queries.ts'
import { addToLikeCount, addToReplyCount, deleteCommentRows, findComments, findThreadIds } from './comments.queries.ts'
import { deleteAuthored, findSomeAuthored, findSomeLiked } from './ending.queries.ts'

const BATCH = 200

/** Takes away what a member who goes for good wrote under pins, with its answers as a single deletion does, and their likes. */
export async function endComments(db: Db, memberId: MemberId): Promise<void> {
  for (;;) {
    const ids = await findSomeAuthored(db, memberId, BATCH)
    for (const id of ids) await endComment(db, memberId, id)
    if (ids.length < BATCH) break
  }
  for (;;) {
    const ids = await findSomeLiked(db, memberId, BATCH)
    for (const id of ids) await endLike(db, memberId, id)
    if (ids.length < BATCH) return
  }
}

async function endComment(db: Db, memberId: MemberId, commentId: CommentId): Promise<void> {
  await inTransaction(db, 'end-comment', async (tx) => {
    const writer = writeAsSystem(tx, 'an ended account says nothing')
    const [seen] = await findComments(tx, [commentId])
    // Under the aggregate's lock nobody answers or likes what goes.
    if (seen) await lockAggregates(tx, [seen.aggregateId])
    const [comment] = await findComments(tx, [commentId])
    if (!comment) return void (await deleteAuthored(writer, memberId, commentId))
    const ids = await findThreadIds(tx, [commentId])
    await deleteLikesOf(writer, ids)
    await deleteCommentRows(writer, ids)
    if (comment.parentId !== null) await addToReplyCount(writer, comment.parentId, -1)
    await changeCommentCount(writer, comment.aggregateId, -ids.length)
  })
}

const endLike = (db: Db, memberId: MemberId, commentId: CommentId): Promise<void> =>
  inTransaction(db, 'end-like', async (tx) => {
    const writer = writeAsSystem(tx, 'an ended account says nothing')
    const [comment] = await findComments(tx, [commentId])
    if (comment) await lockAggregates(tx, [comment.aggregateId])
    if (await deleteLike(writer, memberId, commentId)) await addToLikeCount(writer, commentId, -1)
  })
