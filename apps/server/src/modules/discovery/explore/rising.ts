/** How often something happened lately, and before: `past` counts the days before the recent ones. */
export interface Rate {
  readonly recent: number
  readonly past: number
  readonly recentDays: number
  readonly pastDays: number
}

/** So often that chance alone does it once in five thousand things that do not rise. */
const CHANCE = 1 / 5000
/** Rising by less is significant for what is frequent, and of no interest. */
const LEAST_RISE = 1.5

/**
 * Whether something happens more often than it did: by its own past, and not by how frequent it is. Where nothing changed,
 * each event fell into the recent days with the same chance, so their number is binomial; this is its upper tail, exactly.
 */
export function isRising(rate: Rate): boolean {
  const { recent, past, recentDays, pastDays } = rate
  if (recent === 0 || riseOf(rate) < LEAST_RISE) return false
  // What has no past is as new as it is frequent: it is compared with one event before.
  const before = Math.max(past, 1)
  return upperTail(recent + before, recentDays / (recentDays + Math.max(pastDays, recentDays)), recent) < CHANCE
}

/** How many times as often as before, careful where there is little to go by. */
export function riseOf({ recent, past, recentDays, pastDays }: Rate): number {
  return (recent / recentDays + 0) / ((past + 1) / Math.max(pastDays, recentDays))
}

/** The chance of at least `least` successes of `tries`, each with the chance `p`. Sums in logarithms: factorials overflow. */
export function upperTail(tries: number, p: number, least: number): number {
  if (least <= 0) return 1
  if (p <= 0 || least > tries) return 0
  if (p >= 1) return 1
  let logTerm = tries * Math.log1p(-p)
  let sum = 0
  for (let hits = 0; hits <= tries; hits += 1) {
    if (hits >= least) sum += Math.exp(logTerm)
    logTerm += Math.log((tries - hits) / (hits + 1)) + Math.log(p) - Math.log1p(-p)
  }
  return Math.min(1, sum)
}
