import type { BoardId, MemberId, PinId } from '@pinfold/contract'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf, type IdSource } from '../../../platform/ids/ids.ts'
import { writeAlone, writeAsSystem } from '../../../platform/writing/writer.ts'
import { lockMember } from '../../accounts/index.ts'
import { findFirstPublicPinIds, findPins, type PinRow } from '../../pins/index.ts'
import type { Recommender } from '../../recommender/index.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { findMutedSources } from '../tuner/muted-sources.queries.ts'
import { type Muted, mutedByKind, ofMuted } from '../tuner/leave-muted-out.ts'
import { findAbout, findTopicPins } from './from-topics.ts'
import { keepApart } from './keep-apart.ts'
import { deleteWish, findWishes, upsertWishes } from '../wishes.queries.ts'
import { type ChosenPin, findNewestList, findNewestPinsOf, insertList } from './recommended.queries.ts'

/** What making recommendations needs. */
export interface RecommendDeps {
  readonly db: Db
  readonly clock: Clock
  readonly ids: IdSource
  readonly recommender: Recommender
  readonly searchIndex: SearchIndex
}

/** A member's newest pins tell what they like now; all that are looked at are theirs already. */
const SEEDS = 30
const PINS_LOOKED_AT = 500
const WANTED = 200
/** The pin so many places back weighs half as much as the newest. */
const HALF_WEIGHT = 8
const APART = 5
const BATCH = 50
const WHY = 'recommendations follow saves'
const WISHES = 'recommendation_wishes'
const PATIENCE_OF_WALKS = 5000

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
  const [own, sources] = await Promise.all([
    findNewestPinsOf(db, memberId, PINS_LOOKED_AT),
    findMutedSources(db, memberId),
  ])
  const muted = mutedByKind(sources)
  const [walked, topical] = await Promise.all([
    findBeside(deps, memberId, own, muted),
    findTopicPins(deps, memberId, muted.topic),
  ])
  const known = new Set(own.map(({ aggregateId }) => aggregateId))
  const ofTopics = topical
    .filter(({ pin }) => pin.pinnerId !== memberId && !known.has(pin.aggregateId))
    .map(({ pin, topicId }): Candidate => candidateOf(pin, { topicId }))
  const found = await withoutMuted(deps, muted, alternating(walked, ofTopics))
  const pins = keepApart(found, APART).slice(0, WANTED)
  if (pins.length === 0) return false
  await inTransaction(db, 'make-recommendations', async (tx) => {
    const writer = writeAsSystem(tx, WHY)
    await lockMember(tx, memberId)
    const before = await findNewestList(tx, memberId)
    await insertList(writer, memberId, { listId: ids.next(bucketOf(memberId)), before, pins })
  })
  return true
}

type Candidate = ChosenPin & Pick<PinRow, 'pinnerId' | 'boardId'> & { readonly pin: PinRow }

const candidateOf = (pin: PinRow, because: ChosenPin['because']): Candidate => ({
  pinId: pin.id,
  pinnerId: pin.pinnerId,
  boardId: pin.boardId,
  because,
  pin,
})

/** What belongs to something that is switched off comes by no other way either, nor what is about such a topic. */
async function withoutMuted(deps: RecommendDeps, muted: Muted, found: readonly Candidate[]): Promise<Candidate[]> {
  const rows = found.map(({ pin }) => pin)
  const [belonging, about] = await Promise.all([ofMuted(deps.db, muted, rows), findAbout(deps, [...muted.topic])])
  const left = new Set([...belonging, ...about])
  return found.filter(({ pinId }) => !left.has(pinId))
}

/** What others keep beside the member's newest pins, as public pins of others. */
async function findBeside(
  { db, recommender }: RecommendDeps,
  memberId: MemberId,
  own: Awaited<ReturnType<typeof findNewestPinsOf>>,
  muted: Muted,
): Promise<Candidate[]> {
  const pictures = new Map(own.toReversed().map(({ aggregateId, id }) => [aggregateId, id]))
  const isSeed = ({ id, boardId }: { id: PinId; boardId: BoardId | null }) =>
    !muted.pin.has(id) && !muted.board.has(boardId ?? '')
  const seeds = [...new Set(own.filter(isSeed).map(({ aggregateId }) => aggregateId))].slice(0, SEEDS)
  const question = {
    queries: seeds.map((id, at) => ({ id, weight: 2 ** (-at / HALF_WEIGHT) })),
    leaveOut: [...pictures.keys()],
    wanted: WANTED,
  }
  const found = await recommender.alike(question, PATIENCE_OF_WALKS)
  if (found.length === 0) return []
  const firsts = await findFirstPublicPinIds(
    db,
    found.map(({ id }) => id),
  )
  const pinOf = new Map((await findPins(db, firsts)).map((pin) => [pin.aggregateId, pin]))
  return found.flatMap(({ id, from }) => {
    const pin = pinOf.get(id)
    const becauseId = pictures.get(from)
    return pin && becauseId !== undefined && pin.pinnerId !== memberId ? [candidateOf(pin, { pinId: becauseId })] : []
  })
}

/** One of each in turn, then the rest; what both have comes once. */
function alternating(one: readonly Candidate[], other: readonly Candidate[]): Candidate[] {
  const both = Array.from({ length: Math.max(one.length, other.length) }, (_, at) => [one[at], other[at]]).flat()
  return [...new Map(both.flatMap((pin) => (pin ? [[pin.pinId, pin] as const] : []))).values()]
}
