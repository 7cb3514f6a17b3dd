import type { Db, Tx } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { deleteConversation, deletePair, findParticipants, lockConversation } from './conversations.queries.ts'
import { countLeftUnread, deletePartOf, findSomeConversations, lowerUnread } from './ending.queries.ts'
import { deleteInboxes, findInboxes } from './inboxes.queries.ts'

const BATCH = 100

/** Takes a member who goes for good out of all conversations. Cut off, it goes on where it was. */
export async function endConversations(db: Db, memberId: Id): Promise<void> {
  for (;;) {
    const conversations = await findSomeConversations(db, memberId, BATCH)
    for (const { id, otherId } of conversations) {
      await inTransaction(db, async (tx) => {
        await lockConversation(tx, id)
        await (otherId === null ? endPartOf(tx, id, memberId) : endPair(tx, id, memberId, otherId))
      })
    }
    if (conversations.length < BATCH) return
  }
}

/** The conversation of two goes for both, since nobody can answer in it. */
async function endPair(tx: Tx, id: Id, memberId: Id, otherId: Id): Promise<void> {
  await deletePair(tx, memberId, otherId)
  await deleteConversation(tx, id)
  await deleteInboxes(tx, id, [memberId, otherId])
}

/** A group goes on without the member and their words; when nobody is left in it, it goes. */
async function endPartOf(tx: Tx, id: Id, memberId: Id): Promise<void> {
  await deletePartOf(tx, id, memberId)
  await deleteInboxes(tx, id, [memberId])
  const others = await findParticipants(tx, [id])
  const otherIds = others.map((other) => other.memberId)
  if (others.every(({ leftAt }) => leftAt !== null)) {
    await deleteConversation(tx, id)
    if (otherIds.length > 0) await deleteInboxes(tx, id, otherIds)
    return
  }
  const inboxes = await findInboxes(tx, id, otherIds)
  await lowerUnread(tx, id, await countLeftUnread(tx, id, inboxes))
}
