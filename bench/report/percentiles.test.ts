import { expect, test } from 'vitest'
import { ascending, percentile, spreadOf } from './percentiles.ts'

test('a percentile is the value that the share of all does not exceed', () => {
  const hundred = ascending(Array.from({ length: 100 }, (_, n) => 100 - n))
  expect(percentile(hundred, 0.5)).toBe(50)
  expect(percentile(hundred, 0.99)).toBe(99)
  expect(percentile(hundred, 1)).toBe(100)
  expect(percentile(hundred, 0)).toBe(1)
})

test('of one value it is that value, of none it is no number', () => {
  expect(percentile([7], 0.01)).toBe(7)
  expect(percentile([7], 0.99)).toBe(7)
  expect(percentile([], 0.5)).toBeNaN()
})

test('a spread orders by number and keeps what it was given', () => {
  const values = [10, 9, 100]
  expect(spreadOf(values)).toEqual({ median: 10, min: 9, max: 100 })
  expect(values).toEqual([10, 9, 100])
})
