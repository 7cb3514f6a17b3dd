import {
  type Board,
  type BoardCard,
  type BoardOrStory,
  boardFeedResource,
  boardResource,
  boardsResource,
  type Endpoint,
  id as idOption,
  limits,
  type MemberCard,
  nodeId,
  type OptionsInput,
  type Pin,
  pinResource,
  type ReplyOf,
  type User,
  userPinsResource,
  userResource,
} from '@pinfold/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import { requestWords } from '../../../platform/errors/request.words.ts'
import { machineRefusalWords } from '../machine-refusals.words.ts'

/** What fields load with: calls as whoever asks. */
export interface GraphqlContext {
  ask<E extends Endpoint>(endpoint: E, options: OptionsInput<E>): Promise<ReplyOf<E>>
}

interface List {
  first: number
}

const pageSize = ({ first }: List) => Math.min(Math.max(first, 1), limits.graphql.list)

/** The root of every query. */
export const graphqlRoot = {
  user: async (given: { id?: string; username?: string }, { ask }: GraphqlContext) => {
    if (given.id === undefined && given.username === undefined) throw missing('username')
    const whom = given.id === undefined ? { username: given.username } : { user_id: entityId('User', given.id) }
    return userObject(await ask(userResource.get, whom))
  },
  pin: async ({ id }: { id: string }, { ask }: GraphqlContext) =>
    pinObject(await ask(pinResource.get, { id: entityId('Pin', id) })),
  board: async (given: { id?: string; username?: string; slug?: string }, { ask }: GraphqlContext) => {
    const { id, username, slug } = given
    if (id === undefined && (username === undefined || slug === undefined)) throw missing('id')
    const which = id === undefined ? { username, slug } : { board_id: entityId('Board', id) }
    return boardObject(await ask(boardResource.get, which))
  },
}

const missing = (field: string) =>
  new AppError('invalid_parameters', { field, detail: `${field}: ${requestWords.isRequired}` })

/** An entity's id, from itself or from its node id. */
function entityId(type: 'User' | 'Pin' | 'Board', given: string): string {
  const [, inNode] = new RegExp(`^${type}:(\\d+)$`).exec(Buffer.from(given, 'base64').toString('latin1')) ?? []
  const read = idOption.safeParse(inNode ?? given)
  if (!read.success)
    throw new AppError('invalid_parameters', { field: 'id', detail: `id: ${machineRefusalWords.mustBeId}` })
  return read.data
}

const personObject = (member: MemberCard) => ({
  id: nodeId('User', member.id),
  entityId: member.id,
  username: member.username,
  fullName: member.full_name,
  imageMediumUrl: member.image_medium_url,
  followerCount: member.follower_count,
})

const userObject = (user: User) => ({
  ...personObject(user),
  firstName: user.first_name,
  about: user.about,
  websiteUrl: user.website_url,
  imageLargeUrl: user.image_large_url,
  followerCount: user.follower_count,
  followingCount: user.following_count,
  pinCount: user.pin_count,
  boardCount: user.board_count,
  isPrivateProfile: user.is_private_profile,
  isPartner: user.is_partner,
  explicitlyFollowedByMe: user.explicitly_followed_by_me,
  boards: async (list: List, { ask }: GraphqlContext) =>
    (await ask(boardsResource.get, { username: user.username, page_size: pageSize(list) })).flatMap(cardOfList),
  pins: async (list: List, { ask }: GraphqlContext) =>
    (await ask(userPinsResource.get, { username: user.username, page_size: pageSize(list) })).map(pinObject),
})

const cardOfList = (card: BoardOrStory) => (card.type === 'board' ? [boardCardObject(card)] : [])

const boardCardObject = (board: BoardCard) => ({
  id: board.node_id,
  entityId: board.id,
  name: board.name,
  url: board.url,
  privacy: board.privacy,
  pinCount: board.pin_count,
  sectionCount: board.section_count,
  imageCoverUrl: board.image_cover_url,
  owner: board.owner && personObject(board.owner),
})

const boardObject = (board: Board) => ({
  ...boardCardObject(board),
  description: board.description,
  followerCount: board.follower_count,
  pins: async (list: List, { ask }: GraphqlContext) =>
    (await ask(boardFeedResource.get, { board_id: board.id, page_size: pageSize(list) })).map(pinObject),
})

const pinObject = (pin: Pin) => ({
  id: nodeId('Pin', pin.id),
  entityId: pin.id,
  title: pin.title,
  gridTitle: pin.grid_title,
  description: pin.description,
  link: pin.link,
  domain: pin.domain,
  altText: pin.alt_text,
  dominantColor: pin.dominant_color,
  createdAt: pin.created_at,
  repinCount: pin.repin_count,
  commentCount: pin.comment_count,
  imageSignature: pin.image_signature,
  isVeiled: pin.sensitivity?.is_veiled ?? false,
  image: ({ size }: { size: string }) =>
    Object.hasOwn(pin.images, size) ? pin.images[size as keyof Pin['images']] : null,
  pinner: personObject(pin.pinner),
  board: pin.board && boardCardObject(pin.board),
})
