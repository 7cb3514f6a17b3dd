import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { findFollowersAfter, findFollowStates } from '../../graph/index.ts'
import { findPinIdsOfMember, findPins } from '../../pins/index.ts'
import { deleteFeedItemsOf, insertFeedItems, trimFeed } from '../feed-items.queries.ts'

const BATCH = 1000
const FEED_LENGTH = 2000
const BACKFILL = 50

/** Puts a new public pin into the feed of everybody who follows its pinner. Repeating it changes nothing. */
export async function fanOutPin(db: Db, pin: { pinId: Id; pinnerId: Id }): Promise<void> {
  const [row] = await findPins(db, [pin.pinId])
  if (!row?.isPublic) return
  let after = '0'
  for (;;) {
    const followers = await findFollowersAfter(db, pin.pinnerId, after, BATCH)
    await insertFeedItems(
      db,
      followers.map(({ followerId }) => followerId),
      { pinId: pin.pinId, sourceId: pin.pinnerId },
    )
    if (followers.length < BATCH) return
    after = followers.at(-1)?.edgeId ?? after
  }
}

/** Gives a new follower the newest pins of whom they follow, unless they have left again meanwhile. */
export async function backfillFeed(db: Db, follow: { followerId: Id; followeeId: Id }): Promise<void> {
  if (!(await isFollowing(db, follow))) return
  const pins = await findPinIdsOfMember(db, {
    memberId: follow.followeeId,
    viewerId: follow.followerId,
    kind: 'all',
    after: null,
    limit: BACKFILL,
  })
  for (const { id } of pins) await insertFeedItems(db, [follow.followerId], { pinId: id, sourceId: follow.followeeId })
  await trimFeed(db, follow.followerId, FEED_LENGTH)
}

/** Takes the pins of whom they no longer follow out of a feed; who follows again by now keeps them. */
export async function purgeFeed(db: Db, follow: { followerId: Id; followeeId: Id }): Promise<void> {
  if (await isFollowing(db, follow)) return
  await deleteFeedItemsOf(db, follow.followerId, follow.followeeId)
}

// Jobs of one follow may come in any order, so each looks how things stand.
async function isFollowing(db: Db, { followerId, followeeId }: { followerId: Id; followeeId: Id }): Promise<boolean> {
  return (await findFollowStates(db, followerId, [followeeId])).get(followeeId) === 'following'
}
