import { randomInt } from 'node:crypto'
import { composeId, COUNTERS, EPOCH, type Id } from './ids.ts'

const DAY = 24 * 60 * 60 * 1000
/** Ids begin in 2026. What is dated up to three years before shares its first month, in the right order. */
const OLDEST = EPOCH - 3 * 365 * DAY
const MONTH = 30 * DAY

/** Ids for rows that are dated otherwise than now, in the order of their dates, and of one date as they are made. */
export function createPastIds(): { next(bucket: number, moment: Date): Id } {
  let counter = randomInt(COUNTERS)
  let lastPlace = 0
  return {
    next(bucket, moment) {
      const place = placeOf(moment.getTime())
      // It begins anew between two moments: within one, that would turn the order round.
      counter = place !== lastPlace && counter >= COUNTERS / 2 ? 0 : (counter + 1) % COUNTERS
      lastPlace = place
      return composeId(place, bucket, counter)
    },
  }
}

function placeOf(milliseconds: number): number {
  const since = milliseconds - EPOCH
  if (since >= MONTH) return since
  return Math.max(1, Math.floor(((milliseconds - OLDEST) / (EPOCH + MONTH - OLDEST)) * MONTH))
}
