import {
  formatWireDate,
  type Message,
  type MessageReaction,
  nodeId,
  type ConversationId,
  type MessageId,
} from '@pinfold/contract'
import { asReader } from '../../platform/auth/read-once.ts'
import type { Member } from '../../platform/auth/viewer.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Page } from '../../platform/http/binder.ts'
import { type Id, LAST_ID } from '../../platform/ids/ids.ts'
import { type KnownMember, knowMembers, presentMemberCard } from '../graph/index.ts'
import { isBlockedEitherWay, type KnownConversation, knowConversation } from './conversation-facts.ts'
import { messageFacts, seeMessage } from './message-facts.ts'
import { findMessageReactions, type MessageReactionRow } from './message-reactions.queries.ts'
import { canDeleteMessage, canReportMessage, canSeeMessage, canWrite } from './messaging.policy.ts'
import { findNewestMessages, type MessageRow } from './messages.queries.ts'
import { type SharedThings, sharedThings, type SharedViewDeps } from './shared-things.ts'

const MOST_ROUNDS = 4

interface Place {
  readonly after: Id | null
  readonly limit: number
}

/** The messages of a conversation, newest first. The number of statements does not depend on how many there are. */
export async function messagesView(
  deps: SharedViewDeps,
  viewer: Member,
  conversationId: ConversationId,
  place: Place,
): Promise<Page<Message[]>> {
  const conversation = await knowConversation(deps, viewer, conversationId)
  const hidden = new Set([...conversation.members].flatMap(([id, member]) => (isBlockedEitherWay(member) ? [id] : [])))
  const shown: MessageRow[] = []
  let before = place.after ?? LAST_ID
  let isOver = false
  // In groups, those of blocked people are left out.
  for (let round = 0; round < MOST_ROUNDS && !isOver && shown.length < place.limit; round += 1) {
    const limit = place.limit - shown.length
    const { joinedAfter } = conversation.own
    const rows = await findNewestMessages(deps.db, conversationId, { joinedAfter, before, limit })
    shown.push(...rows.filter(({ senderId }) => !conversation.row.isGroup || !hidden.has(senderId)))
    before = rows.at(-1)?.id ?? before
    isOver = rows.length < limit
  }
  const items = await presentMessages(deps, viewer, new Map([[conversationId, conversation]]), shown)
  return { items, next: isOver ? null : before }
}

/** One message; throws `conversation_not_found`, `message_not_found`. */
export async function messageView(
  deps: SharedViewDeps,
  asking: Member,
  conversationId: ConversationId,
  messageId: MessageId,
): Promise<Message> {
  const viewer = asReader(asking)
  const { conversation, row } = await seeMessage(deps, viewer, { conversationId, messageId })
  const [message] = await presentMessages(deps, viewer, new Map([[conversationId, conversation]]), [row])
  if (!message) throw new AppError('message_not_found')
  return message
}

/** Messages of conversations the viewer is in, in the order of the rows; those they may not see are left out. */
export async function presentMessages(
  deps: SharedViewDeps,
  viewer: Member,
  conversations: ReadonlyMap<Id, KnownConversation>,
  rows: readonly MessageRow[],
): Promise<Message[]> {
  if (rows.length === 0) return []
  const memberIds = rows.flatMap(({ senderId, sharedType, sharedId }) =>
    sharedType === 'user' && sharedId !== null ? [senderId, sharedId] : [senderId],
  )
  const members = await knowMembers(deps, viewer, memberIds)
  const visible = rows.flatMap((row) => {
    const conversation = conversations.get(row.conversationId)
    const sender = members.get(row.senderId)
    if (!conversation || !sender) return []
    const facts = messageFacts(viewer, conversation, row, sender)
    return canSeeMessage(facts).isAllowed ? [{ row, conversation, sender, facts }] : []
  })
  const visibleRows = visible.map(({ row }) => row)
  const [shared, reactions] = await Promise.all([
    sharedThings(deps, viewer, visibleRows, members),
    visible.length === 0
      ? []
      : findMessageReactions(
          deps.db,
          visibleRows.map(({ id }) => id),
        ),
  ])
  return visible.map(({ row, conversation, sender, facts }) => ({
    ...presentMessage(deps, row, sender, shared),
    sent_by_me: facts.isSender,
    reactions: countReactions(
      viewer,
      reactions.filter(({ messageId }) => messageId === row.id),
    ),
    viewer_can: {
      react: canWrite(conversation.facts).isAllowed,
      report: canReportMessage(facts).isAllowed,
      delete: canDeleteMessage(facts).isAllowed,
    },
  }))
}

function presentMessage(deps: SharedViewDeps, row: MessageRow, sender: KnownMember, shared: SharedThings) {
  const { sharedType, sharedId } = row
  const sharedOf = <T>(type: MessageRow['sharedType'], things: ReadonlyMap<Id, T>) =>
    sharedType === type && sharedId !== null ? (things.get(sharedId) ?? null) : null
  return {
    id: row.id,
    type: 'message' as const,
    node_id: nodeId('Message', row.id),
    conversation_id: row.conversationId,
    text: row.text,
    created_at: formatWireDate(row.createdAt),
    sender: presentMemberCard(deps, sender),
    shared_type: sharedType,
    pin: sharedOf('pin', shared.pins),
    board: sharedOf('board', shared.boards),
    user: sharedOf('user', shared.users),
  }
}

function countReactions(viewer: Member, rows: readonly MessageReactionRow[]): MessageReaction[] {
  const types = [...new Set(rows.map(({ reactionType }) => reactionType))]
  return types.map((type) => {
    const ofType = rows.filter(({ reactionType }) => reactionType === type)
    return {
      reaction_type: type,
      count: ofType.length,
      reacted_by_me: ofType.some(({ memberId }) => memberId === viewer.id),
    }
  })
}
