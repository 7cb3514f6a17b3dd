import { buffer } from 'node:stream/consumers'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Recommender } from '../../recommender/index.ts'
import { type RatingThresholds, sensitiveOf } from '../verdict.ts'

/** What rating pictures needs. */
export interface RateDeps {
  readonly db: Db
  readonly storage: Storage
  readonly clock: Clock
  readonly recommender: Pick<Recommender, 'ratings'>
  readonly ratingThresholds: RatingThresholds
}

/** How sure the model is of each of its classes. */
export type Scores = readonly number[]

/** How the model rates a stored file; null where there is none. */
export async function scoresOf({ storage, recommender }: RateDeps, key: string): Promise<Scores | null> {
  const file = await storage.get(key)
  return file === null ? null : recommender.ratings.rate(await buffer(file.stream))
}

/** Of several the one that finds most that is sensitive. */
export const worstOf = (first: Scores, others: readonly Scores[]): Scores =>
  others.reduce((worst, scores) => (sensitiveOf(scores) > sensitiveOf(worst) ? scores : worst), first)
