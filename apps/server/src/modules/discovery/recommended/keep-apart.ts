import { placeByFit, type Spreadable } from '../spread-out.ts'

/**
 * Orders rows so that among any `distance` that follow each other no two are by one member or on one board, as far as they
 * allow it.
 */
export const keepApart = <T extends Spreadable>(rows: readonly T[], distance: number): T[] =>
  placeByFit(rows, (placed, row) => placed.slice(-(distance - 1)).every((before) => !isBeside(before, row)))

const isBeside = (one: Spreadable, other: Spreadable) =>
  one.pinnerId === other.pinnerId || (one.boardId !== null && one.boardId === other.boardId)
