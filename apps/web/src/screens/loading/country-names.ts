import { countryCodes } from '@pinfold/contract'

/** All countries with their names in a language, in its order; a code beside them, where there is one, stands first. */
export function countryNames(locale: string, alsoCode: string | null | undefined): [code: string, name: string][] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  const named = countryCodes.map((code): [string, string] => [code, names.of(code) ?? code])
  const sorted = named.toSorted(([, a], [, b]) => a.localeCompare(b, locale))
  return alsoCode === null || alsoCode === undefined || countryCodes.includes(alsoCode)
    ? sorted
    : [[alsoCode, alsoCode], ...sorted]
}
