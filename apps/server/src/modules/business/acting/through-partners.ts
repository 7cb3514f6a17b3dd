import { type AccessRole, limits, type MemberId } from '@pinfold/contract'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import type { Db } from '../../../platform/db/db.ts'
import { isAway } from '../../accounts/index.ts'
import { knowMembers, type KnownMember } from '../../graph/index.ts'
import { type Access, findAccessOf } from '../access.queries.ts'
import { type ActingFacts, canActAtAll, lowerRole } from './acting.policy.ts'
import { findPartnersActing } from './acting.queries.ts'

const isBlocked = ({ relation }: KnownMember) => relation.isBlockedByThem || relation.isBlockingThem

/**
 * The access of a partner that the viewer acts for, lowered to what they may do for the partner; undefined where none
 * reaches so far. Only a partner's own people count, with a role on the whole of it: a partner of a partner is nobody's.
 */
export async function accessThroughPartner(db: Db, viewer: Viewer, subjectId: MemberId) {
  if (viewer.id === null || !canActAtAll(viewer)) return undefined
  const roles = await rolesAtPartners(
    db,
    viewer,
    await findAccessOf(db, viewer.id, ['active'], limits.businessAccess.mostProfiles),
  )
  if (roles.size === 0) return undefined
  const found = await findPartnersActing(db, { subjectId, actorId: viewer.id }, [...roles.keys()])
  const access = found.find(({ state, isBlockedEitherWay }) => state === 'active' && !isBlockedEitherWay)
  const own = access && roles.get(access.granteeId)
  return access && own !== undefined ? { ...access, ...loweredTo(access, own) } : undefined
}

/** What the viewer may do for each business whose own people they are, where it stands, is not away or kept out, and neither blocks the other. */
export async function rolesAtPartners(db: Db, viewer: Viewer, had: readonly Access[]) {
  const own = had.flatMap(({ subjectId, role, kind, source }) =>
    role !== null && kind === 'person' && source === 'invitation' ? [{ subjectId, role }] : [],
  )
  if (own.length === 0) return new Map<MemberId, AccessRole>()
  const known = await knowMembers(
    { db },
    viewer,
    own.map(({ subjectId }) => subjectId),
  )
  return new Map(
    own.flatMap(({ subjectId, role }) => {
      const partner = known.get(subjectId)
      return partner?.row.isPartner === true && !isAway(partner.row) && !isBlocked(partner)
        ? [[subjectId, role] as const]
        : []
    }),
  )
}

/** No more than both may. */
export const loweredTo = ({ role, parts }: Pick<ActingFacts, 'role' | 'parts'>, own: AccessRole) => ({
  role: role === null ? null : lowerRole(role, own),
  parts: parts.map((part) => ({ ...part, role: lowerRole(part.role, own) })),
})
