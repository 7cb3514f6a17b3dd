import type { BoardSortOrder } from '@pinfold/contract'

/** All that decides how somebody's own boards are sorted when they did not just say. */
export interface OrderFacts {
  /** The order they chose last, on any device. */
  readonly saved: BoardSortOrder | null
  readonly hasCustomOrder: boolean
  readonly hasGroupBoards: boolean
  readonly isGroupExperimentOn: boolean
}

/** ST-15, for the owner: saved, else custom where one exists, else group boards first where that is tried, else last pinned to. */
export function usualOrder({ saved, hasCustomOrder, hasGroupBoards, isGroupExperimentOn }: OrderFacts): BoardSortOrder {
  if (saved !== null) return saved
  if (hasCustomOrder) return 'custom'
  return hasGroupBoards && isGroupExperimentOn ? 'group_boards_at_top' : 'last_pinned_to'
}

/**
 * The places that `moved` hold among `all`, given to them in their new order; everything else stays where it is. Null
 * where one of them is not there. Saying the same again changes nothing.
 */
export function reordered<T>(all: readonly T[], moved: readonly T[]): T[] | null {
  const next = [...new Set(moved)]
  const places = new Set(next)
  if (next.some((one) => !all.includes(one))) return null
  return all.map((one) => (places.has(one) ? (next.shift() ?? one) : one))
}

/**
 * `moved` in their order right behind one that is not among them, or first where that is null; everything else keeps
 * its order. Null where one of them is not there. Saying the same again changes nothing.
 */
export function placedBehind<T>(all: readonly T[], moved: readonly T[], after: T | null): T[] | null {
  const next = [...new Set(moved)]
  const others = all.filter((one) => !next.includes(one))
  const at = after === null ? 0 : others.indexOf(after) + 1
  if (others.length + next.length !== all.length || (after !== null && at === 0)) return null
  return others.toSpliced(at, 0, ...next)
}
