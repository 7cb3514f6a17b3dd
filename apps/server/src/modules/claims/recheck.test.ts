import { expect, test } from 'vitest'
import { afterMissing, nextCheckAt } from './recheck.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const now = new Date('2026-11-26T00:00:00Z')
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)

test('a site is looked at again within the week', () => {
  for (const token of ['0000', '8000', 'ffff']) {
    const wait = nextCheckAt(now, token).getTime() - now.getTime()
    expect(wait).toBeGreaterThan(6 * DAY)
    expect(wait).toBeLessThanOrEqual(7 * DAY)
  }
})

test('a bad moment is told to nobody, a missing proof is, and the mark goes a week later', () => {
  const first = afterMissing(now, { failures: 0, failingSince: null })
  expect(first).toEqual({ failures: 1, failingSince: now, isTold: false, isLost: false, dueAt: later(HOUR) })
  const second = afterMissing(later(HOUR), first)
  expect(second).toMatchObject({ failures: 2, failingSince: now, isTold: true, isLost: false })
  const sixth = afterMissing(later(6 * DAY), { failures: 6, failingSince: now })
  expect(sixth).toMatchObject({ isTold: false, isLost: false })
  expect(afterMissing(later(7 * DAY), sixth)).toMatchObject({ isTold: false, isLost: true, dueAt: null })
})

test('a worker that slept through the week gives notice before it takes anything away', () => {
  const second = afterMissing(later(30 * DAY), { failures: 1, failingSince: now })
  expect(second).toMatchObject({ isTold: true, isLost: false })
})
