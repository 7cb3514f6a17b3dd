import { formatWireDate, limits, profilePictureKinds, type User, type MemberId } from '@pinfold/contract'
import { hasWhole, requireMember, type Viewer } from '../../platform/auth/viewer.ts'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findMemberDetails, type MemberDetails, type MemberRow } from '../accounts/index.ts'
import { boardChoicesOf } from '../boards/index.ts'
import {
  canMessage,
  type CardDeps,
  countRequests,
  findFollowStates,
  knowMembers,
  type KnownMember,
  presentMemberCard,
  sightOf,
} from '../graph/index.ts'
import { countQuickSaves } from '../marks/index.ts'
import { hasTriesToShow } from '../tried/index.ts'
import { canSeeTried, eligibleTabs } from './profile-tabs.policy.ts'
import { coverVeilFor } from './veils/cover-veil.ts'
import { hiddenDetails, presentDetails } from './profile-details.view.ts'
import { profileHeadWords } from './profile-heads.words.ts'

/** What profiles need. */
export interface ProfileViewDeps extends CardDeps {
  /** How often Pins of a business were seen in the last 30 days. */
  readonly monthlyViews: { count(memberId: MemberId): Promise<number> }
  /** Whether boardless pins of the member make a board suggestion. */
  hasPinClusters(memberId: MemberId): Promise<boolean>
}

/**
 * A member's profile; throws `user_not_found` where the viewer may not know of it. At most five statements for others,
 * and eleven more where the member tried something; eight for the owner (nine of a private one), however many boards and pins there are.
 */
export async function profileView(deps: ProfileViewDeps, viewer: Viewer, memberId: MemberId): Promise<User> {
  const member = (await knowMembers(deps, viewer, [memberId])).get(memberId)
  if (!member || sightOf(member) === 'hidden') throw new AppError('user_not_found')
  return presentProfile(deps, viewer, member)
}

/**
 * The profile of somebody the viewer just blocked or unblocked: also of one who blocks the viewer, since the answer to
 * one's own block may not depend on theirs. Then it is name and picture.
 */
export async function profileHeaderView(deps: ProfileViewDeps, viewer: Viewer, memberId: MemberId): Promise<User> {
  const member = (await knowMembers(deps, viewer, [memberId])).get(memberId)
  if (!member || member.row.deactivatedAt !== null) throw new AppError('user_not_found')
  return presentProfile(deps, viewer, member)
}

async function isFollowing(db: Db, followerId: MemberId, followeeId: MemberId | null): Promise<boolean> {
  if (followeeId === null || followerId === followeeId) return false
  return (await findFollowStates(db, followerId, [followeeId])).get(followeeId) === 'following'
}

async function presentProfile(deps: ProfileViewDeps, viewer: Viewer, member: KnownMember): Promise<User> {
  const { row, relation } = member
  const isFull = sightOf(member) === 'full'
  const [isFollowingMe, details, own, hasTried] = await Promise.all([
    isFollowing(deps.db, row.id, viewer.id),
    findMemberDetails(deps.db, row.id),
    relation.isSelf ? presentOwn(deps, row, viewer) : null,
    isFull && showsTried(deps, viewer, member),
  ])
  const coverVeil = isFull ? await coverVeilFor(deps.db, viewer, details, relation.isSelf) : null
  const card = presentMemberCard(deps, member)
  return {
    ...card,
    first_name: row.firstName,
    image_large_url: card.image_large_url ?? null,
    image_xlarge_url: card.image_xlarge_url ?? null,
    blocked_by_me: relation.isBlockingThem,
    explicitly_following_me: isFollowingMe,
    should_show_messaging: canMessage({
      relation,
      isSenderMessaging: viewer.isMessaging && !viewer.isLimitedLogin,
      messagesFrom: details.messagesFrom ?? 'everyone',
      isFollowedByThem: isFollowingMe,
      isPartner: row.isPartner,
      isPartnerMessageAllowed: details.isMessageAllowed ?? false,
    }).isAllowed,
    is_partner: row.isPartner,
    is_verified_merchant: row.isVerifiedMerchant,
    is_inspirational_merchant: details.isInspirationalMerchant,
    verified_identity: { verified: row.isIdentityVerified },
    profile_views: -1,
    ...seoOf(row, details, isFull),
    is_default_image: card.image_medium_url === null,
    ...(isFull ? shownCounts(row, relation.isSelf && seesAllBoards(viewer)) : hiddenCounts),
    ...(isFull
      ? presentDetails({ row, details, isSelf: relation.isSelf, mediaUrl: deps.mediaUrl, coverVeil })
      : hiddenDetails),
    is_ads_only_profile: isFull && details.isAdsOnly,
    ads_only_profile_site: isFull && details.isAdsOnly ? webSite(details.adsOnlySite) : null,
    show_all_pins: isFull && row.showAllPins,
    show_shopping_list: isFull && row.showShoppingList,
    // A limited login sees no shopping list (RP-05).
    eligible_for_wishlist: isFull && !viewer.isLimitedLogin,
    eligible_profile_tabs: isFull ? tabsOf(row, viewer, relation.isSelf, hasTried) : [],
    ...(relation.isSelf && veiledPictures(row, details)),
    ...own,
  }
}

/** Which of their pictures others do not see; nothing where they see all. */
function veiledPictures({ avatarVeil }: MemberRow, { coverVeil }: MemberDetails) {
  const veiled = profilePictureKinds.filter((kind) => (kind === 'avatar' ? avatarVeil : coverVeil) !== '')
  return veiled.length > 0 && { veiled_pictures: veiled }
}

/** What search engines are told, which is no more than whoever asks may read. */
function seoOf(row: MemberRow, details: MemberDetails, isFull: boolean) {
  const reason = noindexReasonOf(row, details)
  return {
    seo_noindex_reason: reason,
    indexed: reason === null && isFull,
    seo_title: `${row.fullName} (@${row.username})`,
    seo_description: (isFull && row.about) || profileHeadWords.seeSaved({ name: row.fullName }),
  }
}

/** Only a web address may take anybody away. */
const webSite = (site: string) => (/^https?:$/.test(URL.parse(site)?.protocol ?? '') ? site : null)

function noindexReasonOf(row: MemberRow, details: MemberDetails): string | null {
  if (row.isPrivate) return 'private_profile'
  if (row.isSearchHidden) return 'hidden_by_owner'
  return details.isAdsOnly ? 'ads_only_profile' : null
}

/** Owners see all that they tried; others a tab only where something in it shows to them. */
async function showsTried(deps: CardDeps, viewer: Viewer, { row, relation }: KnownMember): Promise<boolean> {
  if (row.triedCount === 0 || !canSeeTried(viewer)) return false
  return relation.isSelf || hasTriesToShow(deps, viewer, row.id)
}

const tabsOf = (row: MemberRow, viewer: Viewer, isSelf: boolean, hasTried: boolean) =>
  eligibleTabs(viewer, {
    isSelf,
    isPartner: row.isPartner,
    hasPublishedPins: row.createdPinCount > 0,
    hasTried,
  })

const hiddenCounts = {
  follower_count: 0,
  followerCount: 0,
  following_count: 0,
  interest_following_count: 0,
  pin_count: 0,
  board_count: 0,
  story_pin_count: 0,
  has_published_pins: false,
  show_creator_profile: false,
  has_catalog: false,
}

const seesAllBoards = (viewer: Viewer) => !viewer.isWithoutSecretBoards && hasWhole(viewer)

/** Others are told of public things only; the owner of everything, and whoever acts with the whole of it. */
function shownCounts(row: MemberRow, isOwn: boolean) {
  return {
    follower_count: row.followerCount,
    followerCount: row.followerCount,
    following_count: row.followingCount,
    interest_following_count: row.interestFollowingCount,
    pin_count: isOwn ? row.totalPinCount : row.pinCount,
    board_count: isOwn ? row.totalBoardCount : row.boardCount,
    story_pin_count: row.storyPinCount,
    has_published_pins: row.createdPinCount > 0,
    show_creator_profile: row.createdPinCount > 0,
    has_catalog: false,
  }
}

/** What is told to the owner alone. */
async function presentOwn(deps: ProfileViewDeps, row: MemberRow, viewer: Viewer) {
  const [choices, quickSaves, views, requests, hasClusters] = await Promise.all([
    boardChoicesOf(deps.db, requireMember(viewer)),
    countQuickSaves(deps.db, row.id),
    // Only business accounts are told how often they are looked at (RP-07).
    row.isPartner ? deps.monthlyViews.count(row.id) : -1,
    row.isPrivate ? countRequests(deps.db, row.id, limits.followRequestsCounted) : 0,
    deps.hasPinClusters(row.id),
  ])
  return {
    ...choices,
    secret_board_count: seesAllBoards(viewer) ? row.secretBoardCount : 0,
    archived_board_count: hasWhole(viewer) ? row.archivedBoardCount : 0,
    follow_request_count: requests,
    is_comments_allowed: row.isCommentsAllowed,
    last_pin_save_time: row.lastSavedAt === null || !hasWhole(viewer) ? null : formatWireDate(row.lastSavedAt),
    profile_views: views,
    quick_saves_pin_count: quickSaves,
    has_quicksave_board: quickSaves > 0,
    has_pin_clusters: hasClusters,
    // Without a board there is nothing to choose of.
    save_behavior: (hasWhole(viewer) ? row.totalBoardCount : row.boardCount) === 0 ? (0 as const) : (1 as const),
  }
}
