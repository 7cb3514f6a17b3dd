import type { VisitedPage } from '@pinfold/contract'

/** BC-05 */
export const MOST_VISITED = 100

/** The pages of a visit in order, and which of them shows. */
export interface VisitedPages {
  readonly pages: readonly VisitedPage[]
  /** -1 where nothing was shown yet. */
  readonly at: number
}

export const nothingVisited: VisitedPages = { pages: [], at: -1 }

/** How the browser came to a page, as the router names it. */
export type Move = 'PUSH' | 'REPLACE' | 'POP'

/** ST-31: PUSH adds behind the page that shows, REPLACE swaps it, POP moves to the nearest one of that path. */
export function visit({ pages, at }: VisitedPages, move: Move, page: VisitedPage): VisitedPages {
  if (move === 'PUSH' || at < 0) return added(pages.slice(0, at + 1), page)
  if (move === 'REPLACE') return { pages: swapped(pages, at, page), at }
  const found = nearest(pages, at, page.path)
  // What is not known came from outside, or from before what is kept.
  return found < 0 ? added(pages.slice(0, at + 1), page) : { pages: swapped(pages, found, page), at: found }
}

/** The page before the one that shows. */
export const previousOf = ({ pages, at }: VisitedPages): VisitedPage | null => pages[at - 1] ?? null

/** Milliseconds after which what was shown before belongs to another visit. */
const RECENT = 1_800_000

/** The page that was shown before, unless that was long before. */
export function recentPrevious(visited: VisitedPages): VisitedPage | null {
  const previous = previousOf(visited)
  const now = visited.pages[visited.at]?.timestamp ?? 0
  return previous && now - previous.timestamp < RECENT ? previous : null
}

const swapped = (pages: readonly VisitedPage[], at: number, page: VisitedPage) =>
  pages.map((other, index) => (index === at ? page : other))

function added(before: readonly VisitedPage[], page: VisitedPage): VisitedPages {
  const pages = [...before, page].slice(-MOST_VISITED)
  return { pages, at: pages.length - 1 }
}

/** The place of the path closest to where the visit is; backwards first, since that is the usual way. */
function nearest(pages: readonly VisitedPage[], at: number, path: string): number {
  const hits = pages.flatMap((page, index) => (page.path === path ? [index] : []))
  return hits.reduce((best, index) => (best < 0 || Math.abs(index - at) < Math.abs(best - at) ? index : best), -1)
}
