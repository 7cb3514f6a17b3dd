import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { compareIds, type Id } from '../../../platform/ids/ids.ts'
import { writeOwn } from '../../../platform/writing/writer.ts'
import { findNews } from '../news.queries.ts'
import { lockNewsState, raiseSeenId } from '../news-writes.queries.ts'
import type { NewsDeps } from './tell-members.ts'

/**
 * Notes that the member saw all news up to the version; an older version changes nothing. The member's other pages
 * hear of it.
 */
export async function markNewsSeen(deps: NewsDeps, viewer: Member, version: Id): Promise<void> {
  await inTransaction(deps.db, 'mark-news-seen', async (tx) => {
    const [held, { seenId }] = await lockNewsState(tx, viewer.id)
    if (compareIds(version, seenId) <= 0) return
    const [newest] = await findNews(tx, viewer.id, { after: null, limit: 1 })
    if (!newest || compareIds(newest.versionId, seenId) <= 0) return
    const writer = writeOwn(held, viewer)
    await raiseSeenId(writer, viewer.id, version)
    await deps.live.append(writer, [viewer.id], { kind: 'news', news_id: newest.id })
  })
}
