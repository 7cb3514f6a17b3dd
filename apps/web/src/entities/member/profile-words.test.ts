import { expect, test } from 'vitest'
import { hasLongWord, imprintOf, mayHaveImprint, monthlyViews, pronounsOf } from './profile-words.ts'

const partner = (profile_views: number) => ({ is_partner: true, profile_views })

test('BC-07 monthly views are short, and from ten million on "10m+"', () => {
  expect(monthlyViews(partner(0), 'en-US')).toBe('0 monthly views')
  expect(monthlyViews(partner(1), 'en-US')).toBe('1 monthly view')
  expect(monthlyViews(partner(1240), 'en-US')).toBe('1.2k monthly views')
  expect(monthlyViews(partner(9_949_999), 'en-US')).toBe('9.9m monthly views')
  expect(monthlyViews(partner(10_000_000), 'en-US')).toBe('10m+ monthly views')
  expect(monthlyViews(partner(123_456_789), 'en-US')).toBe('10m+ monthly views')
})

test('PS-01 RP-07 monthly views are of partners, and only where the viewer may know', () => {
  expect(monthlyViews(partner(-1), 'en-US')).toBeNull()
  expect(monthlyViews({ is_partner: true }, 'en-US')).toBeNull()
  expect(monthlyViews({ is_partner: false, profile_views: 12 }, 'en-US')).toBeNull()
})

test('VR-14 a word of 17 letters is a long one', () => {
  expect(hasLongWord('a'.repeat(16))).toBe(false)
  expect(hasLongWord('a'.repeat(17))).toBe(true)
  expect(hasLongWord(`${'a'.repeat(16)} ${'b'.repeat(16)}`)).toBe(false)
  expect(hasLongWord('Ada Wolfeschlegelsteinhausen')).toBe(true)
})

test('RP-12 Germany, Austria and Switzerland show the imprint, of members there and to viewers there', () => {
  const impressum_url = 'https://example.org/imprint'
  for (const country of ['DE', 'AT', 'CH']) {
    expect(imprintOf({ impressum_url, country, is_partner: true }, null)).toBe(impressum_url)
    expect(imprintOf({ impressum_url, is_partner: true }, country)).toBe(impressum_url)
    expect(mayHaveImprint({ country, is_partner: false })).toBe(true)
  }
  expect(imprintOf({ impressum_url, country: 'FR', is_partner: true }, 'US')).toBeNull()
  expect(imprintOf({ impressum_url: null, country: 'DE', is_partner: true }, 'DE')).toBeNull()
})

test('RP-12 a person who has an imprint is of one of these countries, which nobody else is told', () => {
  const person = { impressum_url: 'https://example.org/imprint', country: null, is_partner: false }
  expect(imprintOf(person, 'US')).toBe('https://example.org/imprint')
  expect(mayHaveImprint({ country: 'FR', is_partner: false })).toBe(false)
  expect(mayHaveImprint({ country: 'FR', is_partner: true })).toBe(true)
})

test('PS-01 pronouns may be typed with slashes or commas', () => {
  expect(pronounsOf('she/her')).toEqual(['she', 'her'])
  expect(pronounsOf(' they , them/ they/')).toEqual(['they', 'them'])
  expect(pronounsOf('  ')).toEqual([])
})
