import type { aggregatedCommentResource, OptionsOf, PinId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize, type Held } from '../../../platform/writing/writer.ts'
import { canComment, type KnownPin, lockPinAggregate } from '../../pins/index.ts'
import { changeCommentCount } from '../../aggregates/index.ts'
import { checkAggregate, knowComment } from '../comment-facts.ts'
import { canReplyTo } from '../comments.policy.ts'
import { addToReplyCount, insertComment } from '../comments.queries.ts'
import { resolveMentions } from '../../graph/index.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    'comment.created': {
      commentId: string
      aggregateId: string
      pinId: string
      authorId: string
      /** The comment it answers. */
      parentId: string | null
      /** Each once, the author left out; whether they may see the pin is for the listener to ask. */
      mentionedIds: string[]
    }
  }
}

/** Writes under a pin. Throws `pin_not_found`, `comments_off`, `comment_not_found`, `rule_broken`. */
export async function writeComment(
  deps: WriteDeps,
  author: Member,
  input: OptionsOf<typeof aggregatedCommentResource.create> & { pinId: PinId },
): Promise<Id> {
  const mentions = await resolveMentions(deps, author, input.text)
  return inTransaction(deps.db, 'write-comment', async (tx) => {
    const pin = await lockPinAggregate(tx, author, input.pinId, canComment)
    checkAggregate(pin, input.objectId)
    const { writer, parentId } =
      input.parentId === undefined
        ? { writer: pin.writer, parentId: null }
        : await findThread(pin, author, input.parentId)
    const { aggregateId } = pin.row
    const id = deps.ids.next(bucketOf(aggregateId))
    const row = { id, aggregateId, pinId: input.pinId, authorId: author.id, parentId, text: input.text, mentions }
    await insertComment(writer, row, deps.clock.now())
    if (parentId !== null) await addToReplyCount(writer, parentId, 1)
    await changeCommentCount(writer, aggregateId, 1)
    const mentionedIds = [...new Set(mentions.map(({ user_id }) => user_id))].filter((each) => each !== author.id)
    await deps.outbox.emit(writer, bucketOf(id), 'comment.created', {
      commentId: id,
      aggregateId,
      pinId: input.pinId,
      authorId: author.id,
      parentId,
      mentionedIds,
    })
    return id
  })
}

/** The comment that an answer stands under: the one it answers or, where that is an answer too, the one above it. */
async function findThread(pin: KnownPin & { held: Held<'aggregate'> }, author: Member, answeredId: Id) {
  const { row, facts } = await knowComment({ db: pin.held }, author, pin, answeredId)
  return { writer: authorize(pin.held, canReplyTo(facts), 'parentId'), parentId: row.parentId ?? row.id }
}
