import {
  aggregatedCommentLikeResource,
  aggregatedCommentResource,
  boardEmailInviteResource,
  boardFollowResource,
  boardInviteResource,
  boardResource,
  boardSectionEditResource,
  boardSectionResource,
  changeAccountEmail,
  conversationMessagesResource,
  conversationsResource,
  createPinDrafts,
  didItActivityResource,
  type Endpoint,
  followBoard,
  followUsers,
  linkedBusinessResource,
  pinResource,
  reactToPin,
  repinResource,
  reportResource,
  unfollowBoard,
  updateMe,
  updatePinDraft,
  updatePinDrafts,
  userFollowResource,
  userRegisterResource,
} from '@pinfold/contract'

/** What members do that may be done too much. */
export type ActKind = 'comment' | 'follow' | 'invite' | 'like' | 'message' | 'react' | 'report' | 'save' | 'unfollow'

/** Where in its options a call says something, and what it does to what. */
interface Saying {
  readonly act?: ActKind
  readonly texts?: readonly string[]
  readonly links?: readonly string[]
  readonly names?: readonly string[]
  readonly emails?: readonly string[]
  /** Options that name what it is done to. */
  readonly targets?: readonly string[]
  /** A list of things, each of which says something in the same way. */
  readonly each?: string
}

const pinSays = { texts: ['title', 'description', 'alt_text'], links: ['link'] } as const

const sayings: readonly (readonly [Endpoint, Saying])[] = [
  [userRegisterResource.create, { names: ['username', 'full_name'], emails: ['email'] }],
  [linkedBusinessResource.create, { names: ['business_name'], emails: ['email'] }],
  [changeAccountEmail, { emails: ['email'] }],
  [
    updateMe,
    { names: ['username', 'full_name'], texts: ['about', 'location'], links: ['website_url', 'impressum_url'] },
  ],
  [pinResource.create, pinSays],
  [pinResource.update, pinSays],
  [createPinDrafts, { ...pinSays, each: 'drafts' }],
  [updatePinDraft, pinSays],
  [updatePinDrafts, { links: ['link'] }],
  [repinResource.create, { ...pinSays, act: 'save', targets: ['pin_id'] }],
  [boardResource.create, { texts: ['name', 'description'] }],
  [boardResource.update, { texts: ['name', 'description'] }],
  [boardSectionResource.create, { texts: ['name'] }],
  [boardSectionEditResource.create, { texts: ['name'] }],
  [aggregatedCommentResource.create, { act: 'comment', texts: ['text'], targets: ['pinId', 'objectId'] }],
  [aggregatedCommentResource.update, { texts: ['text'] }],
  [didItActivityResource.create, { act: 'comment', texts: ['details'], targets: ['pin_id'] }],
  [aggregatedCommentLikeResource.create, { act: 'like', targets: ['commentId'] }],
  [reactToPin, { act: 'react', targets: ['pin_id'] }],
  [conversationsResource.create, { act: 'message', texts: ['text'], targets: ['user_ids'] }],
  [conversationMessagesResource.create, { act: 'message', texts: ['text'] }],
  [userFollowResource.create, { act: 'follow', targets: ['user_id'] }],
  [followUsers, { act: 'follow', targets: ['followee_ids'] }],
  [boardFollowResource.create, { act: 'follow', targets: ['board_id'] }],
  [followBoard, { act: 'follow', targets: ['board_id'] }],
  [userFollowResource.delete, { act: 'unfollow', targets: ['user_id'] }],
  [boardFollowResource.delete, { act: 'unfollow', targets: ['board_id'] }],
  [unfollowBoard, { act: 'unfollow', targets: ['board_id'] }],
  [boardInviteResource.create, { act: 'invite', targets: ['invited_user_ids'] }],
  [boardEmailInviteResource.create, { emails: ['emails'] }],
  // Whoever reports something may quote it.
  [reportResource.create, { act: 'report', targets: ['object_id'] }],
]
const sayingOf = new Map(sayings.map(([{ id }, saying]) => [id, saying]))

/** A text with the option it came in. */
export interface Field {
  readonly field: string
  readonly value: string
}

/** What a call says, and to what it does something. */
export interface Said {
  readonly act: ActKind | null
  readonly texts: readonly Field[]
  readonly links: readonly Field[]
  readonly names: readonly Field[]
  readonly emails: readonly Field[]
  readonly targets: readonly string[]
}

/** What a call says by its parsed options; null for calls that say nothing. */
export function saidBy({ id }: Endpoint, options: unknown): Said | null {
  const saying = sayingOf.get(id)
  if (saying === undefined) return null
  const things = saying.each === undefined ? [options] : listOf(at(options, saying.each))
  const read = (names: readonly string[] = []): Field[] =>
    things.flatMap((thing) =>
      names.flatMap((field) =>
        listOf(at(thing, field)).flatMap((value) =>
          typeof value === 'string' && value !== '' ? { field, value } : [],
        ),
      ),
    )
  return {
    act: saying.act ?? null,
    texts: read(saying.texts),
    links: read(saying.links),
    names: read(saying.names),
    emails: read(saying.emails),
    targets: read(saying.targets).map(({ value }) => value),
  }
}

const at = (thing: unknown, name: string): unknown => (thing as Readonly<Record<string, unknown>> | null)?.[name]
const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]
