import { owned, ownedIn } from '../../platform/db/by-bucket.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'
import './messaging.tables.ts'

const CONVERSATIONS_AT_ONCE = 100
const MESSAGES_AT_ONCE = 1000

/** What the member wrote in conversations, a page at a time; nothing that others wrote. */
export async function* messagesBy(db: Db, memberId: Id) {
  for (let after = '-1'; ;) {
    const inboxes = await db
      .selectFrom('inboxes')
      .select('conversation_id as id')
      .where(owned('member_id', memberId))
      .where('conversation_id', '>', after)
      .orderBy('conversation_id')
      .limit(CONVERSATIONS_AT_ONCE)
      .execute()
    const ids = inboxes.map(({ id }) => id)
    yield* messagesIn(db, memberId, ids)
    if (ids.length < CONVERSATIONS_AT_ONCE) return
    after = ids.at(-1) ?? after
  }
}

async function* messagesIn(db: Db, memberId: Id, conversationIds: readonly Id[]) {
  for (let after = '-1'; conversationIds.length > 0;) {
    const messages = await db
      .selectFrom('messages')
      .select(['id', 'conversation_id', 'text', 'shared_type', 'shared_id', 'created_at'])
      .where(ownedIn('conversation_id', conversationIds))
      .where('sender_id', '=', memberId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(MESSAGES_AT_ONCE)
      .execute()
    if (messages.length > 0) yield messages
    if (messages.length < MESSAGES_AT_ONCE) return
    after = messages.at(-1)?.id ?? after
  }
}
