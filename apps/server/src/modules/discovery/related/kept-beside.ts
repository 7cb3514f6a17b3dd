import type { Id } from '../../../platform/ids/ids.ts'
import { findFirstPublicPinIds, findPins, type PinViewDeps } from '../../pins/index.ts'
import type { Recommender } from '../../recommender/index.ts'
import type { Reason } from './likeness.ts'
import { languageOfPin } from './prefer-by-taste.ts'

/** What asking for pictures beside others needs. */
export type BesideDeps = PinViewDeps & { readonly recommender: Recommender }

/** Of the best; what is kept beside a picture half as often has half as many. */
const MOST_POINTS = 100

/** Public pins of the pictures that others keep beside these, at most `limit`; empty where no recommender answers. */
export async function findKeptBeside(
  { db, recommender }: BesideDeps,
  aggregateIds: readonly Id[],
  limit: number,
): Promise<Reason[]> {
  const queries = aggregateIds.map((id) => ({ id, weight: 1 }))
  const pictures = await recommender.alike({ queries, leaveOut: [], wanted: limit })
  const [best] = pictures
  if (!best) return []
  const scores = new Map(pictures.map(({ id, score }) => [id, score]))
  const pins = await findPins(db, await findFirstPublicPinIds(db, [...scores.keys()]))
  return pins.map((pin) => ({
    pinId: pin.id,
    aggregateId: pin.aggregateId,
    language: languageOfPin(pin),
    points: Math.round((MOST_POINTS * (scores.get(pin.aggregateId) ?? 0)) / best.score),
  }))
}
