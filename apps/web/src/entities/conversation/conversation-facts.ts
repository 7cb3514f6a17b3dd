import type { Conversation } from '@pinfold/contract'
import { learn, only } from '../../api/learn-entities.ts'

/** What members change of a conversation. What was said last, and how much is unread, comes with the news. */
const changeable = [
  'users',
  'is_group',
  'is_request',
  'is_hidden',
  'viewer_can',
] as const satisfies readonly (keyof Conversation)[]

/** A command answered this conversation: what it changed shows wherever the conversation does. */
export const learnConversation = (conversation: Conversation): void =>
  learn('conversation', conversation.id, only(conversation, changeable))
