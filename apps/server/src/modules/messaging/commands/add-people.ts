import { type addToConversation, limits, type OptionsOf } from '@pinfold/contract'
import { type Member, requireFullLogin } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import { insertParticipants } from '../conversations.queries.ts'
import { insertInboxes } from '../inboxes.queries.ts'
import type { MessagingDeps } from '../messaging-deps.ts'
import { takeTurn } from '../messaging-limits.ts'
import { canAddPeople, firstStateOf } from '../messaging.policy.ts'
import { refusal } from '../refusal.ts'
import { holdConversation } from './send-message.ts'
import { reachAll } from './start-conversation.ts'

/**
 * Lets more people into a conversation of several; they read what is written from now on. Throws `conversation_not_found`,
 * `not_a_group`, `not_allowed` while it is a request to the viewer, `conversation_full`, `user_not_found`, `cannot_message`.
 */
export async function addPeople(
  deps: MessagingDeps,
  viewer: Member,
  input: OptionsOf<typeof addToConversation>,
): Promise<void> {
  requireFullLogin(viewer)
  await takeTurn(deps, viewer, 'people')
  await inTransaction(deps.db, async (tx) => {
    const { row, people, past, facts } = await holdConversation(tx, viewer, input.conversation_id)
    refusal(canAddPeople(facts))
    const isIn = new Set(people.map(({ memberId }) => memberId))
    const newIds = [...new Set(input.user_ids)].filter((id) => !isIn.has(id))
    if (newIds.length === 0) return
    const reached = await reachAll(tx, viewer, newIds)
    if (people.length + newIds.length > limits.conversation.mostPeople)
      throw new AppError('conversation_full', { field: 'user_ids' })
    const joinedAfter = row.lastMessageId ?? '0'
    await insertParticipants(
      tx,
      row.id,
      newIds.map((memberId) => ({ memberId, edgeId: deps.ids.next(bucketOf(row.id)), joinedAfter })),
    )
    const hasLeft = new Set(past.map(({ memberId }) => memberId))
    await insertInboxes(
      tx,
      [...reached].map(([memberId, { reach }]) => ({
        member_id: memberId,
        conversation_id: row.id,
        state: firstStateOf(reach, hasLeft.has(memberId)),
        last_message_id: joinedAfter,
        last_read_message_id: joinedAfter,
        other_member_id: null,
      })),
    )
    await deps.live.append(tx, [...isIn, ...newIds], { kind: 'conversation', conversation_id: row.id })
  })
}
