const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY
/** The first Monday since 1970. */
const A_MONDAY = Date.UTC(1970, 0, 5)

/** How much goes on from Monday to Sunday, and from midnight to eleven in the evening. */
const days = [8, 7, 7, 8, 9, 14, 18]
const hours = [2, 1, 1, 1, 1, 2, 4, 7, 8, 7, 6, 6, 8, 8, 7, 6, 7, 8, 10, 13, 15, 15, 11, 6]

const slots = days.flatMap((day) => hours.map((hour) => day * hour))
const total = slots.reduce((sum, slot) => sum + slot, 0)

/** Says which moment an age is, in minutes, seen from a start; of two ages the greater is never the later moment. */
export type Calendar = (age: number) => Date

/**
 * Gives the ages a week's rhythm: evenings and weekends are busy, nights quiet. The last days keep their ages to the
 * minute, so that nothing comes to lie in the future.
 */
export function calendarOf(startedAt: Date): Calendar {
  const settled = mondayBefore(startedAt.getTime() - WEEK)
  return (age) => {
    const even = startedAt.getTime() - age * MINUTE
    return new Date(even >= settled ? even : inRhythm(even))
  }
}

const mondayBefore = (time: number) => time - ((((time - A_MONDAY) % WEEK) + WEEK) % WEEK)

/** Moves a moment within its week to where as much of the week's doings lie before it as there was time before it. */
function inRhythm(time: number): number {
  const monday = mondayBefore(time)
  let left = ((time - monday) / WEEK) * total
  for (const [hour, slot] of slots.entries()) {
    if (left < slot) return monday + (hour + left / slot) * HOUR
    left -= slot
  }
  return monday + WEEK - 1
}
