import { expect, test } from 'vitest'
import { dayOfWire, formatDays, formatDaysToGo, todayIn } from './event-days.ts'

test('BO-05 a day is written whole, and several as a range', () => {
  expect(dayOfWire('Sat, 05 Jun 2027 00:00:00 +0000')).toBe('2027-06-05')
  expect(formatDays('2027-06-05', null, 'en-US')).toBe('Sat, Jun 5, 2027')
  expect(formatDays('2027-06-05', '2027-06-07', 'en-US').replaceAll(/\s/g, ' ')).toBe('Sat, Jun 5 – Mon, Jun 7, 2027')
})

test('BO-05 the days to go are counted in the reader’s zone, to the first day and from the last', () => {
  const away = (today: string, last: string | null = null) => formatDaysToGo('2027-06-05', last, today, 'en-US')
  expect(away('2027-05-06')).toBe('in 30 days')
  expect(away('2027-06-04')).toBe('tomorrow')
  expect(away('2027-06-05')).toBe('today')
  expect(away('2027-06-08')).toBe('3 days ago')
  expect(away('2027-06-06', '2027-06-07')).toBe('now')
  expect(away('2027-06-08', '2027-06-07')).toBe('yesterday')
  const now = new Date('2027-06-04T23:30:00Z')
  expect([todayIn('UTC', now), todayIn('Europe/Berlin', now)]).toEqual(['2027-06-04', '2027-06-05'])
})
