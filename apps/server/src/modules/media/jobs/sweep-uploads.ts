import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { deleteSignatures } from '../pictures.queries.ts'
import { deleteUnusedUploadsBefore, failUploadsBefore } from '../uploads.queries.ts'

const BATCH = 500
const UNUSED_MILLISECONDS = 24 * 60 * 60 * 1000
const STUCK_MILLISECONDS = 60 * 60 * 1000

/** Gives up on uploads whose decoding never ended, and removes those nobody made a pin of within a day. */
export async function sweepUploads(deps: { db: Db; clock: Clock }): Promise<void> {
  const now = deps.clock.now().getTime()
  await failUploadsBefore(deps.db, new Date(now - STUCK_MILLISECONDS), 'Invalid Image')
  for (;;) {
    const removed = await inTransaction(deps.db, async (tx) => {
      const uploads = await deleteUnusedUploadsBefore(tx, new Date(now - UNUSED_MILLISECONDS), BATCH)
      await deleteSignatures(
        tx,
        uploads.flatMap(({ signature }) => (signature === null ? [] : [signature])),
      )
      return uploads.length
    })
    if (removed < BATCH) return
  }
}
