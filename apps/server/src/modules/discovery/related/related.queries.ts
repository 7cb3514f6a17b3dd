import type { PinId } from '@pinfold/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { type Id, LAST_ID } from '../../../platform/ids/ids.ts'
import { newestMatches } from '../search/pin-candidates.queries.ts'
import type { Reason } from './likeness.ts'
import '../discovery.tables.ts'

const POINTS_OF_A_RANK = 10

/** Listed pins that share a word with the query, best first among the newest; up to ten points each. */
export async function findAlikeByWords(db: Db, query: string, limit: number): Promise<Reason[]> {
  const { rows } = await sql<{ pinId: PinId; aggregateId: Id; rank: number }>`
    select id as "pinId", group_id as "aggregateId", ts_rank(words, ${query}::tsquery)::float8 as rank
    from ${newestMatches(query, LAST_ID)} as found
    order by rank desc, id desc limit ${limit}
  `.execute(db)
  return rows.map(({ rank, ...pin }) => ({ ...pin, points: Math.round(rank * POINTS_OF_A_RANK) }))
}
