import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atMostEvery } from './at-most-every.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function recorded(takes = 0) {
  const from = performance.now()
  const begun: number[] = []
  const repeated = atMostEvery(1000, async () => {
    begun.push(performance.now() - from)
    await new Promise((resolve) => setTimeout(resolve, takes))
  })
  return { begun, repeated }
}

test('the first wish is granted at once, and all of the next second together at its end', async () => {
  const { begun, repeated } = recorded()
  repeated.ask()
  await vi.advanceTimersByTimeAsync(10)
  expect(begun).toEqual([0])
  for (let wish = 0; wish < 50; wish += 1) {
    repeated.ask()
    await vi.advanceTimersByTimeAsync(10)
  }
  await vi.advanceTimersByTimeAsync(5000)
  expect(begun).toEqual([0, 1000])
})

test('a wish that comes while the work goes on is granted after it, never beside it', async () => {
  const { begun, repeated } = recorded(2500)
  repeated.ask()
  await vi.advanceTimersByTimeAsync(100)
  repeated.ask()
  await vi.advanceTimersByTimeAsync(2300)
  expect(begun).toEqual([0])
  await vi.advanceTimersByTimeAsync(5000)
  expect(begun).toHaveLength(2)
  expect(begun[1]).toBeGreaterThanOrEqual(2500)
})

test('nothing is done any more once it is stopped', async () => {
  const { begun, repeated } = recorded()
  repeated.ask()
  await vi.advanceTimersByTimeAsync(10)
  repeated.ask()
  repeated.stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(begun).toEqual([0])
})
