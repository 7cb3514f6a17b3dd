import type { MemberId } from '@pinfold/contract'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { writeAsSystem } from '../../platform/writing/writer.ts'
import { deleteHeldOf } from './held/held-news.queries.ts'
import { deleteEmptyNews, deleteSourcesBy } from './ending.queries.ts'

/** Takes a member who goes for good out of others' news. Their own go with their row. */
export const endNews = (db: Db, memberId: MemberId): Promise<void> =>
  inTransaction(db, 'end-news', async (tx) => {
    const writer = writeAsSystem(tx, 'an ended account hears nothing')
    await deleteHeldOf(writer, memberId)
    const newsIds = await deleteSourcesBy(writer, memberId)
    if (newsIds.length > 0) await deleteEmptyNews(writer, newsIds)
  })
