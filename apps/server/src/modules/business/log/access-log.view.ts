import { type AccessEntry, formatWireDate } from '@pinfold/contract'
import { requireAllowed } from '../../../platform/auth/decision.ts'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Page } from '../../../platform/http/binder.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { type CardDeps, knowMembers } from '../../graph/index.ts'
import { canReadAccess } from '../access.policy.ts'
import { namesOfParts } from '../assets/part-names.ts'
import { personOf } from '../present-person.ts'
import { findEntries } from './access-log.queries.ts'

/**
 * What was done with access to a business, newest first; those who are gone, or have blocked it, are null. Throws `business_not_found` for
 * everybody whom that does not concern.
 */
export async function accessLogView(
  deps: CardDeps,
  viewer: Member,
  businessId: Id,
  page: { after: Id | null; limit: number },
): Promise<Page<AccessEntry[]>> {
  requireAllowed(canReadAccess(viewer, businessId))
  const found = await findEntries(deps.db, businessId, page)
  const ids = found.flatMap(({ actorId, memberId }) => (actorId === null ? [memberId] : [actorId, memberId]))
  const [known, nameOf] = await Promise.all([
    knowMembers(deps, viewer, ids),
    namesOfParts(
      deps.db,
      found.map(({ assetType, assetId }) => ({ type: assetType, id: assetId })),
    ),
  ])
  const person = (id: Id | null) => {
    const member = id === null ? undefined : known.get(id)
    return member && !member.relation.isBlockedByThem ? personOf(deps, member) : null
  }
  const last = found.at(-1)
  return {
    items: found.map(({ id, createdAt, deed, actorId, memberId, kind, assetType, assetId, from, to }) => ({
      id,
      created_at: formatWireDate(createdAt),
      deed,
      actor: person(actorId),
      member: person(memberId),
      kind,
      asset: nameOf({ type: assetType, id: assetId }),
      from_role: from,
      to_role: to,
    })),
    next: last && found.length === page.limit ? last.id : null,
  }
}
