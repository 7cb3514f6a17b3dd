import type { NewsKind } from '@pinfold/contract'
import type { Member } from '../../platform/auth/viewer.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'
import {
  accessKey,
  type AccessPair,
  findSevered,
  findStanding,
  managedPartners,
  type Standing,
} from '../business/index.ts'
import { firstWaitingId } from '../teams/index.ts'
import { type KnownBoard, knowBoards } from '../boards/index.ts'
import { findSeenComments, type SeenComment } from '../comments/index.ts'
import { type KnownMember, knowMembers } from '../graph/index.ts'
import { type KnownPin, knowPins } from '../pins/index.ts'
import { findSeenTries } from '../tried/index.ts'
import type { NewsRow } from './news.queries.ts'
import {
  type Pair,
  standingBoardFollows,
  standingCollaborators,
  standingFollowers,
  standingJoinRequests,
  standingLikes,
  standingReactions,
} from './standing.queries.ts'

/** Everything that news speaks of, as the member stands to it. Comments and tries only as far as they may be read. */
export interface Things {
  readonly members: ReadonlyMap<Id, KnownMember>
  readonly pins: ReadonlyMap<Id, KnownPin>
  readonly boards: ReadonlyMap<Id, KnownBoard>
  readonly comments: ReadonlyMap<Id, SeenComment>
  readonly tries: ReadonlyMap<Id, unknown>
  readonly followers: ReadonlyMap<Id, 'following' | 'requested'>
  readonly reactions: ReadonlySet<string>
  readonly likes: ReadonlySet<string>
  readonly boardFollows: ReadonlySet<string>
  readonly collaborators: ReadonlySet<string>
  readonly joinRequests: ReadonlySet<Id>
  readonly access: ReadonlyMap<string, Standing>
  /** Of those whose request was declined, who has nothing to do with whom they asked any more. */
  readonly severed: ReadonlySet<string>
  /** Businesses that the viewer answers for, where others ask their clients. */
  readonly partnerIds: readonly Id[]
}

/** What telling news needs. The clock says which requests have waited for too long. */
export interface NewsReadDeps {
  readonly db: Db
  readonly clock: Clock
}

/** Loads it for all rows at once. `viewer` is a reader, so that nothing is read twice. */
export async function loadThings(deps: NewsReadDeps, viewer: Member, rows: readonly NewsRow[]): Promise<Things> {
  const of = (...kinds: NewsKind[]) => rows.filter(({ kind }) => kinds.includes(kind))
  const objects = (...kinds: NewsKind[]) =>
    of(...kinds).flatMap(({ sources }) => sources.flatMap(({ objectId }) => objectId ?? []))
  const actors = (...kinds: NewsKind[]) => of(...kinds).flatMap(({ sources }) => sources.map(({ actorId }) => actorId))
  const pairs = (kind: NewsKind, thingOf: (row: NewsRow) => Id | null | undefined): Pair[] =>
    of(kind).flatMap((row) => {
      const thingId = thingOf(row)
      return thingId ? row.sources.map(({ actorId }) => ({ thingId, actorId })) : []
    })

  const members = await knowMembers(deps, viewer, [
    ...rows.flatMap(({ sources }) => sources.map(({ actorId }) => actorId)),
    ...objects(...accessKinds),
  ])
  const isAsked = objects('access_requested').some((businessId) => businessId !== viewer.id)
  const partnerIds = isAsked ? await managedPartners(deps.db, viewer) : []
  const [pins, boards, comments, tries] = await Promise.all([
    knowPins(deps, viewer, [...rows.flatMap(({ pinId }) => pinId ?? []), ...objects('pin_saved')]),
    knowBoards(
      deps,
      viewer,
      rows.flatMap(({ boardId }) => boardId ?? []),
    ),
    findSeenComments(deps, viewer, [
      ...objects('comment', 'comment_reply', 'comment_mention'),
      ...of('comment_reply', 'comment_liked').flatMap(({ commentId }) => commentId ?? []),
    ]),
    findSeenTries(deps, viewer, objects('pin_tried')),
  ])
  const [followers, reactions, likes, boardFollows, collaborators, joinRequests, access, severed] = await Promise.all([
    standingFollowers(deps.db, viewer.id, actors('followed', 'follow_requested')),
    standingReactions(
      deps.db,
      pairs('pin_reacted', ({ pinId }) => pins.get(pinId ?? '')?.row.aggregateId),
    ),
    standingLikes(
      deps.db,
      pairs('comment_liked', ({ commentId }) => commentId),
    ),
    standingBoardFollows(
      deps.db,
      pairs('board_followed', ({ boardId }) => boardId),
    ),
    standingCollaborators(
      deps.db,
      pairs('board_joined', ({ boardId }) => boardId),
    ),
    standingJoinRequests(deps.db, objects('board_join_requested'), firstWaitingId(deps.clock.now())),
    findStanding(deps.db, accessPairs(viewer, rows, partnerIds)),
    findSevered(
      deps.db,
      of('access_request_declined').flatMap(({ sources }) =>
        sources.flatMap(({ actorId, objectId }) => (objectId ? [{ subjectId: actorId, granteeId: objectId }] : [])),
      ),
    ),
  ])
  return {
    members,
    pins,
    boards,
    comments,
    tries,
    followers,
    reactions,
    likes,
    boardFollows,
    collaborators,
    joinRequests,
    access,
    severed,
    partnerIds,
  }
}

/** What is told of access; it names for whom, where that is not the reader. */
export const accessKinds = [
  'access_requested',
  'access_request_granted',
  'access_request_declined',
  'access_invited',
  'access_accepted',
  'access_assigned',
] as const satisfies NewsKind[]

/** Whose access to what the news is of, and the viewer's to whom they answer for. */
function accessPairs({ id: viewerId }: Member, rows: readonly NewsRow[], partnerIds: readonly Id[]): AccessPair[] {
  const pairs = rows.flatMap(({ kind, sources }) =>
    sources.flatMap(({ actorId, objectId }): AccessPair[] => {
      if (!accessKinds.some((each) => each === kind)) return []
      const accountId = objectId ?? viewerId
      const isManager = accountId === viewerId ? [] : [{ subjectId: accountId, granteeId: viewerId }]
      if (kind === 'access_accepted' || kind === 'access_assigned')
        return [{ subjectId: accountId, granteeId: actorId }, ...isManager]
      if (kind !== 'access_requested') return [{ subjectId: actorId, granteeId: accountId }, ...isManager]
      const partners = partnerIds.map((granteeId) => ({ subjectId: accountId, granteeId }))
      return [{ subjectId: accountId, granteeId: actorId }, ...isManager, ...partners]
    }),
  )
  return [...new Map(pairs.map((pair) => [accessKey(pair), pair])).values()]
}
