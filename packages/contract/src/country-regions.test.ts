import { expect, test } from 'vitest'
import { countryRegions, regionNames, regionOf } from './country-regions.ts'
import { takedownLaws } from './takedown-laws.ts'

test('BC-12 the regions, and the countries of the laws for removals', () => {
  expect(countryRegions.us_ca_nz_au).toEqual(['US', 'CA', 'NZ', 'AU'])
  expect(countryRegions.gb_ie).toEqual(['GB', 'IE'])
  expect(regionNames.map((region) => new Set(countryRegions[region]).size)).toEqual([4, 2, 12, 6])
  for (const region of regionNames) for (const country of countryRegions[region]) expect(regionOf(country)).toBe(region)
  expect(['us', 'JP', '', 'toString'].map(regionOf)).toEqual(['us_ca_nz_au', null, null, null])
  const countriesOf = new Map<string, readonly string[]>(takedownLaws.map((law) => [law.law_key, law.country_codes]))
  expect(new Set(countriesOf.get('dsa')).size).toBe(28)
  expect(['turkey', 'india', 'test'].map((law) => countriesOf.get(law))).toEqual([['TR'], ['IN'], ['US']])
})
