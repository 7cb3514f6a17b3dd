import { limits, type PinId } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import { firstIdAt, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { findAggregates } from '../../aggregates/index.ts'
import { createArticle, findTopicsWritten } from '../../articles/index.ts'
import { commandLine } from '../../employees/index.ts'
import { findTopics } from '../../graph/index.ts'
import { findPins } from '../../pins/index.ts'
import { scoreOf } from '../jobs/rank-pictures.ts'
import { keepApart } from '../recommended/keep-apart.ts'
import { findNewestOfTopics } from '../topics/found-topics.queries.ts'
import { countOfTopicsBetween, findTopicsSavedLately } from './explore.queries.ts'
import { isRising, riseOf } from './rising.ts'

const A_DAY = 24 * 60 * 60 * 1000
const RECENT_DAYS = 3
const PAST_DAYS = 28
/** What fewer people did says something of each of them. */
const LEAST_PEOPLE = 20
const SAVES_LOOKED_AT = 50_000
const TOPICS_LOOKED_AT = 100
/** So many proposals a night, and none about a topic again for so many days. */
const MOST_PROPOSED = 3
const QUIET_DAYS = 60
/** The newest pins of a topic that a wall is chosen from, how sure they are about it, and how many make one. */
const CONFIDENCE = 0.3
const LOOKED_AT = 200
const LEAST_ON_WALL = 6
const MOST_ON_WALL = Math.min(24, limits.admin.article.things)
const APART = 5
const TRENDING = 0
const WHY = 'The topic rises: an editor decides'

/** Proposes articles about topics that rise, the steepest first: a title, a wall and a cover. Nobody but editors sees them. */
export async function proposeArticles(deps: WriteDeps): Promise<void> {
  const topics = await findRisingTopics(deps.db, deps.clock.now())
  const since = new Date(deps.clock.now().getTime() - QUIET_DAYS * A_DAY)
  const written = await findTopicsWritten(deps.db, topics, since)
  const wanted = await findTopics(
    deps.db,
    topics.filter((id) => !written.has(id)),
  )
  // First topics are about nearly everything: what rises below them says more.
  const nameOf = new Map(wanted.flatMap(({ id, name, parentId }) => (parentId === null ? [] : [[id, name] as const])))
  const walls = await chooseWalls(deps.db, [...nameOf.keys()])
  const proposals = topics.flatMap((topicId) => {
    const [name, thingIds = []] = [nameOf.get(topicId), walls.get(topicId)]
    return name !== undefined && thingIds.length >= LEAST_ON_WALL ? [{ topicId, name, thingIds }] : []
  })
  for (const { topicId, name, thingIds } of withoutTwins(proposals).slice(0, MOST_PROPOSED))
    await createArticle(
      deps,
      commandLine,
      {
        title: `On the rise: ${name}`,
        summary: '',
        words: '',
        type: TRENDING,
        isShop: false,
        wall: 'pins',
        coverPinId: thingIds[0] ?? null,
        languages: [],
        thingIds,
        topicId,
      },
      WHY,
    )
}

/** A topic beside another one, such as baking beside bread, often rises by the same pins: one article is enough. */
function withoutTwins<T extends { readonly thingIds: readonly Id[] }>(proposals: readonly T[]): T[] {
  const shown = new Set<Id>()
  return proposals.filter(({ thingIds }) => {
    if (thingIds.filter((id) => shown.has(id)).length > thingIds.length / 2) return false
    for (const id of thingIds) shown.add(id)
    return true
  })
}

/** Topics about which people save much more than they did, by how much more. */
async function findRisingTopics(db: Db, now: Date): Promise<Id[]> {
  const ago = (days: number) => firstIdAt(new Date(now.getTime() - days * A_DAY))
  const saved = await findTopicsSavedLately(db, ago(RECENT_DAYS), {
    lookAt: SAVES_LOOKED_AT,
    people: LEAST_PEOPLE,
    most: TOPICS_LOOKED_AT,
  })
  const past = await countOfTopicsBetween(
    db,
    saved.map(({ topicId }) => topicId),
    ago(RECENT_DAYS + PAST_DAYS),
    ago(RECENT_DAYS),
  )
  return saved
    .map(({ topicId, people }) => ({
      topicId,
      recent: people,
      past: past.get(topicId) ?? 0,
      recentDays: RECENT_DAYS,
      pastDays: PAST_DAYS,
    }))
    .filter(isRising)
    .toSorted((one, other) => riseOf(other) - riseOf(one))
    .map(({ topicId }) => topicId)
}

/** Of each topic the pins that most is done with, of different pictures, members and boards. */
async function chooseWalls(db: Db, topicIds: readonly Id[]): Promise<Map<Id, PinId[]>> {
  const newest = await findNewestOfTopics(db, topicIds, { most: LOOKED_AT, confidence: CONFIDENCE })
  const pins = await findPins(db, [...new Set(newest.map(({ pinId }) => pinId))])
  const open = new Map(pins.filter((pin) => pin.isListed && pin.isReadableByAll).map((pin) => [pin.id, pin]))
  const aggregates = await findAggregates(db, [...new Set([...open.values()].map(({ aggregateId }) => aggregateId))])
  const aggregateOf = new Map(aggregates.map((aggregate) => [aggregate.id, aggregate]))
  return new Map(
    topicIds.map((topicId) => {
      const about = newest.flatMap((found) => (found.topicId === topicId ? (open.get(found.pinId) ?? []) : []))
      const best = about
        .map((pin) => ({ pin, score: Number(scoreOf(pin, aggregateOf.get(pin.aggregateId))) }))
        .toSorted((one, other) => other.score - one.score)
        .map(({ pin }) => pin)
      const pictures = new Map(best.toReversed().map((pin) => [pin.aggregateId, pin.id]))
      const once = best.filter((pin) => pictures.get(pin.aggregateId) === pin.id)
      return [
        topicId,
        keepApart(once, APART)
          .slice(0, MOST_ON_WALL)
          .map(({ id }) => id),
      ]
    }),
  )
}
