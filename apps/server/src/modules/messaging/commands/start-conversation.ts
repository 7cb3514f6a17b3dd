import { type conversationsResource, limits, type OptionsOf } from '@pinfold/contract'
import { type Member, requireFullLogin } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { bucketOf, drawBucket, type Id } from '../../../platform/ids/ids.ts'
import { canMessage, knowReach, type ReachedMember } from '../../graph/index.ts'
import { claimPair, findPair, insertConversation, insertParticipants } from '../conversations.queries.ts'
import { deliverMessage } from '../deliver-message.ts'
import { knowConversation } from '../conversation-facts.ts'
import { insertInboxes } from '../inboxes.queries.ts'
import type { MessagingDeps } from '../messaging-deps.ts'
import { takeTurn } from '../messaging-limits.ts'
import { firstStateOf } from '../messaging.policy.ts'
import { refusal } from '../refusal.ts'
import { readShared } from '../shared-things.ts'
import { holdConversation, writeInto } from './send-message.ts'

type Input = OptionsOf<typeof conversationsResource.create>

/**
 * Writes to people: one of them in the conversation that the two have, several in a new one. Answers the conversation. Throws
 * `user_not_found`, `cannot_message`, `cannot_message_self`, `conversation_full`, `rule_broken` for email addresses, what
 * `readShared` throws, `throttled`, and `sign_in_required` for a limited login.
 */
export async function startConversation(deps: MessagingDeps, sender: Member, input: Input): Promise<Id> {
  requireFullLogin(sender)
  // The same for every address, so that nobody learns which of them have accounts.
  if (input.emails.length > 0) {
    const detail = 'emails: people can be written to by their name only'
    throw new AppError('rule_broken', { field: 'emails', detail })
  }
  const receiverIds = [...new Set(input.user_ids)].filter((id) => id !== sender.id)
  const [firstId] = receiverIds
  if (firstId === undefined) throw new AppError('cannot_message_self', { field: 'user_ids' })
  if (receiverIds.length >= limits.conversation.mostPeople)
    throw new AppError('conversation_full', { field: 'user_ids' })
  await takeTurn(deps, sender, 'message')
  const isNew = receiverIds.length > 1 || (await findPair(deps.db, sender.id, firstId)) === null
  if (isNew) await takeTurn(deps, sender, 'people')
  return inTransaction(deps.db, (tx) =>
    receiverIds.length > 1
      ? beginAndSend(deps, tx, sender, receiverIds, input)
      : writeToOne(deps, tx, sender, firstId, input),
  )
}

async function writeToOne(deps: MessagingDeps, tx: Tx, sender: Member, receiverId: Id, input: Input): Promise<Id> {
  const existing = await findPair(tx, sender.id, receiverId)
  if (existing === null) return beginAndSend(deps, tx, sender, [receiverId], input)
  const conversation = await holdConversation(tx, sender, existing)
  await writeInto(deps, tx, sender, conversation, () => draftOf(tx, sender, input))
  return existing
}

const draftOf = async (tx: Tx, sender: Member, input: Input) => ({
  text: input.text,
  shared: await readShared({ db: tx }, sender, input),
})

/** Begins a conversation; where both of two begin one at once, the second writes into the first. */
async function beginAndSend(
  deps: MessagingDeps,
  tx: Tx,
  sender: Member,
  receiverIds: readonly Id[],
  input: Input,
): Promise<Id> {
  const reached = await reachAll(tx, sender, receiverIds)
  const draft = await draftOf(tx, sender, input)
  const id = deps.ids.next(drawBucket())
  const [firstId] = receiverIds
  if (receiverIds.length === 1 && firstId !== undefined) {
    const claimed = await claimPair(tx, sender.id, firstId, id)
    if (claimed !== id) {
      await writeInto(deps, tx, sender, await holdConversation(tx, sender, claimed), async () => draft)
      return claimed
    }
  }
  await insertConversation(tx, { id, isGroup: receiverIds.length > 1, createdAt: deps.clock.now() })
  await letIn(deps, tx, sender, id, reached)
  const conversation = await knowConversation({ db: tx }, sender, id)
  await deliverMessage(deps, tx, sender, { conversation, reached, draft })
  return id
}

/** Everybody named; throws where one is missing or cannot be written to. */
export async function reachAll(tx: Tx, sender: Member, ids: readonly Id[]): Promise<Map<Id, ReachedMember>> {
  const reached = await knowReach({ db: tx }, sender, ids)
  for (const id of ids) {
    const member = reached.get(id)
    if (!member) throw new AppError('user_not_found')
    refusal(canMessage(member.reach), 'user_ids')
  }
  return reached
}

const NOTHING: Id = '0'

async function letIn(deps: MessagingDeps, tx: Tx, sender: Member, id: Id, reached: ReadonlyMap<Id, ReachedMember>) {
  const everybody = [sender.id, ...reached.keys()]
  const joinedAfter = NOTHING
  await insertParticipants(
    tx,
    id,
    everybody.map((memberId) => ({ memberId, edgeId: deps.ids.next(bucketOf(id)), joinedAfter })),
  )
  const [other] = reached.keys()
  await insertInboxes(
    tx,
    everybody.map((memberId) => {
      const receiver = reached.get(memberId)
      return {
        member_id: memberId,
        conversation_id: id,
        state: receiver ? firstStateOf(receiver.reach) : 'open',
        last_message_id: NOTHING,
        last_read_message_id: NOTHING,
        other_member_id: reached.size > 1 || other === undefined ? null : receiver ? sender.id : other,
      }
    }),
  )
}
