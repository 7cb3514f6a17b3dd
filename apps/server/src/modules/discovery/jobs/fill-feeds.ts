import type { BoardId, MemberId, PinId } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { writeAlone, writeAsSystem } from '../../../platform/writing/writer.ts'
import { findBoardSights } from '../../boards/index.ts'
import { findFollowedBoardIds } from '../../graph/index.ts'
import { findPins } from '../../pins/index.ts'
import type { FeedLimits } from '../feed-limits.ts'
import {
  AFTER_ALL,
  deleteFeedItemsOf,
  deletePinOf,
  type FeedSource,
  findPinsOfSources,
  insertFeedItems,
  trimFeeds,
} from '../feed-items.queries.ts'
import { deleteMergedSource, holdWideState, insertMergedSource } from '../wide-sources.queries.ts'
import { fanOut } from './fan-out.ts'
import { eachBatchOfFollowers, isFollowing } from './feed-sources.ts'

/** What the jobs of feeds need. */
export interface FeedDeps {
  readonly db: Db
  readonly feedLimits: FeedLimits
}

const MOST_FOLLOWED_BOARDS = 5000

/** After a pin changed its board: the followers of the old one lose it, those of the new one get it. */
export async function followMove(deps: FeedDeps, pin: { pinId: PinId; leftBoardId: BoardId | null }): Promise<void> {
  const [row] = await findPins(deps.db, [pin.pinId])
  if (pin.leftBoardId !== null && row?.boardId !== pin.leftBoardId)
    await takeBack(deps, pin.pinId, { kind: 'board', id: pin.leftBoardId })
  if (row?.isListed && row.boardId !== null)
    await fanOut(deps, [{ pinId: pin.pinId, source: { kind: 'board', id: row.boardId } }])
}

/** Takes a deleted pin out of the feeds. */
export async function forgetPin(
  deps: FeedDeps,
  pin: { pinId: PinId; pinnerId: MemberId; boardId: BoardId | null },
): Promise<void> {
  await takeBack(deps, pin.pinId, { kind: 'member', id: pin.pinnerId })
  if (pin.boardId !== null) await takeBack(deps, pin.pinId, { kind: 'board', id: pin.boardId })
}

async function takeBack({ db, feedLimits }: FeedDeps, pinId: PinId, source: FeedSource): Promise<void> {
  await eachBatchOfFollowers(db, source, feedLimits.batch, (readerIds) => deletePinOf(db, readerIds, pinId, source))
}

/** Gives a new follower the newest pins of what they follow, or has them merged in; unless they have left again meanwhile. */
export async function backfillFeed(
  { db, feedLimits }: FeedDeps,
  readerId: MemberId,
  source: FeedSource,
): Promise<void> {
  if (!(await isFollowing(db, readerId, source))) return
  await inTransaction(db, 'backfill-feed', async (tx) => {
    const writer = writeAsSystem(tx, 'feeds follow what is followed')
    if ((await holdWideState(tx, source.id))?.isWide) return insertMergedSource(writer, [readerId], source)
    const page = { after: AFTER_ALL, limit: feedLimits.backfill }
    await insertFeedItems(writer, [readerId], await findPinsOfSources(tx, [source], page), source)
    await trimFeeds(writer, [readerId], feedLimits.length)
  })
}

/** Takes what they no longer follow out of a feed; who follows again by now keeps it. */
export async function purgeFeed({ db }: FeedDeps, readerId: MemberId, source: FeedSource): Promise<void> {
  if (await isFollowing(db, readerId, source)) return
  await deleteFeedItemsOf(db, readerId, source)
  await deleteMergedSource(writeAlone(db, 'feeds follow what is followed'), [readerId], source.id)
}

/** After a block: nothing of the other stays in the reader's feed, nor of the other's boards. */
export async function purgeBlocked({ db }: FeedDeps, readerId: MemberId, otherId: Id): Promise<void> {
  const boards = await findBoardSights(db, await findFollowedBoardIds(db, readerId, MOST_FOLLOWED_BOARDS))
  const theirs = boards.filter(({ ownerId }) => ownerId === otherId)
  const sources: FeedSource[] = [
    { kind: 'member', id: otherId },
    ...theirs.map(({ id }): FeedSource => ({ kind: 'board', id })),
  ]
  for (const source of sources) {
    await deleteFeedItemsOf(db, readerId, source)
    await deleteMergedSource(writeAlone(db, 'feeds follow what is followed'), [readerId], source.id)
  }
}
