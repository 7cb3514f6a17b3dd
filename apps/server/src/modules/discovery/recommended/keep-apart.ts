import { placeByFit, type Spreadable } from '../spread-out.ts'

/**
 * Orders rows so that among any `distance` that follow each other no two are by one member or on one board, as far as they
 * allow it. `before` is what stands before them.
 */
export const keepApart = <T extends Spreadable>(
  rows: readonly T[],
  distance: number,
  before: readonly Spreadable[] = [],
): T[] =>
  placeByFit(rows, (placed, row) =>
    [...before, ...placed.slice(1 - distance)].slice(1 - distance).every((other) => !isBeside(other, row)),
  )

/** Whether two pins are by one member or on one board. */
export const isBeside = (one: Spreadable, other: Spreadable): boolean =>
  one.pinnerId === other.pinnerId || (one.boardId !== null && one.boardId === other.boardId)
