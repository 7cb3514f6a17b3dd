import type { MemberId } from '@pinfold/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf, firstIdAt, type Id, type IdSource } from '../../../platform/ids/ids.ts'
import { writeAlone, writeAsSystem } from '../../../platform/writing/writer.ts'
import { lockMember } from '../../accounts/index.ts'
import type { Recommender } from '../../recommender/index.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { chooseCandidates } from './choose-candidates.ts'
import { createListPace } from './list-pace.ts'
import { findPopularAmong } from '../popular-pins.queries.ts'
import { deleteWish, findWishes, upsertWishes } from '../wishes.queries.ts'
import { appendToList, findListed, findMembersToRecommend, findNewestList, insertList } from './recommended.queries.ts'

/** What making recommendations needs. */
export interface RecommendDeps {
  readonly db: Db
  readonly clock: Clock
  readonly ids: IdSource
  readonly recommender: Recommender
  readonly searchIndex: SearchIndex
}

const BATCH = 50
const WHY = 'recommendations follow saves'
const WISHES = 'recommendation_wishes'

const pace = createListPace()

/**
 * Makes lists for members who have just saved something, or chosen topics. Who saves one Pin after the other has one list
 * for many of them: what they save next, and what found nothing since the graph hears of saves later, is made within a
 * minute, and within five once they had several.
 */
export async function recommendSoon(deps: RecommendDeps, memberIds: readonly MemberId[]): Promise<void> {
  const later: MemberId[] = []
  for (const id of new Set(memberIds)) {
    const isTried = pace.mayMakeNow(id)
    if (isTried) pace.noteTry(id)
    if (!isTried || !(await makeRecommendations(deps, id))) later.push(id)
  }
  const now = deps.clock.now()
  const byDue = Map.groupBy(later, (id) => pace.dueAt(id, now).getTime())
  for (const [due, ids] of byDue) await upsertWishes(writeAlone(deps.db, WHY), WISHES, ids, new Date(due))
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
 * Keeps as a member's newest list what others keep beside their newest pins, and what is about the topics that they follow;
 * false where that is nothing.
 */
async function makeRecommendations(deps: RecommendDeps, memberId: MemberId): Promise<boolean> {
  const pins = await chooseCandidates(deps, memberId)
  if (pins.length === 0) return false
  await inTransaction(deps.db, 'make-recommendations', async (tx) => {
    const writer = writeAsSystem(tx, WHY)
    await lockMember(tx, memberId)
    const before = await findNewestList(tx, memberId)
    await insertList(writer, memberId, { listId: deps.ids.next(bucketOf(memberId)), before, pins })
  })
  return true
}

/** So many pins a list can have at most, however long somebody reads. */
const LONGEST_LIST = 2000

/** Puts more behind what a list has, for whoever has nearly read it. A list that is gone, or long, stays as it is. */
export async function recommendMore(deps: RecommendDeps, memberId: MemberId, listId: Id): Promise<void> {
  const listed = await findListed(deps.db, memberId, listId)
  if (listed.length === 0 || listed.length >= LONGEST_LIST) return
  const chosen = await chooseCandidates(deps, memberId, listed)
  // What is popular comes to them by itself, and may have come.
  const popular = await findPopularAmong(
    deps.db,
    chosen.map(({ pin }) => pin.aggregateId),
  )
  const pins = chosen.filter(({ pin }) => !popular.has(pin.aggregateId))
  if (pins.length === 0) return
  await inTransaction(deps.db, 'recommend-more', async (tx) => {
    const writer = writeAsSystem(tx, WHY)
    await lockMember(tx, memberId)
    const there = await findListed(tx, memberId, listId)
    const last = there.at(-1)
    // Somebody else put more there meanwhile, or the list went.
    if (!last || there.length !== listed.length) return
    await appendToList(writer, memberId, { listId, from: last.place + 1, pins })
  })
}
