import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { FeedSource } from './feed-items.queries.ts'
import { agePins } from './jobs/age-pins.ts'
import { fanOutPins } from './jobs/fan-out.ts'
import { backfillFeed, type FeedDeps, followMove, forgetPin, purgeBlocked, purgeFeed } from './jobs/fill-feeds.ts'
import { makeExplore } from './explore/make-explore.ts'
import { proposeArticles } from './explore/propose-articles.ts'
import { fillSearch } from './jobs/fill-search.ts'
import { refreshChangedBoard, refreshMembers, refreshPinsOnBoard, refreshProfile } from './jobs/index-boards.ts'
import { type IndexDeps, refreshPins, refreshPinsOf, refreshPinsOfPage } from './jobs/index-pins.ts'
import { fillPopularPins, rankPictures, trimPopular } from './jobs/rank-pictures.ts'
import { type ClusterDeps, remakeWishedClusters, wishForClusters } from './clusters/remake-clusters.ts'
import {
  makeWished,
  recommendMore,
  type RecommendDeps,
  recommendSoon,
  wishAhead,
} from './recommended/make-recommendations.ts'
import { noRecommender } from '../recommender/index.ts'
import { countOldDocuments } from './search/known-words/write-documents.ts'
import { fillPinTopics, findPinTopics } from './topics/find-pin-topics.ts'
import { type CoverDeps, makeTopicCovers } from './topics/make-topic-covers.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { reviewWidth } from './jobs/widen-sources.ts'

const member = (id: string): FeedSource => ({ kind: 'member', id })
const board = (id: string): FeedSource => ({ kind: 'board', id })

/** Keeps feeds, popular pins and the search index true to what members do. */
export function scheduleDiscovery(
  jobs: Jobs,
  deps: FeedDeps & IndexDeps & ClusterDeps & RecommendDeps & CoverDeps & WriteDeps,
): void {
  scheduleFeeds(jobs, deps)
  schedulePopular(jobs, deps)
  scheduleSearch(jobs, deps)
  scheduleClusters(jobs, deps)
  // Most runs find nothing to do; a new installation has its covers soon after its first Pins.
  jobs.every('*/5 * * * *', 'topic-covers', () => makeTopicCovers(deps))
  scheduleTopics(jobs, deps)
  jobs.every('*/10 * * * *', 'explore-make', () => makeExplore(deps))
  jobs.every('50 3 * * *', 'articles-propose', () => proposeArticles(deps))
  scheduleRecommendations(jobs, deps)
  if (deps.recommender !== noRecommender) scheduleWalks(jobs, deps)
}

function scheduleTopics(jobs: Jobs, { db }: IndexDeps): void {
  jobs.onMany(['pin.saved', 'pin.changed'], 'topics-find', (pins) =>
    findPinTopics({ db }, [...new Set(pins.map(({ pinId }) => pinId))]),
  )
  jobs.on('pin.deleted', 'topics-find-first', ({ aggregateId }) => findPinTopics({ db }, [], [aggregateId]))
  jobs.on('pins.sight-changed', 'topics-find-many', ({ pinIds, leftAggregateIds = [] }) =>
    findPinTopics({ db }, pinIds, leftAggregateIds),
  )
  jobs.atStart('topics-fill', () => fillPinTopics({ db }))
}

/** What topics lead to needs no walks. */
function scheduleRecommendations(jobs: Jobs, deps: RecommendDeps): void {
  for (const event of ['topics.chosen', 'home.tuned'] as const)
    jobs.on(event, 'recommend-topics', ({ memberId }) => recommendSoon(deps, [memberId]))
  jobs.on('home.read-far', 'recommend-more', ({ memberId, listId, isOld }) =>
    isOld ? recommendSoon(deps, [memberId]) : recommendMore(deps, memberId, listId),
  )
  jobs.every('* * * * *', 'recommend-wished', () => makeWished(deps))
  jobs.every('7 * * * *', 'recommend-ahead', () => wishAhead(deps))
}

function scheduleWalks(jobs: Jobs, deps: RecommendDeps): void {
  const { recommender } = deps
  jobs.onMany(['pin.saved'], 'recommend-soon', (pins) =>
    recommendSoon(
      deps,
      pins.map(({ pinnerId }) => pinnerId),
    ),
  )
  jobs.onMany(['pin.saved', 'pin.changed', 'pin.deleted'], 'graph-changed', () => recommender.noteChange())
  for (const event of ['pins.sight-changed', 'board.deleted', 'board.restored'] as const)
    jobs.on(event, 'graph-changed-much', () => recommender.noteChange())
}

function scheduleClusters(jobs: Jobs, deps: ClusterDeps): void {
  jobs.onMany(
    ['pin.saved', 'pin.changed', 'pin.deleted'],
    'clusters-wish',
    (pins: { pinnerId: string; boardId?: string | null }[]) =>
      // Clusters are made of pins without a board, so a pin that was on one all the time changes none.
      wishForClusters(
        deps,
        pins.filter(({ boardId }) => typeof boardId !== 'string').map(({ pinnerId }) => pinnerId),
      ),
  )
  jobs.every('* * * * *', 'clusters-remake', () => remakeWishedClusters(deps))
}

function scheduleFeeds(jobs: Jobs, deps: FeedDeps): void {
  jobs.onMany(['pin.saved'], 'feeds-fan-out', (pins) =>
    fanOutPins(
      deps,
      pins.map(({ pinId }) => pinId),
    ),
  )
  jobs.on('pin.changed', 'feeds-move', (pin) => (pin.isMoved ? followMove(deps, pin) : Promise.resolve()))
  jobs.on('pin.deleted', 'feeds-forget', (pin) => forgetPin(deps, pin))
  for (const event of ['member.followed', 'member.unfollowed'] as const)
    jobs.on(event, 'feeds-backfill', ({ followerId, followeeId }) => settleFollow(deps, followerId, member(followeeId)))
  for (const event of ['board.followed', 'board.unfollowed'] as const)
    jobs.on(event, 'feeds-backfill-board', ({ followerId, boardId }) => settleFollow(deps, followerId, board(boardId)))
  jobs.on('member.blocked', 'feeds-purge-blocked', async ({ blockerId, blockedId }) => {
    await purgeBlocked(deps, blockerId, blockedId)
    await purgeBlocked(deps, blockedId, blockerId)
    await reviewWidth(deps, member(blockerId))
    await reviewWidth(deps, member(blockedId))
  })
}

/**
 * Makes the reader's feed right for the follow as it stands now, so it does not matter in which order its events come.
 */
async function settleFollow(deps: FeedDeps, readerId: string, source: FeedSource): Promise<void> {
  await purgeFeed(deps, readerId, source)
  await backfillFeed(deps, readerId, source)
  await reviewWidth(deps, source)
}

function schedulePopular(jobs: Jobs, { db }: IndexDeps): void {
  jobs.onMany(['pin.reacted', 'comment.created'], 'popular-rank', (marks) =>
    rankPictures(
      db,
      marks.map(({ aggregateId }) => aggregateId),
    ),
  )
  jobs.atStart('popular-fill', () => fillPopularPins(db))
  jobs.every('23 2 * * *', 'popular-trim', () => trimPopular(db))
}

function scheduleSearch(jobs: Jobs, deps: IndexDeps): void {
  jobs.onMany(['pin.saved', 'pin.changed'], 'pins-refresh', (pins) =>
    refreshPins(deps, [...new Set(pins.map(({ pinId }) => pinId))]),
  )
  jobs.on('pin.deleted', 'pins-forget', ({ pinId, aggregateId }) => refreshPins(deps, [pinId], [aggregateId]))
  jobs.on('pins.sight-changed', 'pins-refresh-many', ({ pinIds, leftAggregateIds = [] }) =>
    refreshPins(deps, pinIds, leftAggregateIds),
  )
  // Who is held back lends no names, and their saves do not count.
  jobs.on('member.held-back-changed', 'search-held-back', ({ memberId }) => refreshPinsOf(deps, memberId))
  jobs.on('board.warning-changed', 'pins-refresh-warned', ({ boardId }) => refreshPinsOnBoard(deps, boardId))
  for (const event of ['board.created', 'board.changed', 'board.deleted', 'board.restored'] as const)
    jobs.on(event, 'search-boards', ({ boardId }) => refreshChangedBoard(deps, boardId))
  for (const event of ['member.joined', 'member.renamed', 'member.privacy-changed'] as const)
    jobs.on(event, 'search-members', ({ memberId }) => refreshProfile(deps, memberId))
  jobs.on('page.facts-changed', 'search-page', ({ pageId }) => refreshPinsOfPage(deps, pageId))
  jobs.on('member.described', 'search-member', ({ memberId }) => refreshMembers(deps, [memberId]))
  jobs.atStart('search-fill', () => fillSearch(deps))
  jobs.atStart('search-words', () => countOldDocuments(deps.db))
  jobs.every('41 * * * *', 'search-age', () => agePins(deps.db))
}
