import type { ReactionType, ConversationId, MessageId } from '@pinfold/contract'
import { asReader } from '../../../platform/auth/read-once.ts'
import { type Member, requireFullLogin } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { type KnownConversation, othersOf } from '../conversation-facts.ts'
import { findInboxes } from '../inboxes.queries.ts'
import { seeMessage } from '../message-facts.ts'
import { deleteMessageReaction, upsertMessageReaction } from '../message-reactions.queries.ts'
import type { MessagingDeps } from '../messaging-deps.ts'
import { takeTurn } from '../messaging-limits.ts'
import { canWrite } from '../messaging.policy.ts'
import { authorizeWords } from '../refusal.ts'
import { holdConversation } from './send-message.ts'

interface Wanted {
  conversationId: ConversationId
  messageId: MessageId
}

/** Reacts to a message in the place of a former reaction. Throws `conversation_not_found`, `message_not_found`, `cannot_message`. */
export const reactToMessage = (
  deps: MessagingDeps,
  viewer: Member,
  wanted: Wanted,
  reactionType: ReactionType,
): Promise<void> =>
  change(deps, viewer, wanted, (writer) => upsertMessageReaction(writer, wanted.messageId, viewer.id, reactionType))

/** Takes the reaction back; without one, nothing changes. */
export const unreactToMessage = (deps: MessagingDeps, viewer: Member, wanted: Wanted): Promise<void> =>
  change(deps, viewer, wanted, (writer) => deleteMessageReaction(writer, wanted.messageId, viewer.id))

async function change(
  deps: MessagingDeps,
  viewer: Member,
  wanted: Wanted,
  write: (writer: Writer) => Promise<unknown>,
): Promise<void> {
  requireFullLogin(viewer)
  await takeTurn(deps, viewer, 'reaction')
  await inTransaction(deps.db, 'change-reaction', async (tx) => {
    // Of somebody who leaves, or a message that is deleted meanwhile, nothing comes after.
    const reader = asReader(viewer)
    const [held] = await holdConversation(tx, reader, wanted.conversationId)
    const { conversation } = await seeMessage({ db: held }, reader, wanted)
    const writer = authorizeWords(held, canWrite(conversation.facts))
    await write(writer)
    const news = {
      kind: 'message_changed',
      conversation_id: wanted.conversationId,
      message_id: wanted.messageId,
    } as const
    await deps.live.append(writer, [viewer.id, ...(await hearingOf(tx, conversation))], news)
  })
}

/** Everybody else who has not turned the conversation down. */
async function hearingOf(tx: Tx, conversation: KnownConversation): Promise<Id[]> {
  const inboxes = await findInboxes(tx, conversation.row.id, othersOf(conversation))
  return inboxes.flatMap(({ memberId, state }) => (state === 'open' || state === 'request' ? [memberId] : []))
}
