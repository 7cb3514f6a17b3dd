import type { Db } from '../../../platform/db/db.ts'
import { readShown } from '../../../platform/http/shown-ids.ts'
import { AFTER_ALL } from '../feed-items.queries.ts'
import type { IndexFilter } from './facets.ts'
import { looseQuery, meantBy, stopping } from './known-words/meant-words.ts'
import { correctedText } from './known-words/understand-words.ts'
import { writeDocuments } from './known-words/write-documents.ts'
import { findLoose, findOwnLoose } from './loose-matches.queries.ts'
import { findOwnPins, findRanked, type RankedKey, type RankedRow } from './search-documents.queries.ts'
import { MOST_CANDIDATES } from './pin-candidates.queries.ts'
import { findContents, findPinsThatHold } from './pin-contents.queries.ts'
import type { FoundContent, Hit, Searchable, SearchIndex, SearchQuery } from './search-index.ts'
import { hasPhrase, queryOf, queryOfName, queryWords, searchKey } from './search-words.ts'
import { allOf, mostOf, placed, wantingOf, type Wishes, wishesIn, wishesInName } from './wishes.ts'
import { withinTime } from './within-time.ts'

/** The search index in PostgreSQL: one statement a page, and one that looks for words where a search is loose. */
export function createSearchIndex(db: Db): SearchIndex {
  return {
    write: (kind, ids, make) => writeDocuments(db, kind, ids, make),
    async query(search) {
      const query = search.isName === true ? queryOfName(search.text) : queryOf(search.text)
      if (query === null) return []
      if (search.isOwn && !search.isLoose) return findOwn(db, query, search)
      const limit = search.isOwn ? search.limit : Math.min(search.limit, roomAfter(search))
      if (limit <= 0) return []
      return search.isLoose ? findLoosely(db, query, { ...search, limit }) : findListed(db, query, { ...search, limit })
    },
    contents: ({ text, filter }) => contentsOf(db, text, filter),
    ofMember: (list) => findPinsThatHold(db, list),
    correct: async (text) => correctedText(text, (await meantBy(db, text)).words),
  }
}

async function findOwn(db: Db, query: string, { text, viewerId, after, limit, filter }: SearchQuery): Promise<Hit[]> {
  if (viewerId === null) return []
  const asked = allOf(wishesIn(text), filter?.words)
  const place = { ownerId: viewerId, after: after ?? AFTER_ALL, limit }
  const rows = await findOwnPins(db, { query, wishes: placed(asked), ...place, filter })
  return rows.map(({ id, lacking }) => ({ id, key: id, isWhole: true, wanting: wantingOf(asked, lacking) }))
}

async function findListed(db: Db, query: string, asked: SearchQuery): Promise<Hit[]> {
  const after = keyOf(asked)
  const { kind, text, viewerId, limit, filter } = asked
  const nameQuery = queryOf(text, 'AB') ?? query
  const wished = wishesOf(asked)
  const page = {
    kind,
    query,
    wishes: placed(wished),
    nameQuery,
    nameKey: searchKey(text),
    viewerId,
    after,
    limit,
    filter,
  }
  const search = (on: Db, isBrief: boolean) => findRanked(on, { ...page, isBrief })
  const rows = filter !== null || mayTakeLong(text) ? await briefly(db, kind, search) : await search(db, false)
  return hitsOf(rows, after, (row) => ({ isWhole: true, wanting: wantingOf(wished, row.lacking) }))
}

/** Only pins hold names of other things. */
const wishesOf = ({ kind, isName, text, filter }: SearchQuery): Wishes =>
  kind === 'pin' ? allOf(isName === true ? wishesInName(text) : wishesIn(text), filter?.words) : allOf([])

async function findLoosely(db: Db, query: string, search: SearchQuery): Promise<Hit[]> {
  const { kind, text, viewerId, limit, isOwn, filter } = search
  if (kind === 'member' || (isOwn && viewerId === null) || hasPhrase(text)) return []
  const loose = looseQuery(text, await meantBy(db, text))
  if (loose === null || loose.any === `(${query})`) return []
  const wished = kind === 'pin' ? mostOf(loose, filter?.words) : allOf([])
  const wishes = placed(wished)
  if (isOwn && viewerId !== null) {
    const page = { loose, query, wishes, ownerId: viewerId, after: search.after ?? AFTER_ALL, limit, filter }
    return (await findOwnLoose(db, page)).map(({ id, ...row }) => ({ id, key: id, ...heldLoosely(wished, row) }))
  }
  const after = keyOf(search)
  const page = { kind, loose, query, wishes, after, limit, filter }
  const rows = await briefly(db, kind, (on, isBrief) => findLoose(on, { ...page, isBrief }))
  return hitsOf(rows, after, (row) => heldLoosely(wished, row))
}

/** Where enough is held and something by nothing at all, no name could change what it is found for. */
function heldLoosely(wished: Wishes, { isWhole, lacking }: { isWhole: boolean; lacking: readonly number[] }) {
  const wanting = wantingOf(wished, lacking)
  const isEnough = wanting?.fewest === 0 && wanting.narrowing.length === 0 && !isWhole
  return { isWhole, wanting: isEnough ? null : wanting }
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

function hitsOf<R extends RankedRow>(
  rows: readonly R[],
  after: RankedKey,
  held: (row: R) => Pick<Hit, 'isWhole' | 'wanting'>,
): Hit[] {
  const anchor = after.anchor === AFTER_ALL ? (rows[0]?.newest ?? AFTER_ALL) : after.anchor
  const key = `${anchor}.${after.shown.and(rows.map(({ groupId }) => groupId))}`
  return rows.map((row) => ({ id: row.id, key, ...held(row) }))
}

/** The newest matches of the search, in no more time than a search has. */
async function contentsOf(db: Db, text: string, filter: IndexFilter | null): Promise<FoundContent[]> {
  const query = queryOf(text)
  if (query === null) return []
  const wished = allOf(wishesIn(text), filter?.words)
  const wanted = { query, wishes: placed(wished), filter, dictionaries: stopping() }
  const find = (on: Db, isBrief: boolean) => findContents(on, { ...wanted, isBrief })
  const rows = filter !== null || mayTakeLong(text) ? await briefly(db, 'pin', find) : await find(db, false)
  return rows.map(({ lacking, ...row }) => ({ ...row, wanting: wantingOf(wished, lacking) }))
}

/** So many more may be shown: its bookmark names all that were, and is to stay short. */
const roomAfter = (search: SearchQuery) => MOST_CANDIDATES - keyOf(search).shown.marks.length

/** Where the list goes on; what another list of the search showed is left out from its beginning on. */
function keyOf({ after, besides = null }: SearchQuery): RankedKey {
  const [anchor = AFTER_ALL] = after?.split('.') ?? []
  const [, shown = ''] = (after ?? besides)?.split('.') ?? []
  return { anchor, shown: readShown(shown) }
}
