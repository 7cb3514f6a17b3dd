import {
  acceptConversation,
  addToConversation,
  conversationMessagesResource,
  conversationsResource,
  declineConversation,
  deleteMessage,
  getConversation,
  getMessage,
  hideConversation,
  leaveConversation,
  reactToMessage,
  readConversation,
  reportResource,
  typeInConversation,
  unreactToMessage,
} from '@pinfold/contract'
import type { CoveredRow, Subject } from '../covered-row.ts'
import { calls, lists, type Probe } from '../probe.ts'
import type { Target } from '../target.ts'
import type { World } from '../world.ts'
import { openStream } from './live-probe.ts'

const inIt = ({ conversationId }: Target) => ({ conversation_id: conversationId })
const ofMessage = ({ conversationId, messageId }: Target) => ({
  conversation_id: conversationId,
  message_id: messageId,
})
const usingUp = { isUsingUp: true }
const has = (conversations: readonly { id: string }[], { conversationId }: Target) =>
  conversations.some(({ id }) => id === conversationId)

const reading: readonly Probe[] = [
  calls(getConversation, inIt),
  calls(getMessage, ofMessage),
  calls(conversationMessagesResource.get, inIt),
  lists(conversationsResource.get, () => ({ page_size: 100 }), has),
  calls(readConversation, ofMessage),
]

/** What only those in a conversation do with it. */
const taking: readonly Probe[] = [
  calls(conversationMessagesResource.create, (target) => ({ ...inIt(target), text: 'Of one of them' }), usingUp),
  calls(deleteMessage, ofMessage, usingUp),
  calls(acceptConversation, inIt, usingUp),
  calls(hideConversation, inIt, usingUp),
  calls(addToConversation, (target, { world }) => ({ ...inIt(target), user_ids: world.neutral.member.id }), usingUp),
  calls(leaveConversation, inIt, usingUp),
  calls(declineConversation, inIt, usingUp),
  calls(
    reportResource.create,
    ({ conversationId }) => ({
      object_type: 'conversation' as const,
      object_id: conversationId,
      reason: 'spam' as const,
    }),
    // Machines may not report at all, which tells nothing of what they name.
    { isUsingUp: true, notFor: ['bot'] },
  ),
]

/** A group of the owner and two others, so that everything that can be done with conversations can be done with it. */
async function newConversation(world: World): Promise<Subject> {
  const home = world.open
  const others = [world.neutral, world.guest].map(({ member }) => member.id)
  const made = await home.owner.ask(conversationsResource.create, { user_ids: others, text: 'Among us' })
  const target = { ...home.profile, conversationId: made.id, messageId: made.last_message?.id ?? '' }
  // Whoever listens later hears of a change of this.
  await world.guest.ask(reactToMessage, { ...ofMessage(target), reaction_type: 4 })
  return { home, target }
}

const made = new WeakMap<World, Promise<Subject>>()
function sharedConversation(world: World): Promise<Subject> {
  const known = made.get(world) ?? newConversation(world)
  made.set(world, known)
  return known
}

async function everythingInIt({ app }: World, { target }: Subject): Promise<unknown> {
  const { rows } = await app.pool.query(
    `select (select count(*) from messages where conversation_id = $1) as messages,
      (select array_agg((member_id, state, is_hidden, unread_count) order by member_id) from inboxes
        where conversation_id = $1) as inboxes,
      (select count(*) from conversation_members where conversation_id = $1 and left_at is null) as people,
      (select count(*) from message_reactions where message_id = $2) as reactions`,
    [target.conversationId, target.messageId],
  )
  return rows
}

async function conversationsOfOwner({ app }: World, { home }: Subject): Promise<unknown> {
  const { rows } = await app.pool.query('select count(*) from inboxes where member_id = $1', [home.owner.member.id])
  return rows
}

/** Conversations, their messages, and the streams that tell of them. */
export const conversationRows: readonly CoveredRow[] = [
  {
    resource: 'conversation',
    action: 'read_if_participant_only',
    proves: 'MS-01',
    probes: [...reading, ...taking],
    shared: sharedConversation,
    fresh: newConversation,
    witness: everythingInIt,
  },
  {
    resource: 'conversation',
    action: 'send',
    proves: 'MS-01 VR-10',
    probes: [
      calls(conversationsResource.create, ({ userId }, { world, actor }) => ({
        user_ids: [actor === 'owner' ? world.neutral.member.id : userId],
        text: 'A word of mine',
      })),
    ],
    shared: async ({ open }) => ({ home: open, target: open.profile }),
    witness: conversationsOfOwner,
  },
  {
    resource: 'conversation',
    action: 'typing_presence_stream',
    proves: 'MS-01',
    probes: [
      calls(typeInConversation, inIt),
      calls(reactToMessage, (target) => ({ ...ofMessage(target), reaction_type: 2 })),
      calls(unreactToMessage, ofMessage),
      openStream,
    ],
    shared: sharedConversation,
    witness: everythingInIt,
  },
]
