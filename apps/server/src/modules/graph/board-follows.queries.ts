import type { BoardId, MemberId } from '@pinfold/contract'
import { among, owned, ownedIn } from '../../platform/db/by-bucket.ts'
import { compiled, compiledByIds, type Given } from '../../platform/db/compiled.ts'
import type { Db } from '../../platform/db/db.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import './graph.tables.ts'

/** Which of the boards the member follows. */
export async function findFollowedBoards(db: Db, memberId: MemberId, boardIds: readonly BoardId[]): Promise<Set<Id>> {
  const rows = await findFollows(db, memberId, boardIds)
  return new Set(rows.map(({ boardId }) => boardId))
}

const findFollows = compiled((db, memberId: Given<MemberId>, boardIds: Given<readonly BoardId[]>) =>
  db
    .selectFrom('board_follows')
    .select('board_id as boardId')
    .where(owned('follower_id', memberId))
    .where(among('board_id', boardIds)),
)

/** Writes the edge and its mirror. False where it exists. */
export async function insertBoardFollow(
  writer: Writer,
  followerId: MemberId,
  boardId: BoardId,
  edgeId: Id,
): Promise<boolean> {
  const row = { follower_id: followerId, board_id: boardId, edge_id: edgeId }
  const inserted = await writer
    .insertInto('board_follows')
    .values({ ...row, bucket: bucketOf(followerId) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('edge_id')
    .execute()
  if (inserted.length === 0) return false
  await writer
    .insertInto('board_followers')
    .values({ ...row, bucket: bucketOf(boardId) })
    .execute()
  return true
}

/** Takes the edge and its mirror away; false where there was none. */
export async function deleteBoardFollow(writer: Writer, followerId: MemberId, boardId: BoardId): Promise<boolean> {
  const result = await writer
    .deleteFrom('board_follows')
    .where(owned('follower_id', followerId))
    .where('board_id', '=', boardId)
    .executeTakeFirst()
  await writer
    .deleteFrom('board_followers')
    .where(owned('board_id', boardId))
    .where('follower_id', '=', followerId)
    .execute()
  return result.numDeletedRows > 0n
}

/** The next followers of a board in the order they came, for work that walks all of them. */
export const findBoardFollowersAfter = (db: Db, boardId: BoardId, afterEdgeId: Id, limit: number) =>
  db
    .selectFrom('board_followers')
    .select(['follower_id as followerId', 'edge_id as edgeId'])
    .where(owned('board_id', boardId))
    .where('edge_id', '>', afterEdgeId)
    .orderBy('edge_id')
    .limit(limit)
    .execute()

/** All followers of boards that few follow. */
export const findFollowersOfBoards = compiledByIds((db, boardIds) =>
  db
    .selectFrom('board_followers')
    .select(['follower_id as followerId', 'board_id as followedId'])
    .where(ownedIn('board_id', boardIds)),
)

/** The boards the member follows, newest follow first. */
export async function findFollowedBoardIds(db: Db, memberId: MemberId, limit: number): Promise<Id[]> {
  const rows = await db
    .selectFrom('board_follows')
    .select('board_id as boardId')
    .where(owned('follower_id', memberId))
    .orderBy('edge_id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ boardId }) => boardId)
}
