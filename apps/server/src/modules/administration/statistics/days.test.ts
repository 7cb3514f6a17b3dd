import { expect, test } from 'vitest'
import { dayOf, daysLater, daysUpTo, mondayOf } from './days.ts'

test('days are those of universal time, wherever a moment was written down', () => {
  expect(dayOf(new Date('2026-11-26T01:30:00+09:00'))).toBe('2026-11-25')
  expect(dayOf(new Date('2026-11-25T20:30:00-05:00'))).toBe('2026-11-26')
})

test('days go over months, years and changes of the clock', () => {
  expect(daysLater('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysLater('2028-03-01', -1)).toBe('2028-02-29')
  expect(daysUpTo('2026-03-30', 3)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30'])
})

test('weeks begin on Mondays', () => {
  expect(mondayOf('2026-11-23')).toBe('2026-11-23')
  expect(mondayOf('2026-11-29')).toBe('2026-11-23')
  expect(mondayOf('2026-11-30')).toBe('2026-11-30')
})
