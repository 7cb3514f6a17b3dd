import type { PinId } from '@pinfold/contract'
import { buffer } from 'node:stream/consumers'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { writeAlone, writeAsSystem } from '../../../platform/writing/writer.ts'
import { findVeils, FRAMES, renditionKey, updateVeil, videoFileKey, worstVeil } from '../../media/index.ts'
import { filmsOfPin, findPins, findPinsShowing, picturesOfPin, showVeils, showVeilsOf } from '../../pins/index.ts'
import { RATING_VERSION, type Recommender } from '../../recommender/index.ts'
import { findTries } from '../../tried/index.ts'
import { findNotRated, findRated, lockVerdict, upsertRating, upsertVerdict } from '../ratings.queries.ts'
import { type RatingThresholds, sensitiveOf, veilOf, verdictOf, waitsOf } from '../verdict.ts'

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
/** Pictures of before are rated slowly: so many in each run. */
const OF_A_RUN = 200
const RUN_MILLISECONDS = 50_000

/** Rates all pictures of a saved pin that nobody rated, and shows what came of it. Repeating it changes nothing. */
export async function rateSaved(deps: RateDeps, pinId: string): Promise<void> {
  const hashes = await picturesOfPin(deps.db, pinId)
  if (hashes.length === 0) return
  const rated = await findRated(deps.db, hashes, RATING_VERSION)
  const [saved] = await findPins(deps.db, [pinId])
  const isFilm = saved?.kind === 'video' && !rated.has(saved.contentHash)
  const frames = isFilm ? (await filmsOfPin(deps.db, pinId)).flatMap(framesOf) : []
  for (const hash of hashes)
    if (!rated.has(hash)) await rate(deps, hash, { frames: hash === saved?.contentHash ? frames : [] })
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
  if (!rated.has(tried.contentHash)) await rate(deps, tried.contentHash, { shownBy: pinId })
}

interface Beside {
  /** Files that are seen with the picture, as the frames of a film with its cover: what is worst in them is said of it. */
  readonly frames?: readonly string[]
  /** The pin with which it waits for moderators, where it stands on none. */
  readonly shownBy?: PinId
}

/** The pictures of a film from its beginning to its end. */
const framesOf = (film: string) => Array.from({ length: FRAMES }, (_, at) => videoFileKey(film, `frame-${at}.jpg`))

/** Stores how the model rates a picture, and what follows. One without a file is not rated. */
async function rate(deps: RateDeps, hash: string, { frames = [], shownBy }: Beside = {}): Promise<void> {
  let scores = await scoresOf(deps, renditionKey(hash, RATED, 'jpg'))
  if (scores === null) return
  for (const frame of frames) {
    const seen = await scoresOf(deps, frame)
    if (seen !== null && sensitiveOf(seen) > sensitiveOf(scores)) scores = seen
  }
  const sensitive = sensitiveOf(scores)
  if (await noteVerdict(deps, hash, sensitive, shownBy)) await showVeilsOf(deps, hash)
  // Last, so that what was cut off is rated again.
  const rating = { hash, version: RATING_VERSION, scores, sensitive, now: deps.clock.now() }
  await upsertRating(writeAlone(deps.db, 'a second rating says the same'), rating)
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
  shownBeside: PinId | undefined,
): Promise<boolean> {
  const [pinId = shownBeside ?? null] = await findPinsShowing(deps.db, contentHash, '0', 1)
  return inTransaction(deps.db, 'note-rating', async (tx) => {
    const writer = writeAsSystem(tx, 'the model has seen the picture')
    const [, row] = await lockVerdict(tx, contentHash)
    // What looks like a blocked picture waits for an employee, however harmless the model finds it.
    const isSettled = row?.isByEmployee === true || row?.isLikeBlocked === true
    const verdict = isSettled ? row.verdict : verdictOf(sensitive, deps.ratingThresholds)
    if (verdict === 'clear' && row === undefined) return false
    await updateVeil(writer, contentHash, veilOf(verdict))
    const shownBy = row?.pinId ?? pinId
    if (row?.isByEmployee === true || shownBy === null || row?.verdict === verdict) return true
    const reviewAskedAt = row?.reviewAskedAt ?? null
    const waits = waitsOf({ verdict, isByEmployee: false, isReviewAsked: reviewAskedAt !== null })
    const now = deps.clock.now()
    await upsertVerdict(writer, {
      contentHash,
      verdict,
      isByEmployee: false,
      isLikeBlocked: false,
      pinId: shownBy,
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
