import { allow, type Decision, deny } from '../../platform/auth/decision.ts'

/** All that decides what somebody may do with a try. */
export interface TryFacts {
  readonly isAuthor: boolean
  readonly isBlockedEitherWay: boolean
  /** A private profile shows what it tried to approved followers only. */
  readonly isAuthorPrivate: boolean
  readonly isApprovedFollower: boolean
  /** The pin through which it was tried is the viewer's. */
  readonly isUnderOwnPin: boolean
  /** The viewer may see that pin. */
  readonly isPinSeen: boolean
}

/** Reading it, once the pin or profile through which one looks may be seen. */
export function canSeeTry(facts: TryFacts): Decision {
  if (facts.isAuthor) return allow
  if (facts.isBlockedEitherWay) return deny('tried_not_found')
  return facts.isAuthorPrivate && !facts.isApprovedFollower ? deny('tried_not_found') : allow
}

/** Members delete their own tries everywhere, and those of others under their own pins. */
export function canDeleteTry(facts: TryFacts): Decision {
  if (facts.isAuthor) return allow
  const seen = canSeeTry(facts)
  if (!seen.isAllowed || facts.isUnderOwnPin) return seen
  return deny(facts.isPinSeen ? 'not_allowed' : 'tried_not_found')
}
