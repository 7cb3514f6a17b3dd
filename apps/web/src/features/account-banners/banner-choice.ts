/** The states by which pages remember what was shown to a member. */
export const bannerStates = {
  lastVisit: 'visit.day',
  upgrade: 'banner.upgrade',
  email: 'banner.email',
  app: 'banner.app',
} as const

/** Days without a visit after which somebody is welcomed back. */
export const ABSENCE_DAYS = 7
/** Pins on a profile that look like somebody's work. */
export const PINS_OF_A_BUSINESS = 25

const DAY = 86_400_000

/** The day as `2026-11-22`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** Whether the member was away so long; whoever was never here before was not away. */
export function wasAway(lastVisit: string | undefined, today: string): boolean {
  if (lastVisit === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(lastVisit)) return false
  return Date.parse(today) - Date.parse(lastVisit) >= ABSENCE_DAYS * DAY
}

/** Whether a member comes back on a later day: on the first one, the mails of signing up are on their way. */
export const isLaterVisit = (lastVisit: string | undefined, today: string): boolean =>
  lastVisit !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(lastVisit) && lastVisit < today

/** Whether a business account is worth a word to the owner of this profile. */
export const looksLikeBusiness = (user: {
  readonly is_partner: boolean
  readonly has_published_pins?: boolean | undefined
  readonly pin_count: number
}): boolean => !user.is_partner && user.has_published_pins === true && user.pin_count >= PINS_OF_A_BUSINESS
