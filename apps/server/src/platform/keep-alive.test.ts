import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAlive } from './keep-alive.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => vi.useRealTimers())

/** Processes that end when they are told to, and what was asked of them. */
function startAll() {
  const starts: { ready(value: string): void; ended(how: string): void }[] = []
  const asked: string[] = []
  const told: string[] = []
  const kept = keepAlive<string>({
    start(tell) {
      starts.push(tell)
      const number = starts.length
      return {
        end: () => asked.push(`end ${number}`),
        kill: () => {
          asked.push(`kill ${number}`)
          tell.ended('SIGKILL')
        },
      }
    },
    onEnd: (how, pause) => told.push(`${how} ${pause}`),
  })
  const last = () => starts.at(-1)
  return { kept, starts, asked, told, last }
}

test('OP-04 what ends starts again, ever later, and at once again after it ran for long', async () => {
  const { kept, starts, told, last } = startAll()
  last()?.ready('here')
  expect(await kept.ready).toBe('here')
  for (const pause of [500, 1000, 2000]) {
    last()?.ended('SIGKILL')
    await vi.advanceTimersByTimeAsync(pause)
  }
  expect(told).toEqual(['SIGKILL 500', 'SIGKILL 1000', 'SIGKILL 2000'])
  expect(starts).toHaveLength(4)
  await vi.advanceTimersByTimeAsync(61_000)
  last()?.ended('exit code 1')
  await vi.advanceTimersByTimeAsync(500)
  expect(told.at(-1)).toBe('exit code 1 500')
  expect(starts).toHaveLength(5)
})

test('what ends before it was ever ready does not start again', async () => {
  const { kept, starts, told, last } = startAll()
  last()?.ended('exit code 1')
  await expect(kept.ready).rejects.toThrow('exit code 1')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(starts).toHaveLength(1)
  expect(told).toEqual([])
  await kept.stop()
})

test('what is stopped does not start again, and is killed where it does not end', async () => {
  const { kept, starts, asked, last } = startAll()
  last()?.ready('here')
  const stopped = kept.stop()
  await vi.advanceTimersByTimeAsync(15_000)
  await stopped
  expect(asked).toEqual(['end 1', 'kill 1'])
  expect(starts).toHaveLength(1)
})

test('what is stopped while it waits to start again stays away', async () => {
  const { kept, starts, asked, last } = startAll()
  last()?.ready('here')
  last()?.ended('SIGKILL')
  await vi.advanceTimersByTimeAsync(100)
  await kept.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(starts).toHaveLength(1)
  expect(asked).toEqual([])
})
