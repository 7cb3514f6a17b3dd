import {
  accountDeactivationResource,
  boardCollaboratorResource,
  boardResource,
  type Endpoint,
  type OptionsInput,
  type ReplyOf,
  restoreBoard,
  updateMe,
  userBlockResource,
  userSessionResource,
} from '@pinfold/contract'
import { addCollaborator, type SignedIn } from '../support/people.ts'
import { type Look, type MovingVeil, veilOf } from './veils.ts'

/** Makes one change, through whichever process has its turn; throws where it is refused. */
export type Ask = <E extends Endpoint>(client: SignedIn, endpoint: E, options: OptionsInput<E>) => Promise<ReplyOf<E>>

const everybody = () => true
const inLists = ({ manner }: Look) => manner === 'listed'
const anyOf = <T>(from: readonly [T, ...T[]]): T => from[Math.floor(Math.random() * from.length)] ?? from[0]

/** A board is made secret or protected, archived, or deleted. Nobody who looks is on it. */
export function boardVeil(ask: Ask, owner: SignedIn, board_id: string): MovingVeil {
  const update = (options: { privacy?: 'public' | 'protected' | 'secret'; archived?: boolean }) =>
    ask(owner, boardResource.update, { board_id, ...options })
  const ways = [
    { draw: () => update({ privacy: 'secret' }), from: everybody, open: () => update({ privacy: 'public' }) },
    { draw: () => update({ privacy: 'protected' }), from: inLists, open: () => update({ privacy: 'public' }) },
    { draw: () => update({ archived: true }), from: inLists, open: () => update({ archived: false }) },
    {
      draw: () => ask(owner, boardResource.delete, { board_id }),
      from: everybody,
      open: () => ask(owner, restoreBoard, { board_id }),
    },
  ] as const
  let way: (typeof ways)[number] = ways[0]
  return veilOf(
    'a board is hidden',
    async () => {
      way = anyOf(ways)
      await way.draw()
      return way.from
    },
    () => way.open(),
  )
}

/** One member blocks another; `reader` is the one of both who looks. */
export function blockVeil(ask: Ask, blocker: SignedIn, blocked: SignedIn, reader: SignedIn): MovingVeil {
  const options = { blocked_user_id: blocked.member.id }
  return veilOf(
    'a block',
    async () => {
      await ask(blocker, userBlockResource.create, options)
      // Public pictures answer whoever has their address.
      return ({ manner, readerId }) => manner !== 'picture' && readerId === reader.member.id
    },
    () => ask(blocker, userBlockResource.delete, options),
  )
}

/** A profile turns private, but for one who follows it. */
export const privateVeil = (ask: Ask, owner: SignedIn, follower: SignedIn): MovingVeil =>
  veilOf(
    'a private profile',
    async () => {
      await ask(owner, updateMe, { is_private_profile: true })
      return ({ readerId }) => readerId !== follower.member.id
    },
    () => ask(owner, updateMe, { is_private_profile: false }),
  )

/** Somebody is taken off a secret board, and joins it again. */
export const teamVeil = (ask: Ask, owner: SignedIn, boardId: string, other: SignedIn): MovingVeil =>
  veilOf(
    'taken off a board',
    async () => {
      await ask(owner, boardCollaboratorResource.delete, { board_id: boardId, invited_user_id: other.member.id })
      return everybody
    },
    () => addCollaborator(owner, boardId, other),
  )

/** An account is deactivated, and comes back when its member logs in. */
export const accountVeil = (ask: Ask, member: SignedIn): MovingVeil =>
  veilOf(
    'a deactivated account',
    async () => {
      await ask(member, accountDeactivationResource.create, {})
      // Public pictures keep their addresses meanwhile.
      return ({ manner }) => manner !== 'picture'
    },
    () => {
      const { username, password } = member.member
      return ask(member, userSessionResource.create, { username_or_email: username, password })
    },
  )
