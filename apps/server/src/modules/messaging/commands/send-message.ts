import type { conversationMessagesResource, OptionsOf } from '@pinfold/contract'
import { asReader } from '../../../platform/auth/read-once.ts'
import { type Member, requireFullLogin } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { Held } from '../../../platform/writing/writer.ts'
import { knowReach } from '../../graph/index.ts'
import { knowConversation, type KnownConversation, othersOf } from '../conversation-facts.ts'
import { lockConversation } from '../conversations.queries.ts'
import { deliverMessage, type Draft } from '../deliver-message.ts'
import { findInboxes } from '../inboxes.queries.ts'
import type { MessagingDeps } from '../messaging-deps.ts'
import { canWrite, canWriteTo } from '../messaging.policy.ts'
import { authorizeWords } from '../refusal.ts'
import { readShared } from '../shared-things.ts'

/**
 * Sends a message. Throws `conversation_not_found`, `cannot_message`, what `readShared` throws, `throttled` for too many strangers, and
 * `sign_in_required` for a limited login.
 */
export async function sendMessage(
  deps: MessagingDeps,
  sender: Member,
  input: OptionsOf<typeof conversationMessagesResource.create>,
): Promise<Id> {
  requireFullLogin(sender)
  return inTransaction(deps.db, 'send-message', async (tx) => {
    // Everything is read before anything is written, so each member once.
    const reader = asReader(sender)
    const [held, conversation] = await holdConversation(tx, reader, input.conversation_id)
    return writeInto(deps, held, reader, conversation, async () => ({
      text: input.text,
      shared: await readShared({ db: held }, reader, input),
    }))
  })
}

/** Locks a conversation of the viewer; throws `conversation_not_found`. */
export async function holdConversation(
  tx: Tx,
  viewer: Member,
  id: Id,
): Promise<[Held<'conversation'>, KnownConversation]> {
  const [held] = await lockConversation(tx, id)
  return [held, await knowConversation({ db: held }, viewer, id)]
}

/** Writes into a conversation that is held, where the sender may. */
export async function writeInto(
  deps: MessagingDeps,
  held: Held<'conversation'>,
  sender: Member,
  conversation: KnownConversation,
  draftOf: () => Promise<Draft>,
): Promise<Id> {
  let writer = authorizeWords(held, canWrite(conversation.facts))
  const otherIds = othersOf(conversation)
  const reached = await knowReach({ db: held }, sender, otherIds)
  const [otherId] = otherIds
  const other = otherId === undefined ? undefined : reached.get(otherId)
  if (!conversation.row.isGroup && other) {
    const [inbox] = await findInboxes(held, conversation.row.id, otherIds)
    writer = authorizeWords(held, canWriteTo(other.reach, inbox?.state ?? 'request'))
  }
  return deliverMessage(deps, writer, sender, { conversation, reached, draft: await draftOf() })
}
