import { randomBytes } from 'node:crypto'
import { limits } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize } from '../../../platform/writing/writer.ts'
import { lockMember } from '../../accounts/index.ts'
import { canClaim } from '../claims.policy.ts'
import { findClaimsOf, findDomainOwner, insertClaim, updateClaim } from '../claims.queries.ts'
import { namedSite } from '../named-site.ts'

/**
 * Begins to claim a site; it gives nothing before the proof is found, and a second time changes nothing. A claim that was
 * lost begins anew. Throws `invalid_link`, `rule_broken`, `site_claimed`, `too_many_sites`.
 */
export async function claimSite(
  deps: WriteDeps & { readonly publicUrl: URL },
  viewer: Member,
  typed: string,
): Promise<string> {
  const domain = namedSite(typed, deps)
  await inTransaction(deps.db, 'claim-site', async (tx) => {
    const [held] = await lockMember(tx, viewer.id)
    const writer = authorize(held, canClaim(viewer.id, await findDomainOwner(held, domain)), 'domain')
    const claims = await findClaimsOf(held, viewer.id, limits.claimedSites.most)
    const before = claims.find((claim) => claim.domain === domain)
    if (before?.state === 'lost')
      await updateClaim(writer, viewer.id, domain, { state: 'pending', failing_since: null })
    if (before) return
    if (claims.length >= limits.claimedSites.most) throw new AppError('too_many_sites')
    await insertClaim(writer, {
      member_id: viewer.id,
      domain,
      token: randomBytes(16).toString('hex'),
      claimed_at: deps.clock.now(),
    })
  })
  return domain
}
