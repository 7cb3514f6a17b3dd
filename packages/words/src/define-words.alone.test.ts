import { afterEach, expect, test } from 'vitest'
import { keepCatalogues } from './catalogues/index.ts'
import { takeLanguageFrom } from './current-language.ts'
import { defineWords, findSetsBy } from './define-words.ts'
import type { Language } from './languages.ts'

findSetsBy(keepCatalogues())

const speak = (language: Language) => takeLanguageFrom(() => language)
afterEach(() => speak('en'))

const words = defineWords('words-of-this-test', {
  plain: 'It’s plain',
  named: 'Hello {name}',
  pins: '{count, plural, =0 {No Pins} one {# Pin} other {# Pins}}',
  by: '{kind, select, board {A board} other {A thing}} by {name}',
  read: '{name} agrees to <terms>our {what}</terms> and <rules>the rules</rules>',
})

test('a text is itself, and with arguments a function of them', () => {
  expect(words.plain).toBe('It’s plain')
  expect(words.named({ name: 'Ana' })).toBe('Hello Ana')
  expect([0, 1, 1200].map((count) => words.pins({ count }))).toEqual(['No Pins', '1 Pin', '1,200 Pins'])
  expect(words.by({ kind: 'board', name: 'Ana' })).toBe('A board by Ana')
})

test('what a member wrote is neither an element, nor an argument, nor a sequence', () => {
  const name = String.raw`<terms>{what} # \u0041 \x41 \\ '{'`
  expect(words.named({ name })).toBe(`Hello ${name}`)
  expect(words.by({ kind: 'x', name })).toBe(`A thing by ${name}`)
  const parts = words.read({ name, what: name, terms: (inside) => [inside], rules: (inside) => [inside] })
  expect(parts).toEqual([`${name} agrees to `, [`our ${name}`], ' and ', ['the rules']])
})

test('a choice between texts with elements is made by what was given', () => {
  const { chosen } = defineWords('chosen-in-this-test', {
    chosen: '<b>{name}</b> {kind, select, board {made a board} other {did something}}',
  })
  const said = (kind: string) => chosen({ kind, name: 'Ana', b: (inside) => [inside] })
  expect(said('board')).toEqual([['Ana'], ' made a board'])
  expect(said('pin')).toEqual([['Ana'], ' did something'])
})

test('a language made of English keeps arguments and elements', () => {
  speak('en-XA')
  expect(words.plain).toMatch(/^Îţ’š þļåîñ /)
  expect(words.named({ name: 'Ana' })).toContain('Ana')
  expect(words.pins({ count: 2 })).toMatch(/^2 Þîñš/)
  expect(words.read({ name: 'Ana', what: 'x', terms: () => 1, rules: () => 2 })).toContain(1)
  speak('ar-XB')
  expect(words.plain).toBe('\u202EIt’s plain\u202C')
})

test('a set that is promised in some languages is English in all others, its plurals too', () => {
  const promised = defineWords(
    'promised-in-this-test',
    { calls: '{count, plural, one {# call} other {# calls}}', read: 'Read this' },
    { languages: ['en', 'de'] },
  )
  const said = (language: Language) => {
    speak(language)
    return [promised.read, promised.calls({ count: 1 }), promised.calls({ count: 2000 })]
  }
  const english = ['Read this', '1 call', '2,000 calls']
  expect(said('en')).toEqual(english)
  expect(said('ja')).toEqual(english)
  expect(said('ar-XB')).toEqual(english)
  expect(said('de')).toEqual(['Read this', '1 call', '2.000 calls'])
})
