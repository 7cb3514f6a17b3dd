import type { ClaimMethod } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { MemberRates } from '../../../platform/rate-limit/member-rates.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize } from '../../../platform/writing/writer.ts'
import { lockMember } from '../../accounts/index.ts'
import { canClaim } from '../claims.policy.ts'
import { claimRefusalWords } from '../claim-refusals.words.ts'
import { findClaim, findDomainOwner, lockClaim, takeDomain, updateClaim } from '../claims.queries.ts'
import { namedSite } from '../named-site.ts'
import { giveMark } from '../profile-mark.ts'
import { findProof, type Proof, type ProofDeps } from '../proofs/find-proof.ts'
import { nextCheckAt } from '../recheck.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    /** A website was proved to be the member's. */
    'site.verified': { memberId: string; domain: string }
  }
}

/** What verifying needs. */
export type VerifyDeps = WriteDeps &
  ProofDeps & { readonly publicUrl: URL; readonly memberRates: Pick<MemberRates, 'take'> }

/**
 * Looks for the proof on the site; where it is found, the claim holds from now on. Looks count as fetches. Throws
 * `site_not_found`, `site_not_proved`, `site_claimed`, `throttled`.
 */
export async function verifySite(
  deps: VerifyDeps,
  viewer: Member,
  { domain: typed, method }: { domain: string; method: ClaimMethod },
): Promise<string> {
  const domain = namedSite(typed, deps)
  const claim = await findClaim(deps.db, viewer.id, domain)
  if (!claim) throw new AppError('site_not_found')
  await deps.memberRates.take(viewer, '', 'fetch')
  const proof = await findProof(deps, method, claim)
  if (proof.kind !== 'found') throw notProved(method, proof)
  await inTransaction(deps.db, 'verify-site', async (tx) => {
    const [held, member] = await lockMember(tx, viewer.id)
    const [, locked] = await lockClaim(tx, viewer.id, domain)
    const writer = authorize(held, canClaim(viewer.id, await findDomainOwner(held, domain)), 'domain')
    if (!member || !locked) throw new AppError('site_not_found')
    // Two members may prove the same site at the same moment; the first one has it.
    if ((await takeDomain(writer, domain, viewer.id)) !== viewer.id)
      throw new AppError('site_claimed', { field: 'domain' })
    const now = deps.clock.now()
    await updateClaim(writer, viewer.id, domain, {
      state: 'verified',
      method,
      address: proof.address,
      verified_at: locked.verifiedAt ?? now,
      checked_at: now,
      due_at: nextCheckAt(now, locked.token),
      failures: 0,
      failing_since: null,
    })
    await giveMark(writer, member, { domain, address: proof.address })
    await deps.outbox.emit(writer, bucketOf(viewer.id), 'site.verified', { memberId: viewer.id, domain })
  })
  return domain
}

function notProved(method: ClaimMethod, { kind }: Proof): AppError {
  const missing = {
    meta: claimRefusalWords.noMeta,
    file: claimRefusalWords.noFile,
    dns: claimRefusalWords.noRecord,
  }[method]
  const field = 'method'
  const why = kind === 'unreachable' ? claimRefusalWords.unreachable : missing
  return new AppError('site_not_proved', { field, detail: `${field}: ${why}` })
}
