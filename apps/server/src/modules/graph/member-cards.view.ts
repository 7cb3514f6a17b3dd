import { type MemberCard, nodeId, pictureUrl } from '@pinfold/contract'
import { readOnce } from '../../platform/auth/read-once.ts'
import type { Viewer } from '../../platform/auth/viewer.ts'
import { withheldFrom } from '../../platform/auth/withheld.ts'
import type { Db } from '../../platform/db/db.ts'
import { sharedThing } from '../../platform/http/wire-bytes.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { findMembers, type MemberRow } from '../accounts/index.ts'
import { profileSight, type ProfileSight } from './graph.policy.ts'
import { type Relation, relationsTo } from './relations.ts'

/** What cards of members need. */
export interface CardDeps {
  readonly db: Db
  /** The origin of picture addresses, without a slash at its end. */
  readonly mediaUrl: string
}

/** A member with how the viewer stands to them. */
export interface KnownMember {
  readonly row: MemberRow
  readonly relation: Relation
}

/** The members with the viewer's relation to each. At most two statements for any number. */
export const knowMembers = readOnce(loadMembers)

async function loadMembers(
  deps: { readonly db: Db },
  viewer: Viewer,
  ids: readonly Id[],
): Promise<Map<Id, KnownMember>> {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return new Map()
  const [rows, relationTo] = await Promise.all([findMembers(deps.db, unique), relationsTo(deps, viewer, unique)])
  return new Map(rows.map((row) => [row.id, { row, relation: relationWith(row, relationTo(row.id), viewer) }]))
}

/**
 * Whoever is away, or withheld by law where the viewer is, hides from everybody as one who blocks them: every policy then
 * answers that nothing is there.
 */
function relationWith({ deactivatedAt, withheldIn }: MemberRow, relation: Relation, viewer: Viewer): Relation {
  const isHere = deactivatedAt === null && withheldFrom(viewer, withheldIn) !== 'here'
  return isHere || relation.isSelf ? relation : { ...relation, isBlockedByThem: true }
}

// A row is the same in many answers, and so is its card for all who stand to the member alike.
const cards = new WeakMap<MemberRow, Map<number, MemberCard>>()

const followStandings = { none: 0, following: 1, requested: 2 } as const satisfies Record<Relation['follow'], number>

/** A member sees their own picture behind no veil; nobody follows themselves, so it takes no room of its own. */
const OWN_VEILED = 3

/** All that the card depends on beside the row, as a number below 16: it is asked for each card of each answer. */
export const standingTo = (member: KnownMember): number =>
  (member.relation.isSelf && member.row.avatarVeil !== '' ? OWN_VEILED : followStandings[member.relation.follow]) |
  (Number(member.relation.isBlockingThem) << 2) |
  (Number(canSeeListsOf(member)) << 3)

/** A member as other entities carry them; counts only where the viewer may read the profile. */
export function presentMemberCard(deps: CardDeps, member: KnownMember): MemberCard {
  const ofRow = cards.get(member.row) ?? new Map<number, MemberCard>()
  cards.set(member.row, ofRow)
  const standing = standingTo(member)
  const card = ofRow.get(standing) ?? sharedThing(makeMemberCard(deps, member))
  ofRow.set(standing, card)
  return card
}

function makeMemberCard(deps: CardDeps, member: KnownMember): MemberCard {
  const { row, relation } = member
  // A sensitive one shows to nobody else: initials stand in its place, and no address is told.
  const isShown = row.avatarSignature !== null && (row.avatarVeil === '' || relation.isSelf)
  const avatar = (size: '136x136' | '236x' | '474x' | '736x') =>
    row.avatarSignature === null || !isShown ? null : pictureUrl(deps.mediaUrl, size, row.avatarSignature, 'jpg')
  return {
    id: row.id,
    type: 'user',
    node_id: nodeId('User', row.id),
    username: row.username,
    full_name: row.fullName,
    first_name: row.firstName,
    image_small_url: avatar('136x136'),
    image_medium_url: avatar('136x136'),
    image_large_url: avatar('236x'),
    image_xlarge_url: avatar('474x'),
    is_private_profile: row.isPrivate,
    explicitly_followed_by_me: relation.follow === 'following',
    follow_requested_by_me: relation.follow === 'requested',
    blocked_by_me: relation.isBlockingThem,
    ...(canSeeListsOf(member) ? { follower_count: row.followerCount, pin_count: row.pinCount } : {}),
    is_partner: row.isPartner,
  }
}

/** How much of the member's profile shows to the viewer. */
export const sightOf = ({ row, relation }: KnownMember): ProfileSight =>
  profileSight({ isPrivate: row.isPrivate, relation })

/** Whether the viewer may read the member's lists: boards, pins, followers. */
export const canSeeListsOf = (member: KnownMember): boolean => sightOf(member) === 'full'
