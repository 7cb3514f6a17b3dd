import type { Db } from '../../platform/db/db.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { backfillFeed, fanOutPin, purgeFeed } from './jobs/fill-feeds.ts'

/** Keeps feeds filled as members save, follow, unfollow and block. */
export function scheduleDiscovery(jobs: Jobs, db: Db): void {
  jobs.on('pin.saved', 'feeds-fan-out', (pin) => fanOutPin(db, pin))
  jobs.on('member.followed', 'feeds-backfill', (follow) => backfillFeed(db, follow))
  jobs.on('member.unfollowed', 'feeds-purge', (follow) => purgeFeed(db, follow))
  jobs.on('member.blocked', 'feeds-purge-blocked', async ({ blockerId, blockedId }) => {
    await purgeFeed(db, { followerId: blockerId, followeeId: blockedId })
    await purgeFeed(db, { followerId: blockedId, followeeId: blockerId })
  })
}
