import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { writeAlone, writeAsSystem } from '../../../platform/writing/writer.ts'
import { deleteSignatures } from '../pictures.queries.ts'
import { deleteUnusedUploadsBefore, failUploadsBefore } from '../uploads.queries.ts'

const BATCH = 500
const UNUSED_MILLISECONDS = 24 * 60 * 60 * 1000
const STUCK_MILLISECONDS = 60 * 60 * 1000

/** Gives up on uploads whose decoding never ended, and removes those nobody made a pin of within a day, nor keeps. */
export async function sweepUploads(deps: { db: Db; clock: Clock }): Promise<void> {
  const now = deps.clock.now().getTime()
  await failUploadsBefore(
    writeAlone(deps.db, 'what is stuck is swept'),
    new Date(now - STUCK_MILLISECONDS),
    'Invalid Image',
  )
  for (;;) {
    const removed = await inTransaction(deps.db, 'sweep-uploads', async (tx) => {
      const writer = writeAsSystem(tx, 'what nobody used is swept')
      const uploads = await deleteUnusedUploadsBefore(writer, {
        moment: new Date(now - UNUSED_MILLISECONDS),
        now: new Date(now),
        limit: BATCH,
      })
      await deleteSignatures(
        writer,
        uploads.flatMap(({ signature }) => (signature === null ? [] : [signature])),
      )
      return uploads.length
    })
    if (removed < BATCH) return
  }
}
