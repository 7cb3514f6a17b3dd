import type { TrustFacts } from './trust.queries.ts'

/** What counts for a member beside the age of the account. */
export interface TrustPoints extends Omit<TrustFacts, 'memberId'> {
  /** Measures of the last ninety days that nobody undid. */
  readonly caught: number
  /** Reports of the last ninety days that moderators upheld. */
  readonly upheldReports: number
}

/** Each says a little; what others did says more than what one can do oneself in a minute. */
export const trustPoints = (facts: TrustPoints): number =>
  Number(facts.isMailConfirmed) +
  Number(facts.hasSecondFactor) +
  Number(facts.followers >= 5) +
  Number(facts.followers >= 50) +
  Number(facts.saves >= 10) +
  Number(facts.saves >= 100) -
  2 * facts.caught -
  2 * facts.upheldReports

/** So many points make an account trusted a level earlier. */
const EARNED = 4

/** -1 doubtful, 1 trusted a level earlier, 0 as its age says. */
export const trustBy = (points: number): -1 | 0 | 1 => {
  if (points < -1) return -1
  return points >= EARNED ? 1 : 0
}
