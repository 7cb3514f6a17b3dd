const MOST_KEPT = 1000
const LONGEST_KEPT = 2000

/**
 * Remembers what was worked out of the few things that decide it: the same come again and again, and working it out
 * takes longer than sending a kept page. What is answered at once is remembered.
 */
export function rememberTraits(): (
  decisive: readonly unknown[],
  work: () => Promise<string>,
) => string | Promise<string> {
  const kept = new Map<string, string>()
  return (decisive, work) => {
    const key = JSON.stringify(decisive)
    const known = kept.get(key)
    if (known !== undefined) return known
    return work().then((traits) => {
      // They may be made up without end.
      if (kept.size >= MOST_KEPT) kept.clear()
      if (key.length <= LONGEST_KEPT) kept.set(key, traits)
      return traits
    })
  }
}
