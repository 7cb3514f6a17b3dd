import { expect, test } from 'vitest'
import { takedownLaw } from './entities/takedown-law.ts'
import { type ExperimentGroups, experiments } from './experiments.ts'
import { lawsFor, takedownLaws } from './takedown-laws.ts'

const usual = Object.fromEntries(
  Object.entries(experiments).map(([name, experiment]) => [name, experiment.usual]),
) as unknown as ExperimentGroups
const enabled: ExperimentGroups = { ...usual, india_takedown_link: 'enabled', test_takedown_link: 'enabled' }
const member = { experiments: usual, isMember: true }
const visitor = { experiments: usual, isMember: false }

test('every law is configured whole, under the address its reports will go to', () => {
  for (const law of takedownLaws) {
    expect(takedownLaw.parse({ ...law, country_codes: [...law.country_codes] })).toEqual(law)
    expect(law.api_path).toBe(`/v3/legal/takedowns/${law.law_key}/`)
  }
  expect(takedownLaws.map(({ law_key: key }) => key)).toEqual(['dsa', 'turkey', 'india', 'test'])
})

test('the form for the European law covers 28 country codes; Turkey, India and the test one each', () => {
  const codes = takedownLaws.map(({ country_codes: countries }) => new Set(countries))
  expect(codes.map(({ size }) => size)).toEqual([28, 1, 1, 1])
  expect(codes.slice(1).map((countries) => [...countries])).toEqual([['TR'], ['IN'], ['US']])
  for (const country of ['DE', 'FR', 'IE', 'HR', 'EU']) expect(codes[0]?.has(country)).toBe(true)
  for (const country of ['GB', 'CH', 'NO', 'US']) expect(codes[0]?.has(country)).toBe(false)
})

test.each([
  ['DE', ['dsa']],
  ['de', ['dsa']],
  ['GB', []],
  ['', []],
  [null, []],
])('RP-05 a visitor at an address in %j reports by %j', (country, laws) => {
  expect(lawsFor({ ...visitor, country })).toEqual(laws)
})

test('RP-05 the law of India is offered under the experiment only, that of Turkey to members only', () => {
  expect(lawsFor({ ...visitor, country: 'IN' })).toEqual([])
  expect(lawsFor({ ...member, country: 'IN' })).toEqual([])
  expect(lawsFor({ ...visitor, experiments: enabled, country: 'IN' })).toEqual(['india'])
  expect(lawsFor({ ...visitor, country: 'TR' })).toEqual([])
  expect(lawsFor({ ...member, country: 'TR' })).toEqual(['turkey'])
})

test('the law for tests is offered in the US under its own experiment', () => {
  expect(lawsFor({ ...member, country: 'US' })).toEqual([])
  expect(lawsFor({ ...member, experiments: enabled, country: 'US' })).toEqual(['test'])
  expect(lawsFor({ ...member, experiments: enabled, country: 'CA' })).toEqual([])
})
