import type { MemberId } from '@pinfold/contract'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf, firstIdAt, type IdSource } from '../../../platform/ids/ids.ts'
import { writeAlone, writeAsSystem } from '../../../platform/writing/writer.ts'
import { lockMember } from '../../accounts/index.ts'
import type { Recommender } from '../../recommender/index.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { findSeenPins } from '../seen/seen-pins.queries.ts'
import { findMutedSources } from '../tuner/muted-sources.queries.ts'
import { type Muted, mutedByKind, ofMuted } from '../tuner/leave-muted-out.ts'
import { findAbout, findTopicPins } from './from-topics.ts'
import { type Candidate, candidateOf, findBeside, findForBoards, findLikeViewed, inTurn } from './walk-sources.ts'
import { keepApart } from './keep-apart.ts'
import { deleteWish, findWishes, upsertWishes } from '../wishes.queries.ts'
import { findMembersToRecommend, findNewestList, findNewestPinsOf, insertList } from './recommended.queries.ts'

/** What making recommendations needs. */
export interface RecommendDeps {
  readonly db: Db
  readonly clock: Clock
  readonly ids: IdSource
  readonly recommender: Recommender
  readonly searchIndex: SearchIndex
}

/** All that are looked at are the member's already. */
const PINS_LOOKED_AT = 500
const WANTED = 200
const APART = 5
const BATCH = 50
const WHY = 'recommendations follow saves'
const WISHES = 'recommendation_wishes'

/** Members whose lists this process made, or tried to make, a moment ago. */
const triedLately = new LRUCache<MemberId, true>({ max: 10_000, ttl: 15_000 })

/**
 * Makes lists for members who have just saved something, or chosen topics. Who saves one Pin after the other has one list
 * for many of them: what they save next, and what found nothing since the graph hears of saves later, is made within a
 * minute.
 */
export async function recommendSoon(deps: RecommendDeps, memberIds: readonly MemberId[]): Promise<void> {
  const later: MemberId[] = []
  for (const id of new Set(memberIds)) {
    const isMade = !triedLately.has(id) && (await makeRecommendations(deps, id))
    triedLately.set(id, true)
    if (!isMade) later.push(id)
  }
  await upsertWishes(writeAlone(deps.db, WHY), WISHES, later, deps.clock.now())
}

/** Makes a member's list while they wait for it. */
export async function recommendNow(deps: RecommendDeps, memberId: MemberId): Promise<void> {
  await makeRecommendations(deps, memberId)
}

/** Lists older than this are made anew for members who were here within so many days, before they come again. */
const OLD_HOURS = 20
const HERE_DAYS = 3
const MOST_AHEAD = 500

/** Wishes for lists by time, not by what members do. */
export async function wishAhead({ db, clock }: RecommendDeps): Promise<void> {
  const now = clock.now()
  const ago = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000)
  const memberIds = await findMembersToRecommend(db, {
    here: ago(24 * HERE_DAYS),
    made: firstIdAt(ago(OLD_HOURS)),
    limit: MOST_AHEAD,
  })
  await upsertWishes(writeAlone(db, WHY), WISHES, memberIds, now)
}

/** Makes the lists that are wished for until now, each once. */
export async function makeWished(deps: RecommendDeps): Promise<void> {
  const until = deps.clock.now()
  for (;;) {
    const wishes = await findWishes(deps.db, WISHES, until, BATCH)
    for (const wish of wishes) {
      await makeRecommendations(deps, wish.memberId)
      await deleteWish(writeAlone(deps.db, WHY), WISHES, wish)
    }
    if (wishes.length < BATCH) return
  }
}

/**
 * Keeps as a member's newest list what others keep beside their newest pins, and between it what is about the topics that
 * they follow; false where that is nothing.
 */
async function makeRecommendations(deps: RecommendDeps, memberId: MemberId): Promise<boolean> {
  const { db, ids } = deps
  const [own, sources, seen] = await Promise.all([
    findNewestPinsOf(db, memberId, PINS_LOOKED_AT),
    findMutedSources(db, memberId),
    findSeenPins(db, memberId),
  ])
  const muted = mutedByKind(sources)
  const asked = { memberId, own, muted }
  const [walked, forBoards, likeViewed, topical] = await Promise.all([
    findBeside(deps, asked),
    findForBoards(deps, asked),
    findLikeViewed(deps, asked),
    findTopicPins(deps, memberId, muted.topic),
  ])
  const known = new Set(own.map(({ aggregateId }) => aggregateId))
  const ofTopics = topical
    .filter(({ pin }) => pin.pinnerId !== memberId && !known.has(pin.aggregateId))
    .map(({ pin, topicId }): Candidate => candidateOf(pin, { topicId }))
  const found = await withoutMuted(deps, muted, inTurn([walked, ofTopics, forBoards, likeViewed]))
  const isNew = ({ pinId }: Candidate) => !seen.has(pinId)
  // What was seen comes behind what was not: a small installation has little else.
  const pins = [...keepApart(found.filter(isNew), APART), ...found.filter((pin) => !isNew(pin))].slice(0, WANTED)
  if (pins.length === 0) return false
  await inTransaction(db, 'make-recommendations', async (tx) => {
    const writer = writeAsSystem(tx, WHY)
    await lockMember(tx, memberId)
    const before = await findNewestList(tx, memberId)
    await insertList(writer, memberId, { listId: ids.next(bucketOf(memberId)), before, pins })
  })
  return true
}

/** What belongs to something that is switched off comes by no other way either, nor what is about such a topic. */
async function withoutMuted(deps: RecommendDeps, muted: Muted, found: readonly Candidate[]): Promise<Candidate[]> {
  const rows = found.map(({ pin }) => pin)
  const [belonging, about] = await Promise.all([ofMuted(deps.db, muted, rows), findAbout(deps, [...muted.topic])])
  const left = new Set([...belonging, ...about])
  return found.filter(({ pinId }) => !left.has(pinId))
}
