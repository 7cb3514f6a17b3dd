import { type Board, type MemberCard, type Pin, type SharedType } from '@pinfold/contract'
import { authorize, deny } from '../../platform/auth/decision.ts'
import type { Member, Viewer } from '../../platform/auth/viewer.ts'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { boardSight, type BoardViewDeps, boardViews, knowBoard } from '../boards/index.ts'
import { type KnownMember, knowMembers, presentMemberCard, sightOf } from '../graph/index.ts'
import { canSeePin, knowPin, type PinViewDeps, pinViews } from '../pins/index.ts'
import type { MessageRow } from './messages.queries.ts'

/** What a message carries beside its text. */
export interface Shared {
  readonly type: SharedType
  readonly id: Id
}

interface Given {
  pin?: Id | undefined
  board?: Id | undefined
  user?: Id | undefined
}

/** What the sender shares, which they must be able to see. Throws `pin_not_found`, `board_not_found`, `user_not_found`. */
export async function readShared(deps: { db: Db }, sender: Member, given: Given): Promise<Shared | null> {
  if (given.pin !== undefined) {
    authorize(canSeePin((await knowPin(deps, sender, given.pin)).facts), 'pin')
    return { type: 'pin', id: given.pin }
  }
  if (given.board !== undefined) {
    const { facts } = await knowBoard(deps, sender, given.board)
    if (boardSight(facts) === 'hidden') authorize(deny('board_not_found'), 'board')
    return { type: 'board', id: given.board }
  }
  if (given.user === undefined) return null
  const member = (await knowMembers(deps, sender, [given.user])).get(given.user)
  if (!member || sightOf(member) === 'hidden') throw new AppError('user_not_found')
  return { type: 'user', id: given.user }
}

/** What shows what messages share needs. */
export type SharedViewDeps = BoardViewDeps & PinViewDeps

/** What messages share, as far as the viewer may see it. */
export interface SharedThings {
  readonly pins: ReadonlyMap<Id, Pin>
  readonly boards: ReadonlyMap<Id, Board>
  readonly users: ReadonlyMap<Id, MemberCard>
}

const byId = <T extends { id: Id }>(things: readonly T[]) => new Map(things.map((thing) => [thing.id, thing]))

/** Everything that the messages share; `members` holds the people among it. A fixed number of statements. */
export async function sharedThings(
  deps: SharedViewDeps,
  viewer: Viewer,
  rows: readonly MessageRow[],
  members: ReadonlyMap<Id, KnownMember>,
): Promise<SharedThings> {
  const idsOf = (type: SharedType) => [
    ...new Set(
      rows.flatMap(({ sharedType, sharedId }) => (sharedType === type && sharedId !== null ? [sharedId] : [])),
    ),
  ]
  const [pinIds, boardIds] = [idsOf('pin'), idsOf('board')]
  const [pins, boards] = await Promise.all([
    pinIds.length === 0 ? [] : pinViews(deps, viewer, pinIds, 'seen'),
    boardIds.length === 0 ? [] : boardViews(deps, viewer, boardIds, 'seen'),
  ])
  const users = idsOf('user').flatMap((id) => {
    const member = members.get(id)
    return member && sightOf(member) !== 'hidden' ? [presentMemberCard(deps, member)] : []
  })
  return { pins: byId(pins), boards: byId(boards), users: byId(users) }
}
