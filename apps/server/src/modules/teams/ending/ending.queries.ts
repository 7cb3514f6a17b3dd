import type { MemberId } from '@pinfold/contract'
import { owned } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { changing } from '../../../platform/db/kept/changed-rows.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { LoneWriter, Writer } from '../../../platform/writing/writer.ts'
import '../../boards/index.ts'
import '../teams.tables.ts'

/** A board the member owns, deleted ones too; undefined once there is none. */
export const findSomeOwnedBoard = (db: Db, ownerId: MemberId) =>
  db
    .selectFrom('boards')
    .select(['id', 'deleted_at as deletedAt'])
    .where(owned('owner_id', ownerId))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** Boards of others in the member's lists, deleted ones too. */
export async function findBoardsOfOthers(db: Db, memberId: MemberId, limit: number): Promise<Id[]> {
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

/** Nobody waits for the member's answer any more. */
export const deleteInvitesTo = (writer: Writer, memberId: MemberId) =>
  changing(writer, [memberId]).deleteFrom('member_board_invites').where(owned('member_id', memberId)).execute()

/**
 * Removes the member's rows that no counter counts. Invitations to boards of others, and requests to join them, live
 * with those boards, so all shards are asked: once in the life of an account.
 */
export async function deletePlainRows(writer: LoneWriter, memberId: MemberId): Promise<void> {
  await writer.deleteFrom('member_preferences').where(owned('member_id', memberId)).execute()
  await writer.deleteFrom('board_invites').where('invited_id', '=', memberId).execute()
  await writer.deleteFrom('board_join_requests').where('sender_id', '=', memberId).execute()
}
