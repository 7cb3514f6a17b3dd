import { limits } from '@pinfold/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type Day, dayOf, daysBetween, daysLater } from '../days.ts'

const { mostDays, keptDays } = limits.insights
const USUAL_DAYS = 30

/** Days that are asked for, and as many before them. */
export interface Period {
  readonly from: Day
  readonly to: Day
  readonly previousFrom: Day
  readonly previousTo: Day
  readonly days: readonly Day[]
  /** Whether all the days before are kept. */
  readonly isPreviousKept: boolean
}

/** The first day that is kept. */
export const keptSince = (today: Day): Day => daysLater(today, 1 - keptDays)

/** The days that were asked for, 30 up to today unless said; throws `period_not_possible`. */
export function readPeriod(
  now: Date,
  asked: { readonly from?: Day | undefined; readonly to?: Day | undefined },
): Period {
  const today = dayOf(now)
  const to = asked.to ?? today
  const from = asked.from ?? daysLater(to, 1 - USUAL_DAYS)
  const days = from <= to && from >= keptSince(today) && to <= today ? daysBetween(from, to) : []
  if (days.length === 0 || days.length > mostDays)
    throw new AppError('period_not_possible', { field: asked.from === undefined ? 'to' : 'from' })
  const previousFrom = daysLater(from, -days.length)
  return {
    from,
    to,
    previousFrom,
    previousTo: daysLater(from, -1),
    days,
    isPreviousKept: previousFrom >= keptSince(today),
  }
}
