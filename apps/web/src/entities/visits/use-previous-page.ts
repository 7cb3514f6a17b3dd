import type { VisitedPage } from '@pinfold/contract'
import { useSyncExternalStore } from 'react'
import { type Move, nothingVisited, previousOf, visit, type VisitedPages } from './visited-pages.ts'
import { readVisited, writeVisited } from './visited-store.ts'

let visited: VisitedPages = nothingVisited
let isRead = false
let of: string | null = null
const listeners = new Set<() => void>()
const store = () => window.localStorage

interface Visitor {
  readonly viewerId: string | null
  /** Without it, what was visited is forgotten with this page. */
  readonly mayRemember: boolean
}

/** Notes a page that shows now. */
export function keepVisit({ viewerId, mayRemember }: Visitor, move: Move, page: VisitedPage): void {
  if (!isRead || of !== viewerId) visited = mayRemember ? readVisited(store, viewerId) : nothingVisited
  isRead = true
  of = viewerId
  visited = visit(visited, move, page)
  if (mayRemember) writeVisited(store, viewerId, visited)
  for (const listener of listeners) listener()
}

/** Milliseconds after which what was shown before belongs to another visit. */
const RECENT = 1_800_000

/** The page that was shown before, unless that was long before. */
function recentPrevious(): VisitedPage | null {
  const previous = previousOf(visited)
  const now = visited.pages[visited.at]?.timestamp ?? 0
  return previous && now - previous.timestamp < RECENT ? previous : null
}

/** The page that was shown before this one on this device, in this tab or another; null where none is known. */
export const usePreviousPage = (): VisitedPage | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    recentPrevious,
    () => null,
  )
