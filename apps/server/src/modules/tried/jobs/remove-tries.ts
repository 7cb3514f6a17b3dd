import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import { addToMemberCounters } from '../../accounts/index.ts'
import { inLockOrder } from '../../graph/index.ts'
import { deleteSignatures } from '../../media/index.ts'
import { deleteTries, findTriesOfAggregate } from '../tried.queries.ts'

const BATCH = 100

/** Takes away the tries of an aggregate that is gone. Repeating it changes nothing. */
export async function removeTries(db: Db, aggregateId: Id): Promise<void> {
  for (;;) {
    const isMore = await inTransaction(db, 'remove-tries', async (tx) => {
      const writer = writeAsSystem(tx, 'what was tried is gone')
      const edges = await findTriesOfAggregate(tx, aggregateId, { after: null, limit: BATCH })
      const gone = await deleteTries(
        writer,
        edges.map(({ tryId }) => tryId),
      )
      await deleteSignatures(
        writer,
        gone.flatMap(({ signature }) => (signature === null ? [] : [signature])),
      )
      // Each member has one try of an aggregate at most.
      for (const memberId of inLockOrder(gone.map((each) => each.memberId)))
        await addToMemberCounters(writer, memberId, { tried_count: -1 })
      return edges.length === BATCH
    })
    if (!isMore) return
  }
}
