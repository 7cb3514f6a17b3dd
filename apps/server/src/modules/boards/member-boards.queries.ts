import { sql } from 'kysely'
import { owned } from '../../platform/db/by-bucket.ts'
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

export const deleteMemberBoard = (tx: Tx, memberId: Id, boardId: Id) =>
  tx.deleteFrom('member_boards').where(owned('member_id', memberId)).where('board_id', '=', boardId).execute()

/** Moves the board to the front of what the members saved to last. */
export const touchMemberBoard = (tx: Tx, memberId: Id, boardId: Id, edgeId: Id) =>
  tx
    .updateTable('member_boards')
    .set({ last_edge_id: edgeId })
    .where(owned('member_id', memberId))
    .where('board_id', '=', boardId)
    .execute()

export const markMemberBoardArchived = (tx: Tx, memberId: Id, boardId: Id, archivedAt: Date | null) =>
  tx
    .updateTable('member_boards')
    .set({ archived_at: archivedAt })
    .where(owned('member_id', memberId))
    .where('board_id', '=', boardId)
    .execute()

interface BoardsPage {
  memberId: Id
  viewerId: Id | null
  after: string | null
  limit: number
  isIncludingArchived: boolean
}

/**
 * Leaves out early what others than the viewer may see, so that neither empty pages nor their bookmarks tell of it.
 * Everything that is left still goes through the policy.
 */
const listedFor = (viewerId: Id | null) => sql<boolean>`exists (
  select 1 from boards as listed
  where listed.bucket = (entry.board_id >> 10) & 4095 and listed.id = entry.board_id and (
    (listed.privacy = 'public' and listed.archived_at is null)
    or listed.owner_id = ${viewerId}
    or exists (
      select 1 from board_members as team
      where team.bucket = listed.bucket and team.board_id = listed.id and team.member_id = ${viewerId}
    )
  )
)`

/** Last saved to first; `sortKey` is the edge id and pages the list. */
export const findMemberBoardsLastPinned = (db: Db, page: BoardsPage) =>
  db
    .selectFrom('member_boards as entry')
    .select(['board_id as boardId', 'last_edge_id as sortKey'])
    .where(owned('member_id', page.memberId))
    .$if(page.viewerId !== page.memberId, (query) => query.where(listedFor(page.viewerId)))
    .$if(!page.isIncludingArchived, (query) => query.where('archived_at', 'is', null))
    .$if(page.after !== null, (query) => query.where('last_edge_id', '<', page.after ?? '0'))
    .orderBy('last_edge_id', 'desc')
    .limit(page.limit)
    .execute()

/** By age; a board's id dates its making. */
export const findMemberBoardsByAge = (db: Db, page: BoardsPage & { order: 'oldest' | 'newest' }) =>
  db
    .selectFrom('member_boards as entry')
    .select(['board_id as boardId', 'board_id as sortKey'])
    .where(owned('member_id', page.memberId))
    .$if(page.viewerId !== page.memberId, (query) => query.where(listedFor(page.viewerId)))
    .$if(!page.isIncludingArchived, (query) => query.where('archived_at', 'is', null))
    .$if(page.after !== null, (query) =>
      query.where('board_id', page.order === 'newest' ? '<' : '>', page.after ?? '0'),
    )
    .orderBy('board_id', page.order === 'newest' ? 'desc' : 'asc')
    .limit(page.limit)
    .execute()

/** By name, then id; the sort key holds both. */
export const findMemberBoardsByName = (db: Db, page: BoardsPage & { isGroupFirst: boolean }) => {
  const group = page.isGroupFirst
    ? sql<string>`case when board.collaborator_count > 0 then '0' else '1' end`
    : sql<string>`''`
  const sortKey = sql<string>`${group} || lower(board.name) || chr(1) || lpad(board.id::text, 19, '0')`
  return db
    .selectFrom('member_boards as entry')
    .innerJoin('boards as board', (join) =>
      join.onRef('board.id', '=', 'entry.board_id').on(sql<boolean>`board.bucket = (entry.board_id >> 10) & 4095`),
    )
    .select(['entry.board_id as boardId', sortKey.as('sortKey')])
    .where(owned('member_id', page.memberId, 'entry'))
    .$if(page.viewerId !== page.memberId, (query) => query.where(listedFor(page.viewerId)))
    .$if(!page.isIncludingArchived, (query) => query.where('entry.archived_at', 'is', null))
    .$if(page.after !== null, (query) => query.where(sql<boolean>`(${sortKey}) collate "C" > ${page.after}`))
    .orderBy(sql`(${sortKey}) collate "C"`)
    .limit(page.limit)
    .execute()
}

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
