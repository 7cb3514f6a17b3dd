import type { aggregatedCommentResource, OptionsOf, PinId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize } from '../../../platform/writing/writer.ts'
import { canComment, lockPinAggregate } from '../../pins/index.ts'
import { knowComment } from '../comment-facts.ts'
import { canEditComment } from '../comments.policy.ts'
import { updateCommentText } from '../comments.queries.ts'
import { resolveMentions } from '../../graph/index.ts'

/** Changes the words of one's own comment; the same words again change nothing. Throws what `writeComment` throws, and `not_allowed`. */
export async function editComment(
  deps: WriteDeps,
  author: Member,
  input: OptionsOf<typeof aggregatedCommentResource.update> & { pinId: PinId },
): Promise<void> {
  const mentions = await resolveMentions(deps, author, input.text)
  await inTransaction(deps.db, 'edit-comment', async (tx) => {
    const pin = await lockPinAggregate(tx, author, input.pinId, canComment)
    const { row, facts } = await knowComment({ db: pin.held }, author, pin, input.commentId)
    const writer = authorize(pin.held, canEditComment(facts))
    if (row.text !== input.text) await updateCommentText(writer, row.id, input.text, mentions, deps.clock.now())
  })
}
