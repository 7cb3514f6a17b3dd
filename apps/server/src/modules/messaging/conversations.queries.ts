import type { ConversationId, MemberId, MessageId } from '@pinfold/contract'
import { owned, ownedIn } from '../../platform/db/by-bucket.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { bucketOf, bucketOfKey, compareIds, type Id } from '../../platform/ids/ids.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import { hold } from '../../platform/writing/hold.ts'
import './messaging.tables.ts'

interface NewConversation {
  id: Id
  isGroup: boolean
  createdAt: Date
}

export const insertConversation = (writer: Writer, { id, isGroup, createdAt }: NewConversation) =>
  writer
    .insertInto('conversations')
    .values({ bucket: bucketOf(id), id, is_group: isGroup, last_message_id: null, created_at: createdAt })
    .execute()

const conversationColumns = [
  'id',
  'is_group as isGroup',
  'last_message_id as lastMessageId',
  'created_at as createdAt',
] as const

export const findConversations = (db: Db, ids: readonly Id[]) =>
  db.selectFrom('conversations').select(conversationColumns).where(ownedIn('id', ids)).execute()

/** A conversation as it is stored. */
export type ConversationRow = Awaited<ReturnType<typeof findConversations>>[number]

/** Whoever writes into a conversation holds it, so that its messages have one order. */
export async function lockConversation(tx: Tx, id: Id) {
  const conversation = await tx
    .selectFrom('conversations')
    .select(conversationColumns)
    .where(owned('id', id))
    .forUpdate()
    .executeTakeFirst()
  return [hold(tx, 'conversation'), conversation] as const
}

export const setLastMessage = (writer: Writer, id: Id, messageId: MessageId) =>
  writer.updateTable('conversations').set({ last_message_id: messageId }).where(owned('id', id)).execute()

/** With everything in it; inboxes live elsewhere. */
export const deleteConversation = (writer: Writer, id: Id) =>
  writer.deleteFrom('conversations').where(owned('id', id)).execute()

/** Everybody who is or was in the conversations, in the order in which they came. */
export const findParticipants = (db: Db, conversationIds: readonly ConversationId[]) =>
  db
    .selectFrom('conversation_members')
    .select([
      'conversation_id as conversationId',
      'member_id as memberId',
      'joined_after as joinedAfter',
      'left_at as leftAt',
    ])
    .where(ownedIn('conversation_id', conversationIds))
    .orderBy('edge_id')
    .execute()

/** Somebody's part in a conversation. */
export type ParticipantRow = Awaited<ReturnType<typeof findParticipants>>[number]

interface Joining {
  memberId: MemberId
  edgeId: Id
  joinedAfter: Id
}

/** Lets people in; who left before comes in again. */
export async function insertParticipants(
  writer: Writer,
  conversationId: ConversationId,
  joining: readonly Joining[],
): Promise<void> {
  await writer
    .insertInto('conversation_members')
    .values(
      joining.map(({ memberId, edgeId, joinedAfter }) => ({
        bucket: bucketOf(conversationId),
        conversation_id: conversationId,
        member_id: memberId,
        edge_id: edgeId,
        joined_after: joinedAfter,
        left_at: null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'conversation_id', 'member_id']).doUpdateSet((eb) => ({
        edge_id: eb.ref('excluded.edge_id'),
        joined_after: eb.ref('excluded.joined_after'),
        left_at: null,
      })),
    )
    .execute()
}

export const markLeft = (writer: Writer, conversationId: ConversationId, memberId: MemberId, now: Date) =>
  writer
    .updateTable('conversation_members')
    .set({ left_at: now })
    .where(owned('conversation_id', conversationId))
    .where('member_id', '=', memberId)
    .execute()

/** The row of two people, the smaller id first. */
function pairOf(oneId: Id, otherId: Id) {
  const [first_id = oneId, second_id = otherId] = [oneId, otherId].toSorted(compareIds)
  return { bucket: bucketOfKey(`${first_id} ${second_id}`), first_id, second_id }
}

/** The conversation of two people, where they have one. */
export async function findPair(db: Db, oneId: Id, otherId: Id): Promise<Id | null> {
  const pair = pairOf(oneId, otherId)
  const row = await db
    .selectFrom('conversation_pairs')
    .select('conversation_id as conversationId')
    .where('bucket', '=', pair.bucket)
    .where('first_id', '=', pair.first_id)
    .where('second_id', '=', pair.second_id)
    .executeTakeFirst()
  return row?.conversationId ?? null
}

/** Claims a pair for a new conversation; answers the one that two others began first, after waiting for them. */
export async function claimPair(writer: Writer, oneId: Id, otherId: Id, conversationId: ConversationId): Promise<Id> {
  const claimed = await writer
    .insertInto('conversation_pairs')
    .values({ ...pairOf(oneId, otherId), conversation_id: conversationId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('conversation_id')
    .execute()
  return claimed.length > 0 ? conversationId : ((await findPair(writer, oneId, otherId)) ?? conversationId)
}

export async function deletePair(writer: Writer, oneId: Id, otherId: Id): Promise<void> {
  const pair = pairOf(oneId, otherId)
  await writer
    .deleteFrom('conversation_pairs')
    .where('bucket', '=', pair.bucket)
    .where('first_id', '=', pair.first_id)
    .where('second_id', '=', pair.second_id)
    .execute()
}
