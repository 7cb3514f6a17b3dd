import { findCoversOfFilm } from '../../pins/index.ts'
import { RATING_VERSION } from '../../recommender/index.ts'
import { findFilmsNotRated } from '../film-ratings.queries.ts'
import type { RateDeps } from './rate-deps.ts'
import { rate } from './rate-pictures.ts'
import { noteFilms, seeFilms } from './see-films.ts'

/** So many in each run: each is seven pictures, and new ones go on being rated beside it. */
const OF_A_RUN = 20
const RUN_MILLISECONDS = 40_000
/** Pins of one film with covers of their own. */
const MOST_COVERS = 200

/**
 * Rates films that were there before by what they show, a few in each run, until all are, and with them the covers of pins and stories
 * that play them. What was seen is noted, so a restart goes on where it was.
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
      for (const cover of covers) await rate(deps, cover, { films: [film.hash] })
      // One that nothing plays yet is known once something does.
      if (covers.length === 0) await noteFilms(deps, await seeFilms(deps, [film.hash]))
    }
    isDone = films.length < OF_A_RUN
  }
}
