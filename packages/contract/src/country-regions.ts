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

const regionByCountry = new Map<string, CountryRegion>(
  regionNames.flatMap((region) => countryRegions[region].map((country) => [country, region] as const)),
)

/** The region of a country of two letters; null for one that is in none. */
export const regionOf = (country: string): CountryRegion | null => regionByCountry.get(country.toUpperCase()) ?? null
