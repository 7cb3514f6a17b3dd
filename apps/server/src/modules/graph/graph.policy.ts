import { allow, type Decision, deny } from '../../platform/auth/decision.ts'
import type { Relation } from './relations.ts'

/** Following, and taking it back. A blocked pair can do neither, and neither of them learns why. */
export function canFollow(relation: Relation): Decision {
  if (relation.isSelf) return deny('cannot_follow_self')
  if (relation.isBlockedByThem || relation.isBlockingThem) return deny('user_not_found')
  return allow
}

/** Following anew; who only came in by a mailed link asks nobody whose profile is private (RP-05). */
export function canBeginToFollow(relation: Relation, how: { isPrivate: boolean; isLimitedLogin: boolean }): Decision {
  const decision = canFollow(relation)
  return decision.isAllowed && how.isPrivate && how.isLimitedLogin ? deny('sign_in_required') : decision
}

/** Who follows a member and whom they follow: not for who only came in by a mailed link, unless it is themselves (RP-05). */
export const canReadLists = (viewer: { id: string | null; isLimitedLogin: boolean }, memberId: string): Decision =>
  viewer.isLimitedLogin && viewer.id !== memberId ? deny('sign_in_required') : allow

/** What a new follow begins as: private profiles are asked, unless they invited. */
export const followStateOf = (followee: { isPrivate: boolean; isInvited: boolean }): 'following' | 'requested' =>
  followee.isPrivate && !followee.isInvited ? 'requested' : 'following'

/** Everybody may block everybody else, also who blocked them. */
export function canBlock(relation: Relation): Decision {
  return relation.isSelf ? deny('cannot_block_self') : allow
}

/** Whether a member may stand in lists of others that the viewer reads. A private profile still has a name. */
export const canBeListed = (relation: Relation): boolean => !relation.isBlockedByThem && !relation.isBlockingThem

/** How much of a profile shows. `reduced`: who it is, nothing of what is saved there. */
export type ProfileSight = 'full' | 'reduced' | 'hidden'

export function profileSight(member: { isPrivate: boolean; relation: Relation }): ProfileSight {
  const { relation } = member
  if (relation.isSelf) return 'full'
  if (relation.isBlockedByThem) return 'hidden'
  // Who blocks somebody still needs the name, the picture and Unblock.
  if (relation.isBlockingThem) return 'reduced'
  return member.isPrivate && relation.follow !== 'following' ? 'reduced' : 'full'
}
