import { expect, test } from 'vitest'
import { changeText, dayText, insightValue, sortOf } from './insight-values.ts'

test('a change is a share of what was before, small ones with a digit more', () => {
  expect(changeText(150, 100, 'en')).toBe('+50%')
  expect(changeText(88, 100, 'en')).toBe('-12%')
  expect(changeText(1013, 1000, 'en')).toBe('+1.3%')
  expect(changeText(7, 7, 'en')).toBe('No change')
  expect(changeText(7, 7, 'de')).not.toBe('')
})

test('nothing is compared with nothing', () => {
  expect(changeText(5, 0, 'en')).toBeNull()
  expect(changeText(5, null, 'en')).toBeNull()
})

test('watch time is said in seconds, minutes or hours, all else as numbers', () => {
  expect(insightValue('watched_seconds', 42, 'en')).toBe('42 sec')
  expect(insightValue('watched_seconds', 90, 'en')).toBe('1.5 min')
  expect(insightValue('watched_seconds', 9000, 'en')).toBe('2.5 hr')
  expect(insightValue('saves', 12_345, 'en')).toBe('12,345')
})

test('days are those of universal time', () => {
  expect(dayText('2026-11-26', 'en')).toBe('Nov 26')
  expect(sortOf('followers')).toBe('impressions')
})
