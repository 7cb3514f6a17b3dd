import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { deleteEmptyNews, deleteSourcesBy } from './ending.queries.ts'

/** Takes a member who goes for good out of others' news. Their own go with their row. */
export const endNews = (db: Db, memberId: Id): Promise<void> =>
  inTransaction(db, async (tx) => {
    const newsIds = await deleteSourcesBy(tx, memberId)
    if (newsIds.length > 0) await deleteEmptyNews(tx, newsIds)
  })
