const units = ['kB', 'MB', 'GB', 'TB'] as const

/** "1.2 GB": a size as people read it, in steps of a thousand. Takes bytes. */
export function byteWords(bytes: number): string {
  let size = Math.max(bytes, 0) / 1000
  let unit: (typeof units)[number] = 'kB'
  for (const larger of units.slice(1)) {
    // What would be rounded to a thousand is one of the next.
    if (size < 999.5) break
    size /= 1000
    unit = larger
  }
  const digits = size < 9.95 && unit !== 'kB' ? 1 : 0
  return `${Number(size.toFixed(digits))} ${unit}`
}
