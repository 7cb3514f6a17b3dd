import type { ConversationId, MemberId, MessageId, SharedType } from '@pinfold/contract'
import { asReader } from '../../platform/auth/read-once.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { type Id, LAST_ID } from '../../platform/ids/ids.ts'
import type { Live } from '../../platform/live/live.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import { awayReader } from '../accounts/index.ts'
import { removeMessage } from './commands/delete-message.ts'
import { holdConversation } from './commands/send-message.ts'
import { findParticipants } from './conversations.queries.ts'
import { findMessages, findNewestMessages, insertMessage } from './messages.queries.ts'

interface LiveDeps {
  readonly live: Live
}

/** All that is needed to write a message once more. */
export interface KeptMessage {
  readonly id: MessageId
  readonly conversationId: ConversationId
  readonly senderId: MemberId
  readonly text: string
  readonly sharedType: SharedType | null
  readonly sharedId: string | null
  readonly createdAt: string
}

/** A message as a removal keeps it; undefined where there is none. */
export async function keptMessage(db: Db, id: MessageId): Promise<KeptMessage | undefined> {
  const [row] = await findMessages(db, [id])
  return row && { ...row, createdAt: row.createdAt.toISOString() }
}

/** The words of messages, by their ids. */
export async function messageTexts(db: Db, ids: readonly MessageId[]): Promise<[Id, string][]> {
  const rows = ids.length === 0 ? [] : await findMessages(db, ids)
  return rows.map(({ id, text }) => [id, text])
}

/** The newest words of a conversation, which somebody in it reported; the oldest of them first. */
export async function newestTexts(db: Db, conversationId: ConversationId, limit: number): Promise<string[]> {
  const rows = await findNewestMessages(db, conversationId, { joinedAfter: '0', before: LAST_ID, limit })
  return rows.map(({ text }) => text).toReversed()
}

/** Takes a message away for everybody in its conversation, who see it vanish; one that is gone needs nothing. */
export async function takeMessageAway({ live }: LiveDeps, tx: Tx, writer: Writer, kept: KeptMessage): Promise<void> {
  const [somebody] = (await findParticipants(tx, [kept.conversationId])).filter(({ leftAt }) => leftAt === null)
  // Where everybody left nobody reads it.
  if (!somebody) return
  const [, conversation] = await holdConversation(tx, asReader(awayReader(somebody.memberId)), kept.conversationId)
  const [row] = await findMessages(tx, [kept.id])
  if (row) await removeMessage({ live }, writer, conversation, kept.id)
}

/** Writes the message again where it was; it counts as read. */
export async function putMessageBack({ live }: LiveDeps, tx: Tx, writer: Writer, kept: KeptMessage): Promise<void> {
  const { id, conversationId, senderId, text, sharedType, sharedId } = kept
  const people = (await findParticipants(tx, [conversationId])).filter(({ leftAt }) => leftAt === null)
  const [somebody] = people
  if (!somebody) return
  await holdConversation(tx, asReader(awayReader(somebody.memberId)), conversationId)
  if ((await findMessages(tx, [id])).length > 0) return
  const shared = sharedType !== null && sharedId !== null ? { type: sharedType, id: sharedId } : null
  await insertMessage(writer, { id, conversationId, senderId, text, shared }, new Date(kept.createdAt))
  const everybody = people.map(({ memberId }) => memberId)
  await live.append(writer, everybody, { kind: 'message_changed', conversation_id: conversationId, message_id: id })
}
