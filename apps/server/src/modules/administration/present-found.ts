import { type FoundThing, formatWireDate, type MemberId, memberRoutes, pictureUrl } from '@pinfold/contract'
import { hiddenPicturePath } from './hidden-picture-route.ts'
import type { AnyBoard, AnyMember, AnyPicture, AnyPin } from './administration.queries.ts'

/** Whose things are shown, by their ids. */
export type Owners = ReadonlyMap<MemberId, AnyMember>

const when = (states: Readonly<Record<string, boolean>>) => Object.keys(states).filter((state) => states[state])

/** What is special about an account. */
export const statesOfMember = (member: AnyMember): string[] =>
  when({
    deactivated: member.deactivatedAt !== null,
    ending: member.endsAt !== null,
    private: member.isPrivate,
    business: member.isPartner,
    employee: member.isEmployee,
  })

export const pathOfMember = ({ username }: Pick<AnyMember, 'username'>): string =>
  memberRoutes.profile.build({ username })

/** What others may not see shows here through a door for employees. */
const imageOf = (shown: { readonly signature: string; readonly isPublic: boolean }, mediaUrl: string): string =>
  shown.isPublic
    ? pictureUrl(mediaUrl, '236x', shown.signature, 'jpg')
    : hiddenPicturePath(pictureUrl('', '236x', shown.signature, 'jpg'))

const ownerOf = (owners: Owners, id: MemberId) => {
  const owner = owners.get(id)
  return owner ? { id, username: owner.username, full_name: owner.fullName } : null
}

/** The picture of somebody's profile, small; a held one opens by the door for employees alone. */
export function portraitOf({ avatarSignature, avatarVeil }: AnyMember, mediaUrl: string): string | null {
  if (avatarSignature === null) return null
  const pathOf = (origin: string) => pictureUrl(origin, '136x136', avatarSignature, 'jpg')
  return avatarVeil === 'held' ? hiddenPicturePath(pathOf('')) : pathOf(mediaUrl)
}

export const presentMember = (member: AnyMember, mediaUrl: string): FoundThing => ({
  id: member.id,
  type: 'member',
  title: member.fullName,
  detail: `@${member.username}`,
  states: statesOfMember(member),
  owner: null,
  path: pathOfMember(member),
  image_url: portraitOf(member, mediaUrl),
  made_at: formatWireDate(member.createdAt),
})

export const presentPin = (pin: AnyPin, owners: Owners, mediaUrl: string): FoundThing => ({
  id: pin.id,
  type: 'pin',
  title: pin.title,
  detail: pin.link === '' ? pin.description : pin.link,
  states: when({ hidden: !pin.isPublic, boardless: pin.boardId === null }),
  owner: ownerOf(owners, pin.pinnerId),
  path: memberRoutes.closeup.build({ pinId: pin.id }),
  image_url: imageOf(pin, mediaUrl),
  made_at: formatWireDate(pin.createdAt),
})

export function presentBoard(board: AnyBoard, owners: Owners): FoundThing {
  const owner = ownerOf(owners, board.ownerId)
  return {
    id: board.id,
    type: 'board',
    title: board.name,
    detail: board.description,
    states: when({
      deleted: board.deletedAt !== null,
      secret: board.privacy === 'secret',
      protected: board.privacy === 'protected',
      archived: board.archivedAt !== null,
      sensitive: board.isSensitiveByEmployee,
    }),
    owner,
    path: owner && memberRoutes.board.build({ username: owner.username, slug: board.slug }),
    image_url: null,
    made_at: formatWireDate(board.createdAt),
  }
}

export const presentPicture = (picture: AnyPicture, owners: Owners, mediaUrl: string): FoundThing => ({
  id: picture.signature,
  type: 'picture',
  title: picture.signature,
  detail: picture.pinId ?? '',
  states: when({ hidden: !picture.isPublic }),
  owner: ownerOf(owners, picture.ownerId),
  path: picture.pinId === null ? null : memberRoutes.closeup.build({ pinId: picture.pinId }),
  image_url: imageOf(picture, mediaUrl),
  made_at: formatWireDate(picture.createdAt),
})
