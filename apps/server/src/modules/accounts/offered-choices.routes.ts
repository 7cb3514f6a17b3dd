import { businessTypesResource, countriesResource, countryCodes, localesResource } from '@pinfold/contract'
import type { Binder } from '../../platform/http/binder.ts'
import { currentLanguage, type Language, languages, localeOf, nameOfLanguage } from '@pinfold/words'
import { businessTypeWords } from './business-types.words.ts'

/** What each language calls itself, by its locale. */
const locales = Object.fromEntries(languages.map((language) => [localeOf(language), nameOfLanguage(language)]))

/** What forms let one choose among, the same for everybody. */
export function bindOfferedChoices({ bind }: Pick<Binder, 'bind'>): void {
  bind(localesResource.get, async () => locales)
  bind(countriesResource.get, async () => countriesIn(currentLanguage()))
  bind(businessTypesResource.get, async () => ({ ...businessTypeWords }))
}

const countries = new Map<Language, Readonly<Record<string, string>>>()

/** Naming and sorting them takes a while, and there are few languages. */
function countriesIn(language: Language): Readonly<Record<string, string>> {
  const known = countries.get(language)
  if (known) return known
  const made = namedCountries(localeOf(language))
  countries.set(language, made)
  return made
}

function namedCountries(locale: string): Record<string, string> {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  const named = countryCodes.map((code) => [code, names.of(code) ?? code] as const)
  return Object.fromEntries(named.toSorted(([, a], [, b]) => a.localeCompare(b, locale)))
}
