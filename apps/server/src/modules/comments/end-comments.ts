import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { changeCommentCount, lockAggregates } from '../aggregates/index.ts'
import { deleteLike, deleteLikesOf } from './comment-likes.queries.ts'
import { addToLikeCount, addToReplyCount, deleteCommentRows, findComments, findThreadIds } from './comments.queries.ts'
import { deleteAuthored, findSomeAuthored, findSomeLiked } from './ending.queries.ts'

const BATCH = 200

/** Takes away what a member who goes for good wrote under pins, with its answers as a single deletion does, and their likes. */
export async function endComments(db: Db, memberId: Id): Promise<void> {
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

async function endComment(db: Db, memberId: Id, commentId: Id): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [seen] = await findComments(tx, [commentId])
    // Under the aggregate's lock nobody answers or likes what goes.
    if (seen) await lockAggregates(tx, [seen.aggregateId])
    const [comment] = await findComments(tx, [commentId])
    if (!comment) return void (await deleteAuthored(tx, memberId, commentId))
    const ids = await findThreadIds(tx, [commentId])
    await deleteLikesOf(tx, ids)
    await deleteCommentRows(tx, ids)
    if (comment.parentId !== null) await addToReplyCount(tx, comment.parentId, -1)
    await changeCommentCount(tx, comment.aggregateId, -ids.length)
  })
}

const endLike = (db: Db, memberId: Id, commentId: Id): Promise<void> =>
  inTransaction(db, async (tx) => {
    const [comment] = await findComments(tx, [commentId])
    if (comment) await lockAggregates(tx, [comment.aggregateId])
    if (await deleteLike(tx, memberId, commentId)) await addToLikeCount(tx, commentId, -1)
  })
