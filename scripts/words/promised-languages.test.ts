import { expect, test } from 'vitest'
import { readWordsFile } from '../../apps/web/words-files.ts'
import { type Catalogue, catalogueProblems } from './catalogue-problems.ts'

const file = (promise: string) =>
  `import { defineWords } from '@pinfold/words'\nexport const ownWords = defineWords('own', { hello: 'Hello' }${promise})\n`

test('a file of words says in which languages its texts are promised', () => {
  expect(readWordsFile(file(''), 'own.words.ts')).toMatchObject({ set: 'own', languages: undefined })
  const { languages, english, start, end } = readWordsFile(file(`, { languages: ['en', 'de'] }`), 'own.words.ts')
  expect(languages).toEqual(['en', 'de'])
  expect(english).toEqual({ hello: 'Hello' })
  expect(file('').slice(start, end)).toBe(`{ hello: 'Hello' }`)
})

test('a promise that cannot be read without running it is refused, and so is one without English', () => {
  for (const promise of [
    '{ languages: all }',
    '{ languages: [one] }',
    '{ only: ["en"] }',
    '{}',
    '["en"]',
    "{ languages: ['de'] }",
  ])
    expect(() => readWordsFile(file(`, ${promise}`), 'own.words.ts'), promise).toThrow('languages are promised')
  expect(() => readWordsFile(file(`, { languages: ['en'] }, 1`), 'own.words.ts')).toThrow('not one call')
})

const german = (sets: Catalogue['sets']): Catalogue => ({ language: 'de', sets, sameAsEnglish: {}, glossary: {} })
const sets = [
  { set: 'own', english: { hello: 'Hello' }, languages: undefined },
  { set: 'english-only', english: { hello: 'Hello' }, languages: ['en'] },
]

test('what is promised in English only is missing nowhere, and a translation of it is one too many', () => {
  expect(catalogueProblems(sets, german({ own: { hello: 'Hallo' } }))).toEqual([])
  expect(catalogueProblems(sets, german({}))).toEqual(['de own.hello is missing'])
  expect(
    catalogueProblems(sets, german({ own: { hello: 'Hallo' }, 'english-only': { hello: 'Hallo' }, other: {} })),
  ).toEqual(['de english-only is a set that is promised in en only', 'de other is a set that is not there'])
})
