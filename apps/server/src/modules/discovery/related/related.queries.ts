import type { PinId } from '@pinfold/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { type Id, LAST_ID } from '../../../platform/ids/ids.ts'
import { lackingOf, newestMatches } from '../search/pin-candidates.queries.ts'
import type { Reason } from './likeness.ts'
import type { Wish } from '../search/wishes.ts'
import '../discovery.tables.ts'

const POINTS_OF_A_RANK = 10

/** A picture that has words in common, perhaps only with names of boards. */
export interface AlikeByWords extends Reason {
  /** Where this is 1, none of its own words is one of them. */
  readonly lacking: readonly number[]
}

/** Listed pins that share a word with the query, best first among the newest; up to ten points each. */
export async function findAlikeByWords(db: Db, wish: Wish, limit: number): Promise<AlikeByWords[]> {
  const { query } = wish
  const { rows } = await sql<{ pinId: PinId; aggregateId: Id; rank: number; lacking: number[] }>`
    select id as "pinId", ${lackingOf([wish])} as lacking, group_id as "aggregateId", ts_rank(words, ${query}::tsquery)::float8 as rank
    from ${newestMatches(query, LAST_ID)} as found
    order by rank desc, id desc limit ${limit}
  `.execute(db)
  return rows.map(({ rank, ...pin }) => ({ ...pin, points: Math.round(rank * POINTS_OF_A_RANK) }))
}
