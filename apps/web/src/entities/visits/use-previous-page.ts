import type { VisitedPage } from '@pinfold/contract'
import { createStore, useStore } from '../../ui/store.ts'
import { type Move, nothingVisited, recentPrevious, visit, type VisitedPages } from './visited-pages.ts'
import { readVisited, writeVisited } from './visited-store.ts'

const visits = createStore<VisitedPages>(nothingVisited)
let isRead = false
let of: string | null = null
const storage = () => window.localStorage

interface Visitor {
  readonly viewerId: string | null
  /** Without it, what was visited is forgotten with this page. */
  readonly mayRemember: boolean
}

/** Notes a page that shows now. */
export function keepVisit({ viewerId, mayRemember }: Visitor, move: Move, page: VisitedPage): void {
  const isKnown = isRead && of === viewerId
  const remembered = () => (mayRemember ? readVisited(storage, viewerId) : nothingVisited)
  isRead = true
  of = viewerId
  const visited = visit(isKnown ? visits.read() : remembered(), move, page)
  if (mayRemember) writeVisited(storage, viewerId, visited)
  visits.change(visited)
}

/** The page that was shown before this one on this device, in this tab or another; null where none is known. */
export const usePreviousPage = (): VisitedPage | null => useStore(visits, recentPrevious)
