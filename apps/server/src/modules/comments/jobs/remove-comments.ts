import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import { deleteLikesOf } from '../comment-likes.queries.ts'
import { deleteCommentRows, findNewestComments, findThreadIds } from '../comments.queries.ts'

const BATCH = 100

/**
 * Takes away the comments of an aggregate that is gone. No pin leads to them any more, so nobody reads them meanwhile and
 * nobody adds to them. Repeating it changes nothing.
 */
export async function removeComments(db: Db, aggregateId: Id): Promise<void> {
  for (;;) {
    const isMore = await inTransaction(db, 'remove-comments', async (tx) => {
      const writer = writeAsSystem(tx, 'what they stood under is gone')
      const threads = await findNewestComments(tx, aggregateId, { after: null, limit: BATCH })
      const threadIds = threads.map(({ id }) => id)
      const ids = await findThreadIds(tx, threadIds)
      await deleteLikesOf(writer, ids)
      await deleteCommentRows(writer, ids)
      return threads.length === BATCH
    })
    if (!isMore) return
  }
}
