import type { Clock } from '../../src/platform/clock.ts'

const DAY = 86_400_000
const HALF_A_DAY = DAY / 2

/** A clock that goes on from the noon of this day in universal time, for tests of what is told by the day: midnight never comes. */
export function fromMidday(): Clock {
  const start = Date.now()
  const midday = start - (start % DAY) + HALF_A_DAY
  return { now: () => new Date(midday + Date.now() - start) }
}
