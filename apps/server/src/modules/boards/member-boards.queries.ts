import { sql } from 'kysely'
import { owned } from '../../platform/db/by-bucket.ts'
import { compiled, type Given } from '../../platform/db/compiled.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import './boards.tables.ts'

interface MemberBoard {
  memberId: Id
  boardId: Id
  role: 'owner' | 'collaborator'
  lastEdgeId: Id
  archivedAt: Date | null
}

export const insertMemberBoard = (tx: Tx, entry: MemberBoard) =>
  tx
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
export async function parkMemberBoards(tx: Tx, memberIds: readonly Id[], boardId: Id): Promise<void> {
  for (const memberId of memberIds) {
    await sql`
      with gone as (delete from member_boards where ${owned('member_id', memberId)} and board_id = ${boardId} returning *)
      insert into parked_member_boards (bucket, member_id, board_id, role, rank, archived_at, last_edge_id)
      select bucket, member_id, board_id, role, rank, archived_at, last_edge_id from gone
      on conflict (bucket, member_id, board_id) do nothing
    `.execute(tx)
  }
}

/** The opposite: the member's list holds the board where it was. False where no place was kept. */
export async function unparkMemberBoard(tx: Tx, memberId: Id, boardId: Id): Promise<boolean> {
  const result = await sql`
    with back as (delete from parked_member_boards where ${owned('member_id', memberId)} and board_id = ${boardId} returning *)
    insert into member_boards (bucket, member_id, board_id, role, rank, archived_at, last_edge_id)
    select bucket, member_id, board_id, role, rank, archived_at, last_edge_id from back
  `.execute(tx)
  return (result.numAffectedRows ?? 0n) > 0n
}

export const deleteParkedMemberBoard = (tx: Tx, memberId: Id, boardId: Id) =>
  tx.deleteFrom('parked_member_boards').where(owned('member_id', memberId)).where('board_id', '=', boardId).execute()

export const deleteMemberBoard = (tx: Tx, memberId: Id, boardId: Id) =>
  tx.deleteFrom('member_boards').where(owned('member_id', memberId)).where('board_id', '=', boardId).execute()

const RANK_LENGTH = 6

/** Makes this the member's custom order. Boards that are not named stay as they are. */
export async function setRanks(tx: Tx, memberId: Id, boardIds: readonly Id[]): Promise<void> {
  await sql`
    update member_boards as entry set rank = lpad(place.number::text, ${RANK_LENGTH}::int, '0')
    from unnest(${[...boardIds]}::bigint[]) with ordinality as place (board_id, number)
    where ${owned('member_id', memberId, 'entry')} and entry.board_id = place.board_id`.execute(tx)
}

/** Moves the board to the front of what the members saved to last. */
export const touchMemberBoard = compiled((db, memberId: Given<Id>, boardId: Given<Id>, edgeId: Given<Id>) =>
  db
    .updateTable('member_boards')
    .set({ last_edge_id: edgeId.sql })
    .where(owned('member_id', memberId))
    .where('board_id', '=', boardId.sql),
)

export const markMemberBoardArchived = (tx: Tx, memberId: Id, boardId: Id, archivedAt: Date | null) =>
  tx
    .updateTable('member_boards')
    .set({ archived_at: archivedAt })
    .where(owned('member_id', memberId))
    .where('board_id', '=', boardId)
    .execute()

/** All boards a member can save to, last saved to first. */
export const findSavableBoardIds = (db: Db, memberId: Id, limit: number) =>
  db
    .selectFrom('member_boards')
    .select('board_id as boardId')
    .where(owned('member_id', memberId))
    .where('archived_at', 'is', null)
    .orderBy('last_edge_id', 'desc')
    .limit(limit)
    .execute()

/** The same with their names, to be looked through. Boards of others live in other buckets. */
export const findSavableBoardNames = (db: Db, memberId: Id, limit: number) =>
  db
    .selectFrom('member_boards as entry')
    .innerJoin('boards as board', (join) =>
      join.onRef('board.id', '=', 'entry.board_id').on(sql<boolean>`board.bucket = (entry.board_id >> 10) & 4095`),
    )
    .select(['entry.board_id as boardId', 'board.name'])
    .where(owned('member_id', memberId, 'entry'))
    .where('entry.archived_at', 'is', null)
    .orderBy('entry.last_edge_id', 'desc')
    .limit(limit)
    .execute()
