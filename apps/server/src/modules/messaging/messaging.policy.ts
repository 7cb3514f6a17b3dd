import { allow, type Decision, deny } from '../../platform/auth/decision.ts'
import { canMessage, type ReachFacts } from '../graph/index.ts'
import type { InboxState } from './messaging.tables.ts'

/** All that decides what somebody may do in a conversation. */
export interface ConversationFacts {
  readonly isParticipant: boolean
  readonly isGroup: boolean
  /** How the viewer has it. */
  readonly state: InboxState
  /** The other one of two blocked the viewer, or is blocked by them; never so in a group. */
  readonly isBlockedEitherWay: boolean
}

/** Reading, and everything else: to those outside, a conversation is missing. */
export const canReadConversation = (conversation: ConversationFacts): Decision =>
  conversation.isParticipant ? allow : deny('conversation_not_found')

/** Writing, reacting, showing that one is typing. Between two who are blocked nothing passes. */
export function canWrite(conversation: ConversationFacts): Decision {
  const read = canReadConversation(conversation)
  return read.isAllowed && conversation.isBlockedEitherWay ? deny('cannot_message') : read
}

/**
 * Writing to the other one of two. Whoever took the conversation in goes on hearing, unless they want messages of nobody;
 * anybody else is asked for as at the beginning.
 */
export function canWriteTo(receiver: ReachFacts, receiverState: InboxState): Decision {
  if (receiverState !== 'open') return canMessage(receiver)
  const settings = receiver.messagesFrom === 'following' ? ('everyone' as const) : receiver.messagesFrom
  return canMessage({ ...receiver, messagesFrom: settings, isPartnerMessageAllowed: true })
}

export function canAddPeople(conversation: ConversationFacts): Decision {
  const written = canWrite(conversation)
  if (!written.isAllowed) return written
  if (!conversation.isGroup) return deny('not_a_group')
  return conversation.state === 'open' ? allow : deny('not_allowed')
}

/** Two people cannot leave each other: they hide or block. */
export function canLeaveConversation(conversation: ConversationFacts): Decision {
  const read = canReadConversation(conversation)
  return read.isAllowed && !conversation.isGroup ? deny('not_a_group') : read
}

/** Taking a request in, or turning it down. Doing it again changes nothing. */
export const canAnswerRequest = (conversation: ConversationFacts): Decision => canReadConversation(conversation)

/** All that decides whether somebody may read a message of a conversation they may read. */
export interface MessageFacts {
  readonly isSender: boolean
  /** It was written before the viewer came. */
  readonly isBeforeJoining: boolean
  readonly isGroup: boolean
  /** Sender and viewer. */
  readonly isBlockedEitherWay: boolean
}

/** In a group blocked people do not read each other. What two wrote to each other before stays with both. */
export function canSeeMessage(message: MessageFacts): Decision {
  if (message.isSender) return allow
  const isHidden = message.isBeforeJoining || (message.isGroup && message.isBlockedEitherWay)
  return isHidden ? deny('message_not_found') : allow
}

/** One's own words, whatever became of the conversation meanwhile. */
export function canDeleteMessage(message: MessageFacts): Decision {
  const seen = canSeeMessage(message)
  return seen.isAllowed && !message.isSender ? deny('not_allowed') : seen
}

export function canReportMessage(message: MessageFacts): Decision {
  const seen = canSeeMessage(message)
  return seen.isAllowed && message.isSender ? deny('not_allowed') : seen
}

/** Somebody new begins as a request to whoever does not follow them, and so does coming back after leaving. */
export const firstStateOf = (receiver: Pick<ReachFacts, 'isFollowedByThem'>, hasLeft = false): InboxState =>
  receiver.isFollowedByThem && !hasLeft ? 'open' : 'request'
