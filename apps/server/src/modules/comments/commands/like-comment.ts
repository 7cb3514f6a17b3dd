import type { CommentId, PinId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize, type Writer } from '../../../platform/writing/writer.ts'
import { canComment, lockPinAggregate } from '../../pins/index.ts'
import { knowComment } from '../comment-facts.ts'
import { deleteLike, insertLike } from '../comment-likes.queries.ts'
import { canLikeComment } from '../comments.policy.ts'
import { addToLikeCount } from '../comments.queries.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    'comment.liked': { commentId: string; memberId: string }
  }
}

interface Liked {
  pinId: PinId
  commentId: CommentId
}

/** Likes a comment; a second like changes nothing. Throws `pin_not_found`, `comments_off`, `comment_not_found`. */
export async function likeComment(deps: WriteDeps, viewer: Member, liked: Liked): Promise<void> {
  await inTransaction(deps.db, 'like-comment', async (tx) => {
    const writer = await lockLiked(tx, viewer, liked)
    const edgeId = deps.ids.next(bucketOf(viewer.id))
    if (!(await insertLike(writer, viewer.id, liked.commentId, edgeId))) return
    await addToLikeCount(writer, liked.commentId, 1)
    const payload = { commentId: liked.commentId, memberId: viewer.id }
    await deps.outbox.emit(writer, bucketOf(viewer.id), 'comment.liked', payload)
  })
}

/** Takes the like back, if there is one. Throws what `likeComment` throws. */
export async function unlikeComment(deps: WriteDeps, viewer: Member, liked: Liked): Promise<void> {
  await inTransaction(deps.db, 'unlike-comment', async (tx) => {
    const writer = await lockLiked(tx, viewer, liked)
    if (await deleteLike(writer, viewer.id, liked.commentId)) await addToLikeCount(writer, liked.commentId, -1)
  })
}

/** The aggregate's lock keeps the comment where it is. */
async function lockLiked(tx: Tx, viewer: Member, { pinId, commentId }: Liked): Promise<Writer> {
  const pin = await lockPinAggregate(tx, viewer, pinId, canComment)
  const { facts } = await knowComment({ db: pin.held }, viewer, pin, commentId)
  return authorize(pin.held, canLikeComment(facts))
}
