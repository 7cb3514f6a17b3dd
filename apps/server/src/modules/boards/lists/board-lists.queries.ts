import type { BoardGrouping, BoardSortOrder, BoardVisibility, BoardId, MemberId } from '@pinfold/contract'
import { type RawBuilder, sql } from 'kysely'
import { bucketIn, inBucketOf, inBucketsOf, owned } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import { nameOrderNow } from '../names/name-order.ts'
import '../boards.tables.ts'

/** A page of a member's boards; `after` is the last sort key of the page before. */
export interface BoardsPage {
  readonly memberId: MemberId
  readonly viewerId: MemberId | null
  readonly sort: BoardSortOrder
  readonly grouping: BoardGrouping | null
  readonly privacy: 'all' | 'public' | 'protected' | 'secret'
  readonly isIncludingArchived: boolean
  /** Boards of any of these kinds; null is all. */
  readonly kinds: readonly BoardVisibility[] | null
  readonly after: string | null
  readonly limit: number
}

/**
 * Leaves out early what others than the viewer may see, so that neither empty pages nor their bookmarks tell of it.
 * Everything that is left still goes through the policy.
 */
const listedFor = (viewerId: MemberId | null) => {
  const isPublic = sql<boolean>`(board.privacy = 'public' and board.archived_at is null)`
  if (viewerId === null) return isPublic
  return sql<boolean>`(${isPublic} or board.owner_id = ${viewerId}
    or board.id in (select board_id from member_boards as theirs where ${owned('member_id', viewerId, 'theirs')}))`
}

/** Digits that sort as the number does, or the other way round. */
const rising = (column: string) => sql<string>`lpad(${sql.ref(column)}::text, 19, '0')`
const falling = (column: string) => sql<string>`lpad((9223372036854775807 - ${sql.ref(column)})::text, 19, '0')`

/** The name as readers of the language expect it to be sorted; of two that count the same, the one in small letters decides. */
function byName(): RawBuilder<string> {
  const { letters, as, pairs } = nameOrderNow()
  const small = sql<string>`lower(board.name)`
  const paired = pairs.reduce((name, [letter, two]) => sql<string>`replace(${name}, ${letter}, ${two})`, small)
  return sql`translate(${paired}, ${letters}, ${as}) || chr(1) || ${small} || chr(1) || ${rising('board.id')}`
}

/** What an order compares, as text; every key ends with an id, so no two boards share one. Parts are set off by a character below all others. */
const sortKeys: Readonly<Record<BoardSortOrder, () => RawBuilder<string>>> = {
  last_pinned_to: () => sql`${falling('entry.last_edge_id')}`,
  newest: () => sql`${falling('entry.board_id')}`,
  oldest: () => sql`${rising('entry.board_id')}`,
  alphabetical: byName,
  group_boards_at_top: () => sql`(case when board.collaborator_count > 0 then '0' else '1' end) || ${byName()}`,
  // Boards that nobody has put anywhere yet are new, and stand first.
  custom: () => sql`case when entry.rank is null then '0' || ${falling('entry.board_id')}
    else '1' || entry.rank || chr(1) || ${rising('entry.board_id')} end`,
}

/** PS-09: public, protected, secret, archived; a member's own secret boards are among the first where they are mixed. */
const groupKey = (isMixed: boolean) => sql<string>`case
  when board.archived_at is not null then '3'
  when board.privacy = 'protected' then '1'
  when board.privacy = 'secret' and not ${isMixed}::boolean then '2'
  else '0' end`

/** NU-04: kinds leave archived boards out, but for the kind that is them. */
const isOfKinds = (kinds: readonly BoardVisibility[]) => sql<boolean>`(
  (0 = any(${[...kinds]}::int[]) and board.archived_at is null)
  or (1 = any(${[...kinds]}::int[]) and board.archived_at is not null)
  or (2 = any(${[...kinds]}::int[]) and board.archived_at is null and board.collaborator_count > 0)
  or (3 = any(${[...kinds]}::int[]) and board.archived_at is null and board.privacy = 'secret')
)`

/** A board of a member's list, with what the list says of it. */
interface Entry {
  readonly boardId: BoardId
  readonly lastEdgeId: Id
  readonly rank: string | null
}

interface SortedBoard {
  readonly boardId: BoardId
  readonly sortKey: string
}

/** What a page leaves out, and how it is sorted; `entry` is the list's row, and `board` the board. */
function planOf(page: BoardsPage) {
  const isOwn = page.memberId === page.viewerId
  // What most pages ask for goes along an index, not through all boards of the member.
  const isByEdge = page.sort === 'last_pinned_to' && page.grouping === null
  const group = page.grouping === null ? sql`''` : groupKey(page.grouping === 'mix_public_private' && isOwn)
  const sortKey = sql<string>`((${group}) || (${sortKeys[page.sort]()})) collate "C"`
  const older = isByEdge
    ? sql<boolean>`entry.last_edge_id < 9223372036854775807 - ${page.after}::bigint`
    : sql<boolean>`${sortKey} > ${page.after}`
  const conditions = [
    sql<boolean>`board.deleted_at is null`,
    ...(isOwn ? [] : [listedFor(page.viewerId)]),
    ...(page.privacy === 'all' ? [] : [sql<boolean>`board.privacy = ${page.privacy}`]),
    ...(page.isIncludingArchived ? [] : [sql<boolean>`board.archived_at is null`]),
    ...(page.kinds === null ? [] : [isOfKinds(page.kinds)]),
    ...(page.after === null ? [] : [older]),
  ]
  const order = isByEdge ? sql`entry.last_edge_id desc` : sortKey
  return { sortKey, rest: sql`and ${sql.join(conditions, sql` and `)} order by ${order} limit ${page.limit}` }
}

/**
 * A page in any order, grouping and choice of boards. Nearly all of a member's boards lie in the member's bucket; those of
 * others are asked about where they lie, by a second statement where there are any.
 */
export async function findMemberBoards(db: Db, page: BoardsPage): Promise<readonly SortedBoard[]> {
  const { sortKey, rest } = planOf(page)
  const ofMember = owned('member_id', page.memberId, 'entry')
  const { rows } = await sql<(SortedBoard & { kind: 'own' }) | (Entry & { kind: 'elsewhere' })>`
    (select 'own' as kind, entry.board_id as "boardId", ${sortKey} as "sortKey", null::bigint as "lastEdgeId", null::text as rank
      from member_boards as entry join boards as board on board.id = entry.board_id
      where ${ofMember} and ${inBucketOf(page.memberId, 'board')} ${rest})
    union all
    (select 'elsewhere', board_id, null, last_edge_id, rank from member_boards as entry
      where ${ofMember} and ${bucketIn('entry.board_id')} <> ${bucketOf(page.memberId)})
  `.execute(db)
  const own = rows.flatMap((row) => (row.kind === 'own' ? [{ boardId: row.boardId, sortKey: row.sortKey }] : []))
  const elsewhere = rows.flatMap((row) => (row.kind === 'own' ? [] : [row]))
  if (elsewhere.length === 0) return own
  return [...own, ...(await findBoardsElsewhere(db, elsewhere, page))].toSorted(byKey).slice(0, page.limit)
}

/** As the database compares them. */
const byKey = (a: SortedBoard, b: SortedBoard) => Buffer.compare(Buffer.from(a.sortKey), Buffer.from(b.sortKey))

async function findBoardsElsewhere(db: Db, entries: readonly Entry[], page: BoardsPage): Promise<SortedBoard[]> {
  const { sortKey, rest } = planOf(page)
  const ids = entries.map(({ boardId }) => boardId)
  const { rows } = await sql<SortedBoard>`
    select board.id as "boardId", ${sortKey} as "sortKey"
    from unnest(${ids.map(bucketOf)}::smallint[], ${ids}::bigint[], ${entries.map(({ lastEdgeId }) => lastEdgeId)}::bigint[],
      ${entries.map(({ rank }) => rank)}::text[]) as entry (bucket, board_id, last_edge_id, rank)
    join boards as board on board.bucket = entry.bucket and board.id = entry.board_id
    where ${inBucketsOf(ids, 'board')} ${rest}
  `.execute(db)
  return rows
}

/** A place among deleted boards. A `Date` would lose the microseconds of the moment. */
interface Deletion {
  readonly moment: string
  readonly id: Id
}

/** Boards the owner may bring back, newest deletion first; `after` is where the page before ended. */
export const findDeletedBoards = (
  db: Db,
  page: { ownerId: MemberId; since: Date; after: Deletion | null; limit: number },
) =>
  db
    .selectFrom('boards as board')
    .select([
      'board.id',
      'board.name',
      'board.privacy',
      'board.pin_count as pinCount',
      'board.section_count as sectionCount',
      'board.deleted_at as deletedAt',
      sql<string>`to_char(board.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('moment'),
      'board.has_operations as hasOperations',
    ])
    .where(owned('owner_id', page.ownerId, 'board'))
    .where('board.deleted_at', '>', page.since)
    .$if(page.after !== null, (query) =>
      query.where(
        sql<boolean>`(board.deleted_at, board.id) < (${page.after?.moment}::timestamptz, ${page.after?.id}::bigint)`,
      ),
    )
    .orderBy('board.deleted_at', 'desc')
    .orderBy('board.id', 'desc')
    .limit(page.limit)
    .execute()

export type DeletedBoardRow = Awaited<ReturnType<typeof findDeletedBoards>>[number]
