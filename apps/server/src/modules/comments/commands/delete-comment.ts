import type { aggregatedCommentResource, OptionsOf } from '@pinfold/contract'
import { authorize } from '../../../platform/auth/decision.ts'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { canSeePin, lockPinAggregate } from '../../pins/index.ts'
import { changeCommentCount } from '../../aggregates/index.ts'
import { knowComment } from '../comment-facts.ts'
import { deleteLikesOf } from '../comment-likes.queries.ts'
import { canDeleteComment } from '../comments.policy.ts'
import { addToReplyCount, deleteCommentRows, findThreadIds } from '../comments.queries.ts'

/**
 * Takes a comment away with its answers and all likes. Comments being off stops nobody from that. Throws `pin_not_found`,
 * `comment_not_found`, `not_allowed`.
 */
export async function deleteComment(
  deps: WriteDeps,
  viewer: Member,
  input: OptionsOf<typeof aggregatedCommentResource.delete> & { pinId: Id },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    // Under the aggregate's lock nobody answers or likes what goes.
    const pin = await lockPinAggregate(tx, viewer, input.pinId, canSeePin)
    const { row, facts } = await knowComment({ db: tx }, viewer, pin, input.commentId)
    authorize(canDeleteComment(facts))
    const ids = await findThreadIds(tx, [row.id])
    await deleteLikesOf(tx, ids)
    await deleteCommentRows(tx, ids)
    if (row.parentId !== null) await addToReplyCount(tx, row.parentId, -1)
    await changeCommentCount(tx, row.aggregateId, -ids.length)
  })
}
