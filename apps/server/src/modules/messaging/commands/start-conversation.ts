import { type conversationsResource, limits, type OptionsOf, saysSomething } from '@pinfold/contract'
import { type Member, requireFullLogin } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { allow, deny } from '../../../platform/auth/decision.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, drawBucket, type Id } from '../../../platform/ids/ids.ts'
import { type Writer, type Held, holdNothing } from '../../../platform/writing/writer.ts'
import { canMessage, knowReach, type ReachedMember } from '../../graph/index.ts'
import { claimPair, findPair, insertConversation, insertParticipants } from '../conversations.queries.ts'
import { deliverMessage, type Draft } from '../deliver-message.ts'
import { distinctEmails, inviteByMail } from '../mail-invitations/invite-by-mail.ts'
import { knowConversation } from '../conversation-facts.ts'
import { insertInboxes } from '../inboxes.queries.ts'
import type { MessagingDeps } from '../messaging-deps.ts'
import { takeTurn } from '../messaging-limits.ts'
import { firstStateOf } from '../messaging.policy.ts'
import { authorizeWords, refusal } from '../refusal.ts'
import { readShared } from '../shared-things.ts'
import { holdConversation, writeInto } from './send-message.ts'

type Input = OptionsOf<typeof conversationsResource.create>

/**
 * Writes to people: one of them in the conversation that the two have, several in a new one, which whoever is invited by
 * mail makes one, too. Answers the conversation. Throws `user_not_found`, `cannot_message`, `cannot_message_self`,
 * `conversation_full`, what `readShared` throws, `throttled`, and `sign_in_required` for a limited login.
 */
export async function startConversation(deps: MessagingDeps, sender: Member, input: Input): Promise<Id> {
  requireFullLogin(sender)
  const receiverIds = [...new Set(input.user_ids)].filter((id) => id !== sender.id)
  const emails = distinctEmails(input.emails)
  const people = receiverIds.length + emails.length
  if (people === 0) throw new AppError('cannot_message_self', { field: 'user_ids' })
  if (people >= limits.conversation.mostPeople) throw new AppError('conversation_full', { field: 'user_ids' })
  const [onlyId] = people === 1 ? receiverIds : []
  const isNew = onlyId === undefined || (await findPair(deps.db, sender.id, onlyId)) === null
  if (isNew) await takeTurn(deps, sender, 'people')
  // A member who takes no messages sends none. Nothing is looked up about the addresses, so that nothing tells whose
  // they are.
  if (emails.length > 0 && !sender.isMessaging) refusal(deny('cannot_message'), 'emails')
  for (const _ of emails) await takeTurn(deps, sender, 'email')
  return inTransaction(deps.db, 'start-conversation', async (tx) => {
    return onlyId === undefined
      ? beginAndSend(deps, tx, sender, receiverIds, input)
      : writeToOne(deps, tx, sender, onlyId, input)
  })
}

async function writeToOne(deps: MessagingDeps, tx: Tx, sender: Member, receiverId: Id, input: Input): Promise<Id> {
  const existing = await findPair(tx, sender.id, receiverId)
  if (existing === null) return beginAndSend(deps, tx, sender, [receiverId], input)
  const [held, conversation] = await holdConversation(tx, sender, existing)
  if (saysSomething(input)) await writeInto(deps, held, sender, conversation, () => draftOf(held, sender, input))
  return existing
}

const draftOf = async (tx: Tx, sender: Member, input: Input): Promise<Draft> => ({
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
  const held = holdNothing(tx, 'nobody is in a conversation that begins')
  const { writer, reached } = await reachAll(held, sender, receiverIds)
  await inviteByMail(deps, writer, sender, distinctEmails(input.emails))
  const draft = saysSomething(input) ? await draftOf(writer, sender, input) : null
  const id = deps.ids.next(drawBucket())
  const [onlyId] = receiverIds.length === 1 && input.emails.length === 0 ? receiverIds : []
  if (onlyId !== undefined) {
    const claimed = await claimPair(writer, sender.id, onlyId, id)
    if (claimed !== id) {
      const [heldFirst, existing] = await holdConversation(tx, sender, claimed)
      if (draft) await writeInto(deps, heldFirst, sender, existing, async () => draft)
      return claimed
    }
  }
  await insertConversation(writer, { id, isGroup: onlyId === undefined, createdAt: deps.clock.now() })
  await letIn(deps, writer, sender, id, { reached, otherId: onlyId ?? null, isSilent: draft === null })
  const conversation = await knowConversation({ db: writer }, sender, id)
  if (draft) await deliverMessage(deps, writer, sender, { conversation, reached, draft })
  return id
}

/** Everybody named; throws where one is missing or cannot be written to. */
export async function reachAll(
  held: Held,
  sender: Member,
  ids: readonly Id[],
): Promise<{ writer: Writer; reached: Map<Id, ReachedMember> }> {
  const reached = await knowReach({ db: held }, sender, ids)
  let writer = authorizeWords(held, allow)
  for (const id of ids) {
    const member = reached.get(id)
    if (!member) throw new AppError('user_not_found')
    writer = authorizeWords(held, canMessage(member.reach), 'user_ids')
  }
  return { writer, reached }
}

const NOTHING: Id = '0'

interface Joining {
  readonly reached: ReadonlyMap<Id, ReachedMember>
  /** The other one of two. */
  readonly otherId: Id | null
  /**
   * It begins without a message: then it lies aside for the others, and in the sender's list it stands where its
   * beginning belongs.
   */
  readonly isSilent: boolean
}

async function letIn(
  deps: MessagingDeps,
  writer: Writer,
  sender: Member,
  id: Id,
  { reached, otherId, isSilent }: Joining,
) {
  const place = isSilent ? deps.ids.next(bucketOf(id)) : NOTHING
  const everybody = [sender.id, ...reached.keys()]
  const joinedAfter = NOTHING
  await insertParticipants(
    writer,
    id,
    everybody.map((memberId) => ({ memberId, edgeId: deps.ids.next(bucketOf(id)), joinedAfter })),
  )
  await insertInboxes(
    writer,
    everybody.map((memberId) => {
      const receiver = reached.get(memberId)
      return {
        member_id: memberId,
        conversation_id: id,
        state: receiver ? firstStateOf(receiver.reach) : 'open',
        is_hidden: isSilent && receiver !== undefined,
        last_message_id: receiver ? NOTHING : place,
        last_read_message_id: receiver ? NOTHING : place,
        other_member_id: otherId === null ? null : receiver ? sender.id : otherId,
      }
    }),
  )
}
