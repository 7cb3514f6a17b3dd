const A_DAY = 24 * 60 * 60 * 1000

/** A day of universal time, as `2026-11-26`. */
export type Day = string

/** The day of a moment. */
export const dayOf = (moment: Date): Day => moment.toISOString().slice(0, 10)

/** The moment at which a day begins. */
export const startOf = (day: Day): Date => new Date(`${day}T00:00:00Z`)

/** The day so many days later. */
export const daysLater = (day: Day, days: number): Day => dayOf(new Date(startOf(day).getTime() + days * A_DAY))

/** All days from the first to the last. */
export function daysBetween(first: Day, last: Day): Day[] {
  const count = Math.round((startOf(last).getTime() - startOf(first).getTime()) / A_DAY) + 1
  return Array.from({ length: Math.max(0, count) }, (_, at) => daysLater(first, at))
}
