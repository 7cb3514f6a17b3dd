const KEY = 'recent-searches'
/** More would only be scrolled past. */
export const MOST_RECENT = 8

/** The searches with the newest one first; the same words, however written, stand once. */
export function withSearch(searches: readonly string[], query: string): readonly string[] {
  const words = query.trim()
  if (words === '') return searches
  const others = searches.filter((search) => search.toLocaleLowerCase() !== words.toLocaleLowerCase())
  return [words, ...others].slice(0, MOST_RECENT)
}

/** What was searched for on this device, newest first. It never leaves the device. */
export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((search): search is string => typeof search === 'string') : []
  } catch {
    return []
  }
}

export function rememberSearch(query: string): void {
  keep(withSearch(recentSearches(), query))
}

/** Forgets one of them. */
export function forgetSearch(query: string): void {
  keep(recentSearches().filter((search) => search !== query))
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Where storage is forbidden there is nothing to forget.
  }
}

function keep(searches: readonly string[]) {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches))
  } catch {
    // Storage may be forbidden or full; searches are then not remembered.
  }
}
