import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { LoneWriter } from '../../../platform/writing/writer.ts'
import '../discovery.tables.ts'

/** How far things of the kind were taken in, or looked at for another work of that name; undefined where nothing was yet. */
export const findFill = (db: Db, kind: string) =>
  db
    .selectFrom('search_fills')
    .select(['last_bucket as bucket', 'last_id as id', 'is_done as isDone'])
    .where('bucket', '=', 0)
    .where('kind', '=', kind)
    .executeTakeFirst()

export async function saveFill(
  writer: LoneWriter,
  kind: string,
  { bucket, id, isDone }: { bucket: number; id: Id; isDone: boolean },
): Promise<void> {
  const progress = { last_bucket: bucket, last_id: id, is_done: isDone }
  await writer
    .insertInto('search_fills')
    .values({ bucket: 0, kind, ...progress })
    .onConflict((conflict) => conflict.columns(['bucket', 'kind']).doUpdateSet(progress))
    .execute()
}
