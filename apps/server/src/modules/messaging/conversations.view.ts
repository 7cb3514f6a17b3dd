import { type Conversation, formatWireDate, nodeId } from '@pinfold/contract'
import { asReader } from '../../platform/auth/read-once.ts'
import type { Member } from '../../platform/auth/viewer.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Page } from '../../platform/http/binder.ts'
import { type Id, LAST_ID } from '../../platform/ids/ids.ts'
import { presentMemberCard } from '../graph/index.ts'
import {
  isBlockedEitherWay,
  knowConversations,
  type KnownConversation,
  knowConversation,
} from './conversation-facts.ts'
import { findNewestInboxes } from './inboxes.queries.ts'
import { presentMessages } from './messages.view.ts'
import { canAddPeople, canLeaveConversation, canWrite } from './messaging.policy.ts'
import type { SharedViewDeps } from './shared-things.ts'
import { findMessages } from './messages.queries.ts'

const MOST_ROUNDS = 4

interface Place {
  readonly after: Id | null
  readonly limit: number
}

/** The viewer's conversations, or the requests among them, those written in last first. */
export async function conversationsView(
  deps: SharedViewDeps,
  viewer: Member,
  options: { is_request: boolean },
  place: Place,
): Promise<Page<Conversation[]>> {
  const state = options.is_request ? 'request' : 'open'
  const shown: KnownConversation[] = []
  let before = place.after ?? LAST_ID
  let isOver = false
  for (let round = 0; round < MOST_ROUNDS && !isOver && shown.length < place.limit; round += 1) {
    const limit = place.limit - shown.length
    const inboxes = await findNewestInboxes(deps.db, viewer.id, { state, before, limit })
    const ids = inboxes.map(({ conversationId }) => conversationId)
    const known = await knowConversations(deps, viewer, ids)
    shown.push(...ids.flatMap((id) => known.get(id) ?? []).filter((each) => !isWithBlocked(each)))
    before = inboxes.at(-1)?.lastMessageId ?? before
    isOver = inboxes.length < limit
  }
  return { items: await presentConversations(deps, viewer, shown), next: isOver ? null : before }
}

/** Whoever blocks somebody is done with what the two wrote; it comes back with the unblocking. */
const isWithBlocked = ({ row, members }: KnownConversation) =>
  !row.isGroup && [...members.values()].some(({ relation }) => relation.isBlockingThem)

/** One conversation; throws `conversation_not_found`. */
export async function conversationView(deps: SharedViewDeps, asking: Member, id: Id): Promise<Conversation> {
  const viewer = asReader(asking)
  const [conversation] = await presentConversations(deps, viewer, [await knowConversation(deps, viewer, id)])
  if (!conversation) throw new AppError('conversation_not_found')
  return conversation
}

async function presentConversations(
  deps: SharedViewDeps,
  viewer: Member,
  known: readonly KnownConversation[],
): Promise<Conversation[]> {
  const byId = new Map(known.map((each) => [each.row.id, each]))
  const lastIds = known.map(({ inbox }) => inbox.lastMessageId)
  const rows = lastIds.length === 0 ? [] : await findMessages(deps.db, lastIds)
  const messages = await presentMessages(deps, viewer, byId, rows)
  const lastOf = new Map(messages.map((message) => [message.conversation_id, message]))
  return known.map((each) => presentConversation(deps, each, lastOf.get(each.row.id) ?? null))
}

function presentConversation(
  deps: SharedViewDeps,
  { row, members, inbox, facts }: KnownConversation,
  lastMessage: Conversation['last_message'],
): Conversation {
  return {
    id: row.id,
    type: 'conversation',
    node_id: nodeId('Conversation', row.id),
    // Blocked people do not meet in a group: they read neither each other's words nor names.
    users: [...members.values()].flatMap((member) =>
      row.isGroup && isBlockedEitherWay(member) ? [] : [presentMemberCard(deps, member)],
    ),
    emails: [],
    is_group: row.isGroup,
    is_request: inbox.state === 'request',
    is_hidden: inbox.isHidden,
    last_message: lastMessage,
    unread: inbox.unreadCount,
    created_at: formatWireDate(row.createdAt),
    viewer_can: {
      write: canWrite(facts).isAllowed,
      add_people: canAddPeople(facts).isAllowed,
      answer_request: inbox.state === 'request',
      leave: canLeaveConversation(facts).isAllowed,
      report: true,
    },
  }
}
