import type { BoardId, MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { inBucketOf, owned, ownedIn } from '../../../../platform/db/by-bucket.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { bucketOf, type Id } from '../../../../platform/ids/ids.ts'

const FIRST = '-1'

/** What a board's team plans, as the page of the board shows it. */
export interface BoardPlan {
  readonly toDos: readonly { readonly text: string; readonly isDone: boolean }[]
  readonly notes: readonly { readonly title: string; readonly text: string }[]
}

/** The next board of the member, or the named one. */
export const findNextBoard = (db: Db, memberId: MemberId, place: { from: Id } | { after: Id | null }) =>
  db
    .selectFrom('boards')
    .select(['id', 'name', 'description', 'privacy', 'event_date as eventDate', 'event_end_date as eventEndDate'])
    .where(owned('owner_id', memberId))
    .where('id', 'from' in place ? '>=' : '>', 'from' in place ? place.from : (place.after ?? FIRST))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** What is planned on a board: its to-dos in their order, and its notes. One statement. */
export async function findPlanOf(db: Db, boardId: BoardId): Promise<BoardPlan> {
  const { rows } = await sql<BoardPlan>`
    select
      coalesce((
        select json_agg(json_build_object('text', text, 'isDone', done_at is not null) order by position, id)
        from board_to_dos where ${owned('board_id', boardId)}
      ), '[]') as "toDos",
      coalesce((
        select json_agg(json_build_object('title', title, 'text', text) order by id)
        from board_notes where ${owned('board_id', boardId)}
      ), '[]') as notes
  `.execute(db)
  return rows[0] ?? { toDos: [], notes: [] }
}

/** The member's own pins on a board, in the order of their adding. Two statements. */
export async function findPinsOnBoard(
  db: Db,
  page: { memberId: MemberId; boardId: BoardId; after: string | null; limit: number },
) {
  const edges = await db
    .selectFrom('board_pins')
    .select(['edge_id as edgeId', 'pin_id as pinId'])
    .where(owned('board_id', page.boardId))
    .where('pinner_id', '=', page.memberId)
    .where('edge_id', '>', page.after ?? FIRST)
    .orderBy('edge_id')
    .limit(page.limit)
    .execute()
  const pins = await findShownPins(
    db,
    edges.map(({ pinId }) => pinId),
  )
  const pinOf = new Map(pins.map((pin) => [pin.id, pin]))
  return {
    pins: edges.map(({ pinId }) => pinOf.get(pinId)).filter((pin) => pin !== undefined),
    next: edges.length < page.limit ? null : (edges.at(-1)?.edgeId ?? null),
  }
}

const shown = [
  'id',
  'kind',
  'title',
  'description',
  'alt_text',
  'link',
  'width',
  'height',
  'content_hash',
  'extension',
  'is_created',
] as const

const findShownPins = (db: Db, ids: readonly Id[]) =>
  db.selectFrom('pins').select(shown).where(ownedIn('id', ids)).execute()

/** A pin as pages of the archive show it. */
export type ShownPin = Awaited<ReturnType<typeof findShownPins>>[number]

/** The member's pins that are on no board of theirs. Boards of theirs live in their bucket. */
export const findPinsElsewhere = (db: Db, memberId: MemberId, after: string | null, limit: number) =>
  db
    .selectFrom('pins')
    .select(shown)
    .where(owned('pinner_id', memberId))
    .where('id', '>', after ?? FIRST)
    .where(
      sql<boolean>`not exists (select 1 from boards where ${inBucketOf(memberId, 'boards')} and boards.id = pins.board_id
        and boards.owner_id = pins.pinner_id)`,
    )
    .orderBy('id')
    .limit(limit)
    .execute()

/** A board as the first page shows it, with the newest picture that the member has on it. */
export interface BoardLine {
  readonly id: Id
  readonly name: string
  readonly privacy: string
  readonly pin_count: number
  readonly pin_id: Id | null
  readonly content_hash: string
  readonly extension: string
  readonly is_created: boolean
}

/** All boards of the member. */
export async function findBoardLines(db: Db, memberId: MemberId): Promise<BoardLine[]> {
  const { rows } = await sql<BoardLine>`
    select boards.id, boards.name, boards.privacy, boards.pin_count, pin.id as pin_id,
      coalesce(pin.content_hash, '') as content_hash, coalesce(pin.extension, '') as extension, coalesce(pin.is_created, false) as is_created
    from boards
    left join lateral (
      select edge.pin_id from board_pins as edge
      where ${inBucketOf(memberId, 'edge')} and edge.board_id = boards.id and edge.pinner_id = boards.owner_id
      order by edge.edge_id desc limit 1
    ) as newest on true
    left join pins as pin on pin.bucket = boards.bucket and pin.id = newest.pin_id
    where boards.bucket = ${bucketOf(memberId)} and boards.owner_id = ${memberId}::bigint
    order by boards.id
  `.execute(db)
  return rows
}

export const findOwnProfile = (db: Db, memberId: MemberId) =>
  db
    .selectFrom('members')
    .select(['username', 'full_name as fullName', 'about', 'total_pin_count as pinCount'])
    .where(owned('id', memberId))
    .executeTakeFirst()
