import type { PinId } from '@pinfold/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { writeAlone } from '../../../platform/writing/writer.ts'
import { findAggregates } from '../../aggregates/index.ts'
import { findPins } from '../../pins/index.ts'
import { scoreOf } from '../jobs/rank-pictures.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { findCoverPins, findTopicsToCover, upsertTopicCovers } from './topic-covers.queries.ts'
import { topicSearch } from './topic-search.ts'

/** What the job of covers needs. */
export interface CoverDeps {
  readonly db: Db
  readonly clock: Clock
  readonly searchIndex: SearchIndex
}

const HOURS_KEPT = 4
/** Topics in one run: the next run goes on. */
const BATCH = 100
/** The best hits, of which the most popular picture is taken. */
const LOOKED_AT = 24

/** Chooses pins for topics that have none or an old one: the most popular of the best hits, and no pin for two topics. */
export async function makeTopicCovers(deps: CoverDeps): Promise<void> {
  const { db, clock } = deps
  const now = clock.now()
  const due = await findTopicsToCover(db, new Date(now.getTime() - HOURS_KEPT * 60 * 60 * 1000), BATCH)
  const taken = new Set(await findCoverPins(db))
  const covers: { topicId: string; pinId: PinId | null }[] = []
  for (const { id: topicId, name, pinId: last } of due) {
    if (last !== null) taken.delete(last)
    const pinId = await findBest(deps, name, taken)
    if (pinId !== null) taken.add(pinId)
    covers.push({ topicId, pinId })
  }
  await upsertTopicCovers(writeAlone(db, 'covers are chosen by one job alone'), covers, now)
}

/** Only pins whose pictures everybody may see. */
async function findBest(
  { db, searchIndex }: CoverDeps,
  name: string,
  taken: ReadonlySet<PinId>,
): Promise<PinId | null> {
  const hits = await searchIndex.query({ ...topicSearch(name, null), after: null, limit: LOOKED_AT })
  const rows = await findPins(
    db,
    hits.map(({ id }) => id),
  )
  const open = rows.filter((pin) => pin.isListed && pin.isReadableByAll && !taken.has(pin.id))
  const aggregates = await findAggregates(
    db,
    open.map(({ aggregateId }) => aggregateId),
  )
  const byId = new Map(aggregates.map((aggregate) => [aggregate.id, aggregate]))
  const scored = open.map((pin) => ({ pin, score: Number(scoreOf(pin, byId.get(pin.aggregateId))) }))
  return scored.toSorted((one, other) => other.score - one.score)[0]?.pin.id ?? null
}
