import type { NewsKind } from '@pinfold/contract'
import type { Events } from '../../../platform/events/outbox.ts'
import { type NewsDeps, tellMember } from '../commands/tell-members.ts'

/** Tells a member what the program found of their website, or somebody decided of their business: as done by themself. */
const tellOwner = (deps: NewsDeps, kind: NewsKind, memberId: string, event: string): Promise<void> =>
  tellMember(deps, { kind, sourceKey: `${kind}:${event}`, actorId: memberId, memberId, group: kind })

/** Tells a member that the proof is missing on their website. */
export const tellOfFailingSite = (deps: NewsDeps, { memberId, domain, since }: Events['site.failing']): Promise<void> =>
  tellOwner(deps, 'site_failing', memberId, `${domain}:${since}`)

/** Tells a member that their website lost its mark. */
export const tellOfLostSite = (deps: NewsDeps, { memberId, domain, since }: Events['site.lost']): Promise<void> =>
  tellOwner(deps, 'site_lost', memberId, `${domain}:${since}`)

/** Tells a member that a feed of theirs publishes nothing more. */
export const tellOfPausedFeed = (deps: NewsDeps, { feedId, memberId, at }: Events['site-feed.paused']): Promise<void> =>
  tellOwner(deps, 'feed_paused', memberId, `${feedId}:${at}`)

const kindOf = {
  approved: 'merchant_approved',
  declined: 'merchant_declined',
  withdrawn: 'merchant_withdrawn',
} as const satisfies Partial<Record<Events['merchant.decided']['state'], NewsKind>>

/** Tells a business what was decided of it. */
export async function tellOfMerchant(
  deps: NewsDeps,
  { memberId, state, at }: Events['merchant.decided'],
): Promise<void> {
  if (state !== 'pending') await tellOwner(deps, kindOf[state], memberId, at)
}
