import type { SharedType, ConversationId, MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { owned, ownedIn } from '../../platform/db/by-bucket.ts'
import type { Db } from '../../platform/db/db.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import './messaging.tables.ts'

const messageColumns = [
  'id',
  'conversation_id as conversationId',
  'sender_id as senderId',
  'text',
  'shared_type as sharedType',
  'shared_id as sharedId',
  'created_at as createdAt',
] as const

export const findMessages = (db: Db, ids: readonly Id[]) =>
  db.selectFrom('messages').select(messageColumns).where(ownedIn('id', ids)).execute()

/** A message as it is stored. */
export type MessageRow = Awaited<ReturnType<typeof findMessages>>[number]

/** Newest first, of those after somebody came. */
export const findNewestMessages = (
  db: Db,
  conversationId: ConversationId,
  page: { joinedAfter: Id; before: Id; limit: number },
): Promise<MessageRow[]> =>
  db
    .selectFrom('messages')
    .select(messageColumns)
    .where(owned('conversation_id', conversationId))
    .where('id', '<', page.before)
    .where('id', '>', page.joinedAfter)
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute()

interface NewMessage {
  id: Id
  conversationId: ConversationId
  senderId: MemberId
  text: string
  shared: { type: SharedType; id: Id } | null
}

export const insertMessage = (writer: Writer, message: NewMessage, now: Date) =>
  writer
    .insertInto('messages')
    .values({
      bucket: bucketOf(message.id),
      id: message.id,
      conversation_id: message.conversationId,
      sender_id: message.senderId,
      text: message.text,
      shared_type: message.shared?.type ?? null,
      shared_id: message.shared?.id ?? null,
      created_at: now,
    })
    .execute()

/** The row and its reactions. */
export const deleteMessageRow = (writer: Writer, id: Id) =>
  writer.deleteFrom('messages').where(owned('id', id)).execute()

/** How many messages of others a member has in a conversation after one of them. */
export async function countMessagesAfter(
  db: Db,
  conversationId: ConversationId,
  { memberId, after, hiddenSenders }: { memberId: MemberId; after: Id; hiddenSenders: readonly Id[] },
): Promise<number> {
  const row = await db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where(owned('conversation_id', conversationId))
    .where('id', '>', after)
    .where(sql<boolean>`sender_id <> all(${[memberId, ...hiddenSenders]}::bigint[])`)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
