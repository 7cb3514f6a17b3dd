const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `long` says "27 minutes ago" where there is room, `short` says "27 min" in tight rows. There is no third way. */
export type AgeForm = 'long' | 'short'

interface AgeAsked {
  readonly form: AgeForm
  readonly locale: string
  /** The zone in which days begin, for what is older than a week. */
  readonly timeZone: string
  readonly now?: number
}

/** How long ago something was; after a week, its date. What a clock says of the future is now. */
export function formatAge(moment: string, { form, locale, timeZone, now = Date.now() }: AgeAsked): string {
  const age = now - new Date(moment).getTime()
  if (age < MINUTE) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second')
  if (age >= 7 * DAY) return dateOf(moment, form, locale, timeZone, now)
  const [count, unit] = countOf(age)
  if (form === 'long') return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-count, unit)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count)
}

function countOf(age: number): [number, 'minute' | 'hour' | 'day'] {
  if (age < HOUR) return [Math.floor(age / MINUTE), 'minute']
  return age < DAY ? [Math.floor(age / HOUR), 'hour'] : [Math.floor(age / DAY), 'day']
}

/** In tight rows without the year, where it is this one. */
function dateOf(moment: string, form: AgeForm, locale: string, timeZone: string, now: number): string {
  const date = new Date(moment)
  const yearOf = (at: Date | number) => new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(at)
  const isBrief = form === 'short' && yearOf(date) === yearOf(now)
  const format: Intl.DateTimeFormatOptions = isBrief ? { month: 'short', day: 'numeric' } : { dateStyle: 'medium' }
  return new Intl.DateTimeFormat(locale, { ...format, timeZone }).format(date)
}
