import { type AccessRequest, type AskedAccess, limits } from '@pinfold/contract'
import { requireAllowed } from '../../../platform/auth/decision.ts'
import type { Member } from '../../../platform/auth/viewer.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Page } from '../../../platform/http/binder.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { type CardDeps, knowMembers } from '../../graph/index.ts'
import { accessSight, canReadAccess, mayHaveProfiles } from '../access.policy.ts'
import { findAccess, findAccessOf, findAccessTo } from '../access.queries.ts'
import { personOf } from '../present-person.ts'

/** Who asks to act for a business, newest first. Throws `business_not_found` for everybody whom that does not concern. */
export async function accessRequestsView(
  deps: CardDeps,
  viewer: Member,
  businessId: Id,
  page: { after: Id | null; limit: number },
): Promise<Page<AccessRequest[]>> {
  requireAllowed(canReadAccess(viewer, businessId))
  const found = await findAccessTo(deps.db, businessId, { ...page, source: 'invitation', states: ['asked'] })
  const known = await knowMembers(
    deps,
    viewer,
    found.map(({ granteeId }) => granteeId),
  )
  const last = found.at(-1)
  return {
    items: found.flatMap(({ granteeId, role, kind, askedSite: site }): AccessRequest[] => {
      const member = known.get(granteeId)
      if (!member || role === null) return []
      return [{ ...personOf(deps, member), role, kind, site, can_grant: accessSight(viewer, businessId) === 'full' }]
    }),
    next: last && found.length === page.limit ? last.edgeId : null,
  }
}

/** The businesses that the viewer asked for access; blocked ones are left out. */
export async function askedView(deps: CardDeps, viewer: Member): Promise<AskedAccess[]> {
  requireAllowed(mayHaveProfiles(viewer))
  const found = await findAccessOf(deps.db, viewer.id, ['asked'], limits.businessAccess.mostProfiles)
  const known = await knowMembers(
    deps,
    viewer,
    found.map(({ subjectId }) => subjectId),
  )
  return found.flatMap(({ subjectId, role, kind, askedSite: site }): AskedAccess[] => {
    const business = known.get(subjectId)
    if (!business || role === null || business.relation.isBlockedByThem || business.relation.isBlockingThem) return []
    return [{ business: personOf(deps, business), role, kind, site }]
  })
}

/** One business that the viewer asked just now. */
export async function oneAskedView(deps: CardDeps, viewer: Member, businessId: Id): Promise<AskedAccess> {
  const access = await findAccess(deps.db, { subjectId: businessId, granteeId: viewer.id })
  const business = (await knowMembers(deps, viewer, [businessId])).get(businessId)
  if (!business || !access || access.role === null) throw new AppError('access_request_not_found')
  return { business: personOf(deps, business), role: access.role, kind: access.kind, site: access.askedSite }
}
