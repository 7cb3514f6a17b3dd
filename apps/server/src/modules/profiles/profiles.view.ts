import { formatWireDate, profileTabTypes, type User } from '@pinfold/contract'
import type { Viewer } from '../../platform/auth/viewer.ts'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Id } from '../../platform/ids/ids.ts'
import type { MemberRow } from '../accounts/index.ts'
import {
  type CardDeps,
  findFollowStates,
  knowMembers,
  type KnownMember,
  presentMemberCard,
  sightOf,
} from '../graph/index.ts'

/** A member's profile; throws `user_not_found` where the viewer may not know of it. At most four statements. */
export async function profileView(deps: CardDeps, viewer: Viewer, memberId: Id): Promise<User> {
  const member = (await knowMembers(deps, viewer, [memberId])).get(memberId)
  if (!member || sightOf(member) === 'hidden') throw new AppError('user_not_found')
  return presentProfile(deps, viewer, member, await isFollowing(deps.db, memberId, viewer.id))
}

/**
 * The profile of somebody the viewer just blocked or unblocked: also of one who blocks the viewer, since the answer to
 * one's own block may not depend on theirs. Then it is name and picture. At most four statements.
 */
export async function profileHeaderView(deps: CardDeps, viewer: Viewer, memberId: Id): Promise<User> {
  const member = (await knowMembers(deps, viewer, [memberId])).get(memberId)
  if (!member) throw new AppError('user_not_found')
  return presentProfile(deps, viewer, member, await isFollowing(deps.db, memberId, viewer.id))
}

async function isFollowing(db: Db, followerId: Id, followeeId: Id | null): Promise<boolean> {
  if (followeeId === null || followerId === followeeId) return false
  return (await findFollowStates(db, followerId, [followeeId])).get(followeeId) === 'following'
}

function presentProfile(deps: CardDeps, viewer: Viewer, member: KnownMember, isFollowingMe: boolean): User {
  const { row, relation } = member
  const card = presentMemberCard(deps, member)
  const isFull = sightOf(member) === 'full'
  return {
    ...card,
    first_name: row.firstName,
    image_large_url: card.image_large_url ?? null,
    image_xlarge_url: card.image_xlarge_url ?? null,
    blocked_by_me: relation.isBlockingThem,
    explicitly_following_me: isFollowingMe,
    is_partner: row.isPartner,
    profile_views: -1,
    seo_noindex_reason: row.isPrivate ? 'private_profile' : null,
    ...(isFull ? shownCounts(row, relation.isSelf) : hiddenCounts),
    ...(isFull
      ? { about: row.about, pronouns: row.pronouns, website_url: row.websiteUrl || null }
      : { about: '', pronouns: [], website_url: null }),
    eligible_profile_tabs: isFull ? tabsOf(row, viewer) : [],
  }
}

const hiddenCounts = { follower_count: 0, followerCount: 0, following_count: 0, pin_count: 0, board_count: 0 }

/** Others are told of public things only; the owner of everything. */
function shownCounts(row: MemberRow, isOwn: boolean) {
  const shared = {
    follower_count: row.followerCount,
    followerCount: row.followerCount,
    following_count: row.followingCount,
    has_published_pins: row.createdPinCount > 0,
  }
  if (!isOwn) return { ...shared, pin_count: row.pinCount, board_count: row.boardCount }
  return {
    ...shared,
    pin_count: row.totalPinCount,
    board_count: row.totalBoardCount,
    secret_board_count: row.secretBoardCount,
    archived_board_count: row.archivedBoardCount,
    is_comments_allowed: row.isCommentsAllowed,
    last_pin_save_time: row.lastSavedAt === null ? null : formatWireDate(row.lastSavedAt),
  }
}

/** Created is the default where there is something to show there; machines are not offered it. */
function tabsOf(row: MemberRow, viewer: Viewer): NonNullable<User['eligible_profile_tabs']> {
  const hasCreated = row.createdPinCount > 0 && viewer.kind !== 'bot'
  const saved = { tab_type: profileTabTypes.saved, is_default: !hasCreated }
  return hasCreated ? [{ tab_type: profileTabTypes.created, is_default: true }, saved] : [saved]
}
