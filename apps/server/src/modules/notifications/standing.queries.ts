import type { MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { among, inBucketsOf, owned, ownedIn } from '../../platform/db/by-bucket.ts'
import type { Db } from '../../platform/db/db.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'

/** Somebody and the thing they did something to. */
export interface Pair {
  readonly thingId: Id
  readonly actorId: MemberId
}

/** How a pair is named in sets. */
export const pairKey = ({ thingId, actorId }: Pair): string => `${thingId} ${actorId}`

/** One read of a table whose rows stand in the thing's bucket. */
const pairsOf = (table: 'aggregate_reactions' | 'comment_likers' | 'board_followers' | 'board_members') => {
  const [thing, actor] = columnsOf[table].map((column) => sql.ref(`edge.${column}`))
  return async (db: Db, pairs: readonly Pair[]): Promise<Set<string>> => {
    if (pairs.length === 0) return new Set()
    const { rows } = await sql<Pair>`
      select pair.thing_id as "thingId", pair.actor_id as "actorId" from ${sql.table(table)} as edge
      join unnest(
        ${pairs.map(({ thingId }) => bucketOf(thingId))}::smallint[],
        ${pairs.map(({ thingId }) => thingId)}::bigint[], ${pairs.map(({ actorId }) => actorId)}::bigint[]
      ) as pair (bucket, thing_id, actor_id)
        on pair.bucket = edge.bucket and pair.thing_id = ${thing} and pair.actor_id = ${actor}
      where ${inBucketsOf(
        pairs.map(({ thingId }) => thingId),
        'edge',
      )}
    `.execute(db)
    return new Set(rows.map(pairKey))
  }
}

const columnsOf = {
  aggregate_reactions: ['aggregate_id', 'member_id'],
  comment_likers: ['comment_id', 'member_id'],
  board_followers: ['board_id', 'follower_id'],
  board_members: ['board_id', 'member_id'],
} as const

/** Which of the reactions to aggregates still stand. */
export const standingReactions = pairsOf('aggregate_reactions')
/** Which of the likes of comments still stand. */
export const standingLikes = pairsOf('comment_likers')
/** Which of the follows of boards still stand. */
export const standingBoardFollows = pairsOf('board_followers')
/** Who is still on the teams of the boards. */
export const standingCollaborators = pairsOf('board_members')

/** Which of the requests to join boards still wait, of those made since the id. */
export async function standingJoinRequests(db: Db, ids: readonly Id[], since: Id): Promise<Set<Id>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('board_join_requests')
    .select('id')
    .where(ownedIn('id', ids))
    .where('status', '=', 'pending')
    .where('id', '>=', since)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** How those of the members who follow the member, or ask to, stand to them. */
export async function standingFollowers(
  db: Db,
  memberId: MemberId,
  followerIds: readonly MemberId[],
): Promise<Map<Id, 'following' | 'requested'>> {
  if (followerIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('followers')
    .select(['follower_id as followerId', 'state'])
    .where(owned('followee_id', memberId))
    .where(among('follower_id', followerIds))
    .execute()
  return new Map(rows.map(({ followerId, state }) => [followerId, state]))
}
