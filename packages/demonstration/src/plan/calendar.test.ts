import { describe, expect, test } from 'vitest'
import { calendarOf } from './calendar.ts'

const MINUTES_A_DAY = 24 * 60
const startedAt = new Date('2026-08-19T10:20:30.400Z')
const momentOf = calendarOf(startedAt)
const everyHour = Array.from({ length: 730 * 24 }, (_, hour) => (730 * 24 - hour) * 60)

describe('OP-01 the calendar of the demonstration', () => {
  test('keeps the order of ages, and nothing comes to lie in the future', () => {
    const moments = everyHour.map((age) => momentOf(age).getTime())
    expect(moments).toEqual(moments.toSorted((one, other) => one - other))
    expect(moments.at(-1)).toBeLessThan(startedAt.getTime())
  })

  test('keeps the ages of the last days to the minute, and others within their week', () => {
    expect(startedAt.getTime() - momentOf(4).getTime()).toBe(4 * 60_000)
    for (const age of everyHour) {
      const days = Math.abs(startedAt.getTime() - momentOf(age).getTime() - age * 60_000) / 86_400_000
      expect(days).toBeLessThan(age < 7 * MINUTES_A_DAY ? 1e-9 : 7)
    }
  })

  test('has busy weekends and evenings, and quiet nights', () => {
    const moments = everyHour.filter((age) => age > 20 * MINUTES_A_DAY).map(momentOf)
    const on = (isWanted: (moment: Date) => boolean) => moments.filter(isWanted).length
    expect(on((moment) => moment.getUTCDay() === 0)).toBeGreaterThan(1.5 * on((moment) => moment.getUTCDay() === 2))
    const evening = on((moment) => [19, 20, 21].includes(moment.getUTCHours()))
    expect(evening).toBeGreaterThan(5 * on((moment) => [2, 3, 4].includes(moment.getUTCHours())))
  })
})
