import type { NewsDigest } from '@pinfold/contract'

const DAY = 24 * 60 * 60 * 1000
/** Emails go out at eight in the morning of universal time; weekly ones on Mondays. */
const HOUR = 8 * 60 * 60 * 1000
/** The first of January 1970 was a Thursday. */
const FIRST_MONDAY = 4 * DAY

/** When the next email is due that tells of what happens now; null where none is wanted. Always later than now. */
export function nextDigestAt(digest: NewsDigest, now: Date): Date | null {
  if (digest === 'off') return null
  const [period, start] = digest === 'daily' ? [DAY, HOUR] : [7 * DAY, FIRST_MONDAY + HOUR]
  const since = now.getTime() - start
  return new Date(start + (Math.floor(since / period) + 1) * period)
}
