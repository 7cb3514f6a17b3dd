import type { BoardId, MemberId, PinId } from '@pinfold/contract'
import { type RawBuilder, sql } from 'kysely'
import { owned, ownedIn } from '../../platform/db/by-bucket.ts'
import { compiled, type Given } from '../../platform/db/compiled.ts'
import type { Db } from '../../platform/db/db.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import type { LoneWriter } from '../../platform/writing/writer.ts'
import type { FeedSource } from './feed-items.queries.ts'
import { notSeen } from './seen/seen-pins.queries.ts'
import './discovery.tables.ts'

/** A picture that is worth showing, and the pin that stands for it. */
export interface PopularPin {
  aggregateId: Id
  pinId: PinId
  pinnerId: MemberId
  boardId: BoardId | null
  score: string
  titleKey: string
}

export async function upsertPopularPins(writer: LoneWriter, pins: readonly PopularPin[]): Promise<void> {
  if (pins.length === 0) return
  await sql`
    insert into popular_pins (bucket, aggregate_id, pin_id, pinner_id, board_id, score, title_key)
    select * from unnest(
      ${pins.map(({ aggregateId }) => bucketOf(aggregateId))}::smallint[], ${pins.map(({ aggregateId }) => aggregateId)}::bigint[],
      ${pins.map(({ pinId }) => pinId)}::bigint[], ${pins.map(({ pinnerId }) => pinnerId)}::bigint[],
      ${pins.map(({ boardId }) => boardId)}::bigint[], ${pins.map(({ score }) => score)}::bigint[],
      ${pins.map(({ titleKey }) => titleKey)}::text[])
    on conflict (bucket, aggregate_id) do update set pin_id = excluded.pin_id, pinner_id = excluded.pinner_id,
      board_id = excluded.board_id, score = excluded.score, title_key = excluded.title_key
  `.execute(writer)
}

export async function deletePopularPins(writer: LoneWriter, aggregateIds: readonly Id[]): Promise<void> {
  if (aggregateIds.length === 0) return
  await writer.deleteFrom('popular_pins').where(ownedIn('aggregate_id', aggregateIds)).execute()
}

/** Which of the pictures are among the popular ones. */
export async function findPopularAmong(db: Db, aggregateIds: readonly Id[]): Promise<Set<Id>> {
  const rows = await db
    .selectFrom('popular_pins')
    .select('aggregate_id as aggregateId')
    .where(ownedIn('aggregate_id', aggregateIds))
    .execute()
  return new Set(rows.map(({ aggregateId }) => aggregateId))
}

/** Whether anything was ranked yet. */
export async function hasPopularPins(db: Db): Promise<boolean> {
  return (await db.selectFrom('popular_pins').select('aggregate_id').limit(1).executeTakeFirst()) !== undefined
}

/** Keeps the best. */
export async function trimPopularPins(writer: LoneWriter, keep: number): Promise<void> {
  await sql`
    with last_kept as materialized (
      select score, aggregate_id from popular_pins order by score desc, aggregate_id desc offset ${keep - 1} limit 1
    )
    delete from popular_pins using last_kept
    where (popular_pins.score, popular_pins.aggregate_id) < (last_kept.score, last_kept.aggregate_id)
  `.execute(writer)
}

/** Where a list of popular pins goes on. */
export interface PopularKey {
  score: string
  aggregateId: Id
}

/** Whose fill-up it is, and what their feed has shown them already. */
interface Reader {
  id: Id
  sources: readonly FeedSource[]
  /** What they saw before this edge does not come again. */
  seenBefore: Id
}

/** A popular pin as a list shows it. */
export type PopularEntry = Pick<PopularPin, 'aggregateId' | 'pinId' | 'pinnerId' | 'boardId' | 'score'>

interface Place {
  after: PopularKey
  limit: number
}

/** A page of the list; `reader` is null for visitors. */
export type PopularPage = Place & { reader: Reader | null }

const popularTo = (newToReader: (reader: Given<Reader>) => RawBuilder<unknown>) =>
  compiled((_db, page: Given<Place>, reader: Given<Reader>) => {
    const at = <T>(read: (page: Place) => T) => page.as(read).sql
    return sql<PopularEntry>`
    select aggregate_id as "aggregateId", pin_id as "pinId", pinner_id as "pinnerId", board_id as "boardId", score
    from popular_pins
    where (score, aggregate_id) < (${at(({ after }) => after.score)}, ${at(({ after }) => after.aggregateId)})
      ${newToReader(reader)}
    order by score desc, aggregate_id desc limit ${at(({ limit }) => limit)}
  `
  })

const popularToMember = popularTo(newTo)
const popularToVisitor = popularTo(() => sql``)
const NOBODY: Reader = { id: '0', sources: [], seenBefore: '0' }

/**
 * The best first. A member's own pins are left out, and what their feed holds or merges in and what is
 * recommended to them: both come by themselves.
 * Pins that were hidden a moment ago are still among them.
 */
export const findPopularPins = (db: Db, { reader, ...page }: PopularPage): Promise<PopularEntry[]> =>
  reader ? popularToMember(db, page, reader) : popularToVisitor(db, page, NOBODY)

function newTo(reader: Given<Reader>) {
  const idsOf = (wanted: FeedSource['kind']) =>
    reader.as(({ sources }) => sources.filter(({ kind }) => kind === wanted).map((source) => source.id)).sql
  const id = reader.as((given) => given.id)
  // A scalar with a limit is asked row by row; `not exists` would be turned into a join with the whole feed.
  return sql`
    and pinner_id <> ${id.sql} and pinner_id <> all(${idsOf('member')}::bigint[])
    and (board_id is null or board_id <> all(${idsOf('board')}::bigint[]))
    and (select true from feed_items as item
      where ${owned('member_id', id, 'item')} and item.pin_id = popular_pins.pin_id limit 1) is not true
    and (select true from recommended_pins as other
      where ${owned('member_id', id, 'other')} and other.pin_id = popular_pins.pin_id limit 1) is not true
    and ${notSeen(
      id,
      reader.as((given) => given.seenBefore),
      'popular_pins.pin_id',
    )}`
}
