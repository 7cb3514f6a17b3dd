import { trustAges, type TrustLevel } from '@pinfold/contract'

/** What decides how far an account is trusted. */
export interface TrustFacts {
  readonly ageMilliseconds: number
  /** The operator's own people. */
  readonly isEmployee: boolean
  /** As `Viewer` has it. */
  readonly trust?: number
}

/**
 * How far an account is trusted with doing much at once. A verified address counts for nothing: it is quickly had, and
 * an installation without mail has none. What was found out since counts for more: who is doubtful is so at any age, and who earned trust is
 * a level ahead.
 */
export function trustOf({ ageMilliseconds, isEmployee, trust = 0 }: TrustFacts): TrustLevel {
  if (isEmployee) return 'known'
  if (trust < 0) return 'doubtful'
  if (ageMilliseconds >= trustAges.known) return 'known'
  const isSettled = ageMilliseconds >= trustAges.settled
  if (trust > 0) return isSettled ? 'known' : 'settled'
  return isSettled ? 'settled' : 'new'
}
