import type { Id } from '../../../platform/ids/ids.ts'
import { findFirstPublicPinIds, findPins } from '../../pins/index.ts'
import type { BesideDeps } from './kept-beside.ts'
import type { Reason } from './likeness.ts'
import { languageOfPin } from './prefer-by-taste.ts'

/** Of what looks the same; the same thing seen otherwise has about half as many, and so as much as words say. */
const MOST_POINTS = 40
/** Pictures of other things reach as much. */
const LEAST_ALIKE = 0.3

/** Public pins of pictures that look like one, at most `limit`; empty where nobody looks. */
export async function findLookAlikes(
  { db, recommender }: BesideDeps,
  aggregateId: Id,
  limit: number,
): Promise<Reason[]> {
  if (!recommender.looks.isOn) return []
  const pictures = await recommender.looks.alike(aggregateId, limit)
  const scores = new Map(pictures.flatMap(({ id, score }) => (score < LEAST_ALIKE ? [] : [[id, score]])))
  if (scores.size === 0) return []
  const pins = await findPins(db, await findFirstPublicPinIds(db, [...scores.keys()]))
  return pins.map((pin) => ({
    pinId: pin.id,
    aggregateId: pin.aggregateId,
    language: languageOfPin(pin),
    points: Math.round((MOST_POINTS * ((scores.get(pin.aggregateId) ?? 0) - LEAST_ALIKE)) / (1 - LEAST_ALIKE)),
  }))
}
