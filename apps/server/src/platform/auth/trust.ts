import { trustAges, type TrustLevel } from '@pinfold/contract'

/** What decides how far an account is trusted. */
export interface TrustFacts {
  readonly ageMilliseconds: number
  /** The operator's own people. */
  readonly isEmployee: boolean
}

/**
 * How far an account is trusted with doing much at once. A verified address counts for nothing: it is quickly had, and
 * an installation without mail has none.
 */
export function trustOf({ ageMilliseconds, isEmployee }: TrustFacts): TrustLevel {
  if (isEmployee || ageMilliseconds >= trustAges.known) return 'known'
  return ageMilliseconds >= trustAges.settled ? 'settled' : 'new'
}
