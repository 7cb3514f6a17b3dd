import type { VisitedPage } from '@pinfold/contract'
import { nothingVisited, type VisitedPages } from './visited-pages.ts'

const NAME = 'visited-pages'

/** Where a browser keeps text; any method may throw where storage is full or switched off. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const isText = (value: unknown) => value === undefined || typeof value === 'string'

function isPage(value: unknown): value is VisitedPage {
  if (typeof value !== 'object' || value === null) return false
  const page = value as Partial<Record<keyof VisitedPage, unknown>>
  const isPlaced = typeof page.path === 'string' && /^\/(?!\/)/.test(page.path) && Number.isSafeInteger(page.timestamp)
  return isPlaced && isText(page.pin_id) && isText(page.image) && isText(page.description)
}

/** What the device remembers for this viewer; nothing where the store is broken or was somebody else's. */
export function readVisited(store: () => TextStore, viewerId: string | null): VisitedPages {
  try {
    const kept: unknown = JSON.parse(store().getItem(NAME) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return nothingVisited
    const { of: whose, pages, at } = kept as { of?: unknown; pages?: unknown; at?: unknown }
    if (whose !== viewerId || !Array.isArray(pages) || !pages.every(isPage)) return nothingVisited
    if (typeof at !== 'number' || !Number.isSafeInteger(at) || at < -1 || at >= pages.length) return nothingVisited
    return { pages, at }
  } catch {
    return nothingVisited
  }
}

/** Remembers it on the device. Where there is no room it is forgotten instead: a half-true history misleads. */
export function writeVisited(store: () => TextStore, viewerId: string | null, visited: VisitedPages): void {
  try {
    store().setItem(NAME, JSON.stringify({ of: viewerId, ...visited }))
  } catch {
    forgetVisited(store)
  }
}

/** Takes what the device remembers away. */
export function forgetVisited(store: () => TextStore): void {
  try {
    store().removeItem(NAME)
  } catch {
    // A browser without storage remembers nothing.
  }
}
