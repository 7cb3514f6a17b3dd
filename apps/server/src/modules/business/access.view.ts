import { type BusinessInvitation, type BusinessMember, type BusinessProfile, limits } from '@pinfold/contract'
import { requireAllowed } from '../../platform/auth/decision.ts'
import type { Member } from '../../platform/auth/viewer.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Page } from '../../platform/http/binder.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { type CardDeps, knowMembers, type KnownMember, presentMemberCard } from '../graph/index.ts'
import { accessSight, mayHaveProfiles } from './access.policy.ts'
import { type Access, findAccessOf, findAccessTo } from './access.queries.ts'
import { mayStandIn, permissionsOf } from './acting.policy.ts'

const { mostProfiles } = limits.businessAccess

const isBlocked = ({ relation }: KnownMember) => relation.isBlockedByThem || relation.isBlockingThem

function personOf(deps: CardDeps, member: KnownMember) {
  const { id, username, full_name, image_small_url } = presentMemberCard(deps, member)
  return { id, username, full_name, image_small_url }
}

/** What somebody may act for, with the businesses. Two statements; blocked ones are left out. */
async function profilesOf(deps: CardDeps, viewer: Member, state: 'invited' | 'active') {
  requireAllowed(mayHaveProfiles(viewer))
  const found = await findAccessOf(deps.db, viewer.id, state, mostProfiles)
  const known = await knowMembers(
    deps,
    viewer,
    found.map(({ subjectId }) => subjectId),
  )
  return found.flatMap((access) => {
    const business = known.get(access.subjectId)
    return business && !isBlocked(business) ? [{ access, business }] : []
  })
}

/** The businesses that the viewer may act for now, by id (CA-05); some may still ask for the second factor. */
export async function businessProfilesView(deps: CardDeps, viewer: Member): Promise<Record<Id, BusinessProfile>> {
  const profiles = await profilesOf(deps, viewer, 'active')
  const usable = profiles.filter(({ access }) => mayStandIn(viewer, { ...access, isBlockedEitherWay: false }))
  return Object.fromEntries(
    usable.map(({ access, business }) => [
      access.subjectId,
      {
        id: access.subjectId,
        permissions: permissionsOf(access.role),
        user: {
          username: business.row.username,
          businessName: business.row.fullName,
          imgUrl: presentMemberCard(deps, business).image_small_url,
          merchantId: null,
          scheduledPinCount: 0,
          eligibleForStlTool: false,
        },
        viewerMeetsMfaRequirement: access.source === 'employee' || viewer.hasSecondFactor,
      },
    ]),
  )
}

/** What the viewer may accept. */
export async function invitationsView(deps: CardDeps, viewer: Member): Promise<BusinessInvitation[]> {
  const invited = await profilesOf(deps, viewer, 'invited')
  return invited.map(({ access, business }) => ({ business: personOf(deps, business), role: access.role }))
}

/** Who may act for the business, newest first. Throws `business_not_found` for everybody whom that does not concern. */
export async function businessMembersView(
  deps: CardDeps,
  viewer: Member,
  businessId: Id,
  page: { after: Id | null; limit: number },
): Promise<Page<BusinessMember[]>> {
  const sight = accessSight(viewer, businessId)
  if (sight === 'hidden') throw new AppError('business_not_found')
  const states = sight === 'full' ? (['invited', 'active'] as const) : (['active'] as const)
  const found = await findAccessTo(deps.db, businessId, { ...page, states })
  const last = found.at(-1)
  return {
    items: await membersView(deps, viewer, found, sight === 'full'),
    next: last && found.length === page.limit ? last.edgeId : null,
  }
}

async function membersView(deps: CardDeps, viewer: Member, found: readonly Access[], canChange: boolean) {
  const known = await knowMembers(
    deps,
    viewer,
    found.map(({ granteeId }) => granteeId),
  )
  return found.flatMap(({ granteeId, role, state }): BusinessMember[] => {
    const member = known.get(granteeId)
    return member ? [{ ...personOf(deps, member), role, state, can_change: canChange }] : []
  })
}

/** One of those who may act for the business, after their access changed. */
export async function businessMemberView(deps: CardDeps, viewer: Member, access: Access | undefined) {
  const [member] = access ? await membersView(deps, viewer, [access], true) : []
  if (!member) throw new AppError('access_not_found')
  return member
}
