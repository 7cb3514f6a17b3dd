import type { BoardId, MemberId } from '@pinfold/contract'
import { inBucketOf, owned, ownedIn } from '../../platform/db/by-bucket.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'
import '../boards/index.ts'
import './teams.tables.ts'

/** Everybody who works on the boards, deleted ones too: their owners and collaborators. */
export const findTeams = (db: Db, boardIds: readonly BoardId[]) =>
  db
    .selectFrom('boards as board')
    .select(['board.id as boardId', 'board.owner_id as memberId'])
    .where(ownedIn('id', boardIds, 'board'))
    .unionAll(
      db
        .selectFrom('board_members')
        .select(['board_id as boardId', 'member_id as memberId'])
        .where(ownedIn('board_id', boardIds)),
    )
    .execute()

/** Boards of the owner that the member collaborates on, is invited to, or asks to join. */
export async function findSharedBoardIds(db: Db, ownerId: MemberId, memberId: MemberId): Promise<Id[]> {
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
            .where(inBucketOf(ownerId, 'team'))
            .whereRef('team.board_id', '=', 'board.id')
            .where('team.member_id', '=', memberId),
        ),
        eb.exists(
          eb
            .selectFrom('board_invites as invite')
            .select('invite.invited_id')
            .where(inBucketOf(ownerId, 'invite'))
            .whereRef('invite.board_id', '=', 'board.id')
            .where('invite.status', '=', 'pending')
            .where('invite.invited_id', '=', memberId),
        ),
        eb.exists(
          eb
            .selectFrom('board_join_requests as request')
            .select('request.id')
            .where(inBucketOf(ownerId, 'request'))
            .whereRef('request.board_id', '=', 'board.id')
            .where('request.sender_id', '=', memberId),
        ),
      ]),
    )
    .orderBy('board.id')
    .execute()
  return rows.map(({ id }) => id)
}
