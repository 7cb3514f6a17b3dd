import { writeAlone } from '../../../platform/writing/writer.ts'
import { findCoversOfFilm } from '../../pins/index.ts'
import { RATING_VERSION } from '../../recommender/index.ts'
import { findFilmsNotRated, noteFilmsRated } from '../film-ratings.queries.ts'
import { rate, type RateDeps } from './rate-pictures.ts'

/** So many in each run: each is seven pictures, and new ones go on being rated beside it. */
const OF_A_RUN = 20
const RUN_MILLISECONDS = 40_000
/** Pins of one film with covers of their own. */
const MOST_COVERS = 20

/**
 * Rates films that were there before by what they show, a few in each run, until all are. What was rated is noted, so a restart goes
 * on where it was.
 */
export function createFilmFill(deps: RateDeps): () => Promise<void> {
  let after = { bucket: -1, hash: '' }
  let isDone = false
  return async () => {
    if (isDone) return
    const end = performance.now() + RUN_MILLISECONDS
    const films = await findFilmsNotRated(deps.db, after, RATING_VERSION, OF_A_RUN)
    for (const film of films) {
      if (performance.now() > end) return
      // One that cannot be rated keeps no other from it.
      after = film
      const covers = await findCoversOfFilm(deps.db, film.hash, MOST_COVERS)
      for (const cover of covers) await rate(deps, cover)
      // One that no pin shows any more is not asked for at each start.
      if (covers.length === 0)
        await noteFilmsRated(writeAlone(deps.db, 'nobody sees it'), [film.hash], RATING_VERSION, deps.clock.now())
    }
    isDone = films.length < OF_A_RUN
  }
}
