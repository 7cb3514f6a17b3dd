import { usernameKey, slugOf } from '@pinfold/contract'
import type { PictureFacts } from '../../apps/server/src/modules/media/index.ts'
import { domainOf } from '../../apps/server/src/modules/pins/pin-words.ts'
import { bucketOf, bucketOfKey, bucketOfSignature } from '../../apps/server/src/platform/ids/ids.ts'
import type { MadeBoard, MadeBoardFollow } from './boards.ts'
import type { MadeFollow, MadeMember } from './people.ts'
import type { MadeAggregate, MadePin } from './pins.ts'
import { wordsOf } from './words.ts'

/** Nobody signs in with it: it is no hash of anything. */
const NO_PASSWORD = 'no password'

export const memberRow = (member: MadeMember) => ({
  bucket: member.bucket,
  id: member.id,
  username: member.username,
  full_name: `Member ${Number(member.username.slice(6))}`,
  first_name: 'Member',
  email: `${member.username}@example.org`,
  password_hash: NO_PASSWORD,
  birth_date: '1990-05-17',
  country: 'US',
  is_private: member.isPrivate,
  last_saved_at: member.lastSavedAt,
  follower_count: member.counts.followers,
  following_count: member.counts.following,
  board_count: member.counts.boards,
  total_board_count: member.counts.totalBoards,
  secret_board_count: member.counts.secretBoards,
  pin_count: member.counts.pins,
  total_pin_count: member.counts.totalPins,
  created_pin_count: member.counts.createdPins,
  created_at: member.createdAt,
})

export const usernameRow = ({ username, id }: MadeMember) => ({
  bucket: bucketOfKey(usernameKey(username)),
  username_key: usernameKey(username),
  member_id: id,
})

export const emailRow = ({ username, id }: MadeMember) => ({
  bucket: bucketOfKey(`${username}@example.org`),
  email_key: `${username}@example.org`,
  member_id: id,
})

type Members = readonly MadeMember[]
const idAt = (members: Members, place: number) => members[place]?.id ?? '0'

/** A follow and its mirror. */
export function followRows(members: Members, follow: MadeFollow) {
  const [followerId, followeeId] = [idAt(members, follow.follower), idAt(members, follow.followee)]
  const edge = { follower_id: followerId, followee_id: followeeId, state: 'following', edge_id: follow.edgeId }
  return { follow: { bucket: bucketOf(followerId), ...edge }, mirror: { bucket: bucketOf(followeeId), ...edge } }
}

/** A follow of a board and its mirror. */
export function boardFollowRows(members: Members, boards: readonly MadeBoard[], follow: MadeBoardFollow) {
  const [followerId, boardId] = [idAt(members, follow.follower), boards[follow.board]?.id ?? '0']
  const edge = { follower_id: followerId, board_id: boardId, edge_id: follow.edgeId }
  return { follow: { bucket: bucketOf(followerId), ...edge }, mirror: { bucket: bucketOf(boardId), ...edge } }
}

/** A member whose pins are merged into feeds when those are read. */
export const wideSourceRow = ({ bucket, id }: MadeMember) => ({
  bucket,
  source_id: id,
  is_wide: true,
  is_settled: true,
})

/** What a reader has merged in. */
export const mergedSourceRow = (members: Members, { follower, followee }: MadeFollow) => ({
  bucket: bucketOf(idAt(members, follower)),
  member_id: idAt(members, follower),
  source_id: idAt(members, followee),
  kind: 'member',
})

export const boardRow = (members: Members, board: MadeBoard) => ({
  bucket: bucketOf(board.id),
  id: board.id,
  owner_id: idAt(members, board.owner),
  name: board.name,
  slug: board.slug,
  privacy: board.privacy,
  pin_count: board.pinCount,
  section_count: board.sections.length,
  collaborator_count: board.collaborators.length,
  follower_count: board.followerCount,
  last_pinned_at: board.lastPinnedAt,
  created_at: board.createdAt,
})

export const memberBoardRows = (members: Members, board: MadeBoard) =>
  [board.owner, ...board.collaborators].map((place) => ({
    bucket: bucketOf(idAt(members, place)),
    member_id: idAt(members, place),
    board_id: board.id,
    role: place === board.owner ? 'owner' : 'collaborator',
    last_edge_id: board.lastEdges.get(place) ?? board.id,
  }))

export const boardMemberRows = (members: Members, board: MadeBoard) =>
  board.collaborators.map((place) => ({
    bucket: bucketOf(board.id),
    board_id: board.id,
    member_id: idAt(members, place),
    joined_at: board.createdAt,
  }))

export const sectionRows = (board: MadeBoard) =>
  board.sections.map((section) => ({
    bucket: bucketOf(section.id),
    id: section.id,
    board_id: board.id,
    title: section.title,
    slug: slugOf(section.title, 'section'),
    pin_count: section.pinCount,
  }))

/** The picture stored for an aggregate: all of them share a few. */
export function pictureOf(pictures: readonly PictureFacts[], { number }: MadeAggregate): PictureFacts {
  const picture = pictures[number % pictures.length]
  if (!picture) throw new RangeError('the data set has no pictures')
  return picture
}

export const aggregateRow = (pictures: readonly PictureFacts[], aggregate: MadeAggregate) => ({
  bucket: bucketOf(aggregate.id),
  id: aggregate.id,
  content_hash: pictureOf(pictures, aggregate).contentHash,
  signature: aggregate.signature,
  is_public: aggregate.isPublic,
  save_count: aggregate.saveCount,
  created_at: aggregate.createdAt,
})

export function signatureRow(pictures: readonly PictureFacts[], aggregate: MadeAggregate) {
  const { contentHash, extension } = pictureOf(pictures, aggregate)
  return {
    bucket: bucketOfSignature(aggregate.signature),
    signature: aggregate.signature,
    content_hash: contentHash,
    extension,
    is_public: aggregate.isPublic,
    pin_id: aggregate.pinId,
    owner_id: aggregate.ownerId,
    created_at: aggregate.createdAt,
  }
}

export function pinRow(
  members: Members,
  boards: readonly MadeBoard[],
  pictures: readonly PictureFacts[],
  pin: MadePin,
) {
  const picture = pictureOf(pictures, pin.aggregate)
  const link = pin.aggregate.number % 3 === 0 ? '' : `https://example.org/${pin.aggregate.number}`
  return {
    bucket: bucketOf(pin.id),
    id: pin.id,
    pinner_id: idAt(members, pin.pinner),
    board_id: pin.board === null ? null : (boards[pin.board]?.id ?? null),
    section_id: pin.sectionId,
    edge_id: pin.edgeId,
    is_created: pin.isCreated,
    aggregate_id: pin.aggregate.id,
    content_hash: picture.contentHash,
    signature: pin.aggregate.signature,
    width: picture.width,
    height: picture.height,
    extension: picture.extension,
    is_animated: picture.isAnimated,
    dominant_color: picture.dominantColor,
    placeholder: picture.placeholder,
    is_public: pin.isListed,
    has_public_picture: pin.isReadableByAll,
    ...wordsOf(pin.aggregate.number),
    link,
    domain: domainOf(link),
    saved_from_pin_id: pin.savedFrom,
    created_at: pin.createdAt,
  }
}

export function edgeRow({ board_id: boardId, ...pin }: ReturnType<typeof pinRow>) {
  if (boardId === null || pin.edge_id === null) return null
  const { edge_id, section_id, pinner_id } = pin
  return { bucket: bucketOf(boardId), board_id: boardId, edge_id, pin_id: pin.id, pinner_id, section_id }
}
