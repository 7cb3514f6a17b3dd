import type { PinId } from '@pinfold/contract'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { writeAlone, writeAsSystem } from '../../../platform/writing/writer.ts'
import { findVeils, renditionKey, updateVeil, worstVeil } from '../../media/index.ts'
import { findFilmsUnder, findPins, shownOnPin, showVeils } from '../../pins/index.ts'
import { RATING_VERSION } from '../../recommender/index.ts'
import { findTries } from '../../tried/index.ts'
import { findNotRated, findRated, findRatings, lockVerdict, upsertRating, upsertVerdict } from '../ratings.queries.ts'
import { sensitiveOf, veilOf, verdictOf, waitsOf } from '../verdict.ts'
import { showVeilsEverywhere, whereShown } from '../where-shown.ts'
import { noteShown } from './note-shown.ts'
import { type RateDeps, scoresOf, worstOf } from './rate-deps.ts'
import { noteFilms, seeFilms } from './see-films.ts'

/** Large enough for what the model sees of it. */
const RATED = '474x'
const BATCH = 50
/** Films under one cover of before that are seen with it; the others come by themselves. */
const MOST_FILMS = 5
/** Pictures of before are rated slowly: so many in each run. */
const OF_A_RUN = 200
const RUN_MILLISECONDS = 50_000

/** Rates all that a saved pin shows and nobody rated, its films with its cover, and shows what came of it. Repeating it changes nothing. */
export async function rateSaved(deps: RateDeps, pinId: string): Promise<void> {
  const { pictures, films } = await shownOnPin(deps.db, pinId)
  const [cover] = pictures
  if (cover === undefined) return
  const rated = await findRated(deps.db, pictures, RATING_VERSION)
  for (const hash of pictures)
    if (!rated.has(hash) || (hash === cover && films.length > 0))
      await rate(deps, hash, { films: hash === cover ? films : [] })
  const [pin] = await findPins(deps.db, [pinId])
  const veils = await findVeils(deps.db, pictures)
  for (const [hash, veil] of veils) if (veil !== '') await noteShown(deps, hash)
  // Bytes that were judged before the pin was made.
  if (pin && pin.veil !== worstVeil([...veils.values()])) await showVeils(deps, [pinId])
}

/** Rates the photo of what somebody tried, unless it was. What is sensitive waits in the queue with the pin that was tried. */
export async function rateTried(deps: RateDeps, { triedId, pinId }: { triedId: string; pinId: string }): Promise<void> {
  const [tried] = await findTries(deps.db, [triedId])
  if (!tried || tried.contentHash === null) return
  await rateUnlessRated(deps, tried.contentHash, pinId)
}

/** Rates a profile's picture or cover, unless it was. */
export const ratePictured = (deps: RateDeps, contentHash: string): Promise<void> =>
  rateUnlessRated(deps, contentHash, null)

async function rateUnlessRated(deps: RateDeps, contentHash: string, shownBeside: PinId | null): Promise<void> {
  const rated = await findRated(deps.db, [contentHash], RATING_VERSION)
  if (!rated.has(contentHash)) await rate(deps, contentHash, { shownBeside })
  await noteShown(deps, contentHash, shownBeside)
}

/** What is rated with a picture, and by what else it is found. */
interface Rated {
  /** Whose cover it is; left out, some films of pins that it stands for. */
  readonly films?: readonly string[]
  /** The pin with which a tried photo waits for moderators. */
  readonly shownBeside?: PinId | null
}

/**
 * Stores how the model rates a picture, and what follows. Of a film's cover what is worst in the film's pictures is said, too: a
 * rating that stands only gets worse by them. One without a file is not rated.
 */
export async function rate(deps: RateDeps, hash: string, { films, shownBeside = null }: Rated = {}): Promise<void> {
  const stored = (await findRatings(deps.db, [hash])).get(hash)
  const before = stored?.version === RATING_VERSION ? stored.scores : null
  const own = before ?? (await scoresOf(deps, renditionKey(hash, RATED, 'jpg')))
  if (own === null) return
  const seen = await seeFilms(deps, films ?? (await findFilmsUnder(deps.db, hash, MOST_FILMS)))
  const scores = worstOf(own, seen.scores)
  if (before === null || scores !== own) {
    const sensitive = sensitiveOf(scores)
    if (await noteVerdict(deps, hash, sensitive, shownBeside)) await showVeilsEverywhere(deps, hash)
    // After what follows, so that what was cut off is rated again.
    const rating = { hash, version: RATING_VERSION, scores, sensitive, now: deps.clock.now() }
    await upsertRating(writeAlone(deps.db, 'a second rating says the same'), rating)
  }
  await noteFilms(deps, seen)
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
