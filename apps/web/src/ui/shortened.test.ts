import { expect, test } from 'vitest'
import { shortened } from './shortened.ts'

const words = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'

test('VR-17 a text is cut at 80 characters between words', () => {
  const short = shortened(words)
  expect(short).toBe('one two three four five six seven eight nine ten eleven twelve thirteen…')
  expect(short.length).toBeLessThanOrEqual(80)
  expect(shortened('x'.repeat(80))).toHaveLength(80)
  expect(shortened('  short  ')).toBe('short')
})

test('VR-17 a cut ends a whole word, leaves no mark before the ellipsis, and cuts a word only when it must', () => {
  expect(shortened('alpha beta gamma', 11)).toBe('alpha beta…')
  expect(shortened('alpha, beta gamma', 10)).toBe('alpha…')
  expect(shortened('abcdefghij', 5)).toBe('abcd…')
})
