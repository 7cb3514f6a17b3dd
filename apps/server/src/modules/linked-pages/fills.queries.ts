import type { Db } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'
import type { LoneWriter } from '../../platform/writing/writer.ts'
import './linked-pages.tables.ts'

/** How far older pins were looked through; undefined where nobody began. */
export const findLinkFill = (db: Db) =>
  db
    .selectFrom('linked_page_fills')
    .select(['last_bucket as bucket', 'last_id as id', 'is_done as isDone'])
    .where('bucket', '=', 0)
    .executeTakeFirst()

/** Notes how far they were. */
export async function saveLinkFill(
  writer: LoneWriter,
  { bucket, id, isDone }: { readonly bucket: number; readonly id: Id; readonly isDone: boolean },
): Promise<void> {
  const progress = { last_bucket: bucket, last_id: id, is_done: isDone }
  await writer
    .insertInto('linked_page_fills')
    .values({ bucket: 0, ...progress })
    .onConflict((conflict) => conflict.column('bucket').doUpdateSet(progress))
    .execute()
}
