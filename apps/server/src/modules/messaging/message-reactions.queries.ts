import type { ReactionType, MemberId, MessageId } from '@pinfold/contract'
import { owned, ownedIn } from '../../platform/db/by-bucket.ts'
import type { Db } from '../../platform/db/db.ts'
import { bucketOf } from '../../platform/ids/ids.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import './messaging.tables.ts'

/** Every reaction to the messages; a conversation has ten people at most. */
export const findMessageReactions = (db: Db, messageIds: readonly MessageId[]) =>
  db
    .selectFrom('message_reactions')
    .select(['message_id as messageId', 'member_id as memberId', 'reaction_type as reactionType'])
    .where(ownedIn('message_id', messageIds))
    .orderBy('reaction_type')
    .execute()

export type MessageReactionRow = Awaited<ReturnType<typeof findMessageReactions>>[number]

/** Takes the place of the member's former reaction. */
export const upsertMessageReaction = (
  writer: Writer,
  messageId: MessageId,
  memberId: MemberId,
  reactionType: ReactionType,
) =>
  writer
    .insertInto('message_reactions')
    .values({
      bucket: bucketOf(messageId),
      message_id: messageId,
      member_id: memberId,
      reaction_type: reactionType,
    })
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'message_id', 'member_id']).doUpdateSet({ reaction_type: reactionType }),
    )
    .execute()

export const deleteMessageReaction = (writer: Writer, messageId: MessageId, memberId: MemberId) =>
  writer
    .deleteFrom('message_reactions')
    .where(owned('message_id', messageId))
    .where('member_id', '=', memberId)
    .execute()
