import { trustAges } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { trustOf } from './trust.ts'

test.each([
  ['just made', 0, 'new'],
  ['from a clock that went back', -1000, 'new'],
  ['just under a day old', trustAges.settled - 1, 'new'],
  ['a day old', trustAges.settled, 'settled'],
  ['just under a week old', trustAges.known - 1, 'settled'],
  ['a week old', trustAges.known, 'known'],
  ['a year old', 365 * trustAges.settled, 'known'],
] as const)('an account %s is %s', (_, ageMilliseconds, level) => {
  expect(trustOf({ ageMilliseconds, isEmployee: false })).toBe(level)
  expect(trustOf({ ageMilliseconds, isEmployee: true })).toBe('known')
})

test.each([
  ['a doubtful one is so at any age', 365 * trustAges.settled, -1, 'doubtful'],
  ['one that earned trust is settled at once', 0, 1, 'settled'],
  ['and known after a day', trustAges.settled, 1, 'known'],
] as const)('of accounts %s', (_, ageMilliseconds, trust, level) => {
  expect(trustOf({ ageMilliseconds, isEmployee: false, trust })).toBe(level)
  expect(trustOf({ ageMilliseconds, isEmployee: true, trust })).toBe('known')
})
