/** A moment to the minute, in universal time, as `2026-12-01 09:00`. */
export const minuteOf = (moment: string): string => fieldOfMoment(moment).replace('T', ' ')

/** A moment to the minute as a field of day and time holds it; nothing for no moment. */
export const fieldOfMoment = (moment: string | null): string =>
  moment === null ? '' : new Date(moment).toISOString().slice(0, 16)

/** What a field of day and time holds, as a moment with its zone; empty stays empty. */
export const momentOfField = (field: string): string => (field === '' ? '' : `${field}:00Z`)
