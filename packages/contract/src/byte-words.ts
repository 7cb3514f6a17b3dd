const units = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** "1.2 GB": a size as people read it in a locale, in steps of a thousand. Takes bytes. */
export function byteWords(bytes: number, locale: string): string {
  let size = Math.max(bytes, 0) / 1000
  let unit: (typeof units)[number] = 'kilobyte'
  for (const larger of units.slice(1)) {
    // What would be rounded to a thousand is one of the next.
    if (size < 999.5) break
    size /= 1000
    unit = larger
  }
  const maximumFractionDigits = size < 9.95 && unit !== 'kilobyte' ? 1 : 0
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(size)
}
