import { limits, type MemberId, siteDomainOf } from '@pinfold/contract'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import { lockMember } from '../../accounts/index.ts'
import { findClaimsOf } from '../claims.queries.ts'
import { giveMark } from '../profile-mark.ts'

/** Marks the website that a member's profile names now, where they claimed it before. */
export async function markWebsite(deps: Pick<WriteDeps, 'db'>, memberId: MemberId): Promise<void> {
  await inTransaction(deps.db, 'mark-website', async (tx) => {
    const [, member] = await lockMember(tx, memberId)
    if (!member || member.websiteUrl === '' || member.isWebsiteVerified) return
    const claims = await findClaimsOf(tx, memberId, limits.claimedSites.most)
    const domain = siteDomainOf(member.websiteUrl)
    const site = claims.find((claim) => claim.domain === domain && claim.dueAt !== null)
    if (site) await giveMark(writeAsSystem(tx, 'what the member proved decides it'), member, site)
  })
}
