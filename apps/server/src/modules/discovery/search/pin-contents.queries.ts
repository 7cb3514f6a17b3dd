import { sql } from 'kysely'
import { owned } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { type Id, LAST_ID } from '../../../platform/ids/ids.ts'
import type { IndexFilter } from './facets.ts'
import { lackingOf, newestMatches } from './pin-candidates.queries.ts'
import type { MemberList, PinContent } from './search-index.ts'
import type { Wish } from './wishes.ts'
import '../discovery.tables.ts'

/** The words of titles and tags that say something (for the stop words of a dictionary a stemmer answers nothing), and what the pins are, of the newest that a search finds. */
export async function findContents(
  db: Db,
  {
    query,
    wishes,
    filter,
    isBrief,
    dictionaries,
  }: {
    query: string
    wishes: readonly Wish[]
    filter: IndexFilter | null
    isBrief: boolean
    dictionaries: readonly string[]
  },
): Promise<(PinContent & { lacking: number[] })[]> {
  const { rows } = await sql<PinContent & { lacking: number[] }>`
    select id, coalesce(group_id, id) as "groupId", ${lackingOf(wishes)} as lacking, array(
      select lexeme from unnest(words) where left(lexeme, 1) = '=' or 'A' = any(weights)
        and not exists (select 1 from unnest(${dictionaries}::text[]) as known where ts_lexize(known::regdictionary, lexeme) = '{}')
    ) as words
    from ${newestMatches(query, LAST_ID, isBrief, filter)} as found
    order by id desc
  `.execute(db)
  return rows
}

/**
 * A member's pins that hold something, newest first. For others only what is public: left out early, so that neither empty
 * pages nor their bookmarks tell of hidden pins; the policy still decides. One shard.
 */
export async function findPinsThatHold(db: Db, list: MemberList): Promise<Id[]> {
  const { memberId, viewerId, holds, after, limit } = list
  const { rows } = await sql<{ id: Id }>`
    select found.id from search_documents as found
    join pins on pins.bucket = found.bucket and pins.id = found.id
    where ${owned('owner_id', memberId, 'found')} and found.kind = 'pin'
      and found.words @@ (select ${holds}::tsquery) and found.id < ${after ?? LAST_ID}
      and (pins.is_public or ${viewerId === memberId})
    order by found.id desc limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}
