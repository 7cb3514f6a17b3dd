import type { BoardId, MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { owned, ownedIn } from '../../../platform/db/by-bucket.ts'
import { compiledWrite, type Given } from '../../../platform/db/compiled.ts'
import type { Db } from '../../../platform/db/db.ts'
import { changing } from '../../../platform/db/kept/changed-rows.ts'
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
  changing(writer, [entry.memberId])
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
  const gone = await changing(writer, memberIds)
    .deleteFrom('member_boards')
    .where(ownedIn('member_id', memberIds))
    .where('board_id', '=', boardId)
    .returningAll()
    .execute()
  if (gone.length === 0) return
  await writer
    .insertInto('parked_member_boards')
    .values(gone)
    .onConflict((conflict) => conflict.columns(['bucket', 'member_id', 'board_id']).doNothing())
    .execute()
}

/** The opposite: the lists of its team hold the board where it was, or as a new one where no place was kept. */
export async function unparkMemberBoards(
  writer: Writer,
  board: { id: Id; ownerId: MemberId; archivedAt: Date | null },
  collaboratorIds: readonly Id[],
): Promise<void> {
  const memberIds = [board.ownerId, ...collaboratorIds]
  const kept = await writer
    .deleteFrom('parked_member_boards')
    .where(ownedIn('member_id', memberIds))
    .where('board_id', '=', board.id)
    .returning(['member_id as memberId', 'rank', 'archived_at as archivedAt', 'last_edge_id as lastEdgeId'])
    .execute()
  const placeOf = new Map(kept.map((place) => [place.memberId, place]))
  await changing(writer, memberIds)
    .insertInto('member_boards')
    .values(
      memberIds.map((memberId) => {
        const place = placeOf.get(memberId) ?? { rank: null, archivedAt: board.archivedAt, lastEdgeId: board.id }
        return {
          bucket: bucketOf(memberId),
          member_id: memberId,
          board_id: board.id,
          role: memberId === board.ownerId ? ('owner' as const) : ('collaborator' as const),
          rank: place.rank,
          archived_at: place.archivedAt,
          last_edge_id: place.lastEdgeId,
        }
      }),
    )
    .execute()
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
    where ${owned('member_id', memberId, 'entry')} and entry.board_id = place.board_id`.execute(
    changing(writer, [memberId]),
  )
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
export async function findSavableBoardNames(
  db: Db,
  memberId: MemberId,
  limit: number,
): Promise<{ boardId: BoardId; name: string }[]> {
  const entries = await findSavableBoardIds(db, memberId, limit)
  const boards = await db
    .selectFrom('boards')
    .select(['id', 'name'])
    .where(
      ownedIn(
        'id',
        entries.map(({ boardId }) => boardId),
      ),
    )
    .execute()
  const nameOf = new Map(boards.map(({ id, name }) => [id, name]))
  return entries.flatMap(({ boardId }) => {
    const name = nameOf.get(boardId)
    return name === undefined ? [] : [{ boardId, name }]
  })
}
