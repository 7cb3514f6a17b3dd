import { expect, test } from 'vitest'
import { acceptedLanguage } from './accepted-language.ts'
import { languageOfLocale } from './languages.ts'

test('a browser is spoken to in the first of its languages that there are texts in', () => {
  const asked = [
    'de-CH, en;q=0.8',
    'nl, sv;q=0.7, fr;q=0.9',
    'en;q=0.1, ja',
    'de;q=0, it',
    'PT-br',
    'nl',
    '*',
    '',
    'x'.repeat(9000),
  ]
  expect(asked.map((header) => acceptedLanguage(header)?.language)).toEqual([
    'de',
    'fr',
    'ja',
    'it',
    'pt',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(acceptedLanguage(undefined)).toBeUndefined()
})

test('a locale has the texts of its language', () => {
  const locales = ['de-AT', 'pt_BR', 'en-XA', 'ar-XB', 'ar', 'constructor', '']
  expect(locales.map(languageOfLocale)).toEqual(['de', 'pt', 'en-XA', 'ar-XB', undefined, undefined, undefined])
})
