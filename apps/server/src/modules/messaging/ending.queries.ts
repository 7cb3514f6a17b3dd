import type { ConversationId, MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { inBucketsOf, owned } from '../../platform/db/by-bucket.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { bucketOf } from '../../platform/ids/ids.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import type { InboxRow } from './inboxes.queries.ts'
import './messaging.tables.ts'

/** Some conversations of the member, those they left too. */
export const findSomeConversations = (db: Db, memberId: MemberId, limit: number) =>
  db
    .selectFrom('inboxes')
    .select(['conversation_id as id', 'other_member_id as otherId'])
    .where(owned('member_id', memberId))
    .limit(limit)
    .execute()

/** Takes away all that the member wrote in a conversation, their reactions, and their part in it. */
export async function deletePartOf(writer: Writer, conversationId: ConversationId, memberId: MemberId): Promise<void> {
  await sql`
    delete from message_reactions using messages
    where messages.bucket = ${bucketOf(conversationId)} and messages.conversation_id = ${conversationId}
      and message_reactions.bucket = messages.bucket and message_reactions.message_id = messages.id
      and message_reactions.member_id = ${memberId}`.execute(writer)
  await writer
    .deleteFrom('messages')
    .where(owned('conversation_id', conversationId))
    .where('sender_id', '=', memberId)
    .execute()
  await writer
    .deleteFrom('conversation_members')
    .where(owned('conversation_id', conversationId))
    .where('member_id', '=', memberId)
    .execute()
}

/** What is unread of what is left, for each of the inboxes. */
export async function countLeftUnread(tx: Tx, conversationId: ConversationId, inboxes: readonly InboxRow[]) {
  const { rows } = await sql<{ memberId: MemberId; count: number }>`
    select inbox.member_id as "memberId", count(message.id)::integer as count
    from unnest(${inboxes.map(({ memberId }) => memberId)}::bigint[],
      ${inboxes.map(({ lastReadMessageId }) => lastReadMessageId)}::bigint[]) as inbox (member_id, last_read)
    left join messages as message on message.bucket = ${bucketOf(conversationId)}
      and message.conversation_id = ${conversationId} and message.id > inbox.last_read
      and message.sender_id <> inbox.member_id
    group by inbox.member_id`.execute(tx)
  return rows
}

/**
 * Lowers each unread count to what is still there. Counts never grow by it, since what was not delivered is not
 * unread.
 */
export async function lowerUnread(
  writer: Writer,
  conversationId: ConversationId,
  counts: readonly { memberId: MemberId; count: number }[],
): Promise<void> {
  await sql`
    update inboxes set unread_count = least(unread_count, left_over.count)
    from unnest(${counts.map(({ memberId }) => bucketOf(memberId))}::smallint[],
      ${counts.map(({ memberId }) => memberId)}::bigint[], ${counts.map(({ count }) => count)}::integer[]
    ) as left_over (bucket, member_id, count)
    where ${inBucketsOf(
      counts.map(({ memberId }) => memberId),
      'inboxes',
    )} and inboxes.bucket = left_over.bucket and inboxes.member_id = left_over.member_id
      and inboxes.conversation_id = ${conversationId}`.execute(writer)
}
