import type { ConversationId, MessageId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { compareIds, type Id } from '../../../platform/ids/ids.ts'
import { type Writer, authorize, writeOwn } from '../../../platform/writing/writer.ts'
import { isBlockedEitherWay, type KnownConversation } from '../conversation-facts.ts'
import { deleteConversation, markLeft } from '../conversations.queries.ts'
import { deleteInboxes, updateInbox } from '../inboxes.queries.ts'
import { countMessagesAfter } from '../messages.queries.ts'
import type { MessagingDeps } from '../messaging-deps.ts'
import { canAnswerRequest, canLeaveConversation } from '../messaging.policy.ts'
import { holdConversation } from './send-message.ts'

type Deps = Pick<MessagingDeps, 'db' | 'clock' | 'live'>

/** Says that everything up to a message was read; going back changes nothing. Throws `conversation_not_found`. */
export async function markRead(
  deps: Deps,
  viewer: Member,
  { conversationId, messageId }: { conversationId: ConversationId; messageId: MessageId },
): Promise<void> {
  await inTransaction(deps.db, 'mark-read', async (tx) => {
    const [held, conversation] = await holdConversation(tx, viewer, conversationId)
    const { inbox } = conversation
    const read = compareIds(messageId, inbox.lastMessageId) > 0 ? inbox.lastMessageId : messageId
    if (compareIds(read, inbox.lastReadMessageId) <= 0) return
    const unread =
      read === inbox.lastMessageId ? 0 : await countMessagesAfter(held, conversationId, restAfter(conversation, read))
    const writer = writeOwn(held, viewer)
    await updateInbox(writer, viewer.id, conversationId, { last_read_message_id: read, unread_count: unread })
    await tellSelf(deps, writer, viewer, conversationId)
  })
}

/** What is counted as unread once one has read up to a message. */
const restAfter = ({ own, row, members }: KnownConversation, after: Id) => ({
  memberId: own.memberId,
  after,
  hiddenSenders: row.isGroup ? [...members].flatMap(([id, member]) => (isBlockedEitherWay(member) ? [id] : [])) : [],
})

/** Puts a conversation aside until somebody writes in it again. Throws `conversation_not_found`. */
export async function hideConversation(deps: Deps, viewer: Member, conversationId: ConversationId): Promise<void> {
  await inTransaction(deps.db, 'hide-conversation', async (tx) => {
    const [held, { inbox }] = await holdConversation(tx, viewer, conversationId)
    const writer = writeOwn(held, viewer)
    await updateInbox(writer, viewer.id, conversationId, {
      is_hidden: true,
      unread_count: 0,
      last_read_message_id: inbox.lastMessageId,
    })
    await tellSelf(deps, writer, viewer, conversationId)
  })
}

/** Takes a stranger's request in. Throws `conversation_not_found`. */
export async function acceptRequest(deps: Deps, viewer: Member, conversationId: ConversationId): Promise<void> {
  await inTransaction(deps.db, 'accept-conversation', async (tx) => {
    const [held, { facts }] = await holdConversation(tx, viewer, conversationId)
    const writer = authorize(held, canAnswerRequest(facts))
    await updateInbox(writer, viewer.id, conversationId, { state: 'open', is_hidden: false })
    await tellSelf(deps, writer, viewer, conversationId)
  })
}

/** Turns a request down: a group is left; of two, one hears no more, and the other is not told. */
export async function declineRequest(deps: Deps, viewer: Member, conversationId: ConversationId): Promise<void> {
  await inTransaction(deps.db, 'decline-conversation', async (tx) => {
    const [held, conversation] = await holdConversation(tx, viewer, conversationId)
    const writer = authorize(held, canAnswerRequest(conversation.facts))
    // Only a request can be turned down. A conversation that was taken in is left or hidden.
    if (conversation.inbox.state !== 'request') return
    if (conversation.row.isGroup) return leave(deps, writer, viewer, conversation)
    const changes = { state: 'declined', is_hidden: true, unread_count: 0 } as const
    await updateInbox(writer, viewer.id, conversationId, changes)
    await tellSelf(deps, writer, viewer, conversationId)
  })
}

/** Leaves a conversation of several; with the last one, it goes. Throws `conversation_not_found`, `not_a_group`. */
export async function leaveConversation(deps: Deps, viewer: Member, conversationId: ConversationId): Promise<void> {
  await inTransaction(deps.db, 'leave-conversation', async (tx) => {
    const [held, conversation] = await holdConversation(tx, viewer, conversationId)
    const writer = authorize(held, canLeaveConversation(conversation.facts))
    await leave(deps, writer, viewer, conversation)
  })
}

async function leave(
  deps: Deps,
  writer: Writer,
  viewer: Member,
  { row, people, past }: KnownConversation,
): Promise<void> {
  const everybody = people.map(({ memberId }) => memberId)
  if (everybody.length > 1) {
    await markLeft(writer, row.id, viewer.id, deps.clock.now())
    await updateInbox(writer, viewer.id, row.id, { state: 'left', unread_count: 0 })
  } else {
    await deleteConversation(writer, row.id)
    await deleteInboxes(writer, row.id, [...everybody, ...past.map(({ memberId }) => memberId)])
  }
  await deps.live.append(writer, everybody, { kind: 'conversation', conversation_id: row.id })
}

const tellSelf = (deps: Deps, writer: Writer, viewer: Member, conversationId: ConversationId) =>
  deps.live.append(writer, [viewer.id], { kind: 'conversation', conversation_id: conversationId })
