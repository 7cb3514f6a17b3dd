import type { NewsKind } from '@pinfold/contract'
import type { Member } from '../../platform/auth/viewer.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { accessKey, type AccessPair, findStanding, type Standing } from '../business/index.ts'
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
    ...objects('access_requested'),
  ])
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
  const [followers, reactions, likes, boardFollows, collaborators, joinRequests, access] = await Promise.all([
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
    findStanding(deps.db, accessPairs(viewer, rows)),
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
  }
}

/** Whose access to what the news is of: the actor's, or the viewer's own. */
function accessPairs({ id: viewerId }: Member, rows: readonly NewsRow[]): AccessPair[] {
  const pairs = rows.flatMap(({ kind, sources }) =>
    sources.flatMap(({ actorId, objectId }): AccessPair[] => {
      if (kind === 'access_accepted') return [{ subjectId: viewerId, granteeId: actorId }]
      if (kind === 'access_invited' || kind === 'access_request_granted' || kind === 'access_request_declined')
        return [{ subjectId: actorId, granteeId: viewerId }]
      if (kind !== 'access_requested' || objectId === null) return []
      return [actorId, viewerId].map((granteeId) => ({ subjectId: objectId, granteeId }))
    }),
  )
  return [...new Map(pairs.map((pair) => [accessKey(pair), pair])).values()]
}
