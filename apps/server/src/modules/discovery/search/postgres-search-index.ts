import type { Db } from '../../../platform/db/db.ts'
import { writeAlone } from '../../../platform/writing/writer.ts'
import { AFTER_ALL } from '../feed-items.queries.ts'
import {
  deleteDocuments,
  findOwnPins,
  findRanked,
  type RankedKey,
  upsertDocuments,
} from './search-documents.queries.ts'
import type { Hit, SearchIndex, SearchQuery } from './search-index.ts'
import { queryOf, queryOfName, searchKey } from './search-words.ts'

const START: RankedKey = { anchor: AFTER_ALL, rank: AFTER_ALL, id: AFTER_ALL }

/** The search index in PostgreSQL: one statement a page. */
export function createSearchIndex(db: Db): SearchIndex {
  return {
    add: (documents) => upsertDocuments(writeAlone(db, 'the index follows what it finds'), documents),
    remove: (kind, ids) => deleteDocuments(writeAlone(db, 'the index follows what it finds'), kind, ids),
    async query(search) {
      const query = search.isName === true ? queryOfName(search.text) : queryOf(search.text)
      if (query === null) return []
      return search.isOwn ? findOwn(db, query, search) : findListed(db, query, search)
    },
  }
}

async function findOwn(db: Db, query: string, { viewerId, after, limit }: SearchQuery): Promise<Hit[]> {
  if (viewerId === null) return []
  const ids = await findOwnPins(db, { query, ownerId: viewerId, after: after ?? AFTER_ALL, limit })
  return ids.map((id) => ({ id, key: id }))
}

async function findListed(db: Db, query: string, search: SearchQuery): Promise<Hit[]> {
  const after = search.after === null ? START : readKey(search.after)
  const { kind, text, viewerId, limit } = search
  const nameQuery = queryOf(text, 'AB') ?? query
  const rows = await findRanked(db, { kind, query, nameQuery, nameKey: searchKey(text), viewerId, after, limit })
  return rows.map(({ id, rank, newest }) => {
    const anchor = after.anchor === AFTER_ALL ? newest : after.anchor
    return { id, key: `${anchor}.${rank}.${id}` }
  })
}

function readKey(key: string): RankedKey {
  const [anchor = '0', rank = '0', id = '0'] = key.split('.')
  return { anchor, rank, id }
}
