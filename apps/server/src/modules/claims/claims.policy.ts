import { allow, type Decision, deny } from '../../platform/auth/decision.ts'

/** Everybody may claim what is nobody else's; a claim that was not proved keeps nobody away. */
export const canClaim = (memberId: string, ownerId: string | undefined): Decision =>
  ownerId === undefined || ownerId === memberId ? allow : deny('site_claimed')

/** Feeds are published for businesses, of sites that are proved to be theirs. */
export function canFeed(facts: { isPartner: boolean; isClaimed: boolean }): Decision {
  if (!facts.isPartner) return deny('business_only')
  return facts.isClaimed ? allow : deny('feed_of_another_site')
}
