import type { MemberId } from '@pinfold/contract'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { type Writer, writeAsSystem } from '../../platform/writing/writer.ts'
import { deleteConversation, deletePair, findParticipants, lockConversation } from './conversations.queries.ts'
import { countLeftUnread, deletePartOf, findSomeConversations, lowerUnread } from './ending.queries.ts'
import { deleteInboxes, findInboxes } from './inboxes.queries.ts'

const BATCH = 100

/** Takes a member who goes for good out of all conversations. Cut off, it goes on where it was. */
export async function endConversations(db: Db, memberId: MemberId): Promise<void> {
  for (;;) {
    const conversations = await findSomeConversations(db, memberId, BATCH)
    for (const { id, otherId } of conversations) {
      await inTransaction(db, 'end-conversations', async (tx) => {
        const writer = writeAsSystem(tx, 'an ended account writes nothing')
        await lockConversation(tx, id)
        await (otherId === null ? endPartOf(writer, id, memberId) : endPair(writer, id, memberId, otherId))
      })
    }
    if (conversations.length < BATCH) return
  }
}

/** The conversation of two goes for both, since nobody can answer in it. */
async function endPair(writer: Writer, id: Id, memberId: MemberId, otherId: Id): Promise<void> {
  await deletePair(writer, memberId, otherId)
  await deleteConversation(writer, id)
  await deleteInboxes(writer, id, [memberId, otherId])
}

/** A group goes on without the member and their words; when nobody is left in it, it goes. */
async function endPartOf(writer: Writer, id: Id, memberId: MemberId): Promise<void> {
  await deletePartOf(writer, id, memberId)
  await deleteInboxes(writer, id, [memberId])
  const others = await findParticipants(writer, [id])
  const otherIds = others.map((other) => other.memberId)
  if (others.every(({ leftAt }) => leftAt !== null)) {
    await deleteConversation(writer, id)
    if (otherIds.length > 0) await deleteInboxes(writer, id, otherIds)
    return
  }
  const inboxes = await findInboxes(writer, id, otherIds)
  await lowerUnread(writer, id, await countLeftUnread(writer, id, inboxes))
}
