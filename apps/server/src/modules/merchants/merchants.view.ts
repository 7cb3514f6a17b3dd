import { formatWireDate, type MemberId, type MerchantProfile } from '@pinfold/contract'
import { requireAllowed } from '../../platform/auth/decision.ts'
import type { Viewer } from '../../platform/auth/viewer.ts'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findMemberDetails } from '../accounts/index.ts'
import { knowMembers, type KnownMember, sightOf } from '../graph/index.ts'
import { canSeeMerchant, type MerchantFacts } from './merchants.policy.ts'
import { findMerchant, type MerchantRow } from './merchants.queries.ts'
import { shownBadges } from './shown-badges.ts'

/** What a merchant's own row and the viewer's standing to the member say. */
export function merchantFacts(member: KnownMember | undefined, merchant: MerchantRow | undefined): MerchantFacts {
  if (!member) return { isSelf: false, isProfileSeen: false, state: undefined }
  const { isSelf, isBlockedByThem, isBlockingThem } = member.relation
  const isProfileSeen = sightOf(member) === 'full' && !isBlockedByThem && !isBlockingThem
  return { isSelf, isProfileSeen, state: merchant?.state }
}

/** A verified merchant as the viewer may see it; a missing member is as missing. Throws `merchant_not_found`. */
export async function merchantView(
  { db }: { readonly db: Db },
  viewer: Viewer,
  memberId: MemberId,
): Promise<MerchantProfile> {
  const [known, merchant] = await Promise.all([knowMembers({ db }, viewer, [memberId]), findMerchant(db, memberId)])
  const facts = merchantFacts(known.get(memberId), merchant)
  requireAllowed(canSeeMerchant(facts))
  if (!merchant) throw new AppError('merchant_not_found')
  const { isInspirationalMerchant } = await findMemberDetails(db, memberId)
  return presentMerchant(merchant, { isInspirational: isInspirationalMerchant, isSelf: facts.isSelf })
}

/** How it is presented: to others without what was said while it was decided. */
export function presentMerchant(
  merchant: MerchantRow,
  { isInspirational, isSelf }: { isInspirational: boolean; isSelf: boolean },
): MerchantProfile {
  const { badges, badgeColor, badgeOptOut } = merchant
  const ids = (names: readonly string[]) => names.map((id) => ({ id }))
  return {
    business_diversity_labels: merchant.diversityLabels,
    created_at: formatWireDate(merchant.createdAt),
    disapproval_reasons: isSelf ? merchant.disapprovalReasons : [],
    is_inspirational: isInspirational,
    review_criteria: isSelf ? merchant.reviewCriteria : [],
    review_labels: isSelf ? merchant.reviewLabels : [],
    updated_at: formatWireDate(merchant.updatedAt),
    inspirational_badge_selection: badgeColor === null ? null : { badgeColor, badgeOptOut },
    is_eligible_for_storefront_badges: merchant.isStorefrontEligible,
    badge_details: ids(badges),
    profile_badges: ids(shownBadges(merchant)),
    ...(isSelf && {
      application: {
        state: merchant.state,
        statement: merchant.statement,
        domain: merchant.domain,
        badges: merchant.wantedBadges,
        reason: merchant.reason,
        decided_at: merchant.decidedAt === null ? null : formatWireDate(merchant.decidedAt),
      },
    }),
  }
}
