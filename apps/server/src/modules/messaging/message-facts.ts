import type { ConversationId, MessageId } from '@pinfold/contract'
import type { Member, Viewer } from '../../platform/auth/viewer.ts'
import { requireAllowed } from '../../platform/auth/decision.ts'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { compareIds } from '../../platform/ids/ids.ts'
import { type KnownMember, knowMembers } from '../graph/index.ts'
import { isBlockedEitherWay, knowConversation, type KnownConversation } from './conversation-facts.ts'
import { canSeeMessage, type MessageFacts } from './messaging.policy.ts'
import { findMessages, type MessageRow } from './messages.queries.ts'

/** What decides whether the viewer may read a message of a conversation they are in. */
export const messageFacts = (
  viewer: Viewer,
  { row, own }: KnownConversation,
  message: MessageRow,
  sender: KnownMember,
): MessageFacts => ({
  isSender: message.senderId === viewer.id,
  isBeforeJoining: compareIds(message.id, own.joinedAfter) <= 0,
  isGroup: row.isGroup,
  isBlockedEitherWay: isBlockedEitherWay(sender),
})

/** A message with all that decides what the viewer may do with it. */
export interface KnownMessage {
  readonly row: MessageRow
  readonly conversation: KnownConversation
  readonly facts: MessageFacts
}

/** One message that the viewer may read; throws `conversation_not_found`, `message_not_found`. */
export async function seeMessage(
  deps: { db: Db },
  viewer: Member,
  wanted: { conversationId: ConversationId; messageId: MessageId },
): Promise<KnownMessage> {
  const conversation = await knowConversation(deps, viewer, wanted.conversationId)
  const [row] = await findMessages(deps.db, [wanted.messageId])
  if (row?.conversationId !== conversation.row.id) throw new AppError('message_not_found')
  const sender = (await knowMembers(deps, viewer, [row.senderId])).get(row.senderId)
  if (!sender) throw new AppError('message_not_found')
  const facts = messageFacts(viewer, conversation, row, sender)
  requireAllowed(canSeeMessage(facts))
  return { row, conversation, facts }
}

/** One message that the viewer may read, by its id alone. To those outside of its conversation it is missing. */
export async function reachMessage(deps: { db: Db }, viewer: Member, messageId: MessageId): Promise<KnownMessage> {
  const [row] = await findMessages(deps.db, [messageId])
  if (!row) throw new AppError('message_not_found')
  return seeMessage(deps, viewer, { conversationId: row.conversationId, messageId }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'conversation_not_found') throw new AppError('message_not_found')
    throw error
  })
}
