import { expect, test } from 'vitest'
import { countOf, formatCount } from './format.ts'

test('BC-07 counts are short with at most one fraction digit', () => {
  expect(formatCount(999, 'en-US')).toBe('999')
  expect(formatCount(1234, 'en-US')).toBe('1.2k')
  expect(formatCount(3_400_000, 'en-US')).toBe('3.4m')
  expect(countOf(1, 'Pin', 'Pins', 'en-US')).toBe('1 Pin')
  expect(countOf(0, 'Pin', 'Pins', 'en-US')).toBe('0 Pins')
})
