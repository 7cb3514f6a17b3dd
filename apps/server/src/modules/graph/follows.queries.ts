import { among, owned } from '../../platform/db/by-bucket.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import './graph.tables.ts'

export type FollowState = 'following' | 'requested'

/** How the follower stands to each of the members, as far as there is an edge. */
export async function findFollowStates(
  db: Db,
  followerId: Id,
  followeeIds: readonly Id[],
): Promise<Map<Id, FollowState>> {
  const rows = await db
    .selectFrom('follows')
    .select(['followee_id as followeeId', 'state'])
    .where(owned('follower_id', followerId))
    .where(among('followee_id', followeeIds))
    .execute()
  return new Map(rows.map(({ followeeId, state }) => [followeeId, state]))
}

interface Edge {
  followerId: Id
  followeeId: Id
  state: FollowState
  edgeId: Id
}

/** Writes the edge and its mirror. False where it exists. */
export async function insertFollow(tx: Tx, edge: Edge): Promise<boolean> {
  const row = { follower_id: edge.followerId, followee_id: edge.followeeId, state: edge.state, edge_id: edge.edgeId }
  const inserted = await tx
    .insertInto('follows')
    .values({ ...row, bucket: bucketOf(edge.followerId) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('edge_id')
    .execute()
  if (inserted.length === 0) return false
  await tx
    .insertInto('followers')
    .values({ ...row, bucket: bucketOf(edge.followeeId) })
    .execute()
  return true
}

/** Takes the edge and its mirror away; answers the state it had, null where there was none. */
export async function deleteFollow(tx: Tx, followerId: Id, followeeId: Id): Promise<FollowState | null> {
  const deleted = await tx
    .deleteFrom('follows')
    .where(owned('follower_id', followerId))
    .where('followee_id', '=', followeeId)
    .returning('state')
    .executeTakeFirst()
  if (!deleted) return null
  await tx
    .deleteFrom('followers')
    .where(owned('followee_id', followeeId))
    .where('follower_id', '=', followerId)
    .execute()
  return deleted.state
}

/** The next followers of a member in the order they came, for work that walks all of them. */
export const findFollowersAfter = (db: Db, followeeId: Id, afterEdgeId: Id, limit: number) =>
  db
    .selectFrom('followers')
    .select(['follower_id as followerId', 'edge_id as edgeId'])
    .where(owned('followee_id', followeeId))
    .where('state', '=', 'following')
    .where('edge_id', '>', afterEdgeId)
    .orderBy('edge_id')
    .limit(limit)
    .execute()
