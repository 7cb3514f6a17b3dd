import type { MemberId } from '@pinfold/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { UNNAMED } from '../../../platform/db/named-pool.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import { bothOf, type IndexFilter } from './facets.ts'
import { beyondWords, lackingOf, MOST_CANDIDATES, newestMatches, rankOf } from './pin-candidates.queries.ts'
import { notShown, type RankedKey, type RankedRow } from './search-documents.queries.ts'
import type { LooseQuery } from './search-words.ts'
import type { Wish } from './wishes.ts'
import '../discovery.tables.ts'

/** What each word is worth that is there; ranks alone stay below. */
const EACH_WORD = 10_000_000

interface LoosePage {
  kind: 'pin' | 'board'
  loose: LooseQuery
  /** What was found before: a tsquery's text. */
  query: string
  /** What it asks for. */
  wishes: readonly Wish[]
  after: RankedKey
  limit: number
  /** Looks at the newest pins only. */
  isBrief: boolean
  /** Of pins: what narrows the search. */
  filter: IndexFilter | null
}

interface LooseMatch extends RankedRow {
  isWhole: boolean
}

/**
 * What the query itself does not find: first what holds all the words in one form or another, then what holds most of
 * them. The newest matches of each are ranked; of pins with one aggregate the best one counts.
 */
export async function findLoose(db: Db, page: LoosePage): Promise<LooseMatch[]> {
  const { loose, after, kind, query } = page
  const matches = (wanted: string) => newestOf(page, wanted)
  const { rows } = await sql<LooseMatch>`${sql.raw(kind === 'pin' ? '' : UNNAMED)}
    with found as materialized (
      select * from ${matches(loose.all)} as whole union all select * from ${matches(loose.most ?? loose.all)} as parts
    ), ranked as (
      select distinct on (coalesce(group_id, id)) id, coalesce(group_id, id) as "groupId", rank, words from (
        select id, group_id, words, ${rankOf(loose.any)} + ${EACH_WORD}
          * (select count(*) from unnest(${loose.words}::text[]) as word where words @@ word::tsquery) as rank
        from found
        where coalesce(group_id, id) not in (select coalesce(group_id, id) from ${matches(query)} as before)
      ) as each order by coalesce(group_id, id), rank desc, id desc
    )
    select id, "groupId", (select max(id) from found) as newest, rank >= ${EACH_WORD * loose.words.length} as "isWhole",
      ${lackingOf(page.wishes)} as lacking
    from (select * from ranked where ${notShown(after)} order by rank desc, id desc limit ${page.limit}) as best
    order by rank desc, id desc
  `.execute(db)
  return rows
}

function newestOf({ kind, after, isBrief, filter }: LoosePage, query: string): RawBuilder<unknown> {
  if (kind === 'pin') return newestMatches(query, after.anchor, isBrief, filter)
  return sql`
    (select id, group_id, name_key, words, save_steps from search_documents
      where is_listed and kind = 'board' and words @@ ${query}::tsquery and id <= ${after.anchor}
      order by id desc limit ${sql.lit(MOST_CANDIDATES)})`
}

/** A member's own pins that hold other forms or most of the words, hidden ones included, newest first. One shard. */
export async function findOwnLoose(
  db: Db,
  page: {
    loose: LooseQuery
    query: string
    wishes: readonly Wish[]
    ownerId: MemberId
    after: Id
    limit: number
    filter: IndexFilter | null
  },
): Promise<{ id: Id; isWhole: boolean; lacking: number[] }[]> {
  const { loose } = page
  const { rows } = await sql<{ id: Id; isWhole: boolean; lacking: number[] }>`${sql.raw(UNNAMED)}
    select id, words @@ ${loose.all}::tsquery as "isWhole", ${lackingOf(page.wishes)} as lacking from search_documents
    where bucket = ${bucketOf(page.ownerId)} and owner_id = ${page.ownerId} and kind = 'pin'
      and words @@ ${bothOf(`(${loose.all}) | ${loose.most ?? loose.all}`, page.filter?.holds ?? null)}::tsquery
      and not words @@ ${page.query}::tsquery and id < ${page.after}
      ${page.filter === null ? sql`` : beyondWords(page.filter)}
    order by id desc limit ${page.limit}
  `.execute(db)
  return rows
}
