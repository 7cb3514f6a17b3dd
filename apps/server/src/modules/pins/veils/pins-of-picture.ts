// Which pins show some bytes, for who judges pictures.
export { findFirstPinsShowing, findPinsShowing } from './pins-of-picture.queries.ts'
