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

/** Hears of what the page's elements could not load. */
let listeners = new Set<(event: object) => void>()
const hear = (target: object) => {
  for (const listener of listeners) listener({ target })
}

beforeEach(() => {
  listeners = new Set()
  vi.stubGlobal('document', {
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  })
})

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

test('styles that did not come are asked for again, those on their way are left to who waits for them', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.useFakeTimers()
  const replaced: string[] = []
  const element = (name: string, own: object) => ({
    ...own,
    cloneNode: () => name,
    replaceWith: () => replaced.push(name),
  })
  const part = loadPart(failing(1))
  hear(element('failed', { sheet: null, rel: 'stylesheet' }))
  hear(element('code', { sheet: null, rel: 'modulepreload' }))
  hear(element('a picture', {}))
  await vi.runAllTimersAsync()
  expect(await part).toBe('the part')
  expect(replaced).toEqual(['failed'])
  expect(listeners.size).toBe(0)
})
