// Which pins show some bytes, for who judges pictures and sends films.
export {
  findCoversOfFilm,
  findFilmsUnder,
  findFirstPinsShowing,
  findPinsShowing,
  hasMade,
} from './pins-of-picture.queries.ts'
export { createHeldFilms } from './held-films.ts'
