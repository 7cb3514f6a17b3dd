import type { BoardId, PinId } from '@pinfold/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { LoneWriter } from '../../../platform/writing/writer.ts'
import '../discovery.tables.ts'

/** What explore picks for a day lives in this bucket: few rows that everybody reads. */
const EXPLORE = 0

export type PickKind = 'pin' | 'board' | 'search'

/** Something picked, and where it stands. */
export interface Pick {
  readonly day: string
  readonly place: number
  readonly thingId: Id | null
  readonly words: string | null
}

/** Picks for readers of a language after a place: of the day that the place names, else of the newest day up to today. */
export async function findPicks(
  db: Db,
  { language, kind, today }: { language: string; kind: PickKind; today: string },
  { after, limit }: { after: { day: string; place: number } | null; limit: number },
): Promise<Pick[]> {
  const { rows } = await sql<Pick>`
    select day::text as day, place, thing_id as "thingId", words from explore_picks
    where bucket = ${EXPLORE} and language = ${language} and kind = ${kind} and place > ${after?.place ?? -1}
      and day = coalesce(${after?.day ?? null}::date, (
        select max(day) from explore_picks
        where bucket = ${EXPLORE} and language = ${language} and kind = ${kind} and day <= ${today}::date
      ))
    order by place limit ${limit}
  `.execute(db)
  return rows
}

/** What was picked for a day already, in order. */
export async function findPicksOf(db: Db, day: string, language: string, kind: PickKind): Promise<Pick[]> {
  const { rows } = await sql<Pick>`
    select day::text as day, place, thing_id as "thingId", words from explore_picks
    where bucket = ${EXPLORE} and day = ${day}::date and language = ${language} and kind = ${kind}
    order by place limit 1000
  `.execute(db)
  return rows
}

export async function insertPicks(
  writer: LoneWriter,
  of: { day: string; language: string; kind: PickKind },
  picks: readonly { place: number; thingId: Id | null; words: string | null }[],
): Promise<void> {
  if (picks.length === 0) return
  await sql`
    insert into explore_picks (bucket, day, language, kind, place, thing_id, words)
    select ${EXPLORE}::smallint, ${of.day}::date, ${of.language}::text, ${of.kind}::text, picked.*
    from unnest(${picks.map(({ place }) => place)}::smallint[], ${picks.map(({ thingId }) => thingId)}::bigint[],
      ${picks.map(({ words }) => words)}::text[]) as picked
    on conflict do nothing
  `.execute(writer)
}

export const deletePicksBefore = (writer: LoneWriter, day: string) =>
  sql`delete from explore_picks where bucket = ${EXPLORE} and day < ${day}::date`.execute(writer)

/** How many people saved a picture lately. */
export interface SavedLately {
  readonly aggregateId: Id
  readonly people: number
}

/** Pictures that at least so many people saved since an id, among the newest saves; most people first. */
export async function findSavedLately(
  db: Db,
  since: Id,
  { lookAt, people, most }: { lookAt: number; people: number; most: number },
): Promise<SavedLately[]> {
  const { rows } = await sql<SavedLately>`
    select aggregate_id as "aggregateId", count(distinct pinner_id)::int as people from (
      select aggregate_id, pinner_id from pins where is_public and has_public_picture and id >= ${since}::bigint
      order by id desc limit ${lookAt}
    ) as newest
    group by aggregate_id having count(distinct pinner_id) >= ${people}
    order by people desc, aggregate_id limit ${most}
  `.execute(db)
  return rows
}

/** How many public saves each of the pictures got between two ids. */
export async function countSavesBetween(
  db: Db,
  aggregateIds: readonly Id[],
  from: Id,
  to: Id,
): Promise<Map<Id, number>> {
  const { rows } = await sql<{ id: Id; saves: number }>`
    select wanted.id, past.saves from unnest(${[...aggregateIds]}::bigint[]) as wanted (id)
    cross join lateral (
      select count(*)::int as saves from pins
      where pins.aggregate_id = wanted.id and pins.is_public and pins.has_public_picture
        and pins.id >= ${from}::bigint and pins.id < ${to}::bigint
    ) as past
  `.execute(db)
  return new Map(rows.map(({ id, saves }) => [id, saves]))
}

/** Topics about which at least so many people saved since an id, among the newest saves; most people first. */
export async function findTopicsSavedLately(
  db: Db,
  since: Id,
  { lookAt, people, most }: { lookAt: number; people: number; most: number },
): Promise<{ topicId: Id; people: number }[]> {
  const { rows } = await sql<{ topicId: Id; people: number }>`
    select found.topic_id as "topicId", count(distinct newest.pinner_id)::int as people from (
      select bucket, id, pinner_id from pins where is_public and has_public_picture and id >= ${since}::bigint
      order by id desc limit ${lookAt}
    ) as newest
    join found_topics as found on found.bucket = newest.bucket and found.pin_id = newest.id
    group by found.topic_id having count(distinct newest.pinner_id) >= ${people}
    order by people desc, found.topic_id limit ${most}
  `.execute(db)
  return rows
}

/** How many pins about each of the topics were saved between two ids. */
export async function countOfTopicsBetween(
  db: Db,
  topicIds: readonly Id[],
  from: Id,
  to: Id,
): Promise<Map<Id, number>> {
  const { rows } = await sql<{ id: Id; saves: number }>`
    select wanted.id, past.saves from unnest(${[...topicIds]}::bigint[]) as wanted (id)
    cross join lateral (
      select count(*)::int as saves from found_topics
      where found_topics.topic_id = wanted.id and found_topics.pin_id >= ${from}::bigint
        and found_topics.pin_id < ${to}::bigint
    ) as past
  `.execute(db)
  return new Map(rows.map(({ id, saves }) => [id, saves]))
}

/** Pictures that are popular, with the pins that stand for them and their boards. */
export const findMostPopular = (
  db: Db,
  most: number,
): Promise<{ aggregateId: Id; pinId: PinId; boardId: BoardId | null }[]> =>
  db
    .selectFrom('popular_pins')
    .select(['aggregate_id as aggregateId', 'pin_id as pinId', 'board_id as boardId'])
    .orderBy('score', 'desc')
    .orderBy('aggregate_id', 'desc')
    .limit(most)
    .execute()
