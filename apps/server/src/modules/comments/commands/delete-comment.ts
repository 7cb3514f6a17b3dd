import type { aggregatedCommentResource, OptionsOf, PinId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize } from '../../../platform/writing/writer.ts'
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
  input: OptionsOf<typeof aggregatedCommentResource.delete> & { pinId: PinId },
): Promise<void> {
  await inTransaction(deps.db, 'delete-comment', async (tx) => {
    // Under the aggregate's lock nobody answers or likes what goes.
    const pin = await lockPinAggregate(tx, viewer, input.pinId, canSeePin)
    const { row, facts } = await knowComment({ db: pin.held }, viewer, pin, input.commentId)
    const writer = authorize(pin.held, canDeleteComment(facts))
    const ids = await findThreadIds(writer, [row.id])
    await deleteLikesOf(writer, ids)
    await deleteCommentRows(writer, ids)
    if (row.parentId !== null) await addToReplyCount(writer, row.parentId, -1)
    await changeCommentCount(writer, row.aggregateId, -ids.length)
  })
}
