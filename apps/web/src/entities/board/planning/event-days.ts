const DAY = 86_400_000

/** The day of a wire date that stands for a day, as `2027-06-05`. */
export const dayOfWire = (wireDate: string): string => new Date(wireDate).toISOString().slice(0, 10)

/** The day somebody has now, as `2027-06-05`. */
export function todayIn(timeZone: string, now: Date = new Date()): string {
  // Canada writes days this way round.
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now)
}

const middayOf = (day: string) => new Date(`${day}T12:00:00Z`)
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY)

/** "Sat, Jun 5, 2027", or a range of days. */
export function formatDays(first: string, last: string | null, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  })
  return last === null ? format.format(middayOf(first)) : format.formatRange(middayOf(first), middayOf(last))
}

/** How far away it is: "in 3 days", "tomorrow", "today", "now", "2 days ago". */
export function formatDaysToGo(first: string, last: string | null, today: string, locale: string): string {
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  if (today < first) return relative.format(daysBetween(today, first), 'day')
  if (last !== null && today <= last) return relative.format(0, 'second')
  return relative.format(-daysBetween(last ?? first, today), 'day')
}
