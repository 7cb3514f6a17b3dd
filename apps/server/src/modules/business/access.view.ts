import {
  type AccessKind,
  type BusinessInvitation,
  type BusinessMember,
  type BusinessProfile,
  limits,
} from '@pinfold/contract'
import { requireAllowed } from '../../platform/auth/decision.ts'
import type { Member } from '../../platform/auth/viewer.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Page } from '../../platform/http/binder.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { type CardDeps, knowMembers, type KnownMember, presentMemberCard } from '../graph/index.ts'
import { accessSight, mayHaveProfiles } from './access.policy.ts'
import { type Access, findAccessOf, findAccessTo, findClients } from './access.queries.ts'
import { figuresOf } from './business-figures.ts'
import { mayStandIn, permissionsOf } from './acting/acting.policy.ts'
import { loweredTo, rolesAtPartners } from './acting/through-partners.ts'
import { findPartRoles, findPartRolesOf } from './assets/asset-roles.queries.ts'
import { namesOfParts } from './assets/part-names.ts'
import { personOf } from './present-person.ts'

const { mostAssets, mostProfiles } = limits.businessAccess

const isBlocked = ({ relation }: KnownMember) => relation.isBlockedByThem || relation.isBlockingThem

/** What somebody may act for, with the businesses. Two statements; blocked ones are left out. */
async function profilesOf(deps: CardDeps, viewer: Member, state: 'invited' | 'active') {
  requireAllowed(mayHaveProfiles(viewer))
  const found = await findAccessOf(deps.db, viewer.id, [state], mostProfiles)
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

/**
 * The businesses that the viewer may act for now, by id (CA-05), those of partners among them; some may still ask for the
 * second factor.
 */
export async function businessProfilesView(deps: CardDeps, viewer: Member): Promise<Record<Id, BusinessProfile>> {
  const own = await profilesOf(deps, viewer, 'active')
  const through = await clientsOf(deps, viewer, own)
  const usable = [...through, ...own].filter(({ access }) =>
    mayStandIn(viewer, { ...access, isBlockedEitherWay: false }),
  )
  const figureOf = await figuresOf(
    deps.db,
    usable.map(({ access, business: { row } }) => ({ row, isWhole: access.role !== null })),
  )
  // What they have themselves comes last, and so stands.
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
          ...figureOf(business.row),
        },
        viewerMeetsMfaRequirement: access.source === 'employee' || viewer.hasSecondFactor,
      },
    ]),
  )
}

type Profiles = Awaited<ReturnType<typeof profilesOf>>

/** The businesses that partners let the viewer act for, with no more than both may. */
async function clientsOf(deps: CardDeps, viewer: Member, own: Profiles): Promise<Profiles> {
  const roles = await rolesAtPartners(
    deps.db,
    viewer,
    own.map(({ access }) => access),
  )
  if (roles.size === 0) return []
  const found = await findClients(deps.db, [...roles.keys()], mostProfiles)
  const known = await knowMembers(
    deps,
    viewer,
    found.map(({ subjectId }) => subjectId),
  )
  return found.flatMap((access) => {
    const [business, role] = [known.get(access.subjectId), roles.get(access.granteeId)]
    if (!business || role === undefined || isBlocked(business) || access.subjectId === viewer.id) return []
    return [{ access: { ...access, role: loweredTo({ ...access, parts: [] }, role).role }, business }]
  })
}

/** What the viewer may accept, or was given: the employees' part of it is the operator's. */
export async function invitationsView(
  deps: CardDeps,
  viewer: Member,
  state: 'invited' | 'active',
): Promise<BusinessInvitation[]> {
  const invited = (await profilesOf(deps, viewer, state)).filter(({ access }) => access.source === 'invitation')
  const roles =
    invited.length === 0
      ? []
      : await findPartRolesOf(
          deps.db,
          viewer.id,
          invited.map(({ access }) => access.subjectId),
          mostProfiles * mostAssets,
        )
  const nameOf = await namesOfParts(deps.db, roles)
  return invited.map(({ access, business }) => ({
    business: personOf(deps, business),
    role: access.role,
    kind: access.kind,
    assets: roles.flatMap((each) =>
      each.subjectId === access.subjectId ? [{ ...nameOf(each), role: each.role }] : [],
    ),
  }))
}

/** Who may act for the business, newest first. Throws `business_not_found` for everybody whom that does not concern. */
export async function businessMembersView(
  deps: CardDeps,
  viewer: Member,
  businessId: Id,
  page: { after: Id | null; limit: number; kind?: AccessKind | undefined },
): Promise<Page<BusinessMember[]>> {
  const sight = accessSight(viewer, businessId)
  if (sight === 'hidden') throw new AppError('business_not_found')
  const states = sight === 'full' ? (['invited', 'active'] as const) : (['active'] as const)
  const found = await findAccessTo(deps.db, businessId, { ...page, source: 'invitation', states })
  const last = found.at(-1)
  return {
    items: await membersView(deps, viewer, found, { businessId, canChange: sight === 'full' }),
    next: last && found.length === page.limit ? last.edgeId : null,
  }
}

/** Whoever acts for the business themself sees who else does, not on which of its parts. */
async function membersView(
  deps: CardDeps,
  viewer: Member,
  found: readonly Access[],
  { businessId, canChange }: { businessId: Id; canChange: boolean },
) {
  const ids = found.map(({ granteeId }) => granteeId)
  const [known, roles] = await Promise.all([
    knowMembers(deps, viewer, ids),
    canChange && ids.length > 0 ? findPartRoles(deps.db, businessId, ids, ids.length * mostAssets) : [],
  ])
  const nameOf = await namesOfParts(deps.db, roles)
  return found.flatMap(({ granteeId, role, kind, state }): BusinessMember[] => {
    const member = known.get(granteeId)
    if (!member || state === 'asked') return []
    const assets = roles.flatMap((each) => (each.granteeId === granteeId ? [{ ...nameOf(each), role: each.role }] : []))
    return [{ ...personOf(deps, member), role, kind, assets, state, can_change: canChange }]
  })
}

/** One of those who may act for the business, after their access changed. */
export async function businessMemberView(deps: CardDeps, viewer: Member, access: Access | undefined) {
  const [member] = access
    ? await membersView(deps, viewer, [access], { businessId: access.subjectId, canChange: true })
    : []
  if (!member) throw new AppError('access_not_found')
  return member
}
