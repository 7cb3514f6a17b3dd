/** The candidate of a `srcset` that has the most pixels; undefined where there is none that can be read. */
export function largestOf(srcset: string): string | undefined {
  // Addresses may hold commas, so a candidate ends at a comma that white space or the end follows.
  const candidates = srcset
    .split(/,(?=\s|$)/)
    .map((candidate) => candidate.trim().split(/\s+/))
    .filter(([address = '']) => address !== '')
  const best = candidates.toSorted((a, b) => sizeOf(b[1]) - sizeOf(a[1]))[0]
  return best?.[0]
}

/** `640w` and `2x` are never mixed, so they need no common measure. */
function sizeOf(descriptor = '1x'): number {
  const size = Number.parseFloat(descriptor)
  return Number.isFinite(size) ? size : 0
}

/** The addresses that a style's background has. */
export function backgroundsIn(style: string): string[] {
  const found = style.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"']*?))\s*\)/gi)
  return [...found].flatMap(([, double, single, bare]) => double ?? single ?? bare ?? [])
}
