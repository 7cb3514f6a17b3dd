import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readAgainAndAgain } from './read-again.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Reads that take so long, one after the other; those without a time fail. */
function reading(...lasting: readonly (number | null)[]) {
  const asked: number[] = []
  const from = performance.now()
  const read = async () => {
    const long = lasting[asked.push(performance.now() - from) - 1] ?? 0
    if (lasting[asked.length - 1] === null) throw new Error('no answer')
    await new Promise((resolve) => setTimeout(resolve, long))
  }
  return { asked, stop: readAgainAndAgain(read) }
}

test('ST-17 BC-02 a list with unfinished work is read after 2,000 ms and every 5,000 ms, a second after a slow answer', async () => {
  const { asked, stop } = reading(20, 4800, 0)
  await vi.advanceTimersByTimeAsync(20_000)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual([2000, 7000, 12_800, 17_800])
})

test('ST-18 a read that fails ends it, and so does being stopped in the middle of one', async () => {
  const failing = reading(0, null)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(failing.asked).toEqual([2000, 7000])
  const stopped = reading(3000)
  await vi.advanceTimersByTimeAsync(2500)
  stopped.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(stopped.asked).toEqual([2000])
})
