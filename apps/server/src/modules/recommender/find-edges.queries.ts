import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'
import type { SaveEdge } from './build-graph.ts'

/** Rows of one reading. */
const BATCH = 10_000

/** All that is saved on boards where everybody may see it, read in pieces by the key of pins. */
export async function* publicEdges(db: Db): AsyncGenerator<SaveEdge> {
  let after: { bucket: number; id: Id } = { bucket: -1, id: '0' }
  for (;;) {
    const rows = await findPublicSaves(db, after, BATCH)
    for (const { boardId, aggregateId } of rows) yield [BigInt(boardId), BigInt(aggregateId)]
    const last = rows.at(-1)
    if (last === undefined || rows.length < BATCH) return
    after = last
  }
}

async function findPublicSaves(db: Db, after: { bucket: number; id: Id }, limit: number) {
  const { rows } = await sql<{ bucket: number; id: Id; boardId: Id; aggregateId: Id }>`
    select bucket, id, board_id as "boardId", aggregate_id as "aggregateId" from pins
    where (bucket, id) > (${after.bucket}, ${after.id}) and is_public and has_public_picture and board_id is not null
    order by bucket, id limit ${limit}
  `.execute(db)
  return rows
}
