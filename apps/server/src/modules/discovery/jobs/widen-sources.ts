import type { MemberId } from '@pinfold/contract'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { writeAlone, writeAsSystem } from '../../../platform/writing/writer.ts'
import { AFTER_ALL, type FeedSource, findPinsOfSources, insertFeedItems } from '../feed-items.queries.ts'
import {
  deleteMergedSource,
  findWideState,
  holdWideState,
  insertMergedSource,
  markSettled,
  setWide,
} from '../wide-sources.queries.ts'
import type { FeedDeps } from './fill-feeds.ts'
import { countFollowersOf, eachBatchOfFollowers } from './feed-sources.ts'

/**
 * Makes the source wide or narrow as its followers come and go, and settles their feeds. Turning wide takes nothing out
 * of feeds: what is in both is shown once. Turning narrow fills feeds before the merging ends, so nothing is ever lost.
 */
export async function reviewWidth(deps: FeedDeps, source: FeedSource): Promise<void> {
  const { db, feedLimits } = deps
  const followers = (await countFollowersOf(db, [source])).get(source) ?? 0
  const before = await findWideState(db, source.id)
  const wasWide = before?.isWide ?? false
  const isWide = followers >= (wasWide ? feedLimits.narrowBelow : feedLimits.wideFrom)
  if (isWide !== wasWide) await setWide(writeAlone(db, 'how a source is read follows its followers'), source.id, isWide)
  else if (before === undefined || before.isSettled) return
  const recent = isWide ? [] : await findPinsOfSources(db, [source], { after: AFTER_ALL, limit: feedLimits.backfill })
  const isAll = await eachBatchOfFollowers(db, source, feedLimits.batch, (readerIds) =>
    settle(deps, source, isWide, readerIds, recent),
  )
  if (isAll) await markSettled(writeAlone(db, 'how a source is read follows its followers'), source.id, isWide)
}

/** False where the source has turned round meanwhile; whoever turned it settles it. */
function settle(
  { db }: FeedDeps,
  source: FeedSource,
  isWide: boolean,
  readerIds: readonly MemberId[],
  recent: readonly Id[],
): Promise<boolean> {
  return inTransaction(db, 'settle-feeds', async (tx) => {
    const writer = writeAsSystem(tx, 'how a source is read follows its followers')
    if ((await holdWideState(tx, source.id))?.isWide !== isWide) return false
    if (isWide) await insertMergedSource(writer, readerIds, source)
    else {
      await insertFeedItems(writer, readerIds, recent, source)
      await deleteMergedSource(writer, readerIds, source.id)
    }
    return true
  })
}
