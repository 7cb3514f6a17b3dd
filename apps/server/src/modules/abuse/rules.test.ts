import { expect, test } from 'vitest'
import { lastsFor, type Rule, ruleOf, type Tally } from './rules.ts'
import { trustBy, trustPoints } from './trust/trust.policy.ts'

const rule = (key: string) => ruleOf(key) as Rule
const tally = (fresh: number, settled: number, known: number, things = 1): Tally => ({
  members: [fresh, settled, known],
  things,
})

test.each([
  ['words:0.a', tally(4, 0, 0), false],
  ['words:0.a', tally(5, 0, 0), true],
  ['words:0.a', tally(3, 2, 1), true],
  ['words:0.a', tally(4, 0, 3), false],
  ['host:a', tally(6, 0, 0), true],
  ['host:a', tally(6, 0, 2), false],
  ['follow:1', tally(1, 0, 0, 44), false],
  ['follow:1', tally(1, 0, 0, 45), true],
  ['follow:1', tally(0, 1, 0, 45), false],
  ['follow:1', tally(0, 0, 1, 89), false],
  ['follow:1', tally(0, 0, 1, 90), true],
  ['address:1', tally(13, 5, 5), false],
  ['address:1', tally(14, 0, 0), true],
])('%s with %o is too much: %s', (key, counted, isTooMuch) => expect(rule(key).isTooMuch(counted)).toBe(isTooMuch))

test('who was caught before is held longer, up to four times', () =>
  expect([0, 1, 2, 9].map((before) => lastsFor(rule('words:x'), before) / 3_600_000)).toEqual([24, 48, 96, 96]))

test('trust is earned by what others do, and lost by being caught', () => {
  const nobody = {
    isMailConfirmed: false,
    hasSecondFactor: false,
    followers: 0,
    saves: 0,
    caught: 0,
    upheldReports: 0,
  }
  const trustOf = (given: Partial<typeof nobody>) => trustBy(trustPoints({ ...nobody, ...given }))
  expect(trustOf({})).toBe(0)
  expect(trustOf({ isMailConfirmed: true, hasSecondFactor: true })).toBe(0)
  expect(trustOf({ isMailConfirmed: true, hasSecondFactor: true, followers: 5, saves: 10 })).toBe(1)
  expect(trustOf({ caught: 1 })).toBe(-1)
  expect(trustOf({ caught: 1, isMailConfirmed: true })).toBe(0)
  expect(trustOf({ upheldReports: 2, isMailConfirmed: true })).toBe(-1)
})
