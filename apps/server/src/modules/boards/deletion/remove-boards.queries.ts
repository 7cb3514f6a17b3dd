import type { BoardId } from '@pinfold/contract'
import { owned, ownedIn } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { changing } from '../../../platform/db/kept/changed-rows.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import '../boards.tables.ts'

/** Boards that were deleted before the moment, longest ago first. */
export async function findBoardsDeletedBefore(db: Db, moment: Date, limit: number): Promise<Id[]> {
  const rows = await db
    .selectFrom('boards')
    .select('id')
    .where('deleted_at', '<=', moment)
    .orderBy('deleted_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Before a board goes for good: nobody stays invited to it. */
export async function deleteMirrorsOfBoard(writer: Writer, boardId: BoardId): Promise<void> {
  const rows = await writer
    .selectFrom('board_invites')
    .select('invited_id as invitedId')
    .where(owned('board_id', boardId))
    .where('status', '=', 'pending')
    .execute()
  if (rows.length === 0) return
  const invitedIds = rows.map(({ invitedId }) => invitedId)
  await changing(writer, invitedIds)
    .deleteFrom('member_board_invites')
    .where(ownedIn('member_id', invitedIds))
    .where('board_id', '=', boardId)
    .execute()
}

/** The board goes for good, and with it its sections, members and invitations. */
export const deleteBoardRow = (writer: Writer, id: Id) =>
  changing(writer, [id]).deleteFrom('boards').where(owned('id', id)).execute()
