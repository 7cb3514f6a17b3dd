import type { MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { owned, ownedIn } from '../../platform/db/by-bucket.ts'
import type { DataPage } from '../../platform/db/data-source.ts'
import type { Db } from '../../platform/db/db.ts'
import { LAST_ID } from '../../platform/ids/ids.ts'
import './messaging.tables.ts'

const CONVERSATIONS_AT_ONCE = 100

/** What the member wrote in conversations, after a place; nothing that others wrote. Two statements. */
export async function readMessagesBy(
  db: Db,
  { memberId, after, limit }: { memberId: MemberId; after: string | null; limit: number },
): Promise<DataPage> {
  const [conversation = '-1', message = '-1'] = after?.split(' ') ?? []
  const inboxes = await db
    .selectFrom('inboxes')
    .select('conversation_id as id')
    .where(owned('member_id', memberId))
    .where('conversation_id', '>=', conversation)
    .orderBy('conversation_id')
    .limit(CONVERSATIONS_AT_ONCE)
    .execute()
  const ids = inboxes.map(({ id }) => id)
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'conversation_id', 'text', 'shared_type', 'shared_id', 'created_at'])
    .where(ownedIn('conversation_id', ids))
    .where('sender_id', '=', memberId)
    .where(sql<boolean>`(conversation_id, id) > (${conversation}::bigint, ${message}::bigint)`)
    .orderBy('conversation_id')
    .orderBy('id')
    .limit(limit)
    .execute()
  const last = rows.at(-1)
  if (rows.length === limit && last) return { rows, next: `${last.conversation_id} ${last.id}` }
  // The last conversation is read to its end; no message has the id beyond all.
  const end = ids.at(-1)
  return { rows, next: ids.length < CONVERSATIONS_AT_ONCE || end === undefined ? null : `${end} ${LAST_ID}` }
}
