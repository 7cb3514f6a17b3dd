import { type BoardId, limits } from '@pinfold/contract'
import { requireAllowed } from '../../../platform/auth/decision.ts'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import { authorize, writeAsSystem, writeOwn } from '../../../platform/writing/writer.ts'
import { findMembers, lockMember } from '../../accounts/index.ts'
import { typedAddress } from '../../links/index.ts'
import { takePlace } from '../../pins/index.ts'
import { canFeed } from '../claims.policy.ts'
import { findClaim } from '../claims.queries.ts'
import type { VerifyDeps } from '../commands/verify-site.ts'
import { namedSite } from '../named-site.ts'
import { fetchFeed } from './fetch-feed.ts'
import { deleteFeed, findFeedsOf, insertFeed, lockFeed, pauseFeedsOf, updateFeed } from './feeds.queries.ts'
import { dayOf } from './feed-day.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    /** A feed is to be read now. */
    'site-feed.due': { feedId: string }
  }
}

/** What connecting feeds needs. */
export type FeedDeps = VerifyDeps

/**
 * Connects a feed of a claimed site to a board; it is read at once. Throws `invalid_link`, `business_only`,
 * `feed_of_another_site`, `not_a_feed`, `page_unreachable`, `too_many_feeds`, and as `takePlace` for the board.
 */
export async function addFeed(
  deps: FeedDeps,
  viewer: Member,
  { address: typed, boardId }: { address: string; boardId: BoardId },
): Promise<Id> {
  const field = 'address'
  const { href: address } = typedAddress(typed, field)
  const domain = namedSite(address, deps, field)
  // Before anything is fetched for somebody who may not have it; it is asked again under the lock.
  requireAllowed(await mayFeed(deps, viewer, domain), field)
  await deps.memberRates.take(viewer, '', 'fetch')
  const fetched = await fetchFeed(deps, address)
  if (fetched.kind === 'failed')
    throw new AppError(fetched.failure === 'not_a_feed' ? 'not_a_feed' : 'page_unreachable', { field })
  return inTransaction(deps.db, 'add-site-feed', async (tx) => {
    const { writer } = await takePlace(tx, viewer, { boardId, sectionId: null })
    const [held] = await lockMember(tx, viewer.id)
    authorize(held, await mayFeed({ db: held }, viewer, domain), field)
    const feeds = await findFeedsOf(held, viewer.id, limits.siteFeeds.most)
    const before = feeds.find((feed) => feed.address === address)
    if (before) {
      await updateFeed(writer, before.id, { board_id: boardId })
      return before.id
    }
    if (feeds.length >= limits.siteFeeds.most) throw new AppError('too_many_feeds')
    const id = deps.ids.next(bucketOf(viewer.id))
    const now = deps.clock.now()
    await insertFeed(writer, {
      id,
      member_id: viewer.id,
      domain,
      address,
      board_id: boardId,
      due_at: now,
      created_at: now,
    })
    await deps.outbox.emit(writer, bucketOf(viewer.id), 'site-feed.due', { feedId: id })
    return id
  })
}

/** Whether feeds of the site are published for the member. */
export async function mayFeed({ db }: Pick<FeedDeps, 'db'>, viewer: Pick<Member, 'id'>, domain: string) {
  const [[member], claim] = await Promise.all([findMembers(db, [viewer.id]), findClaim(db, viewer.id, domain)])
  return canFeed({ isPartner: member?.isPartner ?? false, isClaimed: claim !== undefined && claim.dueAt !== null })
}

/** Pauses a feed or lets it go on, which reads it at once. Throws `feed_not_found`, `business_only`, `feed_of_another_site`. */
export async function pauseFeed(deps: FeedDeps, viewer: Member, feedId: Id, isPaused: boolean): Promise<Id> {
  return inTransaction(deps.db, 'pause-site-feed', async (tx) => {
    const now = deps.clock.now()
    const [held, feed] = await lockFeed(tx, feedId, dayOf(now))
    if (feed?.memberId !== viewer.id) throw new AppError('feed_not_found')
    if (isPaused) {
      if (feed.state === 'active')
        await updateFeed(writeOwn(held, viewer), feedId, { state: 'paused', failure: 'by_member' })
      return feedId
    }
    if (feed.state === 'active') return feedId
    const writer = authorize(held, await mayFeed({ db: held }, viewer, feed.domain))
    await updateFeed(writer, feedId, { state: 'active', failure: null, failing_since: null, due_at: now })
    await deps.outbox.emit(writer, bucketOf(feedId), 'site-feed.due', { feedId })
    return feedId
  })
}

/** Stops publishing a feed; what it published stays. Throws `feed_not_found`. */
export async function removeFeed(deps: FeedDeps, viewer: Member, feedId: Id): Promise<void> {
  await inTransaction(deps.db, 'remove-site-feed', async (tx) => {
    const [held, feed] = await lockFeed(tx, feedId, dayOf(deps.clock.now()))
    if (feed?.memberId !== viewer.id) throw new AppError('feed_not_found')
    await deleteFeed(writeOwn(held, viewer), feedId)
  })
}

/** Pauses all feeds of a member who has no business any more; they go on when there is one again. */
export const pauseAllFeeds = (deps: Pick<FeedDeps, 'db'>, memberId: Id): Promise<void> =>
  inTransaction(deps.db, 'pause-feeds', async (tx) => {
    await pauseFeedsOf(writeAsSystem(tx, 'feeds are for businesses'), memberId, 'by_member')
  })
