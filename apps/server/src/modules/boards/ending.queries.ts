import { owned } from '../../platform/db/by-bucket.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'
import './boards.tables.ts'

/** A board the member owns, deleted ones too; undefined once there is none. */
export const findSomeOwnedBoard = (db: Db, ownerId: Id) =>
  db
    .selectFrom('boards')
    .select(['id', 'deleted_at as deletedAt'])
    .where(owned('owner_id', ownerId))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** Boards of others in the member's lists, deleted ones too. */
export async function findBoardsOfOthers(db: Db, memberId: Id, limit: number): Promise<Id[]> {
  const places = (table: 'member_boards' | 'parked_member_boards') =>
    db
      .selectFrom(table)
      .select('board_id as id')
      .where(owned('member_id', memberId))
      .where('role', '=', 'collaborator')
      .limit(limit)
      .execute()
  const [listed, parked] = [await places('member_boards'), await places('parked_member_boards')]
  return [...new Set([...listed, ...parked].map(({ id }) => id))].slice(0, limit)
}

/** Takes the member off a board and its lists, whatever became of the board; false where they were not on it. */
export async function deletePlaceOnBoard(tx: Tx, boardId: Id, memberId: Id): Promise<boolean> {
  const isOf = owned('member_id', memberId)
  await tx.deleteFrom('member_boards').where(isOf).where('board_id', '=', boardId).execute()
  await tx.deleteFrom('parked_member_boards').where(isOf).where('board_id', '=', boardId).execute()
  const result = await tx
    .deleteFrom('board_members')
    .where(owned('board_id', boardId))
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/**
 * What nobody counts. Invitations to boards of others and requests to join them live with those boards, so all shards are asked: once in the life
 * of an account.
 */
export async function deletePlainRows(db: Db, memberId: Id): Promise<void> {
  await db.deleteFrom('member_preferences').where(owned('member_id', memberId)).execute()
  await db.deleteFrom('member_board_invites').where(owned('member_id', memberId)).execute()
  await db.deleteFrom('board_invites').where('invited_id', '=', memberId).execute()
  await db.deleteFrom('board_join_requests').where('sender_id', '=', memberId).execute()
}
