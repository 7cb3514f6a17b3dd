// Which pins show some bytes, for who judges pictures and sends films.
export {
  findCoversOfFilm,
  findFilmsUnder,
  findFirstPinsShowing,
  findPinsShowing,
  isHeldFilm,
} from './pins-of-picture.queries.ts'
