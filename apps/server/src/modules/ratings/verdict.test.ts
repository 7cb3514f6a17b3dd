import { expect, test } from 'vitest'
import { sensitiveOf, veilOf, verdictOf, waitsOf } from './verdict.ts'

test.each([
  [0, 0.9, 0.9, 'clear'],
  [0.89, 0.9, 0.9, 'clear'],
  [0.9, 0.9, 0.9, 'held'],
  [0.9, 0.9, 0.98, 'veiled'],
  [0.98, 0.9, 0.98, 'held'],
  [1, 0.9, null, 'veiled'],
  [1, null, 0.9, 'held'],
  [1, null, null, 'clear'],
  [0, 0, null, 'veiled'],
] as const)('a picture of %s, veiled at %s and held at %s, is %s', (sensitive, veilAt, holdAt, verdict) => {
  expect(verdictOf(sensitive, { veilAt, holdAt })).toBe(verdict)
})

test('what is sensitive is hentai, porn and sexy together; drawings and what is neutral are not', () => {
  expect(sensitiveOf([0.5, 0.125, 0.125, 0.125, 0.125])).toBe(0.375)
  expect(sensitiveOf([0.5, 0, 0.5, 0, 0])).toBe(0)
  expect(sensitiveOf([0, 0.4, 0, 0.4, 0.2000001])).toBe(1)
})

test('what is held comes first in the queue, then wishes of members, then veils of the model', () => {
  const noted = { isByEmployee: false, isReviewAsked: false }
  expect(waitsOf({ ...noted, verdict: 'held' })).toBe(0)
  expect(waitsOf({ ...noted, verdict: 'held', isReviewAsked: true })).toBe(0)
  expect(waitsOf({ ...noted, verdict: 'veiled', isReviewAsked: true })).toBe(1)
  expect(waitsOf({ ...noted, verdict: 'veiled' })).toBe(2)
  expect(waitsOf({ ...noted, verdict: 'clear' })).toBeNull()
  expect(waitsOf({ ...noted, verdict: 'veiled', isByEmployee: true })).toBeNull()
  expect(waitsOf({ ...noted, verdict: 'held', isByEmployee: true })).toBe(0)
})

test('a clear picture has no veil', () => {
  expect((['clear', 'veiled', 'held'] as const).map(veilOf)).toEqual(['', 'veiled', 'held'])
})
