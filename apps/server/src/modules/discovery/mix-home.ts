import { isBeside } from './recommended/keep-apart.ts'
import type { Spreadable } from './spread-out.ts'

/** A source of the home feed: what it has next, in its order. */
export type HomeSource = 'followed' | 'walks' | 'rising' | 'popular'

/** A pin that a source has. One that is left out moves its source on, and is not shown. */
export interface HomeItem extends Spreadable {
  readonly pinId: string
  readonly isLeftOut?: boolean
}

/** How much each source gives while all have something: of what is popular, and so new to the member, a little. */
const WEIGHTS = { followed: 3, walks: 3, rising: 2, popular: 1 } as const satisfies Record<HomeSource, number>
const SOURCES: readonly HomeSource[] = ['followed', 'walks', 'rising', 'popular']

/** Among so many that follow each other no two are by one member or on one board. */
export const APART = 5

/** How much of each source was taken, the mixture, and what was left out on the way. */
export interface Mixture<T> {
  readonly items: readonly (T & { readonly source: HomeSource })[]
  readonly leftOut: readonly T[]
  readonly taken: Readonly<Record<HomeSource, number>>
}

/**
 * Takes `wanted` items of the sources, each in its own order, by their weights. While another source has something that fits,
 * nobody gives more than a third, and no two by one member or on one board stand among five that follow each other; `before`
 * is what stands before them. What two sources have comes once.
 */
export function mixHome<T extends HomeItem>(
  lists: Readonly<Record<HomeSource, readonly T[]>>,
  wanted: number,
  before: readonly Spreadable[] = [],
): Mixture<T> {
  const taken = { followed: 0, walks: 0, rising: 0, popular: 0 }
  const given = { followed: 0, walks: 0, rising: 0, popular: 0 }
  const items: (T & { readonly source: HomeSource })[] = []
  const leftOut: T[] = []
  const seen = new Set<string>()
  const most = Math.max(1, Math.floor(wanted / 3))

  /** The next of a source that may be shown. */
  const headOf = (source: HomeSource): T | undefined => {
    for (;;) {
      const head = lists[source][taken[source]]
      if (head === undefined || (head.isLeftOut !== true && !seen.has(head.pinId))) return head
      if (head.isLeftOut === true) leftOut.push(head)
      taken[source] += 1
    }
  }
  const fits = (item: T) => [...before, ...items].slice(1 - APART).every((other) => !isBeside(other, item))
  const inFairOrder = () =>
    SOURCES.toSorted((one, other) => (given[one] + 1) / WEIGHTS[one] - (given[other] + 1) / WEIGHTS[other])

  while (items.length < wanted) {
    const heads = inFairOrder().flatMap((source) => {
      const item = headOf(source)
      return item ? { source, item } : []
    })
    const fitting = heads.filter(({ item }) => fits(item))
    const next = fitting.find(({ source }) => given[source] < most) ?? fitting[0] ?? heads[0]
    if (!next) break
    taken[next.source] += 1
    given[next.source] += 1
    seen.add(next.item.pinId)
    items.push({ ...next.item, source: next.source })
  }
  return { items, leftOut, taken }
}
