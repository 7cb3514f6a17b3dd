import type { ConversationId, MessageId } from '@pinfold/contract'
import { asReader } from '../../../platform/auth/read-once.ts'
import { type Member, requireFullLogin } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { compareIds } from '../../../platform/ids/ids.ts'
import { type Writer, authorize } from '../../../platform/writing/writer.ts'
import { isBlockedEitherWay, type KnownConversation } from '../conversation-facts.ts'
import { findInboxes, type InboxRow, setNewest, takeUnread } from '../inboxes.queries.ts'
import { seeMessage } from '../message-facts.ts'
import { deleteMessageRow, findNewestMessages } from '../messages.queries.ts'
import type { MessagingDeps } from '../messaging-deps.ts'
import { canDeleteMessage } from '../messaging.policy.ts'
import { holdConversation } from './send-message.ts'

/**
 * Deletes a message of the viewer's for everybody in the conversation, who see it vanish. Throws
 * `conversation_not_found`, `message_not_found`, `not_allowed`, and `sign_in_required` for a limited login.
 */
export async function deleteMessage(
  deps: Pick<MessagingDeps, 'db' | 'live'>,
  viewer: Member,
  wanted: { conversationId: ConversationId; messageId: MessageId },
): Promise<void> {
  requireFullLogin(viewer)
  const { conversationId, messageId } = wanted
  await inTransaction(deps.db, 'delete-message', async (tx) => {
    const reader = asReader(viewer)
    const [held, conversation] = await holdConversation(tx, reader, conversationId)
    const { facts } = await seeMessage({ db: held }, reader, wanted)
    const writer = authorize(held, canDeleteMessage(facts))
    await removeMessage(deps, writer, conversation, messageId)
  })
}

/** Takes a message out of a conversation that is held; everybody in it sees it vanish. */
export async function removeMessage(
  deps: Pick<MessagingDeps, 'live'>,
  writer: Writer,
  conversation: KnownConversation,
  messageId: MessageId,
): Promise<void> {
  const { id: conversationId } = conversation.row
  const everybody = conversation.people.map(({ memberId }) => memberId)
  const inboxes = await findInboxes(writer, conversationId, everybody)
  await deleteMessageRow(writer, messageId)
  const unread = inboxes.filter((inbox) => hasUnread(conversation, inbox, messageId))
  await takeUnread(
    writer,
    conversationId,
    unread.map(({ memberId }) => memberId),
  )
  await putBack(writer, conversation, inboxes, messageId)
  await deps.live.append(writer, everybody, {
    kind: 'message_changed',
    conversation_id: conversationId,
    message_id: messageId,
  })
  await deps.live.append(writer, everybody, { kind: 'conversation', conversation_id: conversationId })
}

/** Whether the message counts as unread for a member: it was delivered, and not read. */
function hasUnread({ row, own, members }: KnownConversation, inbox: InboxRow, messageId: MessageId): boolean {
  const member = members.get(inbox.memberId)
  const isDelivered = member !== undefined && !(row.isGroup && isBlockedEitherWay(member))
  const isNew = compareIds(inbox.lastReadMessageId, messageId) < 0 && compareIds(messageId, inbox.lastMessageId) <= 0
  return inbox.memberId !== own.memberId && isDelivered && isNew && inbox.unreadCount > 0
}

/**
 * Where the deleted message was the newest, the one before it becomes that; without one the conversation keeps its
 * place in the list.
 */
async function putBack(
  writer: Writer,
  { row, people }: KnownConversation,
  inboxes: readonly InboxRow[],
  messageId: MessageId,
): Promise<void> {
  const atEnd = inboxes.filter(({ lastMessageId }) => lastMessageId === messageId)
  if (atEnd.length === 0) return
  const [before] = await findNewestMessages(writer, row.id, { joinedAfter: '0', before: messageId, limit: 1 })
  if (!before) return
  const cameBefore = new Set(
    people.filter(({ joinedAfter }) => compareIds(joinedAfter, before.id) < 0).map(({ memberId }) => memberId),
  )
  const theirs = atEnd.filter(({ memberId }) => cameBefore.has(memberId))
  await setNewest(
    writer,
    row.id,
    before.id,
    theirs.map(({ memberId }) => memberId),
  )
}
