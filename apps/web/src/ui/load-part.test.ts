import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadPart } from './load-part.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Fails so many times, and then brings the part. */
function failing(times: number) {
  let calls = 0
  return () => {
    calls += 1
    return calls <= times ? Promise.reject(new Error(`try ${calls}`)) : Promise.resolve('the part')
  }
}

beforeEach(() => void vi.stubGlobal('document', { querySelectorAll: () => [] }))

test('a part whose code does not come is asked for again, a few times', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.useFakeTimers()
  const late = loadPart(failing(3))
  const never = loadPart(failing(4)).catch((error: Error) => error.message)
  await vi.runAllTimersAsync()
  expect(await late).toBe('the part')
  expect(await never).toBe('try 4')
})

test('without a network it waits until that is back, and asks for nothing before', async () => {
  const window = new EventTarget()
  const network = { onLine: false }
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('window', window)
  const seen: string[] = []
  const load = vi.fn(() => Promise.resolve('the part'))
  const waiting = loadPart(load).then((part) => seen.push(part))
  await new Promise((resolve) => setImmediate(resolve))
  expect(seen).toEqual([])
  expect(load).not.toHaveBeenCalled()
  network.onLine = true
  window.dispatchEvent(new Event('online'))
  await waiting
  expect(seen).toEqual(['the part'])
})
