import type { Member } from '../../platform/auth/viewer.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import type { ReachedMember } from '../graph/index.ts'
import { isBlockedEitherWay, type KnownConversation, othersOf } from './conversation-facts.ts'
import { setLastMessage } from './conversations.queries.ts'
import { addUnread, findInboxes, updateInbox } from './inboxes.queries.ts'
import { laterId } from './later-id.ts'
import { insertMessage } from './messages.queries.ts'
import type { MessagingDeps } from './messaging-deps.ts'
import type { Shared } from './shared-things.ts'

/** What is sent. */
export interface Draft {
  readonly text: string
  readonly shared: Shared | null
}

/**
 * Writes a message for everybody who is to hear it, in the transaction that holds the conversation: the row, each inbox, each
 * stream. Who turned the conversation down, and in a group whoever is blocked, hears nothing. Throws `throttled` where it
 * reaches more strangers than the sender may write to.
 */
export async function deliverMessage(
  deps: MessagingDeps,
  writer: Writer,
  sender: Member,
  {
    conversation,
    reached,
    draft,
  }: { conversation: KnownConversation; reached: ReadonlyMap<Id, ReachedMember>; draft: Draft },
): Promise<Id> {
  const { row } = conversation
  const id = laterId(deps.ids.next(bucketOf(row.id)), row.lastMessageId)
  await insertMessage(writer, { id, conversationId: row.id, senderId: sender.id, ...draft }, deps.clock.now())
  await setLastMessage(writer, row.id, id)
  const hearing = (await findInboxes(writer, row.id, othersOf(conversation))).filter(({ memberId, state }) => {
    const member = reached.get(memberId)
    return (state === 'open' || state === 'request') && member !== undefined && !isBlockedEitherWay(member)
  })
  const receiverIds = hearing.map(({ memberId }) => memberId)
  // For receivers who follow the sender by now, the conversation is no request any more.
  const openIds = receiverIds.filter((memberId) => reached.get(memberId)?.reach.isFollowedByThem === true)
  const strangers = hearing.filter(({ memberId, state }) => state === 'request' && !openIds.includes(memberId))
  await deps.memberRates.takeWithin(writer, sender, 'stranger_message', strangers.length)
  await addUnread(writer, row.id, id, { receiverIds, openIds })
  // Sending says that one has read the conversation, and takes it in where it was a request.
  const answered = { state: 'open', is_hidden: false, unread_count: 0 } as const
  await updateInbox(writer, sender.id, row.id, { ...answered, last_message_id: id, last_read_message_id: id })
  const news = { kind: 'message', conversation_id: row.id, message_id: id } as const
  await deps.live.append(writer, [sender.id, ...receiverIds], news)
  return id
}
