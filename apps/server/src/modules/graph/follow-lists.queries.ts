import type { BoardId, MemberId } from '@pinfold/contract'
import { owned } from '../../platform/db/by-bucket.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'
import './graph.tables.ts'

/** Where a list goes on: after the edge, at most so many rows. */
export interface EdgePage {
  readonly after: Id | null
  readonly limit: number
}

/** One row of a list: whom or what the edge leads to. */
export interface EdgeRow {
  readonly id: Id
  readonly edgeId: Id
}

/** Those who follow a member, or wait to, newest edge first. */
export function findFollowerEdges(
  db: Db,
  memberId: MemberId,
  state: 'following' | 'requested',
  page: EdgePage,
): Promise<EdgeRow[]> {
  const all = db
    .selectFrom('followers')
    .select(['follower_id as id', 'edge_id as edgeId'])
    .where(owned('followee_id', memberId))
    .where('state', '=', state)
  const older = page.after === null ? all : all.where('edge_id', '<', page.after)
  return older.orderBy('edge_id', 'desc').limit(page.limit).execute()
}

/** Those whom a member follows, newest edge first. */
export function findFolloweeEdges(db: Db, memberId: MemberId, page: EdgePage): Promise<EdgeRow[]> {
  const all = db
    .selectFrom('follows')
    .select(['followee_id as id', 'edge_id as edgeId'])
    .where(owned('follower_id', memberId))
    .where('state', '=', 'following')
  const older = page.after === null ? all : all.where('edge_id', '<', page.after)
  return older.orderBy('edge_id', 'desc').limit(page.limit).execute()
}

/** Whom a member follows, newest follow first. */
export async function findFollowedMemberIds(db: Db, memberId: MemberId, limit: number): Promise<MemberId[]> {
  const edges = await findFolloweeEdges(db, memberId, { after: null, limit })
  return edges.map(({ id }) => id as MemberId)
}

/** Those who follow a board, newest edge first. */
export function findBoardFollowerEdges(db: Db, boardId: BoardId, page: EdgePage): Promise<EdgeRow[]> {
  const all = db
    .selectFrom('board_followers')
    .select(['follower_id as id', 'edge_id as edgeId'])
    .where(owned('board_id', boardId))
  const older = page.after === null ? all : all.where('edge_id', '<', page.after)
  return older.orderBy('edge_id', 'desc').limit(page.limit).execute()
}

/** The boards a member follows, newest edge first. */
export function findFollowedBoardEdges(db: Db, memberId: MemberId, page: EdgePage): Promise<EdgeRow[]> {
  const all = db
    .selectFrom('board_follows')
    .select(['board_id as id', 'edge_id as edgeId'])
    .where(owned('follower_id', memberId))
  const older = page.after === null ? all : all.where('edge_id', '<', page.after)
  return older.orderBy('edge_id', 'desc').limit(page.limit).execute()
}

/** How many wait to follow the member; counts no further than `most`. */
export async function countRequests(db: Db, memberId: MemberId, most: number): Promise<number> {
  const waiting = db
    .selectFrom('followers')
    .select('follower_id')
    .where(owned('followee_id', memberId))
    .where('state', '=', 'requested')
    .limit(most)
    .as('waiting')
  const row = await db
    .selectFrom(waiting)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
