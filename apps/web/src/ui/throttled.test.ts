import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttled } from './throttled.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is throttled runs at once, then once in its pause, and never for nothing', () => {
  const runs: number[] = []
  const began = Date.now()
  const { ask } = throttled(() => runs.push(Date.now() - began), 50)
  ask()
  expect(runs).toEqual([0])
  for (let time = 0; time < 120; time += 10) {
    ask()
    vi.advanceTimersByTime(10)
  }
  expect(runs).toEqual([0, 50, 100])
  vi.advanceTimersByTime(1000)
  expect(runs).toEqual([0, 50, 100, 150])
  ask()
  expect(runs).toHaveLength(5)
})

test('what was stopped runs no more', () => {
  let runs = 0
  const { ask, stop } = throttled(() => (runs += 1), 50)
  ask()
  ask()
  stop()
  vi.advanceTimersByTime(1000)
  expect(runs).toBe(1)
})
