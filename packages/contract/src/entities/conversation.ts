import { z } from 'zod'
import { reactionType } from '../enumerations.ts'
import { board } from './board.ts'
import { count, entityId, wireDate } from './fields.ts'
import { pin } from './pin.ts'
import { memberCard } from './user.ts'

/** What a message can carry beside its text. */
export const sharedTypes = ['pin', 'board', 'user'] as const
export type SharedType = (typeof sharedTypes)[number]

/** How many people of a conversation chose a reaction. */
const messageReaction = z.object({
  reaction_type: reactionType,
  count,
  reacted_by_me: z.boolean(),
})
export type MessageReaction = z.output<typeof messageReaction>

/** One message of a conversation. Within a conversation, ids grow in the order in which messages were sent. */
export const message = z.object({
  id: entityId,
  type: z.literal('message'),
  node_id: z.string(),
  conversation_id: entityId,
  text: z.string(),
  created_at: wireDate,
  sender: memberCard,
  sent_by_me: z.boolean(),
  /** What was shared; null for words alone. The thing itself is null where the viewer may not see it (any more). */
  shared_type: z.enum(sharedTypes).nullable(),
  pin: pin.nullable(),
  board: board.nullable(),
  user: memberCard.nullable(),
  reactions: z.array(messageReaction),
  viewer_can: z.object({ react: z.boolean(), report: z.boolean(), delete: z.boolean() }),
})
export type Message = z.output<typeof message>

/** What the viewer may do in a conversation. */
const conversationAbilities = z.object({
  /** Write, react and show that one is typing. */
  write: z.boolean(),
  add_people: z.boolean(),
  /** Only of a request: take it in, or turn it down. */
  answer_request: z.boolean(),
  leave: z.boolean(),
  report: z.boolean(),
})

/** A conversation as one of its people has it. */
export const conversation = z.object({
  id: entityId,
  type: z.literal('conversation'),
  node_id: z.string(),
  /** The others in it, in the order in which they came. */
  users: z.array(memberCard),
  /** Who was just invited by mail; empty ever after. */
  emails: z.array(z.string()),
  /** More than two people, or it was once. A conversation of two is found again instead of begun anew. */
  is_group: z.boolean(),
  /** Somebody whom the viewer does not follow began it; it waits apart until the viewer takes it in. */
  is_request: z.boolean(),
  /** Put aside by the viewer until somebody writes again. */
  is_hidden: z.boolean(),
  /** Null where the viewer may not see it. */
  last_message: message.nullable(),
  /** Messages of others since the viewer read it. */
  unread: count,
  created_at: wireDate,
  viewer_can: conversationAbilities,
})
export type Conversation = z.output<typeof conversation>

/** What the header counts. */
export const unreadCounts = z.object({
  /** Unread messages, those of requests and hidden conversations left out. */
  messages: count,
  /** Unread news. */
  news: count,
})
export type UnreadCounts = z.output<typeof unreadCounts>
