import { expect, test } from 'vitest'
import { differenceOf, wilsonInterval } from './comparison.ts'
import { chiSquareTail, sampleRatioOf } from './sample-ratio.ts'

// Newcombe (1998), Statistics in Medicine 17, 873–890, table II, method 10.
test.each([
  [56, 70, 48, 80, 0.0524, 0.3339],
  [9, 10, 3, 10, 0.1705, 0.809],
  [6, 7, 2, 7, 0.0582, 0.8062],
  [5, 56, 0, 29, -0.0381, 0.1926],
  [0, 10, 0, 20, -0.1611, 0.2775],
  [0, 10, 0, 10, -0.2775, 0.2775],
  [10, 10, 0, 20, 0.6791, 1.0],
  [10, 10, 0, 10, 0.6075, 1.0],
])('%i of %i against %i of %i: the interval is that of the paper', (reached, exposed, others, all, lower, upper) => {
  const { value, ...interval } = differenceOf({ reached, exposed }, { reached: others, exposed: all })
  expect(value).toBeCloseTo(reached / exposed - others / all, 12)
  expect(interval.lower).toBeCloseTo(lower, 4)
  expect(interval.upper).toBeCloseTo(upper, 4)
})

test('an interval of one proportion is Wilson’s, and never leaves 0 to 1', () => {
  // Newcombe (1998), Statistics in Medicine 17, 857–872, table I, method 3.
  const { lower, upper } = wilsonInterval({ reached: 81, exposed: 263 })
  expect([lower.toFixed(4), upper.toFixed(4)]).toEqual(['0.2553', '0.3662'])
  expect(wilsonInterval({ reached: 0, exposed: 20 })).toMatchObject({ value: 0, lower: 0 })
  expect(wilsonInterval({ reached: 20, exposed: 20 })).toMatchObject({ value: 1, upper: 1 })
})

// Critical values of the usual tables.
test.each([
  [3.841459, 1, 0.05],
  [6.634897, 1, 0.01],
  [10.827566, 1, 0.001],
  [5.991465, 2, 0.05],
  [7.814728, 3, 0.05],
  [16.266236, 3, 0.001],
  [11.0705, 5, 0.05],
  [0.00393214, 1, 0.95],
  [0, 4, 1],
])('a chi-square of %d with %i degrees of freedom is exceeded with probability %d', (chiSquare, degrees, tail) => {
  expect(chiSquareTail(chiSquare, degrees)).toBeCloseTo(tail, 6)
})

test('MD-06 groups that are not as large as their shares are suspect', () => {
  const sizes = (...exposed: number[]) => exposed.map((each) => ({ exposed: each, percent: 50 }))
  // (5000 − 5060)² / 5060 twice.
  expect(sampleRatioOf(sizes(5000, 5120))).toMatchObject({ degrees: 1, is_suspect: false })
  expect(sampleRatioOf(sizes(5000, 5120))?.chi_square).toBeCloseTo(1.4229, 4)
  expect(sampleRatioOf(sizes(5000, 5400))).toMatchObject({ is_suspect: true })
  expect(sampleRatioOf(sizes(0, 0))).toBeNull()
  // Whoever is in no group is expected in none.
  const smaller = [
    { exposed: 1000, percent: 10 },
    { exposed: 2000, percent: 20 },
    { exposed: 1000, percent: 10 },
  ]
  expect(sampleRatioOf(smaller)).toMatchObject({ chi_square: 0, degrees: 2, p_value: 1 })
})
