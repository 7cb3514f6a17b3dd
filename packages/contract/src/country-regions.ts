/** The countries that are looked at together (BC-12). What is in none of them stands for itself. */
export const countryRegions = {
  us_ca_nz_au: ['US', 'CA', 'NZ', 'AU'],
  gb_ie: ['GB', 'IE'],
  western_europe: ['AT', 'BE', 'CH', 'DE', 'DK', 'ES', 'FR', 'IT', 'NL', 'NO', 'PT', 'SE'],
  latin_america: ['AR', 'BR', 'CL', 'CO', 'MX', 'PE'],
} as const

export type CountryRegion = keyof typeof countryRegions

/** Their names, in the order in which they are shown. */
export const regionNames = Object.keys(countryRegions) as [CountryRegion, ...CountryRegion[]]

/** The region of a country of two letters; null for one that is in none. */
export function regionOf(country: string): CountryRegion | null {
  const isIn = (countries: readonly string[]) => countries.includes(country.toUpperCase())
  return regionNames.find((region) => isIn(countryRegions[region])) ?? null
}
