const DAY = 86_400_000

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

/** Relative up to a week, then the date. */
export function formatAge(moment: string, locale: string, now: number = Date.now()): string {
  const age = now - new Date(moment).getTime()
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  if (age < 60_000) return relative.format(0, 'second')
  if (age < 3_600_000) return relative.format(-Math.floor(age / 60_000), 'minute')
  if (age < DAY) return relative.format(-Math.floor(age / 3_600_000), 'hour')
  if (age < 7 * DAY) return relative.format(-Math.floor(age / DAY), 'day')
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(moment))
}

/** "now", "5m", "3h", "2d", "6w", "1y": how long ago a board got something. */
export function formatShortAge(moment: string, now: number = Date.now()): string {
  const minutes = Math.max(0, Math.floor((now - new Date(moment).getTime()) / 60_000))
  if (minutes < 1) return 'now'
  if (minutes < 60) return `${minutes}m`
  if (minutes < 60 * 24) return `${Math.floor(minutes / 60)}h`
  const days = Math.floor(minutes / 60 / 24)
  if (days < 7) return `${days}d`
  return days < 365 ? `${Math.floor(days / 7)}w` : `${Math.floor(days / 365)}y`
}
