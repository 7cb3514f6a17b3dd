import { limits } from '@pinfold/contract'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const { checkedDays, graceDays } = limits.claimedSites

/** When a site whose proof was found is looked at again: within the last hours of the week, each at a time of its own. */
export function nextCheckAt(now: Date, token: string): Date {
  const place = Number.parseInt(token.slice(0, 4), 16) / 0x10000
  return new Date(now.getTime() + checkedDays * DAY - Math.round(place * 6 * HOUR))
}

/** When the mark of a site goes whose proof is missing since then. */
export const endsAt = (failingSince: Date): Date => new Date(failingSince.getTime() + graceDays * DAY)

interface Failing {
  readonly failures: number
  readonly failingSince: Date | null
}

/**
 * What follows from one more look that found no proof. The first one may be a bad moment, so it is repeated after an
 * hour; the second one is told; the mark goes when days are over.
 */
export function afterMissing(now: Date, { failures, failingSince }: Failing) {
  const count = failures + 1
  const since = failingSince ?? now
  const isLost = count > 2 && now >= endsAt(since)
  return {
    failures: count,
    failingSince: since,
    isTold: count === 2,
    isLost,
    dueAt: isLost ? null : new Date(now.getTime() + (count === 1 ? HOUR : DAY)),
  }
}
