import type { MemberId } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { findAggregates } from '../../aggregates/index.ts'
import { scoreOf } from '../jobs/rank-pictures.ts'
import { findFollowedTopicEdges, findTopics } from '../../graph/index.ts'
import { findPins, type PinRow } from '../../pins/index.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { bestFreshRising, recentFrom } from './best-fresh-rising.ts'
import { findNewestOfTopics } from '../topics/found-topics.queries.ts'
import { topicSearch } from '../topics/topic-search.ts'

/** The newest topics of a member that are looked at, the best pins of each that are read, and those that are taken. */
const MOST_TOPICS = 10
const LOOKED_AT = 60
const OF_EACH = 15

/** Switched-off topics that are looked through, and the best pins of each that are left out. */
const MOST_MUTED = 20
const LEFT_OUT_OF_EACH = 200

/** How sure it must be that a pin is about a topic, and how many of the newest of each are taken. */
const CONFIDENCE = 0.3
const NEWEST_OF_EACH = 25

interface TopicPin {
  readonly pin: PinRow
  readonly topicId: string
}

/** What is about the topics that a member follows. */
interface TopicPins {
  /** Of each topic what is about it most, what is fresh and what rises, in turn; the first of each topic first. */
  readonly rising: readonly TopicPin[]
  /** The newest of each. */
  readonly newest: readonly TopicPin[]
}

/** For whom; `listed` are pins that they have been given already, and `olderThan` the oldest of the newest among these. */
interface TopicsAsked {
  readonly memberId: MemberId
  readonly muted: ReadonlySet<Id>
  readonly listed: ReadonlySet<Id>
  readonly olderThan: Id
  readonly now: Date
}

/** Public pins about the topics that a member follows. */
export async function findTopicPins(
  { db, searchIndex }: { readonly db: Db; readonly searchIndex: SearchIndex },
  { memberId, muted, listed, olderThan, now }: TopicsAsked,
): Promise<TopicPins> {
  const edges = await findFollowedTopicEdges(db, memberId, { after: null, limit: MOST_TOPICS + muted.size })
  const followed = edges.filter(({ id }) => !muted.has(id)).slice(0, MOST_TOPICS)
  const topics = await findTopics(
    db,
    followed.map(({ id }) => id),
  )
  const newest = await findNewestOfTopics(
    db,
    topics.map(({ id }) => id),
    { most: NEWEST_OF_EACH, confidence: CONFIDENCE, olderThan },
  )
  const lists = await Promise.all(
    topics.map(async ({ id, name }) => {
      const hits = await searchIndex.query({ ...topicSearch(name, memberId), after: null, limit: LOOKED_AT })
      return { topicId: id, pinIds: hits.map((hit) => hit.id) }
    }),
  )
  const rows = await findPins(db, [
    ...new Set([...lists.flatMap(({ pinIds }) => pinIds), ...newest.map(({ pinId }) => pinId)]),
  ])
  const open = rows.filter(
    (pin) => pin.isListed && pin.isReadableByAll && pin.pinnerId !== memberId && !listed.has(pin.id),
  )
  const openOf = new Map(open.map((pin) => [pin.id, pin]))
  const fresh = newest.flatMap(({ pinId, topicId }) => {
    const pin = openOf.get(pinId)
    return pin ? [{ pin, topicId }] : []
  })
  const aggregates = await findAggregates(
    db,
    open.map(({ aggregateId }) => aggregateId),
  )
  const aggregateOf = new Map(aggregates.map((aggregate) => [aggregate.id, aggregate]))
  const scored = new Map(
    open.map((pin) => [pin.id, { pin, heat: Number(scoreOf(pin, aggregateOf.get(pin.aggregateId))) }]),
  )
  const ofTopics = lists.map(({ topicId, pinIds }) => ({
    topicId,
    pins: bestFreshRising(
      pinIds.flatMap((id) => scored.get(id) ?? []),
      OF_EACH,
      recentFrom(now),
    ),
  }))
  const rising = Array.from({ length: OF_EACH }, (_, round) =>
    ofTopics.flatMap(({ topicId, pins }) => {
      const pin = pins[round]?.pin
      return pin ? [{ pin, topicId }] : []
    }),
  ).flat()
  return { rising, newest: fresh }
}

/** The best pins about topics, for what is to show none of them. */
export async function findAbout(
  { db, searchIndex }: { readonly db: Db; readonly searchIndex: SearchIndex },
  topicIds: readonly Id[],
): Promise<Id[]> {
  const topics = topicIds.length === 0 ? [] : await findTopics(db, topicIds.slice(0, MOST_MUTED))
  const hits = await Promise.all(
    topics.map(({ name }) => searchIndex.query({ ...topicSearch(name, null), after: null, limit: LEFT_OUT_OF_EACH })),
  )
  return hits.flat().map(({ id }) => id)
}
