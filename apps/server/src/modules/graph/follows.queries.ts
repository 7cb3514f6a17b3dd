import type { MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { among, owned, ownedIn } from '../../platform/db/by-bucket.ts'
import { compiled, compiledByIds, type Given } from '../../platform/db/compiled.ts'
import type { Db } from '../../platform/db/db.ts'
import { changing } from '../../platform/db/kept/changed-rows.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import './graph.tables.ts'

export type FollowState = 'following' | 'requested'

/** How the follower stands to each of the members, as far as there is an edge. */
export async function findFollowStates(
  db: Db,
  followerId: MemberId,
  followeeIds: readonly MemberId[],
): Promise<Map<Id, FollowState>> {
  const rows = await findFollows(db, followerId, followeeIds)
  return new Map(rows.map(({ followeeId, state }) => [followeeId, state]))
}

const findFollows = compiled((db, followerId: Given<MemberId>, followeeIds: Given<readonly MemberId[]>) =>
  db
    .selectFrom('follows')
    .select(['followee_id as followeeId', 'state'])
    .where(owned('follower_id', followerId))
    .where(among('followee_id', followeeIds)),
)

interface Edge {
  followerId: MemberId
  followeeId: MemberId
  state: FollowState
  edgeId: Id
}

/** Writes the edge and its mirror. False where it exists. */
export async function insertFollow(writer: Writer, edge: Edge): Promise<boolean> {
  const row = { follower_id: edge.followerId, followee_id: edge.followeeId, state: edge.state, edge_id: edge.edgeId }
  const inserted = await changing(writer, [edge.followerId])
    .insertInto('follows')
    .values({ ...row, bucket: bucketOf(edge.followerId) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('edge_id')
    .execute()
  if (inserted.length === 0) return false
  await writer
    .insertInto('followers')
    .values({ ...row, bucket: bucketOf(edge.followeeId) })
    .execute()
  return true
}

/**
 * Takes the edge and its mirror away; answers the state it had. With `only`, an edge of another state stays. Null
 * where nothing was taken away.
 */
export async function deleteFollow(
  writer: Writer,
  followerId: MemberId,
  followeeId: MemberId,
  only?: FollowState,
): Promise<FollowState | null> {
  const edge = changing(writer, [followerId])
    .deleteFrom('follows')
    .where(owned('follower_id', followerId))
    .where('followee_id', '=', followeeId)
  const wanted = only === undefined ? edge : edge.where('state', '=', only)
  const deleted = await wanted.returning('state').executeTakeFirst()
  if (!deleted) return null
  await writer
    .deleteFrom('followers')
    .where(owned('followee_id', followeeId))
    .where('follower_id', '=', followerId)
    .execute()
  return deleted.state
}

/** Makes follows of one member of those requests that wait; answers whose. */
export async function approveRequests(
  writer: Writer,
  followeeId: MemberId,
  followerIds: readonly MemberId[],
): Promise<Id[]> {
  const approved = await changing(writer, followerIds)
    .updateTable('follows')
    .set({ state: 'following' })
    .where(ownedIn('follower_id', followerIds))
    .where('followee_id', '=', followeeId)
    .where('state', '=', 'requested')
    .returning('follower_id as followerId')
    .execute()
  const ids = approved.map(({ followerId }) => followerId)
  if (ids.length === 0) return []
  await writer
    .updateTable('followers')
    .set({ state: 'following' })
    .where(owned('followee_id', followeeId))
    .where(among('follower_id', ids))
    .execute()
  return ids
}

/** Writes follows of many members by one, with their mirrors; answers those that are new. */
export async function insertFollows(
  writer: Writer,
  followerId: MemberId,
  edges: readonly Omit<Edge, 'followerId'>[],
): Promise<Id[]> {
  const states = edges.map(({ state }) => state)
  const edgeIds = edges.map(({ edgeId }) => edgeId)
  const followeeIds = edges.map(({ followeeId }) => followeeId)
  const { rows } = await sql<{ followee_id: Id }>`
    insert into follows (bucket, follower_id, followee_id, state, edge_id)
    select ${bucketOf(followerId)}::smallint, ${followerId}::bigint, new.*
    from unnest(${followeeIds}::bigint[], ${states}::text[], ${edgeIds}::bigint[]) new
    on conflict do nothing returning followee_id`.execute(changing(writer, [followerId]))
  const inserted = new Set(rows.map((row) => row.followee_id))
  const fresh = edges.filter(({ followeeId }) => inserted.has(followeeId))
  if (fresh.length === 0) return []
  await sql`
    insert into followers (bucket, followee_id, follower_id, state, edge_id)
    select new.bucket, new.followee_id, ${followerId}::bigint, new.state, new.edge_id
    from unnest(${fresh.map(({ followeeId }) => bucketOf(followeeId))}::smallint[],
      ${fresh.map(({ followeeId }) => followeeId)}::bigint[], ${fresh.map(({ state }) => state)}::text[],
      ${fresh.map(({ edgeId }) => edgeId)}::bigint[]) new (bucket, followee_id, state, edge_id)`.execute(writer)
  return fresh.map(({ followeeId }) => followeeId)
}

/** The next followers of a member in the order they came, for work that walks all of them. */
export const findFollowersAfter = (db: Db, followeeId: MemberId, afterEdgeId: Id, limit: number) =>
  db
    .selectFrom('followers')
    .select(['follower_id as followerId', 'edge_id as edgeId'])
    .where(owned('followee_id', followeeId))
    .where('state', '=', 'following')
    .where('edge_id', '>', afterEdgeId)
    .orderBy('edge_id')
    .limit(limit)
    .execute()

/** All followers of members whom few follow. */
export const findFollowersOfMembers = compiledByIds((db, followeeIds) =>
  db
    .selectFrom('followers')
    .select(['follower_id as followerId', 'followee_id as followedId'])
    .where(ownedIn('followee_id', followeeIds))
    .where('state', '=', 'following'),
)
