import { writeAlone } from '../../../platform/writing/writer.ts'
import { FRAMES, videoFileKey } from '../../media/index.ts'
import { RATING_VERSION } from '../../recommender/index.ts'
import { findFilmScores, noteFilmRated } from '../film-ratings.queries.ts'
import { type RateDeps, type Scores, scoresOf, worstOf } from './rate-deps.ts'

/** The pictures of a film from its beginning to its end. */
const framesOf = (film: string) => Array.from({ length: FRAMES }, (_, at) => videoFileKey(film, `frame-${at}.jpg`))

/** Films as the model rates them at their worst, and which of these ratings are new: they are noted once what follows is. */
export interface SeenFilms {
  readonly scores: readonly Scores[]
  readonly unnoted: ReadonlyMap<string, Scores>
}

/** Rates films by what they show; each is seen once. One without pictures has no rating. */
export async function seeFilms(deps: RateDeps, films: readonly string[]): Promise<SeenFilms> {
  const known = await findFilmScores(deps.db, films, RATING_VERSION)
  const unnoted = new Map<string, Scores>()
  for (const film of films) {
    if (known.has(film)) continue
    const seen: Scores[] = []
    for (const frame of framesOf(film)) {
      const scores = await scoresOf(deps, frame)
      if (scores !== null) seen.push(scores)
    }
    const [first, ...others] = seen
    if (first) unnoted.set(film, worstOf(first, others))
  }
  return { scores: [...known.values(), ...unnoted.values()], unnoted }
}

/** Notes films that were seen, so that no start sees them again. */
export async function noteFilms({ db, clock }: RateDeps, { unnoted }: SeenFilms): Promise<void> {
  const writer = writeAlone(db, 'a second rating says the same')
  for (const [film, scores] of unnoted)
    await noteFilmRated(writer, film, { version: RATING_VERSION, scores, now: clock.now() })
}
