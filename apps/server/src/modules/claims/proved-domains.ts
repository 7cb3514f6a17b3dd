import { limits, type MemberId } from '@pinfold/contract'
import type { Db } from '../../platform/db/db.ts'
import { findClaimsOf, findProvedOf } from './claims.queries.ts'

/** The websites that are proved to be the member's; one that is failing counts while it has time. */
export async function findProvedDomains(db: Db, memberId: MemberId): Promise<string[]> {
  const claims = await findClaimsOf(db, memberId, limits.claimedSites.most)
  return claims.flatMap(({ domain, dueAt }) => (dueAt === null ? [] : [domain]))
}

/** The proved websites of many members, in one statement. */
export async function findProvedDomainsOf(db: Db, memberIds: readonly MemberId[]): Promise<Map<MemberId, string[]>> {
  const byMember = Map.groupBy(await findProvedOf(db, memberIds), ({ memberId }) => memberId)
  return new Map([...byMember].map(([memberId, sites]) => [memberId, sites.map(({ domain }) => domain)]))
}
