import { allow, type Decision, deny } from '../../platform/auth/decision.ts'
import type { Relation } from './relations.ts'

/** Everything that decides whether a member may begin to write to another one. */
export interface ReachFacts {
  readonly relation: Pick<Relation, 'isSelf' | 'isBlockedByThem' | 'isBlockingThem'>
  /** Whether the sender takes messages at all. */
  readonly isSenderMessaging: boolean
  readonly messagesFrom: 'everyone' | 'following' | 'nobody'
  /** The receiver follows the sender. */
  readonly isFollowedByThem: boolean
  readonly isPartner: boolean
  /** What a partner chose. */
  readonly isPartnerMessageAllowed: boolean
}

/** Beginning to write to somebody. One failure for all reasons, so that it does not tell of a block. */
export function canMessage(facts: ReachFacts): Decision {
  const { relation } = facts
  if (relation.isSelf) return deny('cannot_message_self')
  if (relation.isBlockedByThem || relation.isBlockingThem) return deny('cannot_message')
  if (!facts.isSenderMessaging || facts.messagesFrom === 'nobody') return deny('cannot_message')
  if (facts.messagesFrom === 'following' && !facts.isFollowedByThem) return deny('cannot_message')
  return facts.isPartner && !facts.isPartnerMessageAllowed ? deny('cannot_message') : allow
}
