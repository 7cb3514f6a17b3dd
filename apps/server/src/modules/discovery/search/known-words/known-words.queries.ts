import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/db.ts'
import { bucketOfKey } from '../../../../platform/ids/ids.ts'
import type { Writer } from '../../../../platform/writing/writer.ts'
import type { KnownWord } from './known-word.ts'
import { nearKeys } from './word-keys.ts'
import '../../discovery.tables.ts'

/** The languages whose stemmers PostgreSQL has; it has none for Japanese, which needs none. */
export const stemmed = {
  en: 'english_stem',
  es: 'spanish_stem',
  pt: 'portuguese_stem',
  de: 'german_stem',
  fr: 'french_stem',
  id: 'indonesian_stem',
  it: 'italian_stem',
  sv: 'swedish_stem',
} as const
export type StemmedLanguage = keyof typeof stemmed

const SHORTEST_STEM = 3
/** More would not be compared in time. */
const MOST_NEAR = 1500
/** Words that end with a short one may be many. */
const MOST_LONGER = 200
/** Behind every letter, in the order of code points. */
const LAST_LETTER = '\u{10ffff}'

// A stop word has no stem; a short stem says nothing.
const stemsOf = (word: string, languages: readonly StemmedLanguage[]) => sql<string[]>`array(
  select language || ':' || stem from unnest(${languages}::text[], ${languages.map((each) => stemmed[each])}::text[])
    as stemmer (language, dictionary), unnest(ts_lexize(dictionary::regdictionary, ${sql.ref(word)})) as stem
  where length(stem) >= ${sql.lit(SHORTEST_STEM)})`

const allLanguages = Object.keys(stemmed) as StemmedLanguage[]

/** Counts documents more that hold these words, which may be new. */
export async function countWords(writer: Writer, more: ReadonlyMap<string, number>): Promise<void> {
  const words = inOrder(more)
  if (words.length === 0) return
  await sql`
    insert into search_words (bucket, word, document_count, near, stems)
    select bucket, word, more, array(select jsonb_array_elements_text(near)::integer), ${stemsOf('given.word', allLanguages)}
    from unnest(${words.map(bucketOfKey)}::smallint[], ${words}::text[], ${words.map((word) => more.get(word))}::integer[],
      ${words.map((word) => JSON.stringify(nearKeys(word)))}::jsonb[]) as given (bucket, word, more, near)
    on conflict (bucket, word) do update set document_count = search_words.document_count + excluded.document_count
  `.execute(writer)
}

/** Counts documents fewer that hold these words; a word that none holds any more is gone. */
export async function uncountWords(writer: Writer, fewer: ReadonlyMap<string, number>): Promise<void> {
  const words = inOrder(fewer)
  if (words.length === 0) return
  const buckets = words.map(bucketOfKey)
  await sql`
    update search_words set document_count = document_count - fewer
    from unnest(${buckets}::smallint[], ${words}::text[], ${words.map((word) => fewer.get(word))}::integer[])
      as given (bucket, word, fewer)
    where search_words.bucket = any(${[...new Set(buckets)]}::smallint[])
      and search_words.bucket = given.bucket and search_words.word = given.word
  `.execute(writer)
  await sql`
    delete from search_words where bucket = any(${[...new Set(buckets)]}::smallint[]) and word = any(${words}::text[])
      and document_count = 0
  `.execute(writer)
}

// Everybody comes in the same order, so that none waits for each other.
const inOrder = (counts: ReadonlyMap<string, number>) =>
  [...counts.keys()].toSorted((a, b) => bucketOfKey(a) - bucketOfKey(b) || (a < b ? -1 : 1))

/** What was asked for with its stems, and the words of the index that have a key or a stem in common with it. */
interface Near {
  asked: KnownWord[]
  known: KnownWord[]
}

/** One statement, of index look-ups: inside of `select` the planner does not look at the keys. Stems of what was asked for are those of these languages. */
export async function findWordsNear(
  db: Db,
  {
    words,
    near,
    endings,
    languages,
  }: {
    words: readonly string[]
    near: readonly number[]
    /** Longer words that end so are wanted, too. */
    endings: readonly string[]
    languages: readonly StemmedLanguage[]
  },
): Promise<Near> {
  const { rows } = await sql<KnownWord & { isAsked: boolean }>`
    with asked as materialized (
      select word, ${stemsOf('given.word', languages)} as stems from unnest(${words}::text[]) as given (word)
    )
    select word, stems, 0 as "documentCount", true as "isAsked" from asked
    union all
    (select word, stems, document_count, false from search_words
      where near && (select ${near}::integer[]) or stems && array(select stem from asked, unnest(stems) as stem)
      order by document_count desc limit ${sql.lit(MOST_NEAR)})
    union all
    select longer.* from unnest(${endings}::text[]) as ending cross join lateral (
      select word, stems, document_count, false from search_words
      where reverse(word) collate "C" > reverse(ending) collate "C"
        and reverse(word) collate "C" < (reverse(ending) || ${LAST_LETTER}) collate "C"
      limit ${sql.lit(MOST_LONGER)}
    ) as longer
  `.execute(db)
  const of = (isAsked: boolean) => rows.filter((row) => row.isAsked === isAsked)
  return { asked: of(true), known: of(false) }
}
