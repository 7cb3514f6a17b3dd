import type { MerchantState } from '@pinfold/contract'
import { allow, type Decision, deny } from '../../platform/auth/decision.ts'

/** What decides who sees a merchant. */
export interface MerchantFacts {
  readonly isSelf: boolean
  /** The viewer sees the member's whole profile, and there is no block between them. */
  readonly isProfileSeen: boolean
  readonly state: MerchantState | undefined
}

/** Others see who is approved, and nothing of who waits, was declined, or never asked. */
export function canSeeMerchant({ isSelf, isProfileSeen, state }: MerchantFacts): Decision {
  if (state === undefined || !isProfileSeen) return deny('merchant_not_found')
  return isSelf || state === 'approved' ? allow : deny('merchant_not_found')
}

/** Badges are the merchant's own to choose. */
export function canEditBadges(facts: MerchantFacts): Decision {
  const seen = canSeeMerchant(facts)
  if (!seen.isAllowed) return seen
  if (!facts.isSelf) return deny('not_allowed')
  return facts.state === 'approved' ? allow : deny('merchant_not_found')
}

/** Businesses with a website that is proved to be theirs. */
export function canApply(facts: {
  isPartner: boolean
  isClaimed: boolean
  state: MerchantState | undefined
}): Decision {
  if (!facts.isPartner) return deny('business_only')
  if (!facts.isClaimed) return deny('site_needed')
  return facts.state === 'approved' ? deny('not_allowed') : allow
}

/** Nobody decides about a business of their own. */
export const canDecide = (deciderId: string | null, memberId: string): Decision =>
  deciderId === memberId ? deny('not_allowed') : allow
