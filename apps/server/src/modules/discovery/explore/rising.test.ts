import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRising, riseOf, upperTail } from './rising.ts'

const week = { recentDays: 2, pastDays: 28 }

test('DS-15 what happens much more often than before rises; what is merely frequent does not', () => {
  expect(isRising({ recent: 40, past: 60, ...week })).toBe(true)
  expect(isRising({ recent: 20, past: 0, ...week })).toBe(true)
  expect(isRising({ recent: 1000, past: 14_000, ...week })).toBe(false)
  // Significant, but only by a tenth.
  expect(isRising({ recent: 11_000, past: 140_000, ...week })).toBe(false)
  expect(isRising({ recent: 3, past: 14, ...week })).toBe(false)
  expect(isRising({ recent: 0, past: 0, ...week })).toBe(false)
  expect(riseOf({ recent: 40, past: 27, ...week })).toBe(20)
})

test('the tail is that of a binomial', () => {
  expect(upperTail(3, 0.5, 2)).toBeCloseTo(0.5, 12)
  expect(upperTail(10, 0.1, 1)).toBeCloseTo(1 - 0.9 ** 10, 12)
  expect([upperTail(5, 0.3, 0), upperTail(5, 0.3, 6), upperTail(5, 1, 5)]).toEqual([1, 0, 1])
  const whole = fc.integer({ min: 1, max: 400 })
  fc.assert(
    fc.property(whole, fc.double({ min: 0.01, max: 0.99, noNaN: true }), whole, (tries, p, least) => {
      const [tail, next] = [upperTail(tries, p, least), upperTail(tries, p, least + 1)]
      return tail >= 0 && tail <= 1 && next <= tail + 1e-9
    }),
  )
})

test('chance alone makes almost nothing rise', () => {
  // Days of things that never change, by a generator that is the same in every run.
  let seed = 1
  const next = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  const drawn = (rate: number, days: number) => {
    let count = 0
    for (let tries = rate * days * 10; tries > 0; tries -= 1) if (next() < 0.1) count += 1
    return count
  }
  let rising = 0
  for (let things = 0; things < 2000; things += 1)
    if (isRising({ recent: drawn(5, 2), past: drawn(5, 28), ...week })) rising += 1
  expect(rising).toBeLessThanOrEqual(3)
})
