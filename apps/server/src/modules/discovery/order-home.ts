import type { Id } from '../../platform/ids/ids.ts'
import { COPIES_APART } from './keep-copies-apart.ts'
import { APART } from './mix-home.ts'
import { isBeside, keepApart } from './recommended/keep-apart.ts'
import type { Spreadable } from './spread-out.ts'

/** So many rows before one decide whether it stands too near. */
const REACH = Math.max(APART - 1, COPIES_APART)
/** A copy goes so far back: more than a wide wall shows at once. */
const MOST_PLACES = 30

/** A pin as home orders it: `copyOf` is what near copies of one picture share. */
export interface Ordered extends Spreadable {
  readonly copyOf: Id
}

/**
 * The order of a page of home: no two by one member or on one board among five as far as the pins allow it, and near copies
 * apart where that does not bring members or boards together. `before` is what stands before the page.
 */
export function orderHome<T extends Ordered>(items: readonly T[], before: readonly Ordered[] = []): T[] {
  const rows = keepApart(items, APART, before)
  const all: Ordered[] = [...before, ...rows]
  for (let at = before.length; at < all.length; at += 1) {
    const to = isCopyAt(all, at) ? betterPlace(all, at) : null
    if (to === null) continue
    move(all, at, to)
    move(rows, at - before.length, to - before.length)
  }
  return rows
}

/** How many stand too near to one of their member or board. */
export const crowded = (rows: readonly Spreadable[], before: readonly Spreadable[] = []): number => {
  const all = [...before, ...rows]
  return rows.filter((_, at) => isCrowdedAt(all, before.length + at)).length
}

/** How many stand too near to a near copy. */
export const copiesTogether = (rows: readonly Ordered[], before: readonly Ordered[] = []): number => {
  const all = [...before, ...rows]
  return rows.filter((_, at) => isCopyAt(all, before.length + at)).length
}

const nearBefore = <T>(all: readonly T[], at: number, distance: number) => all.slice(Math.max(0, at - distance + 1), at)

const isCopyAt = (all: readonly Ordered[], at: number) =>
  nearBefore(all, at, COPIES_APART + 1).some(({ copyOf }) => copyOf === all[at]?.copyOf)

const isCrowdedAt = (all: readonly Spreadable[], at: number) => {
  const row = all[at]
  return row !== undefined && nearBefore(all, at, APART).some((other) => isBeside(other, row))
}

/** The next place further back where fewer copies stand together and no more is crowded; null for none that is near. */
function betterPlace(all: readonly Ordered[], at: number): number | null {
  const moved = [...all]
  const last = Math.min(all.length - 1, at + MOST_PLACES)
  for (let to = at + 1; to <= last; to += 1) {
    move(moved, to - 1, to)
    // What stands between the two places, and near neither of them, has the same rows before it as ever.
    const near = Math.min(at + REACH, to)
    const end = Math.min(all.length, to + REACH + 1)
    const isFewer = (is: (rows: readonly Ordered[], place: number) => boolean, orAsMany: number) => {
      const stood =
        countPlaces(at, near + 1, (place) => is(all, place)) + countPlaces(to + 1, end, (place) => is(all, place))
      const stand =
        countPlaces(at, near, (place) => is(moved, place)) + countPlaces(to, end, (place) => is(moved, place))
      return stand < stood + orAsMany
    }
    if (isFewer(isCopyAt, 0) && isFewer(isCrowdedAt, 1)) return to
  }
  return null
}

function countPlaces(from: number, end: number, is: (place: number) => boolean): number {
  let count = 0
  for (let place = from; place < end; place += 1) if (is(place)) count += 1
  return count
}

const move = (rows: unknown[], from: number, to: number) => void rows.splice(to, 0, ...rows.splice(from, 1))
