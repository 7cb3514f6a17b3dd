import { isReservedUsername, reservedBoardSlugs } from '../reserved-names.ts'
import { routes, type RouteName, type Routes } from './route-table.ts'
import { splitAddress, type ParamsOf, type QueryOf, type RouteShape, type Segment } from './route.ts'

/** An address of the table with what it says. */
export type RouteMatch = {
  [Name in RouteName]: { name: Name; params: ParamsOf<Routes[Name]>; query: QueryOf<Routes[Name]> }
}[RouteName]

/** 0 for a literal, 1 for a param with literal text around it, 2 for a bare param or nothing. */
function looseness(segment: Segment | undefined): number {
  if (segment === undefined) return 2
  if (segment.param === null) return 0
  return segment.before === '' && segment.after === '' ? 2 : 1
}

/** For equally long routes: literals before params, from left to right; last, a route that asks for its fragment first. */
function bySpecificity(one: RouteShape, other: RouteShape): number {
  for (const [index, segment] of one.segments.entries()) {
    const difference = looseness(segment) - looseness(other.segments[index])
    if (difference !== 0) return difference
  }
  return Number(one.fragment === null) - Number(other.fragment === null)
}

/** The most specific first, by the number of segments. */
const routesByLength = Map.groupBy(
  Object.entries<RouteShape>(routes).toSorted(([, one], [, other]) => bySpecificity(one, other)),
  ([, { segments }]) => segments.length,
)

function isTakenByReserved(shape: RouteShape, params: object): boolean {
  if (shape.segments[0]?.param !== 'username') return false
  const { username, slug } = params as { username: string; slug?: string }
  return isReservedUsername(username) || (slug !== undefined && reservedBoardSlugs.has(slug))
}

/**
 * Finds the one route that an address means, null for none. A reserved word is never taken for a username or a board.
 * @param host on the advertiser's own host `/` is the overview
 */
export function matchRoute(address: string, host: 'main' | 'ads' = 'main'): RouteMatch | null {
  const split = splitAddress(address)
  if (split === null) return null
  if (host === 'ads' && split.segments.length === 0) return { name: 'adsOverview', params: {}, query: {} }
  for (const [name, shape] of routesByLength.get(split.segments.length) ?? []) {
    const found = shape.read(split)
    if (found === null) continue
    // The name and what was read belong together, which the loop over the table cannot say.
    return isTakenByReserved(shape, found.params) ? null : ({ name, ...found } as RouteMatch)
  }
  return null
}
