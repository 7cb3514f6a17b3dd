import type { PinId } from '@pinfold/contract'
import { buffer } from 'node:stream/consumers'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { writeAlone, writeAsSystem } from '../../../platform/writing/writer.ts'
import { findVeils, FRAMES, renditionKey, updateVeil, videoFileKey, worstVeil } from '../../media/index.ts'
import { findFilmsUnder, findPins, picturesOfPin, showVeils } from '../../pins/index.ts'
import { RATING_VERSION, type Recommender } from '../../recommender/index.ts'
import { findTries } from '../../tried/index.ts'
import { noteFilmsRated } from '../film-ratings.queries.ts'
import { findNotRated, findRated, lockVerdict, upsertRating, upsertVerdict } from '../ratings.queries.ts'
import { type RatingThresholds, sensitiveOf, veilOf, verdictOf, waitsOf } from '../verdict.ts'
import { showVeilsEverywhere, whereShown } from '../where-shown.ts'

/** What rating pictures needs. */
export interface RateDeps {
  readonly db: Db
  readonly storage: Storage
  readonly clock: Clock
  readonly recommender: Pick<Recommender, 'ratings'>
  readonly ratingThresholds: RatingThresholds
}

/** Large enough for what the model sees of it. */
const RATED = '474x'
const BATCH = 50
/** Films under one cover whose pictures are seen with it. */
const MOST_FILMS = 5
/** Pictures of before are rated slowly: so many in each run. */
const OF_A_RUN = 200
const RUN_MILLISECONDS = 50_000

/** Rates all pictures of a saved pin that nobody rated, and shows what came of it. Repeating it changes nothing. */
export async function rateSaved(deps: RateDeps, pinId: string): Promise<void> {
  const hashes = await picturesOfPin(deps.db, pinId)
  if (hashes.length === 0) return
  const rated = await findRated(deps.db, hashes, RATING_VERSION)
  for (const hash of hashes) if (!rated.has(hash)) await rate(deps, hash)
  const [pin] = await findPins(deps.db, [pinId])
  const veils = await findVeils(deps.db, hashes)
  // Bytes that were judged before the pin was made.
  if (pin && pin.veil !== worstVeil([...veils.values()])) await showVeils(deps, [pinId])
}

/** Rates the photo of what somebody tried, unless it was. What is sensitive waits in the queue with the pin that was tried. */
export async function rateTried(deps: RateDeps, { triedId, pinId }: { triedId: string; pinId: string }): Promise<void> {
  const [tried] = await findTries(deps.db, [triedId])
  if (!tried || tried.contentHash === null) return
  const rated = await findRated(deps.db, [tried.contentHash], RATING_VERSION)
  if (!rated.has(tried.contentHash)) await rate(deps, tried.contentHash, pinId)
}

/** Rates a profile's picture or cover, unless it was. */
export async function ratePictured(deps: RateDeps, contentHash: string): Promise<void> {
  const rated = await findRated(deps.db, [contentHash], RATING_VERSION)
  if (!rated.has(contentHash)) await rate(deps, contentHash)
}

/** The pictures of a film from its beginning to its end. */
const framesOf = (film: string) => Array.from({ length: FRAMES }, (_, at) => videoFileKey(film, `frame-${at}.jpg`))

/**
 * Stores how the model rates a picture, and what follows. Of a film's cover what is worst in the film's pictures is said, too. One
 * without a file is not rated. Tried photos name the pin with which they wait for moderators.
 */
export async function rate(deps: RateDeps, hash: string, shownBeside: PinId | null = null): Promise<void> {
  let scores = await scoresOf(deps, renditionKey(hash, RATED, 'jpg'))
  if (scores === null) return
  const films = await findFilmsUnder(deps.db, hash, MOST_FILMS)
  for (const frame of films.flatMap(framesOf)) {
    const seen = await scoresOf(deps, frame)
    if (seen !== null && sensitiveOf(seen) > sensitiveOf(scores)) scores = seen
  }
  const sensitive = sensitiveOf(scores)
  if (await noteVerdict(deps, hash, sensitive, shownBeside)) await showVeilsEverywhere(deps, hash)
  // Last, so that what was cut off is rated again.
  const now = deps.clock.now()
  await upsertRating(writeAlone(deps.db, 'a second rating says the same'), {
    hash,
    version: RATING_VERSION,
    scores,
    sensitive,
    now,
  })
  await noteFilmsRated(writeAlone(deps.db, 'a second rating says the same'), films, RATING_VERSION, now)
}

async function scoresOf({ storage, recommender }: RateDeps, key: string): Promise<readonly number[] | null> {
  const file = await storage.get(key)
  return file === null ? null : recommender.ratings.rate(await buffer(file.stream))
}

/** Says by the model what holds for the bytes, unless an employee did; answers whether something stands before them now, or did. */
async function noteVerdict(
  deps: RateDeps,
  contentHash: string,
  sensitive: number,
  shownBeside: PinId | null,
): Promise<boolean> {
  const where = await whereShown(deps.db, contentHash)
  const shown = where.pinId === null && where.memberId === null ? { ...where, pinId: shownBeside } : where
  return inTransaction(deps.db, 'note-rating', async (tx) => {
    const writer = writeAsSystem(tx, 'the model has seen the picture')
    const [, row] = await lockVerdict(tx, contentHash)
    // What looks like a blocked picture waits for an employee, however harmless the model finds it.
    const isSettled = row?.isByEmployee === true || row?.isLikeBlocked === true
    const verdict = isSettled ? row.verdict : verdictOf(sensitive, deps.ratingThresholds)
    if (verdict === 'clear' && row === undefined) return false
    await updateVeil(writer, contentHash, veilOf(verdict))
    const { pinId, memberId } = row ?? shown
    const isNowhere = pinId === null && memberId === null
    if (row?.isByEmployee === true || isNowhere || row?.verdict === verdict) return true
    const reviewAskedAt = row?.reviewAskedAt ?? null
    const waits = waitsOf({ verdict, isByEmployee: false, isReviewAsked: reviewAskedAt !== null })
    const now = deps.clock.now()
    await upsertVerdict(writer, {
      contentHash,
      verdict,
      isByEmployee: false,
      isLikeBlocked: false,
      pinId,
      memberId,
      waits,
      reviewAskedAt,
      now,
    })
    return true
  })
}

/** Rates pictures that were there before, a few in each run, until all are. */
export function createRatingFill(deps: RateDeps): () => Promise<void> {
  let after = { bucket: -1, hash: '' }
  let isDone = false
  return async () => {
    const end = performance.now() + RUN_MILLISECONDS
    for (let count = 0; !isDone && count < OF_A_RUN && performance.now() < end; count += BATCH) {
      const pictures = await findNotRated(deps.db, after, RATING_VERSION, BATCH)
      for (const picture of pictures) {
        // One that cannot be rated keeps no other from it.
        after = picture
        await rate(deps, picture.hash)
      }
      isDone = pictures.length < BATCH
    }
  }
}
