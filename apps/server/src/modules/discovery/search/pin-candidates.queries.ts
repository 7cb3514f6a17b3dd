import { type RawBuilder, sql } from 'kysely'
import type { Id } from '../../../platform/ids/ids.ts'
import { bothOf, type IndexFilter } from './facets.ts'
import { EACH_STEP } from './search-weights.ts'
import type { Wish } from './wishes.ts'
import '../discovery.tables.ts'

/** Matches that are ranked: the newest ones. Ranking all of a common word costs 17 times as much. */
export const MOST_CANDIDATES = 400

/** How well a document holds a query: by its words, then by its saves; what is as good stands newest first. */
export const rankOf = (query: string): RawBuilder<bigint> =>
  sql<bigint>`round(1000000 * ts_rank(words, ${query}::tsquery) * (1 + ${sql.lit(EACH_STEP)} * save_steps))::bigint`

/**
 * Which of these wishes, by their places from 1 on, a pin's document holds by names of boards alone. Words that weigh `D`
 * come of boards and sites; the others are the pin's own.
 */
export const lackingOf = (wishes: readonly Wish[]): RawBuilder<number[]> =>
  sql<number[]>`array(
    select place::int from unnest(${wishes.map(({ query }) => query)}::text[]) with ordinality as wish (query, place)
    where not ts_filter(words, '{a,b,c}') @@ wish.query::tsquery order by place
  )`

/** The ages of listed pins, the newest first; the last one has no end. */
const AGES = [0, 1, 2, 3] as const
/** How many of them hold so few pins that any search over them is quick. */
const SMALL_AGES = 2

/**
 * The newest listed pins that match, from `upTo` on, in a `from`. Each age is read only where the ones before it hold too
 * few, so however many pins there are, a few times as many matches are looked at as are wanted. Briefly, only the first are.
 */
export function newestMatches(
  query: string,
  upTo: Id,
  isBrief = false,
  filter: IndexFilter | null = null,
): RawBuilder<unknown> {
  return newestThatHold(bothOf(query, filter?.holds ?? null), upTo, isBrief, filter)
}

/** The newest listed pins that hold a query, which may be a column of what these pins are joined to. */
export function newestThatHold(
  wanted: string | RawBuilder<unknown>,
  upTo: Id,
  isBrief = false,
  filter: IndexFilter | null = null,
): RawBuilder<unknown> {
  const ages = AGES.slice(0, isBrief ? SMALL_AGES : AGES.length).map((age) => ofAge(age, wanted, upTo, filter))
  return sql`(select * from (${sql.join(ages, sql` union all `)}) as each limit ${sql.lit(MOST_CANDIDATES)})`
}

// The words are compared inside of `select`, where the planner does not look at them: one plan is right for all words,
// since an age is either small or has few matches.
const ofAge = (age: number, query: string | RawBuilder<unknown>, upTo: Id, filter: IndexFilter | null) => sql`
  (select id, group_id, name_key, words, save_steps from search_documents
    where is_listed and kind = 'pin' and age = ${sql.lit(age)} and words @@ (select ${query}::tsquery) and id <= ${upTo}
      ${filter === null ? sql`` : beyondWords(filter)}
    order by id desc limit ${sql.lit(MOST_CANDIDATES)})`

/** What of a filter is not among the words, to be added to a condition. */
export const beyondWords = ({ price, ownerIds, groupIds }: IndexFilter): RawBuilder<unknown> => sql`
  ${price?.from ? sql`and price_micros >= ${price.from}` : sql``}
  ${price?.to ? sql`and price_micros <= ${price.to}` : sql``}
  ${ownerIds === null ? sql`` : sql`and owner_id = any(${ownerIds}::bigint[])`}
  ${groupIds === null ? sql`` : sql`and group_id = any(${groupIds}::bigint[])`}`
