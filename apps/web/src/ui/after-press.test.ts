import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPress } from './after-press.ts'

let page: EventTarget
let done: string[]
beforeEach(() => {
  page = new EventTarget()
  done = []
  vi.useFakeTimers()
  vi.stubGlobal('window', page)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what moves the page is done once what was pressed has heard of it', () => {
  afterPress(() => done.push('closed'))
  page.addEventListener('click', () => done.push('pressed'))
  page.dispatchEvent(new Event('click'))
  vi.advanceTimersByTime(1)
  expect(done).toEqual(['pressed', 'closed'])
  vi.advanceTimersByTime(5000)
  expect(done).toHaveLength(2)
})

test('without a press it is done a moment later', () => {
  afterPress(() => done.push('closed'))
  expect(done).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(done).toEqual(['closed'])
})
