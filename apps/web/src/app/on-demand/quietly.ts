/** What a browser may refuse, as private windows refuse to remember; null then. */
export function quietly<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}
