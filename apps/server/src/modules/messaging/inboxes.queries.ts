import type { ConversationId, MemberId, MessageId } from '@pinfold/contract'
import { type Insertable, sql } from 'kysely'
import { among, owned, ownedIn } from '../../platform/db/by-bucket.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import type { InboxState } from './messaging.tables.ts'

const inboxColumns = [
  'member_id as memberId',
  'conversation_id as conversationId',
  'state',
  'is_hidden as isHidden',
  'last_message_id as lastMessageId',
  'last_read_message_id as lastReadMessageId',
  'unread_count as unreadCount',
] as const

/** A conversation as each of the members has it. */
export const findInboxes = (db: Db, conversationId: ConversationId, memberIds: readonly MemberId[]) =>
  db
    .selectFrom('inboxes')
    .select(inboxColumns)
    .where(ownedIn('member_id', memberIds))
    .where('conversation_id', '=', conversationId)
    .execute()

/** A conversation as one member has it. */
export type InboxRow = Awaited<ReturnType<typeof findInboxes>>[number]

/** Several conversations as one member has them. */
export const findInboxesOf = (db: Db, memberId: MemberId, conversationIds: readonly ConversationId[]) =>
  db
    .selectFrom('inboxes')
    .select(inboxColumns)
    .where(owned('member_id', memberId))
    .where(among('conversation_id', conversationIds))
    .execute()

interface InboxPage {
  state: InboxState
  before: Id
  limit: number
}

/** The member's conversations in one state, those written in last first. */
export const findNewestInboxes = (db: Db, memberId: MemberId, { state, before, limit }: InboxPage) =>
  db
    .selectFrom('inboxes')
    .select(inboxColumns)
    .where(owned('member_id', memberId))
    .where('state', '=', state)
    .where('is_hidden', '=', false)
    .where('last_message_id', '<', before)
    .orderBy('last_message_id', 'desc')
    .limit(limit)
    .execute()

/** Writes inboxes anew; who has one gets the new state and what is unread becomes nothing. */
export async function insertInboxes(writer: Writer, rows: readonly Omit<Insertable<Tables['inboxes']>, 'bucket'>[]) {
  await writer
    .insertInto('inboxes')
    .values(rows.map((row) => ({ ...row, bucket: bucketOf(row.member_id) })))
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'member_id', 'conversation_id']).doUpdateSet((eb) => ({
        state: eb.ref('excluded.state'),
        is_hidden: false,
        last_message_id: eb.ref('excluded.last_message_id'),
        last_read_message_id: eb.ref('excluded.last_read_message_id'),
        unread_count: 0,
      })),
    )
    .execute()
}

/** A new message for those it is delivered to; `openIds` are those for whom it is no request any more. */
export async function addUnread(
  writer: Writer,
  conversationId: ConversationId,
  messageId: MessageId,
  { receiverIds, openIds }: { receiverIds: readonly Id[]; openIds: readonly Id[] },
): Promise<void> {
  if (receiverIds.length === 0) return
  await writer
    .updateTable('inboxes')
    .set({
      unread_count: sql`unread_count + 1`,
      last_message_id: messageId,
      is_hidden: false,
      state: sql`case when member_id = any(${[...openIds]}::bigint[]) then 'open' else state end`,
    })
    .where(ownedIn('member_id', receiverIds))
    .where('conversation_id', '=', conversationId)
    .execute()
}

/** Counts one unread message less for members who had not read one that was deleted. */
export async function takeUnread(
  writer: Writer,
  conversationId: ConversationId,
  memberIds: readonly MemberId[],
): Promise<void> {
  if (memberIds.length === 0) return
  await writer
    .updateTable('inboxes')
    .set({ unread_count: sql`greatest(unread_count - 1, 0)` })
    .where(ownedIn('member_id', memberIds))
    .where('conversation_id', '=', conversationId)
    .execute()
}

/** Notes which message is the newest that these members got, after the newest was deleted. */
export async function setNewest(
  writer: Writer,
  conversationId: ConversationId,
  messageId: MessageId,
  memberIds: readonly MemberId[],
): Promise<void> {
  if (memberIds.length === 0) return
  await writer
    .updateTable('inboxes')
    .set({ last_message_id: messageId })
    .where(ownedIn('member_id', memberIds))
    .where('conversation_id', '=', conversationId)
    .execute()
}

type Changes = Partial<
  Pick<Tables['inboxes'], 'state'> & {
    is_hidden: boolean
    last_message_id: Id
    last_read_message_id: Id
    unread_count: number
  }
>

export const updateInbox = (writer: Writer, memberId: MemberId, conversationId: ConversationId, changes: Changes) =>
  writer
    .updateTable('inboxes')
    .set(changes)
    .where(owned('member_id', memberId))
    .where('conversation_id', '=', conversationId)
    .execute()

export const deleteInboxes = (writer: Writer, conversationId: ConversationId, memberIds: readonly MemberId[]) =>
  writer
    .deleteFrom('inboxes')
    .where(ownedIn('member_id', memberIds))
    .where('conversation_id', '=', conversationId)
    .execute()

/** All unread messages of the member: those of requests, of hidden conversations and of people they blocked left out. */
export async function countUnread(db: Db, memberId: MemberId): Promise<number> {
  const row = await db
    .selectFrom('inboxes')
    .leftJoin('blocks', (join) =>
      join
        .onRef('blocks.bucket', '=', 'inboxes.bucket')
        .onRef('blocks.blocker_id', '=', 'inboxes.member_id')
        .onRef('blocks.blocked_id', '=', 'inboxes.other_member_id'),
    )
    .select(sql<string>`coalesce(sum(unread_count), 0)`.as('count'))
    .where(owned('member_id', memberId, 'inboxes'))
    .where('state', '=', 'open')
    .where('is_hidden', '=', false)
    .where('unread_count', '>', 0)
    .where('blocks.blocked_id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
