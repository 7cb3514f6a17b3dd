import { type ClaimedSite, formatWireDate, limits, namedSiteDomain, siteDomainOf } from '@pinfold/contract'
import { mayDo, type Member } from '../../platform/auth/viewer.ts'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findMembers } from '../accounts/index.ts'
import { type ClaimRow, findClaimsOf } from './claims.queries.ts'
import { proofTexts } from './proofs/proof-texts.ts'
import { endsAt } from './recheck.ts'

/** The viewer's own claims, or the one of a website that is named, and nobody else's. Two statements. */
export async function claimsView({ db }: { readonly db: Db }, viewer: Member, named?: string): Promise<ClaimedSite[]> {
  const [claims, [member]] = await Promise.all([
    findClaimsOf(db, viewer.id, limits.claimedSites.most),
    findMembers(db, [viewer.id]),
  ])
  const shown = member?.isWebsiteVerified === true ? siteDomainOf(member.websiteUrl) : null
  const asked = named ? claims.filter(({ domain }) => domain === namedSiteDomain(named)) : claims
  return asked.map((claim) => presentClaim(claim, { shown, canManage: mayDo(viewer, 'manage') }))
}

/** One of them, after it changed. Throws `site_not_found`. */
export async function claimView(deps: { readonly db: Db }, viewer: Member, domain: string): Promise<ClaimedSite> {
  const claim = (await claimsView(deps, viewer)).find((each) => each.domain === domain)
  if (!claim) throw new AppError('site_not_found')
  return claim
}

const orNull = (date: Date | null) => (date === null ? null : formatWireDate(date))

function presentClaim(
  claim: ClaimRow,
  { shown, canManage }: { shown: string | null; canManage: boolean },
): ClaimedSite {
  const { domain, state, failingSince, pinCount, saveCount, memberCount, recentCount, countedAt } = claim
  const isCounted = pinCount !== null && saveCount !== null && memberCount !== null && recentCount !== null
  return {
    domain,
    state,
    method: claim.method,
    ...proofTexts(claim.token),
    claimed_at: formatWireDate(claim.claimedAt),
    verified_at: orNull(claim.verifiedAt),
    checked_at: orNull(claim.checkedAt),
    ends_at: state === 'failing' && failingSince !== null ? formatWireDate(endsAt(failingSince)) : null,
    is_on_profile: shown === domain,
    statistics:
      isCounted && countedAt !== null && claim.dueAt !== null
        ? {
            pin_count: pinCount,
            save_count: saveCount,
            member_count: memberCount,
            recent_count: recentCount,
            counted_at: formatWireDate(countedAt),
          }
        : null,
    viewer_can: { manage: canManage },
  }
}
