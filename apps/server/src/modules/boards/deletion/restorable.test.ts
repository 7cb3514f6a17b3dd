import { expect, test } from 'vitest'
import { canRestoreBoard } from '../boards.policy.ts'
import { freeName } from '../names/free-name.ts'
import { daysLeft, lastLostMoment, restorableUntil } from './restorable.ts'

const deleted = new Date('2026-10-01T12:00:00Z')
const after = (hours: number) => new Date(deleted.getTime() + hours * 3_600_000)

test.each([
  [0, 7],
  [1, 7],
  [24, 6],
  [143, 2],
  [144, 1],
  [167.9, 1],
  [168, 0],
  [400, 0],
])('PS-11 %d hours after its deletion a board has %d days left', (hours, days) => {
  expect(daysLeft(deleted, after(hours))).toBe(days)
  expect(deleted > lastLostMoment(after(hours))).toBe(days > 0)
})

test('PS-11 a board can be brought back for seven days', () => {
  expect(restorableUntil(deleted)).toEqual(new Date('2026-10-08T12:00:00Z'))
})

test('PS-11 RP-01 only the owner restores, in time; everybody else is told that there is nothing', () => {
  expect(canRestoreBoard({ isOwner: true, isInTime: true })).toEqual({ isAllowed: true })
  for (const facts of [
    { isOwner: true, isInTime: false },
    { isOwner: false, isInTime: true },
    { isOwner: false, isInTime: false },
  ]) {
    expect(canRestoreBoard(facts)).toEqual({ isAllowed: false, code: 'board_not_found' })
  }
})

test('PS-11 a taken name gets the first free number and stays within its length', () => {
  expect(freeName('Tea', ['Coffee'])).toBe('Tea')
  expect(freeName('Tea', ['tea', 'TEA 2'])).toBe('Tea 3')
  const long = 'x'.repeat(50)
  expect(freeName(long, [long])).toBe(`${'x'.repeat(48)} 2`)
})
