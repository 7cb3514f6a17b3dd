import { expect, test } from 'vitest'
import { momentOf, wallTimeOf } from './draft-time.ts'

const now = new Date('2026-03-20T12:00:00Z')
const zone = 'Europe/Berlin'
const refusal = (code: string) => expect.objectContaining({ code })

test('CN-20 a time of the wall is the same before and after clocks change', () => {
  expect(momentOf('2026-03-28T09:00', zone, now).toISOString()).toBe('2026-03-28T08:00:00.000Z')
  expect(momentOf('2026-03-30T09:00', zone, now).toISOString()).toBe('2026-03-30T07:00:00.000Z')
  expect(wallTimeOf(new Date('2026-03-30T07:00:00Z'), zone)).toBe('2026-03-30T09:00')
  expect(wallTimeOf(new Date('2026-03-28T23:00:00Z'), zone)).toBe('2026-03-29T00:00')
})

test('CN-20 the hour that clocks skip is refused, of one that comes twice the first is meant', () => {
  expect(() => momentOf('2026-03-29T02:30', zone, now)).toThrow(refusal('hour_missing'))
  expect(momentOf('2026-03-29T03:00', zone, now).toISOString()).toBe('2026-03-29T01:00:00.000Z')
  const autumn = new Date('2026-10-20T12:00:00Z')
  expect(momentOf('2026-10-25T02:30', zone, autumn).toISOString()).toBe('2026-10-25T00:30:00.000Z')
})

test.each([
  ['2026-03-20T12:59', zone, 'time_over'],
  ['2026-04-19T15:00', zone, 'time_too_far'],
  ['2026-02-31T10:00', zone, 'time_over'],
  ['2026-03-25T10:00', 'Mars/Base', 'zone_unknown'],
  ['2026-03-25T10:00', '', 'zone_unknown'],
])('CN-20 %s in %j is refused: %s', (wall, where, code) => {
  expect(() => momentOf(wall, where, now)).toThrow(refusal(code))
})
