const DAY = 24 * 60 * 60 * 1000

/** The moment so many days later. */
export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY)
