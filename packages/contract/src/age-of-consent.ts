/** Nobody younger has an account, whatever the country. Years. */
export const MINIMUM_AGE = 5

/** Where no law of a country says otherwise. Years. */
export const USUAL_AGE_OF_CONSENT = 13

/** The age from which one may agree to the use of one's own data, by country. Years. */
export const agesOfConsent: Readonly<Record<string, number>> = { DE: 16, FR: 15, ES: 14, NL: 16 }

/** The age of consent by country, with those that were added later. Years. */
export const extendedAgesOfConsent: Readonly<Record<string, number>> = { ...agesOfConsent, KR: 14 }

/** The country that a language stands for when nothing better is known. */
export const countryByLanguage = {
  en: 'US',
  es: 'ES',
  pt: 'BR',
  de: 'DE',
  fr: 'FR',
  id: 'ID',
  ja: 'JP',
  it: 'IT',
  sv: 'SE',
} as const

/** The country of a language tag: its region when it names one, else the language's country; null when neither is known. */
export function countryOfLocale(locale: string): string | null {
  const [language = '', ...subtags] = locale.split(/[-_]/)
  const region = subtags.find((subtag) => /^[a-z]{2}$/i.test(subtag))
  if (region !== undefined) return region.toUpperCase()
  const known: Readonly<Record<string, string>> = countryByLanguage
  const key = language.toLowerCase()
  return Object.hasOwn(known, key) ? (known[key] ?? null) : null
}

/** The age of consent where the person lives; the usual one for an unknown country. */
export function ageOfConsent(country: string | null, ages = extendedAgesOfConsent): number {
  const key = country?.toUpperCase() ?? ''
  return Object.hasOwn(ages, key) ? (ages[key] ?? USUAL_AGE_OF_CONSENT) : USUAL_AGE_OF_CONSENT
}

/**
 * Whole years between two calendar dates, `YYYY-MM-DD` both; no clock and no time zone is asked. Who was born on
 * 29 February turns a year older on 1 March of a common year. Throws a RangeError for any other text.
 */
export function ageOn(birthDate: string, today: string): number {
  const [bornYear, bornDay] = yearAndDay(birthDate)
  const [year, day] = yearAndDay(today)
  return year - bornYear - (day < bornDay ? 1 : 0)
}

function yearAndDay(date: string): [year: number, day: string] {
  const [, year, day] = /^(\d{4})-(\d{2}-\d{2})$/.exec(date) ?? []
  if (year === undefined || day === undefined) throw new RangeError(`not a calendar date: ${date}`)
  return [Number(year), day]
}

/** Whether someone of this age may sign up. `under_age_of_consent` passes with time. */
export type AgeVerdict = 'allowed' | 'under_age_of_consent' | 'too_young_for_good'

/**
 * Judges a birth date. That the date exists and is not in the future is checked where it is read.
 * @param country two letters, null when unknown
 */
export function ageVerdict(birthDate: string, country: string | null, today: string): AgeVerdict {
  const age = ageOn(birthDate, today)
  if (age < MINIMUM_AGE) return 'too_young_for_good'
  return age < ageOfConsent(country) ? 'under_age_of_consent' : 'allowed'
}
