import { currentLanguage } from '@pinfold/words'
import type { Db } from '../../../platform/db/db.ts'
import { AFTER_ALL } from '../feed-items.queries.ts'
import { findWordsNear, type StemmedLanguage, stemmed } from './known-words/known-words.queries.ts'
import { correctedText, type MeantWord, understandWords } from './known-words/understand-words.ts'
import { nearKeys } from './known-words/word-keys.ts'
import { writeDocuments } from './known-words/write-documents.ts'
import { findLoose, findOwnLoose } from './loose-matches.queries.ts'
import { findOwnPins, findRanked, type RankedKey } from './search-documents.queries.ts'
import type { Hit, Searchable, SearchIndex, SearchQuery } from './search-index.ts'
import { type LooseQuery, looseQueryOf, queryOf, queryOfName, queryWords, searchKey } from './search-words.ts'
import { withinTime } from './within-time.ts'

const START: RankedKey = { anchor: AFTER_ALL, rank: AFTER_ALL, id: AFTER_ALL }

/** The search index in PostgreSQL: one statement a page, and one that looks for words where a search is loose. */
export function createSearchIndex(db: Db): SearchIndex {
  return {
    write: (kind, ids, make) => writeDocuments(db, kind, ids, make),
    async query(search) {
      const query = search.isName === true ? queryOfName(search.text) : queryOf(search.text)
      if (query === null) return []
      if (search.isLoose) return findLoosely(db, query, search)
      return search.isOwn ? findOwn(db, query, search) : findListed(db, query, search)
    },
    correct: async (text) => correctedText(text, await meantBy(db, text)),
  }
}

async function findOwn(db: Db, query: string, { viewerId, after, limit }: SearchQuery): Promise<Hit[]> {
  if (viewerId === null) return []
  const ids = await findOwnPins(db, { query, ownerId: viewerId, after: after ?? AFTER_ALL, limit })
  return ids.map((id) => ({ id, key: id, isWhole: true }))
}

async function findListed(db: Db, query: string, asked: SearchQuery): Promise<Hit[]> {
  const after = asked.after === null ? START : readKey(asked.after)
  const { kind, text, viewerId, limit } = asked
  const nameQuery = queryOf(text, 'AB') ?? query
  const page = { kind, query, nameQuery, nameKey: searchKey(text), viewerId, after, limit }
  const search = (on: Db, isBrief: boolean) => findRanked(on, { ...page, isBrief })
  const rows = mayTakeLong(text) ? await briefly(db, kind, search) : await search(db, false)
  return rows.map((row) => hitOf(row, after, true))
}

async function findLoosely(db: Db, query: string, search: SearchQuery): Promise<Hit[]> {
  const { kind, text, viewerId, limit, isOwn } = search
  if (kind === 'member' || (isOwn && viewerId === null)) return []
  const loose = looseQuery(text, await meantBy(db, text))
  if (loose === null || loose.any === `(${query})`) return []
  if (isOwn && viewerId !== null) {
    const page = { loose, query, ownerId: viewerId, after: search.after ?? AFTER_ALL, limit }
    return (await findOwnLoose(db, page)).map((row) => ({ ...row, key: row.id }))
  }
  const after = search.after === null ? START : readKey(search.after)
  const page = { kind, loose, query, after, limit }
  const rows = await briefly(db, kind, (on, isBrief) => findLoose(on, { ...page, isBrief }))
  return rows.map((row) => hitOf(row, after, row.isWhole))
}

/** Many words, and beginnings that most words have, are looked up in long lists. */
function mayTakeLong(text: string): boolean {
  const words = queryWords(text)
  return words.length > 3 || (words.at(-1)?.length ?? 0) < 3
}

/** What takes too long among all pins is asked of the newest; other things are few, so that they may come to nothing. */
const briefly = <T>(db: Db, kind: Searchable, search: (db: Db, isBrief: boolean) => Promise<T[]>): Promise<T[]> =>
  withinTime(
    db,
    (on) => search(on, false),
    async () => (kind === 'pin' ? search(db, true) : []),
  )

function hitOf(row: { id: string; rank: string; newest: string }, after: RankedKey, isWhole: boolean): Hit {
  const anchor = after.anchor === AFTER_ALL ? row.newest : after.anchor
  return { id: row.id, key: `${anchor}.${row.rank}.${row.id}`, isWhole }
}

/** Words are bent as English bends them, and as the language does that the viewer reads. */
function languagesNow(): StemmedLanguage[] {
  const language = currentLanguage()
  const own = (Object.keys(stemmed) as StemmedLanguage[]).find((each) => each === language)
  return own === undefined || own === 'en' ? ['en'] : ['en', own]
}

async function meantBy(db: Db, text: string): Promise<readonly MeantWord[]> {
  const words = queryWords(text)
  if (words.length === 0) return []
  const languages = languagesNow()
  const near = [...new Set(words.flatMap(nearKeys))]
  const { asked, known } = await findWordsNear(db, { words, near, languages })
  return understandWords(asked, new Map(known.map((each) => [each.word, each])), languages.length)
}

/** What finds also what holds other forms of the words, and most of them. */
function looseQuery(text: string, meant: readonly MeantWord[]): LooseQuery | null {
  const byWord = new Map(meant.map((each) => [each.typed, each]))
  const words = queryWords(text).flatMap((word) => byWord.get(word) ?? [])
  const telling = words.filter(({ isStop }) => !isStop)
  const wanted = telling.length > 0 ? telling : words
  const last = words.at(-1)
  const groups = wanted.flatMap((each) => {
    if (!each.isKnown && each.likeliest === null && each.forms.length === 0 && each !== last) return []
    const others = [...(each.likeliest === null ? [] : [each.likeliest]), ...each.forms]
    return [{ words: [...new Set([each.typed, ...others])], isBeginning: each === last }]
  })
  return looseQueryOf(groups, wanted.length)
}

function readKey(key: string): RankedKey {
  const [anchor = '0', rank = '0', id = '0'] = key.split('.')
  return { anchor, rank, id }
}
