import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { writeAlone } from '../../../platform/writing/writer.ts'
import { type AggregateRow, findAggregates } from '../../aggregates/index.ts'
import { findFirstPublicPinIds, findNewestPublicPinIds, findPins, type PinRow } from '../../pins/index.ts'
import {
  deletePopularPins,
  hasPopularPins,
  type PopularPin,
  trimPopularPins,
  upsertPopularPins,
} from '../popular-pins.queries.ts'
import { popularScore } from '../popular-score.ts'
import { searchKey } from '../search/search-words.ts'

const POPULAR_LENGTH = 20_000
const BATCH = 500

/** Brings the pictures' places among the popular ones up to date: how things stand now, whatever happened. */
export async function rankPictures(db: Db, aggregateIds: readonly Id[]): Promise<void> {
  const unique = [...new Set(aggregateIds)]
  if (unique.length === 0) return
  const firsts = await findPins(db, await findFirstPublicPinIds(db, unique))
  const standing = new Set(firsts.map(({ aggregateId }) => aggregateId))
  await deletePopularPins(
    writeAlone(db, 'popular pins follow their counts'),
    unique.filter((id) => !standing.has(id)),
  )
  await upsertPopularPins(writeAlone(db, 'popular pins follow their counts'), await scored(db, firsts))
}

async function scored(db: Db, firsts: readonly PinRow[]): Promise<PopularPin[]> {
  const aggregates = await findAggregates(
    db,
    firsts.map(({ aggregateId }) => aggregateId),
  )
  const byId = new Map(aggregates.map((aggregate) => [aggregate.id, aggregate]))
  return firsts.map((pin) => ({
    aggregateId: pin.aggregateId,
    pinId: pin.id,
    pinnerId: pin.pinnerId,
    boardId: pin.boardId,
    score: scoreOf(pin, byId.get(pin.aggregateId)),
    titleKey: searchKey(pin.title),
  }))
}

/** How popular a pin's picture is. */
export function scoreOf(pin: PinRow, aggregate: AggregateRow | undefined): string {
  const reactions = Object.values(aggregate?.reactionCounts ?? {}).reduce((sum, count) => sum + count, 0)
  const engagement = { saves: aggregate?.saveCount ?? 0, comments: aggregate?.commentCount ?? 0, reactions }
  return popularScore(pin.id, engagement)
}

/** Ranks the newest public pictures: what was there before pictures were ranked. */
export async function fillPopularPins(db: Db): Promise<void> {
  if (await hasPopularPins(db)) return
  let after: Id | null = null
  for (let ranked = 0; ranked < POPULAR_LENGTH; ranked += BATCH) {
    const ids: Id[] = (await findNewestPublicPinIds(db, { after, limit: BATCH })).map(({ id }) => id)
    const pins = await findPins(db, ids)
    await rankPictures(
      db,
      pins.map(({ aggregateId }) => aggregateId),
    )
    if (ids.length < BATCH) return
    after = ids.at(-1) ?? after
  }
}

/** Keeps the best pictures only. */
export const trimPopular = (db: Db): Promise<void> =>
  trimPopularPins(writeAlone(db, 'popular pins follow their counts'), POPULAR_LENGTH)
