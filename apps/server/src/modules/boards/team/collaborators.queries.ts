import type { BoardId, MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { owned, ownedIn } from '../../../platform/db/by-bucket.ts'
import { compiledByIds } from '../../../platform/db/compiled.ts'
import { changing } from '../../../platform/db/kept/changed-rows.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import '../boards.tables.ts'

/** The collaborators of the boards, those who came first first. */
export const findCollaborators = compiledByIds((db, boardIds) =>
  db
    .selectFrom('board_members')
    .select(['board_id as boardId', 'member_id as memberId'])
    .where(ownedIn('board_id', boardIds))
    .orderBy('joined_at')
    .orderBy('member_id'),
)

const FEW = 5

/** The first few collaborators of each board, those who came first first: enough for lists of boards. */
export const findFirstCollaborators = compiledByIds(
  (_db, boardIds) =>
    sql<{ boardId: BoardId; memberId: MemberId }>`
    select team.board_id as "boardId", team.member_id as "memberId"
    from (
      select board_id, member_id, joined_at,
        row_number() over (partition by bucket, board_id order by joined_at, member_id) as place
      from board_members where ${ownedIn('board_id', boardIds)}
    ) as team
    where place <= ${sql.lit(FEW)}
    order by team.joined_at, team.member_id`,
)

export async function insertCollaborator(
  writer: Writer,
  boardId: BoardId,
  memberId: MemberId,
  now: Date,
): Promise<boolean> {
  const rows = await writer
    .insertInto('board_members')
    .values({ bucket: bucketOf(boardId), board_id: boardId, member_id: memberId, joined_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .execute()
  return rows.length === 1
}

/** Takes the member off the team, and the board out of their lists; false where they were not on it. */
export async function deleteCollaborator(writer: Writer, boardId: BoardId, memberId: MemberId): Promise<boolean> {
  const isOf = owned('member_id', memberId)
  await changing(writer, [memberId]).deleteFrom('member_boards').where(isOf).where('board_id', '=', boardId).execute()
  await writer.deleteFrom('parked_member_boards').where(isOf).where('board_id', '=', boardId).execute()
  const result = await writer
    .deleteFrom('board_members')
    .where(owned('board_id', boardId))
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
