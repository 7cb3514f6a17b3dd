import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOfKey } from '../../../platform/ids/ids.ts'
import type { LoneWriter } from '../../../platform/writing/writer.ts'
import '../discovery.tables.ts'

/** One person's search on a day. */
export interface Tally {
  readonly phrase: string
  readonly language: string
  readonly day: string
  readonly personKey: Buffer
  readonly isWithoutResult: boolean
}

/** The same person's same search of a day counts once. */
export async function insertTallies(writer: LoneWriter, tallies: readonly Tally[]): Promise<void> {
  await sql`
    insert into search_tallies (bucket, phrase, language, day, person_key, is_without_result)
    select * from unnest(${tallies.map(({ phrase }) => bucketOfKey(phrase))}::smallint[],
      ${tallies.map(({ phrase }) => phrase)}::text[], ${tallies.map(({ language }) => language)}::text[],
      ${tallies.map(({ day }) => day)}::date[], ${tallies.map(({ personKey }) => personKey)}::bytea[],
      ${tallies.map(({ isWithoutResult }) => isWithoutResult)}::boolean[])
    on conflict do nothing
  `.execute(writer)
}

/** A search that at least so many people made lately, with how often it was made before. */
export interface SearchedLately {
  readonly phrase: string
  readonly recent: number
  readonly past: number
}

/** In a language, since a day and in the days before it; most frequent first. */
export async function findSearchedLately(
  db: Db,
  { language, from, recentFrom }: { language: string; from: string; recentFrom: string },
  { people, most }: { people: number; most: number },
): Promise<SearchedLately[]> {
  const { rows } = await sql<SearchedLately>`
    select phrase, count(*) filter (where day >= ${recentFrom}::date)::int as recent,
      count(*) filter (where day < ${recentFrom}::date)::int as past
    from search_tallies where day >= ${from}::date and language = ${language}
    group by phrase having count(distinct person_key) filter (where day >= ${recentFrom}::date) >= ${people}
    order by recent desc, phrase limit ${most}
  `.execute(db)
  return rows
}

export const deleteTalliesBefore = (writer: LoneWriter, day: string) =>
  sql`delete from search_tallies where day < ${day}::date`.execute(writer)

/** Adds to the searches of a day. */
export async function addSearchCounts(
  writer: LoneWriter,
  day: string,
  { searches, withoutResult }: { searches: number; withoutResult: number },
): Promise<void> {
  await sql`
    insert into search_counts (bucket, day, searches, without_result)
    values (0, ${day}::date, ${searches}, ${withoutResult})
    on conflict (bucket, day) do update set searches = search_counts.searches + excluded.searches,
      without_result = search_counts.without_result + excluded.without_result
  `.execute(writer)
}

/** How many searches there were on each day since one, and how many found nothing. */
export async function findSearchCounts(db: Db, from: string) {
  const { rows } = await sql<{ day: string; searches: string; withoutResult: string }>`
    select day::text as day, searches, without_result as "withoutResult" from search_counts
    where bucket = 0 and day >= ${from}::date order by day
  `.execute(db)
  return rows
}

/** What at least so many people searched for since a day without finding anything, the most wanted first. */
export async function findWantedSearches(
  db: Db,
  from: string,
  { people, most }: { people: number; most: number },
): Promise<{ phrase: string; people: number }[]> {
  const { rows } = await sql<{ phrase: string; people: number }>`
    select phrase, count(distinct person_key)::int as people from search_tallies
    where day >= ${from}::date and is_without_result
    group by phrase having count(distinct person_key) >= ${people} order by people desc, phrase limit ${most}
  `.execute(db)
  return rows
}
