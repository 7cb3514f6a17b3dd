/** The day by which what a feed publishes is counted. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10)
