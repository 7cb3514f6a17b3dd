const A_DAY = 24 * 60 * 60 * 1000

/** A day of universal time, as `2026-11-26`. All figures are of such days, wherever the machine or a reader is. */
export type Day = string

/** The day of a moment. */
export const dayOf = (moment: Date): Day => moment.toISOString().slice(0, 10)

/** The day so many days later. */
export const daysLater = (day: Day, days: number): Day => dayOf(new Date(startOf(day).getTime() + days * A_DAY))

/** The moment at which a day begins. */
export const startOf = (day: Day): Date => new Date(`${day}T00:00:00Z`)

/** The Monday on or before a day. */
export function mondayOf(day: Day): Day {
  const sinceMonday = (startOf(day).getUTCDay() + 6) % 7
  return daysLater(day, -sinceMonday)
}

/** So many days in order, of which the last one is given. */
export const daysUpTo = (last: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, at) => daysLater(last, at - count + 1))
