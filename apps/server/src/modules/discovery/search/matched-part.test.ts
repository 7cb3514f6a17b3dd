import { expect, test } from 'vitest'
import { holdsWords, matchedPart } from './matched-part.ts'

test('CR-11 the part that matched is shown with a little before it, on one line', () => {
  expect(matchedPart('Potter.\nLives by the sea and bakes Crème brûlée', ['creme'])).toBe('…sea and bakes Crème brûlée')
  expect(matchedPart('I knit', ['kni'])).toBe('I knit')
  expect(matchedPart('I knit', ['bake'])).toBeNull()
  const long = matchedPart(`bread ${'x'.repeat(200)}`, ['bread']) ?? ''
  expect(Array.from(long)).toHaveLength(81)
  expect(long.endsWith('…')).toBe(true)
})

test('CR-11 words are compared as the index compares them, from their beginning', () => {
  expect(holdsWords('Ana Müller', ['mull', 'ana'])).toBe(true)
  expect(holdsWords('Ana Müller', ['uller'])).toBe(false)
})
