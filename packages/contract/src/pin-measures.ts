/** A Pin is recent for so many days (BC-09). */
export const RECENT_PIN_DAYS = 28

/** The scale of ratings that machines are told (BC-09). */
export const ratingScale = { worst: 1, best: 5 } as const
