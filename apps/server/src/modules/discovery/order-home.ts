import type { Id } from '../../platform/ids/ids.ts'
import { COPIES_APART } from './keep-copies-apart.ts'
import { APART } from './mix-home.ts'
import { isBeside, keepApart } from './recommended/keep-apart.ts'
import type { Spreadable } from './spread-out.ts'

/** A pin as home orders it: `copyOf` is what near copies of one picture share. */
export interface Ordered extends Spreadable {
  readonly copyOf: Id
}

/**
 * The order of a page of home: no two by one member or on one board among five as far as the pins allow it, and near copies
 * apart where that does not bring members or boards together. `before` is what stands before the page.
 */
export function orderHome<T extends Ordered>(items: readonly T[], before: readonly Ordered[] = []): T[] {
  let rows = keepApart(items, APART, before)
  for (let at = 0; at < rows.length; at += 1) {
    if (!isCopyAt([...before, ...rows], before.length + at)) continue
    rows = movedBack(rows, at, before) ?? rows
  }
  return rows
}

/** How many stand too near to one of their member or board. */
export const crowded = (rows: readonly Spreadable[], before: readonly Spreadable[] = []): number => {
  const all = [...before, ...rows]
  return rows.filter((row, at) => nearBefore(all, before.length + at, APART).some((other) => isBeside(other, row)))
    .length
}

/** How many stand too near to a near copy. */
export const copiesTogether = (rows: readonly Ordered[], before: readonly Ordered[] = []): number => {
  const all = [...before, ...rows]
  return rows.filter((_, at) => isCopyAt(all, before.length + at)).length
}

const nearBefore = <T>(all: readonly T[], at: number, distance: number) => all.slice(Math.max(0, at - distance + 1), at)

const isCopyAt = (all: readonly Ordered[], at: number) =>
  nearBefore(all, at, COPIES_APART + 1).some(({ copyOf }) => copyOf === all[at]?.copyOf)

/** With the row at the next place further back where fewer copies stand together and no more is crowded; null for none. */
function movedBack<T extends Ordered>(rows: readonly T[], at: number, before: readonly Ordered[]): T[] | null {
  const [crowds, copies] = [crowded(rows, before), copiesTogether(rows, before)]
  for (let to = at + 1; to < rows.length; to += 1) {
    const moved = [
      ...rows.slice(0, at),
      ...rows.slice(at + 1, to + 1),
      ...rows.slice(at, at + 1),
      ...rows.slice(to + 1),
    ]
    if (copiesTogether(moved, before) < copies && crowded(moved, before) <= crowds) return moved
  }
  return null
}
