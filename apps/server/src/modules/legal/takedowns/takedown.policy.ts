import type { TakedownItemState, TakedownState } from '@pinfold/contract'
import { allow, type Decision, deny } from '../../../platform/auth/decision.ts'

/** Granting and refusing, once. Who may at all is said by the call. */
export const canDecide = (state: TakedownState): Decision => (state === 'open' ? allow : deny('takedown_decided'))

/** Claimants take back what waits; to all others the request is missing. */
export function canWithdraw({ state, isClaimant }: { state: TakedownState; isClaimant: boolean }): Decision {
  if (!isClaimant) return deny('takedown_not_found')
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
