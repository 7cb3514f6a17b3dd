import type { PinId } from '@pinfold/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { writeAlone } from '../../../platform/writing/writer.ts'
import { findAggregates } from '../../aggregates/index.ts'
import { findTopics } from '../../graph/index.ts'
import { findPins } from '../../pins/index.ts'
import { scoreOf } from '../jobs/rank-pictures.ts'
import { openPins } from '../open-popular.ts'
import { queryOfName } from '../search/search-words.ts'
import { withinTime } from '../search/within-time.ts'
import { findNewestOfTopics } from './found-topics.queries.ts'
import { findBestByQuery, findCoverPins, findTopicsToCover, upsertTopicCovers } from './topic-covers.queries.ts'

/** What the job of covers needs. */
export interface CoverDeps {
  readonly db: Db
  readonly clock: Clock
}

const HOURS_KEPT = 4
/** Topics in one run: the next run goes on. */
const BATCH = 400
/** The newest pins that are surely about a topic, of which the most popular picture is taken. */
const LOOKED_AT = 24
const SURE = 0.4
/** Of what is found by a topic's name, so many may stand for it: others of them stand for others. */
const SEARCHED = 8
/** Topics whose names one statement looks for, and the milliseconds that it may take. */
const SEARCHED_AT_ONCE = 50
const PATIENCE = 5000

/**
 * Chooses pins for topics that have none or an old one: the most popular of the newest. First topics stand beside each
 * other, and so do those below them: there no pin stands for two. Topics with few pins choose before those with many, who
 * would take their only picture. Topics without sure pins choose last, of what is found by their names within `patience`
 * milliseconds for some of them.
 */
export async function makeTopicCovers({ db, clock }: CoverDeps, patience = PATIENCE): Promise<void> {
  const now = clock.now()
  const due = await findTopicsToCover(db, new Date(now.getTime() - HOURS_KEPT * 60 * 60 * 1000), BATCH)
  const freed = new Set(due.map(({ pinId }) => pinId))
  const standing = (await findCoverPins(db)).filter(({ pinId }) => !freed.has(pinId))
  const takenOf = (first: boolean) =>
    new Set(standing.flatMap(({ pinId, isFirst }) => (isFirst === first ? [pinId] : [])))
  const taken = { first: takenOf(true), second: takenOf(false) }
  const choose = (topics: typeof due, pinsOf: ReadonlyMap<Id, PinId[]>) => {
    const covers = topics
      .map(({ id: topicId, isFirst }) => ({ topicId, isFirst, choice: pinsOf.get(topicId) ?? [] }))
      .toSorted((one, other) => one.choice.length - other.choice.length)
      .map(({ topicId, isFirst, choice }) => {
        const beside = isFirst ? taken.first : taken.second
        const pinId = choice.find((id) => !beside.has(id)) ?? null
        if (pinId !== null) beside.add(pinId)
        return { topicId, pinId }
      })
    return upsertTopicCovers(writeAlone(db, 'covers are chosen by one job alone'), covers, now)
  }
  const sure = await findBest(
    db,
    due.map(({ id }) => id),
  )
  await choose(
    due.filter(({ id }) => sure.has(id)),
    sure,
  )
  const unsure = due.filter(({ id }) => !sure.has(id))
  for (let start = 0; start < unsure.length; start += SEARCHED_AT_ONCE) {
    const some = unsure.slice(start, start + SEARCHED_AT_ONCE)
    const ids = some.map(({ id }) => id)
    // What takes too long finds nothing this time, and is asked for again after all others.
    const none = () => Promise.resolve(new Map<Id, PinId[]>())
    await choose(some, await withinTime(db, (on) => findSearched(on, ids), none, patience))
  }
}

/** For each topic pins whose pictures everybody may see, the most popular first. */
async function findBest(db: Db, topicIds: readonly Id[]): Promise<Map<Id, PinId[]>> {
  const found = await findNewestOfTopics(db, topicIds, { most: LOOKED_AT, confidence: SURE })
  const rows = await findPins(db, [...new Set(found.map(({ pinId }) => pinId))])
  const open = new Map(rows.filter((pin) => pin.isListed && pin.isReadableByAll).map((pin) => [pin.id, pin]))
  const aggregates = await findAggregates(db, [...new Set([...open.values()].map(({ aggregateId }) => aggregateId))])
  const byId = new Map(aggregates.map((aggregate) => [aggregate.id, aggregate]))
  const scores = new Map([...open].map(([id, pin]) => [id, Number(scoreOf(pin, byId.get(pin.aggregateId)))]))
  const byTopic = Map.groupBy(
    found.filter(({ pinId }) => open.has(pinId)),
    ({ topicId }) => topicId,
  )
  const scoreIn = (id: PinId) => scores.get(id) ?? 0
  return new Map(
    [...byTopic].map(([topicId, of]) => [
      topicId,
      of.map(({ pinId }) => pinId).toSorted((one, other) => scoreIn(other) - scoreIn(one)),
    ]),
  )
}

/** For each topic open pins that hold its name, or what else it is called, the best first. */
async function findSearched(db: Db, topicIds: readonly Id[]): Promise<Map<Id, PinId[]>> {
  const topics = topicIds.length === 0 ? [] : await findTopics(db, topicIds)
  const asked = topics.flatMap(({ id, name, synonyms }) => {
    const queries = [name, ...synonyms].flatMap((called) => queryOfName(called) ?? [])
    return queries.length === 0 ? [] : { id, query: queries.map((query) => `(${query})`).join(' | ') }
  })
  const found = await findBestByQuery(db, asked, SEARCHED)
  const open = await openPins(
    db,
    found.map(({ pinId }) => pinId),
  )
  const byTopic = Map.groupBy(
    found.filter(({ pinId }) => open.has(pinId)),
    ({ topicId }) => topicId,
  )
  return new Map([...byTopic].map(([topicId, of]) => [topicId, of.map(({ pinId }) => pinId)]))
}
