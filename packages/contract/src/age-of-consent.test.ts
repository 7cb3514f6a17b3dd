import { expect, test } from 'vitest'
import {
  ageOfConsent,
  ageOn,
  agesOfConsent,
  ageVerdict,
  countryByLanguage,
  countryOfLocale,
  extendedAgesOfConsent,
} from './age-of-consent.ts'

test('BC-11 the ages of consent by country', () => {
  expect(agesOfConsent).toEqual({ DE: 16, FR: 15, ES: 14, NL: 16 })
  expect(extendedAgesOfConsent).toEqual({ DE: 16, FR: 15, ES: 14, NL: 16, KR: 14 })
  expect(['DE', 'de', 'KR', 'US', 'toString', null].map((country) => ageOfConsent(country))).toEqual([
    16, 16, 14, 13, 13, 13,
  ])
  expect(ageOfConsent('KR', agesOfConsent)).toBe(13)
})

test('BC-11 a locale stands for a country', () => {
  expect(Object.keys(countryByLanguage)).toEqual(['en', 'es', 'pt', 'de', 'fr', 'id', 'ja', 'it', 'sv'])
  const locales = [
    'en',
    'es',
    'pt',
    'de',
    'fr',
    'id',
    'ja',
    'it',
    'sv',
    'de-AT',
    'zh-Hant-TW',
    'en_GB',
    'xx',
    '',
    'constructor',
  ]
  expect(locales.map(countryOfLocale)).toEqual([
    'US',
    'ES',
    'BR',
    'DE',
    'FR',
    'ID',
    'JP',
    'IT',
    'SE',
    'AT',
    'TW',
    'GB',
    null,
    null,
    null,
  ])
})

test.each([
  ['2010-06-15', '2026-06-14', 15],
  ['2010-06-15', '2026-06-15', 16],
  ['2010-06-15', '2026-12-31', 16],
  ['2010-12-31', '2026-01-01', 15],
  ['2012-02-29', '2026-02-28', 13],
  ['2012-02-29', '2026-03-01', 14],
  ['2012-02-29', '2028-02-28', 15],
  ['2012-02-29', '2028-02-29', 16],
  ['2026-10-01', '2026-10-01', 0],
])('BC-11 born on %s one is, on %s, %i', (born, today, age) => expect(ageOn(born, today)).toBe(age))

test('BC-11 only calendar dates have an age', () => {
  for (const text of ['', '2026-1-1', '2026-01-01T00:00:00Z', '01.01.2026'])
    expect(() => ageOn(text, '2026-01-01')).toThrow(RangeError)
})

test.each([
  ['2021-10-02', 'US', 'too_young_for_good'],
  ['2021-10-01', 'US', 'under_age_of_consent'],
  ['2013-10-02', 'US', 'under_age_of_consent'],
  ['2013-10-01', 'US', 'allowed'],
  ['2010-10-02', 'DE', 'under_age_of_consent'],
  ['2010-10-01', 'DE', 'allowed'],
  ['2011-10-01', 'FR', 'allowed'],
  ['2011-10-02', 'FR', 'under_age_of_consent'],
  ['2012-10-01', 'ES', 'allowed'],
  ['2012-10-02', 'ES', 'under_age_of_consent'],
  ['2010-10-02', 'NL', 'under_age_of_consent'],
  ['2012-10-02', 'KR', 'under_age_of_consent'],
  ['2013-10-01', null, 'allowed'],
])('BC-11 born on %s in %s: on 2026-10-01 %s', (born, country, verdict) =>
  expect(ageVerdict(born, country, '2026-10-01')).toBe(verdict),
)
