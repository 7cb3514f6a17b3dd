import type { Db } from '../../../../platform/db/db.ts'
import type { Id } from '../../../../platform/ids/ids.ts'
import { writeAlone } from '../../../../platform/writing/writer.ts'
import type { Recommender } from '../../ask-recommender.ts'
import { insertNearCopy } from '../near-copies.queries.ts'
import { oldestBefore } from '../near-copy.ts'

const LOOKED_THROUGH = 12

/** Notes of what older picture a new one is a near copy, if of any. */
export async function noteNearCopies(
  { db, recommender }: { readonly db: Db; readonly recommender: Recommender },
  id: Id,
): Promise<void> {
  const alike = await recommender.looks.alike(id, LOOKED_THROUGH)
  const firstId = oldestBefore(
    id,
    alike.flatMap((picture) => (picture.isCopy ? [picture.id] : [])),
  )
  if (firstId === null) return
  await insertNearCopy(writeAlone(db, 'what was noted first stays'), { id, firstId })
}
