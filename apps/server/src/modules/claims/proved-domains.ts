import { limits, type MemberId } from '@pinfold/contract'
import type { Db } from '../../platform/db/db.ts'
import { findClaimsOf } from './claims.queries.ts'

/** The websites that are proved to be the member's; one that is failing counts while it has time. */
export async function findProvedDomains(db: Db, memberId: MemberId): Promise<string[]> {
  const claims = await findClaimsOf(db, memberId, limits.claimedSites.most)
  return claims.flatMap(({ domain, dueAt }) => (dueAt === null ? [] : [domain]))
}
