import { expect, test } from 'vitest'
import { countOf, formatAge, formatCount, formatShortAge } from './format.ts'

test('BC-07 counts are short with at most one fraction digit', () => {
  expect(formatCount(999, 'en-US')).toBe('999')
  expect(formatCount(1234, 'en-US')).toBe('1.2k')
  expect(formatCount(3_400_000, 'en-US')).toBe('3.4m')
  expect(countOf(1, 'Pin', 'Pins', 'en-US')).toBe('1 Pin')
  expect(countOf(0, 'Pin', 'Pins', 'en-US')).toBe('0 Pins')
})

test('dates are relative up to a week, then absolute', () => {
  const now = Date.parse('2026-10-15T12:00:00Z')
  expect(formatAge('Thu, 15 Oct 2026 11:55:00 +0000', 'en-US', now)).toBe('5 minutes ago')
  expect(formatAge('Wed, 14 Oct 2026 11:55:00 +0000', 'en-US', now)).toBe('yesterday')
  expect(formatAge('Thu, 01 Oct 2026 12:00:00 +0000', 'en-US', now)).toBe('Oct 1, 2026')
  expect(formatShortAge('Thu, 01 Oct 2026 12:00:00 +0000', now)).toBe('2w')
  expect(formatShortAge('Thu, 15 Oct 2026 11:59:50 +0000', now)).toBe('now')
})
