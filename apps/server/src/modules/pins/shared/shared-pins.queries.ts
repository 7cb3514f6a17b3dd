import type { BoardId, MemberId, PinId, SectionId } from '@pinfold/contract'
import { sql } from 'kysely'
import { bucketIn, owned, ownedIn } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import '../pins.tables.ts'

/** The oldest public pin of each aggregate: what stands for it. Aggregates without one are left out. */
export const findFirstPublicPinIds = (db: Db, aggregateIds: readonly Id[]): Promise<Id[]> =>
  findOldestPublicPinIds(db, aggregateIds, [], 1)

/** The oldest public pins of each aggregate, without some. */
export async function findOldestPublicPinIds(
  db: Db,
  aggregateIds: readonly Id[],
  except: readonly PinId[],
  most: number,
): Promise<Id[]> {
  const { rows } = await sql<{ id: Id }>`
    select pin.id from unnest(${[...aggregateIds]}::bigint[]) as wanted (id)
    cross join lateral (
      select id from pins where pins.aggregate_id = wanted.id and pins.is_public and pins.has_public_picture
        and pins.id <> all(${[...except]}::bigint[])
      order by pins.id limit ${most}
    ) as pin
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Of a pin: what it holds counts for others, since neither itself nor its pinner is held back. */
export const countsForOthers = sql`pins.veil <> 'held' and not exists (
  select 1 from members where members.bucket = ${bucketIn('pins.pinner_id')} and members.id = pins.pinner_id and members.is_held_back
)`

const SOME = 10

/** Pins of an aggregate, through one of which somebody may see it: public ones, oldest first, their own, and some others. */
export async function findSomePinsOf(db: Db, aggregateId: Id, memberId: MemberId | null): Promise<Id[]> {
  const { rows } = await sql<{ id: Id }>`
    (select id from pins where aggregate_id = ${aggregateId} and is_public and has_public_picture
     order by id limit ${SOME})
    union all
    (select id from pins where aggregate_id = ${aggregateId} and pinner_id = ${memberId}::bigint limit ${SOME})
    union all
    (select id from pins where aggregate_id = ${aggregateId} limit ${SOME})
  `.execute(db)
  return [...new Set(rows.map(({ id }) => id))]
}

/** A listed pin that shares a board with what is looked for. */
export interface NeighbourPin {
  pinId: PinId
  aggregateId: Id
  /** On how many of the boards its picture is. */
  boards: number
}

/**
 * Pictures that share boards with the aggregates: of the newest boards that hold them, the newest public pins, those on
 * most boards first. `mostBoards` for each aggregate; each picture by its oldest pin found. One board is left out.
 */
export async function findNeighbourPins(
  db: Db,
  wanted: {
    aggregateIds: readonly Id[]
    exceptBoardId: BoardId | null
    mostBoards: number
    pinsPerBoard: number
    limit: number
  },
): Promise<NeighbourPin[]> {
  const { rows } = await sql<NeighbourPin>`
    with holding as materialized (
      select distinct pin.board_id from unnest(${[...wanted.aggregateIds]}::bigint[]) as seed (id)
      cross join lateral (
        select board_id from pins
        where pins.aggregate_id = seed.id and pins.is_public and pins.has_public_picture
          and pins.board_id is not null and pins.board_id is distinct from ${wanted.exceptBoardId}
        order by pins.id desc limit ${wanted.mostBoards}
      ) as pin
    )
    select min(pin.id)::text as "pinId", pin.aggregate_id as "aggregateId", count(distinct holding.board_id)::int as boards
    from holding
    cross join lateral (
      select pin_id from board_pins
      where board_pins.bucket = ${bucketIn('holding.board_id')} and board_pins.board_id = holding.board_id
      order by edge_id desc limit ${wanted.pinsPerBoard}
    ) as edge
    join pins as pin on pin.bucket = ${bucketIn('edge.pin_id')} and pin.id = edge.pin_id
    where pin.is_public and pin.has_public_picture and pin.aggregate_id <> all(${[...wanted.aggregateIds]}::bigint[])
    group by pin.aggregate_id
    order by boards desc, min(pin.id) desc limit ${wanted.limit}
  `.execute(db)
  return rows
}

/** The boards that the newest public pins of a picture are on. */
export async function findBoardsHolding(db: Db, aggregateId: Id, limit: number): Promise<Id[]> {
  const { rows } = await sql<{ id: Id }>`
    select distinct board_id::text as id from (
      select board_id from pins
      where aggregate_id = ${aggregateId} and is_public and has_public_picture and board_id is not null
      order by id desc limit ${limit}
    ) as newest
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** The boards that each picture was saved to by pins that are listed for everybody, by its newest saves; none of who is held back. */
export async function findBoardsOfPictures(
  db: Db,
  aggregateIds: readonly Id[],
  most: number,
): Promise<{ aggregateId: Id; boardId: BoardId }[]> {
  const { rows } = await sql<{ aggregateId: Id; boardId: BoardId }>`
    select wanted.id as "aggregateId", pin.board_id as "boardId"
    from unnest(${[...new Set(aggregateIds)]}::bigint[]) as wanted (id)
    cross join lateral (
      select board_id from pins
      where pins.aggregate_id = wanted.id and pins.is_public and pins.has_public_picture and board_id is not null
        and ${countsForOthers}
      order by pins.id desc limit ${most}
    ) as pin
  `.execute(db)
  return rows
}

/**
 * How many members saved each picture for everybody to see, beside whoever made its first public pin and those who are held
 * back. Of so many of its pins, the oldest ones.
 */
export async function countPublicSaves(db: Db, aggregateIds: readonly Id[], most: number): Promise<Map<Id, number>> {
  const { rows } = await sql<{ id: Id; saves: number }>`
    select wanted.id, pin.saves from unnest(${[...new Set(aggregateIds)]}::bigint[]) as wanted (id)
    cross join lateral (
      select count(distinct pinner_id) filter (where pinner_id <> "firstId" and counts)::int as saves from (
        select pins.pinner_id, first_value(pins.pinner_id) over (order by pins.id) as "firstId", ${countsForOthers} as counts
        from pins where pins.aggregate_id = wanted.id and pins.is_public and pins.has_public_picture
        order by pins.id limit ${most + 1}
      ) as counted
    ) as pin
  `.execute(db)
  return new Map(rows.map(({ id, saves }) => [id, saves]))
}

/** The newest pins of a board, or of one section of it, with their aggregates; hidden ones, too. */
export async function findNewestOn(
  db: Db,
  place: { boardId: BoardId; sectionId: SectionId | null; limit: number },
): Promise<{ pinId: PinId; aggregateId: Id; title: string }[]> {
  const edges = await db
    .selectFrom('board_pins')
    .select('pin_id as pinId')
    .where(owned('board_id', place.boardId))
    .$if(place.sectionId !== null, (query) => query.where('section_id', '=', place.sectionId))
    .orderBy('edge_id', 'desc')
    .limit(place.limit)
    .execute()
  const pinIds = edges.map(({ pinId }) => pinId)
  const pins = await db
    .selectFrom('pins')
    .select(['id as pinId', 'aggregate_id as aggregateId', 'title'])
    .where(ownedIn('id', pinIds))
    .execute()
  const pinOf = new Map(pins.map((pin) => [pin.pinId, pin]))
  return pinIds.flatMap((pinId) => pinOf.get(pinId) ?? [])
}

/** Which of the aggregates have a pin on the board. */
export async function findAggregatesOnBoard(db: Db, boardId: BoardId, aggregateIds: readonly Id[]): Promise<Set<Id>> {
  const { rows } = await sql<{ id: Id }>`
    select distinct aggregate_id as id from pins
    where aggregate_id = any(${[...aggregateIds]}::bigint[]) and board_id = ${boardId}
  `.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** The next pins of all, by bucket and id, for work that walks every pin. */
export const findPinsAfterRow = (db: Db, after: { bucket: number; id: Id }, limit: number) =>
  db
    .selectFrom('pins')
    .select(['bucket', 'id'])
    .where(sql<boolean>`(bucket, id) > (${after.bucket}, ${after.id})`)
    .orderBy('bucket')
    .orderBy('id')
    .limit(limit)
    .execute()

/** How many of the pins everybody may see and find. */
export async function countPublicPins(db: Db, ids: readonly Id[]): Promise<number> {
  const { count } = await db
    .selectFrom('pins')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(ownedIn('id', ids))
    .where('is_public', '=', true)
    .where('has_public_picture', '=', true)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Pins of these members that carry the bytes, each with its aggregate. */
export const findCarriersOf = (db: Db, pinnerIds: readonly MemberId[], contentHash: string) =>
  db
    .selectFrom('pins')
    .select(['id', 'aggregate_id as aggregateId'])
    .where(ownedIn('pinner_id', pinnerIds))
    .where('content_hash', '=', contentHash)
    .execute()

/** The next pins of an aggregate by id, whoever saved them. */
export const findPinsOfAggregateAfter = (db: Db, aggregateId: Id, after: PinId, limit: number) =>
  db
    .selectFrom('pins')
    .select('id')
    .where('aggregate_id', '=', aggregateId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
