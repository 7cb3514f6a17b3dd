import type { MemberId } from '@pinfold/contract'
import { type RawBuilder, sql } from 'kysely'
import { bucketIn, byBucket, inBucketsOf, ofTurn, ownedIn } from '../../../platform/db/by-bucket.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { UNNAMED } from '../../../platform/db/named-pool.ts'
import { LAST_BITS, type ShownIds } from '../../../platform/http/shown-ids.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import { hold } from '../../../platform/writing/hold.ts'
import type { Held, LoneWriter, Writer } from '../../../platform/writing/writer.ts'
import { bothOf, type IndexFilter } from './facets.ts'
import { beyondWords, lackingOf, MOST_CANDIDATES, newestMatches, rankOf } from './pin-candidates.queries.ts'
import { saveSteps } from './search-weights.ts'
import type { Searchable, SearchDocument } from './search-index.ts'
import type { Wish } from './wishes.ts'
import '../discovery.tables.ts'

/** What a hit that is called exactly as typed is ahead of all others by; ranks alone stay far below. */
const WHOLE_NAME = 1_000_000_000

/** A document as it stood, with those of its words that are counted. */
export interface StandingDocument {
  id: Id
  countedWords: string[]
}

/** Locks the documents that are there. */
export async function lockDocuments(
  tx: Tx,
  kind: Searchable,
  ids: readonly Id[],
): Promise<[Held<'search documents'>, StandingDocument[]]> {
  const rows = await byBucket(ids, (some) =>
    tx
      .selectFrom('search_documents')
      .select(['id', sql<string[]>`case when is_counted then ${wordsAlone('words')} else '{}' end`.as('countedWords')])
      .where('kind', '=', kind)
      .where(ofTurn('id', some))
      .orderBy('bucket')
      .orderBy('id')
      .forUpdate()
      .execute(),
  )
  return [hold(tx, 'search documents'), rows]
}

/** The words of a document, without what says what the thing is. */
const wordsAlone = (column: string) =>
  sql<
    string[]
  >`array(select word from unnest(tsvector_to_array(${sql.ref(column)})) as word where left(word, 1) <> '=')`

const columnsOf = (documents: readonly SearchDocument[]) => {
  const column = <K extends keyof SearchDocument>(name: K) => documents.map((document) => document[name])
  return sql`unnest(
      ${documents.map(({ id }) => bucketOf(id))}::smallint[], ${column('kind')}::text[], ${column('id')}::bigint[],
      ${column('ownerId')}::bigint[], ${column('groupId')}::bigint[], ${column('isListed')}::boolean[],
      ${column('nameKey')}::text[], ${column('words')}::text[], ${documents.map(({ priceMicros }) => priceMicros ?? null)}::bigint[],
      ${documents.map(isCounted)}::boolean[], ${documents.map(({ saves }) => saveSteps(saves ?? 0))}::smallint[]
    ) as given (bucket, kind, id, owner_id, group_id, is_listed, name_key, words, price_micros, is_counted, save_steps)`
}

/** Takes the places of documents that are not there yet, so that they can be locked; nobody finds anything there. */
export async function takePlaces(writer: LoneWriter, kind: Searchable, ids: readonly Id[]): Promise<void> {
  await sql`
    insert into search_documents (bucket, kind, id, owner_id, is_listed, words)
    select bucket, ${kind}, id, 0, false, '' from unnest(${ids.map(bucketOf)}::smallint[], ${ids}::bigint[]) as given (bucket, id)
    on conflict do nothing
  `.execute(writer)
}

/** Puts documents in their places, and answers the words of each that counts. */
export async function replaceDocuments(writer: Writer, documents: readonly SearchDocument[]): Promise<string[][]> {
  if (documents.length === 0) return []
  const { rows } = await sql<{ words: string[] }>`
    update search_documents as standing set owner_id = given.owner_id, group_id = given.group_id, is_listed = given.is_listed,
      name_key = given.name_key, words = given.words::tsvector, price_micros = given.price_micros, is_counted = given.is_counted,
      save_steps = given.save_steps
    from ${columnsOf(documents)}
    where ${inBucketsOf(
      documents.map(({ id }) => id),
      'standing',
    )}
      and standing.bucket = given.bucket and standing.kind = given.kind and standing.id = given.id
    returning case when standing.is_counted then ${wordsAlone('standing.words')} else '{}' end as words
  `.execute(writer)
  return rows.map(({ words }) => words)
}

// What members are called and say of themselves is not what others look for under a word.
const isCounted = ({ kind, isListed }: SearchDocument) => isListed && kind !== 'member'

export async function deleteDocuments(writer: Writer, kind: Searchable, ids: readonly Id[]): Promise<void> {
  if (ids.length === 0) return
  await writer.deleteFrom('search_documents').where('kind', '=', kind).where(ownedIn('id', ids)).execute()
}

/** Some listed documents whose words are not counted yet. */
export const findUncounted = (db: Db, limit: number) =>
  db
    .selectFrom('search_documents')
    .select(['id', 'kind'])
    .where('is_listed', '=', true)
    .where('is_counted', '=', false)
    .where('kind', '<>', 'member')
    .orderBy('bucket')
    .orderBy('id')
    .limit(limit)
    .execute()

/** Notes that the words of these are counted now, and answers those of each that were not. */
export async function markCounted(writer: Writer, kind: Searchable, ids: readonly Id[]): Promise<string[][]> {
  const rows = await writer
    .updateTable('search_documents')
    .set({ is_counted: true })
    .where('kind', '=', kind)
    .where('is_listed', '=', true)
    .where('is_counted', '=', false)
    .where(ownedIn('id', ids))
    .returning(wordsAlone('words').as('words'))
    .execute()
  return rows.map(({ words }) => words)
}

/** The documents as far as it shows what changed. */
export const findDocuments = (db: Db, kind: Searchable, ids: readonly Id[]) =>
  db
    .selectFrom('search_documents')
    .select(['id', 'group_id as groupId', 'name_key as nameKey'])
    .where('kind', '=', kind)
    .where(ownedIn('id', ids))
    .execute()

/**
 * Where a ranked list goes on. `anchor`: the newest id of its first page, so that what comes later moves nothing. What was
 * shown is named, since ranks change while somebody reads.
 */
export interface RankedKey {
  anchor: Id
  shown: ShownIds
}

/** What a ranked list found; `groupId` is what it is shown once by. */
export interface RankedRow {
  id: Id
  groupId: Id
  newest: Id
  /** Of pins: wishes by their places that names of boards hold alone. */
  lacking: number[]
}

/** Among what is ranked: not shown yet. */
export const notShown = ({ shown }: RankedKey): RawBuilder<boolean> =>
  sql<boolean>`("groupId" & ${LAST_BITS}::bigint) <> all(${shown.marks}::bigint[])`

interface RankedPage {
  kind: Searchable
  /** A tsquery's text. */
  query: string
  /** What it asks for. */
  wishes: readonly Wish[]
  /** The query's text for a search in names alone. */
  nameQuery: string
  nameKey: string
  viewerId: MemberId | null
  after: RankedKey
  limit: number
  /** Looks at the newest pins only. */
  isBrief: boolean
  /** Of pins: what narrows the search. */
  filter: IndexFilter | null
}

/**
 * The best of the newest matches; of pins with one aggregate the best one. Boards and members are searched for unnamed: one
 * plan for all words would be slow for many.
 */
export async function findRanked(db: Db, page: RankedPage): Promise<RankedRow[]> {
  const { after, query } = page
  const { rows } = await sql<RankedRow>`${sql.raw(page.kind === 'pin' ? '' : UNNAMED)}
    with found as materialized (${candidates(page)}), ranked as (
      select distinct on (coalesce(group_id, id)) id, coalesce(group_id, id) as "groupId", rank, words from (
        select id, group_id, words, case when name_key = ${page.nameKey} then ${WHOLE_NAME} else 0 end
          + ${rankOf(query)} as rank
        from found
      ) as each order by coalesce(group_id, id), rank desc, id desc
    )
    select id, "groupId", (select max(id) from found) as newest, ${lackingOf(page.wishes)} as lacking from (
      select * from ranked where ${notShown(after)} order by rank desc, id desc limit ${page.limit}
    ) as best order by rank desc, id desc
  `.execute(db)
  return rows
}

function candidates(page: RankedPage): RawBuilder<unknown> {
  const { kind, query, after } = page
  if (kind === 'pin')
    return sql`select * from ${newestMatches(query, after.anchor, page.isBrief, page.filter)} as newest`
  return sql`
    (select id, group_id, name_key, words, save_steps from search_documents
      where is_listed and kind = ${sql.lit(kind)} and words @@ ${query}::tsquery and id <= ${after.anchor}
      order by id desc limit ${MOST_CANDIDATES})
    ${namedSo(page)}
    ${alsoFor(page)}`
}

/** Members who are called so are candidates however many newer ones only speak of it. */
function namedSo({ kind, nameQuery, after }: RankedPage): RawBuilder<unknown> {
  if (kind !== 'member') return sql``
  return sql`union all
    (select id, group_id, name_key, words, save_steps from search_documents
      where is_listed and kind = 'member' and words @@ ${nameQuery}::tsquery and id <= ${after.anchor}
      order by id desc limit ${MOST_CANDIDATES})`
}

/** What the viewer alone finds beside what everybody does: their own profile, and boards they own or collaborate on. */
function alsoFor({ kind, viewerId, query }: RankedPage): RawBuilder<unknown> {
  if (viewerId === null) return sql``
  const columns = sql`select found.id, found.group_id, found.name_key, found.words, found.save_steps
    from search_documents as found`
  const unlisted = sql`not found.is_listed and found.words @@ ${query}::tsquery`
  if (kind === 'member')
    return sql`union all
      (${columns} where found.kind = 'member' and found.bucket = ${bucketOf(viewerId)} and found.id = ${viewerId} and ${unlisted})`
  return sql`union all
    (${columns} join member_boards as own on found.bucket = ${bucketIn('own.board_id')} and found.id = own.board_id
      where found.kind = 'board' and own.bucket = ${bucketOf(viewerId)} and own.member_id = ${viewerId} and ${unlisted})`
}

/** The member's own pins, hidden ones included, newest first. One shard. */
export async function findOwnPins(
  db: Db,
  page: {
    query: string
    wishes: readonly Wish[]
    ownerId: MemberId
    after: Id
    limit: number
    filter: IndexFilter | null
  },
): Promise<{ id: Id; lacking: number[] }[]> {
  const { rows } = await sql<{ id: Id; lacking: number[] }>`${sql.raw(UNNAMED)}
    select id, ${lackingOf(page.wishes)} as lacking from search_documents
    where bucket = ${bucketOf(page.ownerId)} and owner_id = ${page.ownerId} and kind = 'pin'
      and words @@ ${bothOf(page.query, page.filter?.holds ?? null)}::tsquery and id < ${page.after}
      ${page.filter === null ? sql`` : beyondWords(page.filter)}
    order by id desc limit ${page.limit}
  `.execute(db)
  return rows
}
