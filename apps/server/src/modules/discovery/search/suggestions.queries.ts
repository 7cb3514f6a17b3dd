import type { MemberId, PinId } from '@pinfold/contract'
import { sql } from 'kysely'
import { bucketIn } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { UNNAMED } from '../../../platform/db/named-pool.ts'
import { bucketOf, type Id, LAST_ID } from '../../../platform/ids/ids.ts'
import { newestMatches } from './pin-candidates.queries.ts'
import '../discovery.tables.ts'

/** What a beginning leads to: a title of a pin, a member or a board. */
export interface Suggestion {
  kind: 'query' | 'user' | 'board'
  /** Of the member or the board; of a title its pin. */
  id: Id
  text: string
  /** Whose title it is, which may have been hidden a moment ago. */
  pinId: PinId | null
}

interface Beginning {
  /** In the index's words. */
  key: string
  /** Usernames are compared without what is no letter or digit. */
  nameKey: string
  /** A tsquery's text. */
  query: string
  /** The tsquery's text for a search in names alone. */
  nameQuery: string
  /** The tsquery's text for a search in titles alone. */
  titleQuery: string
  /** Whether members are also found by what they say about themselves. */
  isAboutSearched: boolean
  viewerId: MemberId | null
  limit: number
}

/** Beyond every text that begins so, in the order of code points. */
const endOf = (key: string) => `${key}\u{10ffff}`

/**
 * Titles of popular pins and of the newest, members and boards that begin so, or have a word that does, members by their names first; at most `limit` of
 * each by each way. Other than the viewer's own boards, only what everybody may find: whoever shows a title asks its pin.
 * One statement of index ranges.
 */
export async function findSuggestions(
  db: Db,
  { key, nameKey, query, nameQuery, titleQuery, isAboutSearched, viewerId, limit }: Beginning,
): Promise<Suggestion[]> {
  const { rows } = await sql<Suggestion>`${sql.raw(UNNAMED)}
    (select 'query' as kind, pin_id as id, title_key as text, pin_id as "pinId" from popular_pins
      where title_key <> '' and title_key >= ${key} and title_key < ${endOf(key)}
      order by title_key limit ${limit * PER_TITLE})
    union all
    (select 'query', id, name_key, id from ${newestMatches(titleQuery, LAST_ID)} as newest
      where name_key <> '' limit ${limit * PER_TITLE})
    union all
    (select 'user', id, name_key, null from search_documents
      where is_listed and kind = 'member' and name_key >= ${nameKey} and name_key < ${endOf(nameKey)}
      order by name_key limit ${limit})
    union all
    (select 'user', id, name_key, null from search_documents
      where is_listed and kind = 'member' and words @@ ${nameQuery}::tsquery limit ${limit})
    union all
    (select 'user', id, name_key, null from search_documents
      where is_listed and kind = 'member' and words @@ ${query}::tsquery and ${isAboutSearched} limit ${limit})
    union all
    (select 'board', id, name_key, null from search_documents
      where is_listed and kind = 'board' and name_key >= ${key} and name_key < ${endOf(key)}
      order by name_key limit ${limit})
    union all
    (select 'board', id, name_key, null from search_documents
      where is_listed and kind = 'board' and words @@ ${query}::tsquery limit ${limit})
    union all
    (select 'board', mine.id, mine.name_key, null from member_boards as own
      join search_documents as mine on mine.bucket = ${bucketIn('own.board_id')} and mine.kind = 'board' and mine.id = own.board_id
      where own.bucket = ${bucketOf(viewerId ?? '0')} and own.member_id = ${viewerId} and mine.words @@ ${query}::tsquery
      order by own.last_edge_id desc limit ${limit})
  `.execute(db)
  return rows
}

/** Many pins have the same title. */
const PER_TITLE = 8
