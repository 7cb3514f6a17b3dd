import type { BoardId, MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { bucketIn, owned, ownedIn, unnested } from '../../../platform/db/by-bucket.ts'
import { compiledWrite, type Given } from '../../../platform/db/compiled.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import '../boards.tables.ts'

interface MemberBoard {
  memberId: MemberId
  boardId: BoardId
  role: 'owner' | 'collaborator'
  lastEdgeId: Id
  archivedAt: Date | null
}

export const insertMemberBoard = (writer: Writer, entry: MemberBoard) =>
  writer
    .insertInto('member_boards')
    .values({
      bucket: bucketOf(entry.memberId),
      member_id: entry.memberId,
      board_id: entry.boardId,
      role: entry.role,
      rank: null,
      archived_at: entry.archivedAt,
      last_edge_id: entry.lastEdgeId,
    })
    .execute()

/** Takes the deleted board out of the lists of these members, and keeps their places for a restore. */
export async function parkMemberBoards(
  writer: Writer,
  memberIds: readonly MemberId[],
  boardId: BoardId,
): Promise<void> {
  await sql`
    with gone as (
      delete from member_boards where ${ownedIn('member_id', memberIds)} and board_id = ${boardId} returning *
    )
    insert into parked_member_boards (bucket, member_id, board_id, role, rank, archived_at, last_edge_id)
    select bucket, member_id, board_id, role, rank, archived_at, last_edge_id from gone
    on conflict (bucket, member_id, board_id) do nothing
  `.execute(writer)
}

/** The opposite: the lists of its team hold the board where it was, or as a new one where no place was kept. */
export async function unparkMemberBoards(
  writer: Writer,
  board: { id: Id; ownerId: MemberId; archivedAt: Date | null },
  collaboratorIds: readonly Id[],
): Promise<void> {
  const memberIds = [board.ownerId, ...collaboratorIds]
  await sql`
    with back as (
      delete from parked_member_boards
      where ${ownedIn('member_id', memberIds)} and board_id = ${board.id} returning *
    )
    insert into member_boards (bucket, member_id, board_id, role, rank, archived_at, last_edge_id)
    select team.bucket, team.member_id, ${board.id}::bigint,
      case when team.member_id = ${board.ownerId}::bigint then 'owner' else 'collaborator' end, back.rank,
      case when back.member_id is null then ${board.archivedAt}::timestamptz else back.archived_at end,
      coalesce(back.last_edge_id, ${board.id}::bigint)
    from ${unnested(memberIds)} as team (bucket, member_id)
    left join back on back.bucket = team.bucket and back.member_id = team.member_id
  `.execute(writer)
}

/** Nobody's place is kept any more: the board goes for good. */
export const deleteParkedMemberBoards = (writer: Writer, memberIds: readonly MemberId[], boardId: BoardId) =>
  writer
    .deleteFrom('parked_member_boards')
    .where(ownedIn('member_id', memberIds))
    .where('board_id', '=', boardId)
    .execute()

const RANK_LENGTH = 6

/** Makes this the member's custom order. Boards that are not named stay as they are. */
export async function setRanks(writer: Writer, memberId: MemberId, boardIds: readonly BoardId[]): Promise<void> {
  await sql`
    update member_boards as entry set rank = lpad(place.number::text, ${RANK_LENGTH}::int, '0')
    from unnest(${[...boardIds]}::bigint[]) with ordinality as place (board_id, number)
    where ${owned('member_id', memberId, 'entry')} and entry.board_id = place.board_id`.execute(writer)
}

/** Moves the board to the front of what the members saved to last. */
export const touchMemberBoard = compiledWrite(
  (writer, memberId: Given<MemberId>, boardId: Given<BoardId>, edgeId: Given<Id>) =>
    writer
      .updateTable('member_boards')
      .set({ last_edge_id: edgeId.sql })
      .where(owned('member_id', memberId))
      .where('board_id', '=', boardId.sql),
)

/** Notes in the lists of these members whether the locked board is archived. */
export const markMemberBoardsArchived = (
  writer: Writer,
  memberIds: readonly MemberId[],
  boardId: BoardId,
  archivedAt: Date | null,
) =>
  writer
    .updateTable('member_boards')
    .set({ archived_at: archivedAt })
    .where(ownedIn('member_id', memberIds))
    .where('board_id', '=', boardId)
    .execute()

/** All boards a member can save to, last saved to first. */
export const findSavableBoardIds = (db: Db, memberId: MemberId, limit: number) =>
  db
    .selectFrom('member_boards')
    .select('board_id as boardId')
    .where(owned('member_id', memberId))
    .where('archived_at', 'is', null)
    .orderBy('last_edge_id', 'desc')
    .limit(limit)
    .execute()

/** Ids and names of the boards a member can save to, last saved to first. Boards of others live in other buckets. */
export const findSavableBoardNames = (db: Db, memberId: MemberId, limit: number) =>
  db
    .selectFrom('member_boards as entry')
    .innerJoin('boards as board', (join) =>
      join.onRef('board.id', '=', 'entry.board_id').on(sql<boolean>`board.bucket = ${bucketIn('entry.board_id')}`),
    )
    .select(['entry.board_id as boardId', 'board.name'])
    .where(owned('member_id', memberId, 'entry'))
    .where('entry.archived_at', 'is', null)
    .orderBy('entry.last_edge_id', 'desc')
    .limit(limit)
    .execute()
