import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startPress } from './long-press.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())
const from = { clientX: 100, clientY: 100 }

test('PI-02 a finger that rests for half a second presses long', () => {
  let fired = 0
  const press = startPress(from, () => (fired += 1))
  press.move({ clientX: 106, clientY: 108 })
  vi.advanceTimersByTime(499)
  expect([fired, press.hasFired]).toEqual([0, false])
  vi.advanceTimersByTime(1)
  expect([fired, press.hasFired]).toEqual([1, true])
})

test('PI-02 a finger that moves more than 10 pixels or leaves does not', () => {
  const moved = startPress(from, () => expect.unreachable())
  moved.move({ clientX: 100, clientY: 111 })
  const lifted = startPress(from, () => expect.unreachable())
  lifted.stop()
  vi.advanceTimersByTime(2000)
  expect([moved.hasFired, lifted.hasFired]).toEqual([false, false])
})
