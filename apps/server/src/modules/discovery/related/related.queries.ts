import type { PinId } from '@pinfold/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { UNNAMED } from '../../../platform/db/named-pool.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { Reason } from './likeness.ts'
import '../discovery.tables.ts'

const MOST_CANDIDATES = 400
const POINTS_OF_A_RANK = 10

/** Listed pins that share a word with the query, best first among the newest; up to ten points each. */
export async function findAlikeByWords(db: Db, query: string, limit: number): Promise<Reason[]> {
  const { rows } = await sql<{ pinId: PinId; aggregateId: Id; rank: number }>`${sql.raw(UNNAMED)}
    select id as "pinId", group_id as "aggregateId", ts_rank(words, ${query}::tsquery)::float8 as rank
    from (
      select id, group_id, words from search_documents
      where is_listed and kind = 'pin' and words @@ ${query}::tsquery order by id desc limit ${MOST_CANDIDATES}
    ) as found
    order by rank desc, id desc limit ${limit}
  `.execute(db)
  return rows.map(({ rank, ...pin }) => ({ ...pin, points: Math.round(rank * POINTS_OF_A_RANK) }))
}
