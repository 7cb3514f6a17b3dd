import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchedParts } from './matched-words.ts'

const marked = (text: string, typed: string) =>
  matchedParts(text, typed)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

test('CR-11 what was typed is marked at the beginnings of words, whatever case and accents', () => {
  expect(marked('Crème brûlée', 'creme br')).toBe('[Crème] [br]ûlée')
  expect(marked('Ana Müller', 'MULL')).toBe('Ana [Müll]er')
  expect(marked('A banana', 'an')).toBe('A banana')
  expect(marked('@ana_g', 'ana g')).toBe('@[ana]_[g]')
  expect(marked('Slow rooms', '')).toBe('Slow rooms')
})

test('CR-11 marking loses and adds nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, typed) => {
      expect(
        matchedParts(text, typed)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
