import { parseDateTime, toZoned } from '@internationalized/date'
import { limits } from '@pinfold/contract'
import { AppError } from '../../platform/errors/app-error.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/**
 * The moment that a clock on a wall in the zone shows. Of an hour that comes twice it is the first. Throws `zone_unknown`,
 * `hour_missing` where clocks skip it, `time_over`, `time_too_far`.
 */
export function momentOf(wall: string, zone: string, now: Date): Date {
  requireZone(zone)
  const moment = skippedOr(wall, zone)
  if (moment.getTime() <= now.getTime()) throw new AppError('time_over', { field: 'publish_at' })
  if (moment.getTime() > now.getTime() + limits.drafts.daysAhead * DAY + MINUTE)
    throw new AppError('time_too_far', { field: 'publish_at' })
  return moment
}

function requireZone(zone: string): void {
  try {
    Intl.DateTimeFormat('en', { timeZone: zone || 'nowhere' })
  } catch {
    throw new AppError('zone_unknown', { field: 'zone' })
  }
}

function skippedOr(wall: string, zone: string): Date {
  const said = parse(wall)
  const earlier = toZoned(said, zone, 'earlier')
  // Where an hour is skipped, the clock that is answered shows another one.
  if (earlier.hour !== said.hour || earlier.minute !== said.minute || earlier.day !== said.day)
    throw new AppError('hour_missing', { field: 'publish_at' })
  return earlier.toDate()
}

function parse(wall: string) {
  try {
    return parseDateTime(wall)
  } catch {
    throw new AppError('time_over', { field: 'publish_at' })
  }
}

/** What a clock on a wall in the zone shows at the moment, as `2026-03-29T14:30`. */
export function wallTimeOf(moment: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(moment)
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`
}
