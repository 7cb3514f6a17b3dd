import { owned, ownedIn } from '../../platform/db/by-bucket.ts'
import { compiledByIds } from '../../platform/db/compiled.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import './boards.tables.ts'

/** The collaborators of the boards, those who came first first. */
export const findCollaborators = compiledByIds((db, boardIds) =>
  db
    .selectFrom('board_members')
    .select(['board_id as boardId', 'member_id as memberId'])
    .where(ownedIn('board_id', boardIds))
    .orderBy('joined_at'),
)

export async function insertCollaborator(tx: Tx, boardId: Id, memberId: Id, now: Date): Promise<boolean> {
  const rows = await tx
    .insertInto('board_members')
    .values({ bucket: bucketOf(boardId), board_id: boardId, member_id: memberId, joined_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .execute()
  return rows.length === 1
}

export async function deleteCollaborator(tx: Tx, boardId: Id, memberId: Id): Promise<boolean> {
  const result = await tx
    .deleteFrom('board_members')
    .where(owned('board_id', boardId))
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Boards of the owner that the member collaborates on, is invited to, or asks to join. */
export async function findSharedBoardIds(db: Db, ownerId: Id, memberId: Id): Promise<Id[]> {
  const rows = await db
    .selectFrom('boards as board')
    .select('board.id')
    .where(owned('owner_id', ownerId, 'board'))
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('board_members as team')
            .select('team.member_id')
            .whereRef('team.bucket', '=', 'board.bucket')
            .whereRef('team.board_id', '=', 'board.id')
            .where('team.member_id', '=', memberId),
        ),
        eb.exists(
          eb
            .selectFrom('board_invites as invite')
            .select('invite.invited_id')
            .whereRef('invite.bucket', '=', 'board.bucket')
            .whereRef('invite.board_id', '=', 'board.id')
            .where('invite.status', '=', 'pending')
            .where('invite.invited_id', '=', memberId),
        ),
        eb.exists(
          eb
            .selectFrom('board_join_requests as request')
            .select('request.id')
            .whereRef('request.bucket', '=', 'board.bucket')
            .whereRef('request.board_id', '=', 'board.id')
            .where('request.sender_id', '=', memberId),
        ),
      ]),
    )
    .orderBy('board.id')
    .execute()
  return rows.map(({ id }) => id)
}
