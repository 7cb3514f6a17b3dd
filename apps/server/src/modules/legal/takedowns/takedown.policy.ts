import type { TakedownItemState, TakedownState } from '@pinfold/contract'
import { allow, type Decision, deny } from '../../../platform/auth/decision.ts'

/** What decides who may do what with a request. */
export interface TakedownFacts {
  readonly state: TakedownState
  /** The asker decides on reports and requests for the site. */
  readonly isModerator: boolean
  /** The asker proved that the request is theirs. */
  readonly isClaimant: boolean
}

/** Granting and refusing. To all others requests are missing. */
export function canDecide({ state, isModerator }: TakedownFacts): Decision {
  if (!isModerator) return deny('takedown_not_found')
  return state === 'open' ? allow : deny('takedown_decided')
}

/** Claimants take back what waits; moderators do it for them, who say so by mail. */
export function canWithdraw({ state, isModerator, isClaimant }: TakedownFacts): Decision {
  if (!isModerator && !isClaimant) return deny('takedown_not_found')
  return state === 'open' || state === 'withdrawn' ? allow : deny('takedown_decided')
}

/** What decides whether the owner of a thing may object to its removal. */
export interface ItemFacts {
  readonly isOwner: boolean
  readonly state: TakedownItemState
  readonly objectionUntil: Date | null
}

/** Once, while the days of the law last. Whose thing it is not hears of nothing. */
export function canObject({ isOwner, state, objectionUntil }: ItemFacts, now: Date): Decision {
  if (!isOwner) return deny('takedown_not_found')
  if (state === 'objected' || state === 'restored') return deny('takedown_decided')
  if (state !== 'removed' || objectionUntil === null || now > objectionUntil) return deny('objection_over')
  return allow
}
