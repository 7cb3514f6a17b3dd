/** Modules that the same routes load. */
export interface SharedSet {
  /** A bit for each route. */
  readonly routes: bigint
  readonly bytes: number
  readonly modules: readonly string[]
}

/** What a module loads with it. */
export type ImportsOf = (module: string) => readonly string[]

/** What a byte in vain weighs on a route that is opened often, beside one on any other. */
const OFTEN = 100

/**
 * Joins sets until no route loads more than `most` of them. Greedy: the join that makes routes load the fewest bytes that they
 * do not need, for each crowded route that it relieves, comes first. `often` has a bit for each route where such bytes weigh
 * more; the others may load `mostElsewhere`. Sets that something between them keeps apart are not joined: they would need each
 * other in a circle.
 */
export function joinSets(
  sets: readonly SharedSet[],
  most: number,
  often = 0n,
  mostElsewhere = most,
  importsOf: ImportsOf = () => [],
): SharedSet[] {
  const left = [...sets]
  const needs = needsOf(sets, importsOf)
  const mostOf = (route: bigint) => ((route & often) === 0n ? mostElsewhere : most)
  for (;;) {
    const cheapest = cheapestJoin(left, crowdedRoutes(left, mostOf), often, needs)
    const [a, b] = cheapest ? [left[cheapest.one], left[cheapest.other]] : []
    if (!cheapest || !a || !b) return left
    left.splice(cheapest.other, 1)
    const both = {
      routes: a.routes | b.routes,
      bytes: a.bytes + b.bytes,
      modules: [...a.modules, ...b.modules],
    }
    left[cheapest.one] = both
    replaceNeeds(needs, [a, b], both)
  }
}

type Needs = Map<SharedSet, Set<SharedSet>>

/** Which sets each set loads. */
function needsOf(sets: readonly SharedSet[], importsOf: ImportsOf): Needs {
  const setOf = new Map(sets.flatMap((set) => set.modules.map((id) => [id, set] as const)))
  const needed = (set: SharedSet) =>
    set.modules.flatMap(importsOf).flatMap((id) => {
      const other = setOf.get(id)
      return other && other !== set ? [other] : []
    })
  return new Map(sets.map((set) => [set, new Set(needed(set))]))
}

function replaceNeeds(needs: Needs, parts: readonly [SharedSet, SharedSet], both: SharedSet): void {
  const ofBoth = new Set(parts.flatMap((part) => [...(needs.get(part) ?? [])]))
  for (const part of parts) {
    ofBoth.delete(part)
    needs.delete(part)
  }
  for (const others of needs.values()) {
    // Each is taken out, also where the first was there already.
    const had = parts.filter((part) => others.delete(part))
    if (had.length > 0) others.add(both)
  }
  needs.set(both, ofBoth)
}

/** Whether one set needs the other by way of a third. */
function isApart(from: SharedSet, to: SharedSet, needs: Needs): boolean {
  const found = new Set([...(needs.get(from) ?? [])].filter((set) => set !== to && set !== from))
  for (const set of found) {
    for (const next of needs.get(set) ?? []) {
      if (next === to) return true
      if (next !== from) found.add(next)
    }
  }
  return false
}

function cheapestJoin(
  sets: readonly SharedSet[],
  crowded: bigint,
  often: bigint,
  needs: Needs,
): { one: number; other: number } | null {
  let cheapest = null
  let least = Infinity
  const weightOf = (routes: bigint) => countBits(routes) + (OFTEN - 1) * countBits(routes & often)
  for (const [one, a] of sets.entries()) {
    if ((a.routes & crowded) === 0n) continue
    for (const [other, b] of sets.entries()) {
      const relieved = other > one ? countBits(a.routes & b.routes & crowded) : 0
      if (relieved === 0) continue
      const wasted = a.bytes * weightOf(b.routes & ~a.routes) + b.bytes * weightOf(a.routes & ~b.routes)
      if (wasted / relieved >= least || isApart(a, b, needs) || isApart(b, a, needs)) continue
      least = wasted / relieved
      cheapest = { one, other }
    }
  }
  return cheapest
}

/** The routes that load more sets than they should. */
function crowdedRoutes(sets: readonly SharedSet[], mostOf: (route: bigint) => number): bigint {
  let crowded = 0n
  for (let route = 1n; sets.some(({ routes }) => routes >= route); route <<= 1n) {
    if (sets.filter(({ routes }) => (routes & route) !== 0n).length > mostOf(route)) crowded |= route
  }
  return crowded
}

function countBits(value: bigint): number {
  let count = 0
  for (let rest = value; rest > 0n; rest &= rest - 1n) count += 1
  return count
}
