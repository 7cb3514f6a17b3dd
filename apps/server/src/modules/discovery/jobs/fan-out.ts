import type { MemberId, PinId } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { writeAlone } from '../../../platform/writing/writer.ts'
import { findFollowersOfBoards, findFollowersOfMembers } from '../../graph/index.ts'
import { findPins } from '../../pins/index.ts'
import { type FeedSource, insertFeedItems, insertItemsOf, type SourceItem, trimFeeds } from '../feed-items.queries.ts'
import type { FeedLimits } from '../feed-limits.ts'
import { findWideIds } from '../wide-sources.queries.ts'
import { countFollowersOf, eachBatchOfFollowers } from './feed-sources.ts'

interface FanOutDeps {
  readonly db: Db
  readonly feedLimits: FeedLimits
}

/** A pin that is new at a source. */
interface NewAtSource {
  readonly pinId: PinId
  readonly source: FeedSource
}

/** A feed is trimmed once in so many pins it gets, so it may be that much longer than its length. A prime, so that no rhythm of ids passes a reader by. */
const TRIM_ONE_IN = 509n

const whose = 'feeds follow what is followed'

/**
 * Puts new public pins into the feeds of those who follow their pinner or their board. Repeating it changes nothing.
 */
export async function fanOutPins(deps: FanOutDeps, pinIds: readonly PinId[]): Promise<void> {
  const listed = (await findPins(deps.db, pinIds)).filter((pin) => pin.isListed)
  await fanOut(
    deps,
    listed.flatMap(({ id: pinId, pinnerId, boardId }): NewAtSource[] => [
      { pinId, source: { kind: 'member', id: pinnerId } },
      ...(boardId === null ? [] : [{ pinId, source: { kind: 'board' as const, id: boardId } }]),
    ]),
  )
}

/** Puts pins into the feeds of a source's followers. What few follow goes in one statement, what many follow in one a batch. */
export async function fanOut(deps: FanOutDeps, news: readonly NewAtSource[]): Promise<void> {
  const { db, feedLimits } = deps
  const followed = [...(await countFollowersOf(db, distinct(news)))].filter(([, count]) => count > 0)
  const wide = await findWideIds(
    db,
    followed.map(([{ id }]) => id),
  )
  const pinsOf = Map.groupBy(news, ({ source }) => source.id)
  const few: FeedSource[] = []
  let readers = 0
  for (const [source, count] of followed.toSorted(([, a], [, b]) => a - b)) {
    if (wide.has(source.id)) continue
    readers += count * (pinsOf.get(source.id)?.length ?? 0)
    if (readers <= feedLimits.batch) few.push(source)
    else
      await fanOutWidely(
        deps,
        source,
        (pinsOf.get(source.id) ?? []).map(({ pinId }) => pinId),
      )
  }
  for (const kind of ['member', 'board'] as const) {
    const ids = few.filter((source) => source.kind === kind).map(({ id }) => id)
    if (ids.length === 0) continue
    const find = kind === 'member' ? findFollowersOfMembers : findFollowersOfBoards
    const items = (await find(db, ids)).flatMap(({ followerId: readerId, followedId }) =>
      (pinsOf.get(followedId) ?? []).map(({ pinId }) => ({ readerId, pinId, sourceId: followedId })),
    )
    await insertItemsOf(writeAlone(db, whose), kind, items)
    await trim(deps, items)
  }
}

/** More may follow since they were counted, so the followers are read to their end. */
async function fanOutWidely(deps: FanOutDeps, source: FeedSource, pinIds: readonly PinId[]): Promise<void> {
  const { db, feedLimits } = deps
  await eachBatchOfFollowers(db, source, feedLimits.batch, async (readerIds) => {
    await insertFeedItems(writeAlone(db, whose), readerIds, pinIds, source)
    await trim(
      deps,
      readerIds.flatMap((readerId) => pinIds.map((pinId) => ({ readerId, pinId }))),
    )
  })
}

async function trim(
  { db, feedLimits }: FanOutDeps,
  items: readonly Pick<SourceItem, 'readerId' | 'pinId'>[],
): Promise<void> {
  const turn = items.filter(({ readerId, pinId }) => (BigInt(readerId) + BigInt(pinId)) % TRIM_ONE_IN === 0n)
  const readers = new Set<MemberId>(turn.map(({ readerId }) => readerId))
  await trimFeeds(writeAlone(db, whose), [...readers], feedLimits.length)
}

const distinct = (news: readonly NewAtSource[]): FeedSource[] => [
  ...new Map<Id, FeedSource>(news.map(({ source }) => [source.id, source])).values(),
]
