import { businessTypesResource, countriesResource, countryCodes, localesResource } from '@pinfold/contract'
import { languages, localeOf, nameOfLanguage } from '@pinfold/words'
import type { Binder } from '../../platform/http/binder.ts'

/** What each language calls itself, by its locale. */
const locales = Object.fromEntries(languages.map((language) => [localeOf(language), nameOfLanguage(language)]))

const businessTypes = {
  professional: 'Professional',
  public_figure: 'Public figure',
  media: 'Media',
  brand: 'Brand',
  retailer: 'Retailer',
  online_marketplace: 'Online marketplace',
  local_business: 'Local business',
  institution: 'Institution or nonprofit',
  other: 'Other',
}

/** What forms let one choose among, the same for everybody. */
export function bindOfferedChoices({ bind }: Pick<Binder, 'bind'>): void {
  const countries = namedCountries()
  bind(localesResource.get, async () => locales)
  bind(countriesResource.get, async () => countries)
  bind(businessTypesResource.get, async () => businessTypes)
}

function namedCountries(): Record<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })
  const named = countryCodes.map((code) => [code, names.of(code) ?? code] as const)
  return Object.fromEntries(named.toSorted(([, a], [, b]) => a.localeCompare(b, 'en')))
}
