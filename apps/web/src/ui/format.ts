// Making one costs more than writing hundreds of numbers with it.
const shortNumbers = new Map<string, Intl.NumberFormat>()

function shortNumbersOf(locale: string): Intl.NumberFormat {
  const known = shortNumbers.get(locale)
  if (known) return known
  const made = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  shortNumbers.set(locale, made)
  return made
}

/** A count in short form with at most one fraction digit: 999, 1.2k, 3.4m. */
export function formatCount(count: number, locale: string): string {
  return shortNumbersOf(locale).format(count).toLocaleLowerCase(locale)
}

/** "3 pins", with the plural of the noun for every number but one. */
export function countOf(count: number, one: string, many: string, locale: string): string {
  return `${formatCount(count, locale)} ${count === 1 ? one : many}`
}

/** What texts need that have a plural: the number that decides, and how it is written. */
export const counted = (count: number, locale: string) => ({ count, shown: formatCount(count, locale) })
