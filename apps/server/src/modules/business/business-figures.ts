import type { BusinessProfile, MemberId } from '@pinfold/contract'
import type { Db } from '../../platform/db/db.ts'
import { findScheduledCounts, type MemberRow } from '../accounts/index.ts'
import { findMembersWithProducts } from '../pins/index.ts'

type Figures = Pick<BusinessProfile['user'], 'merchantId' | 'scheduledPinCount' | 'eligibleForStlTool'>

interface Business {
  readonly row: Pick<MemberRow, 'id' | 'isVerifiedMerchant'>
  /** Whether the role is on all of the business; roles on parts tell of nothing else. */
  readonly isWhole: boolean
}

/** What businesses sell and what waits there (EN-11), for who may act for them. Two statements. */
export async function figuresOf(
  db: Db,
  businesses: readonly Business[],
): Promise<(business: Business['row']) => Figures> {
  const ids = businesses.flatMap(({ row, isWhole }) => (isWhole ? [row.id] : []))
  const [waiting, withProducts] =
    ids.length === 0
      ? [new Map<MemberId, number>(), new Set<MemberId>()]
      : await Promise.all([findScheduledCounts(db, ids), findMembersWithProducts(db, ids)])
  return ({ id, isVerifiedMerchant }) => ({
    merchantId: isVerifiedMerchant ? id : null,
    scheduledPinCount: waiting.get(id) ?? 0,
    eligibleForStlTool: withProducts.has(id),
  })
}
