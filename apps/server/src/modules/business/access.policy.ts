import type { AccessRole } from '@pinfold/contract'
import { allow, type Decision, deny } from '../../platform/auth/decision.ts'
import { mayDo, requirePasswordEntered, type Member, type Viewer } from '../../platform/auth/viewer.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { isHigherRole } from './acting/acting.policy.ts'

/** How much of those who may act shows. `reduced`: to who acts for the business themself, who they are and no more. */
export type AccessSight = 'full' | 'reduced' | 'hidden'

/** Others learn nothing of who may act for a business, not even whether it is one. */
export function accessSight(viewer: Pick<Viewer, 'id' | 'actorId'>, businessId: Id): AccessSight {
  if (viewer.id !== businessId) return 'hidden'
  return viewer.actorId === undefined ? 'full' : 'reduced'
}

/** Who asks, and what was done with access, is read by the account itself and by whoever manages it; they decline, too. */
export function canReadAccess(viewer: Pick<Viewer, 'id' | 'actorId' | 'deeds'>, businessId: Id): Decision {
  const isManaging = accessSight(viewer, businessId) !== 'hidden' && mayDo(viewer as Viewer, 'manage')
  return isManaging ? allow : deny('business_not_found')
}

/** Access is the account's own to give: whoever acts for it cannot give more of it away, or raise themself. */
export const canManageAccess = (viewer: Pick<Viewer, 'id' | 'actorId'>, businessId: Id): Decision =>
  accessSight(viewer, businessId) === 'full' ? allow : deny('business_not_found')

/** Access is given to another business account only; one that is blocked either way is as missing as none. */
export function canBeGiven(facts: OtherAccount): Decision {
  if (facts.isBlockedEitherWay) return deny('user_not_found')
  if (facts.isSelf) return deny('access_to_self')
  return facts.isPartner ? allow : deny('access_not_possible')
}

/** A business account is asked for access, if neither blocks the other. */
export function canBeAsked(facts: OtherAccount): Decision {
  if (facts.isBlockedEitherWay) return deny('user_not_found')
  if (facts.isSelf) return deny('access_to_self')
  return facts.isPartner ? allow : deny('access_not_of_business')
}

interface OtherAccount {
  readonly isSelf: boolean
  readonly isPartner: boolean
  readonly isBlockedEitherWay: boolean
}

/** Throws `password_required` where a stolen session could let somebody in. Taking rights away is never delayed. */
export function requirePasswordFor(viewer: Member, change: { from: AccessRole | null; to: AccessRole }, now: Date) {
  if (change.from === null || isHigherRole(change.to, change.from)) requirePasswordEntered(viewer, now)
}

/** Who has profiles to act for: business accounts, and employees. */
export const mayHaveProfiles = (viewer: Pick<Viewer, 'kind' | 'isPartner'>): Decision =>
  viewer.isPartner || viewer.kind === 'employee' ? allow : deny('business_only')
