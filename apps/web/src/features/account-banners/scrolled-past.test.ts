import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchScrolledPast } from './scrolled-past.ts'

const page = Object.assign(new EventTarget(), { scrollY: 0 })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', page)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** How often it was told, after a page that begins here is scrolled so. */
function told(begin: number, ...offsets: readonly number[]): number {
  let times = 0
  page.scrollY = begin
  const end = watchScrolledPast(() => (times += 1))
  for (const y of offsets) {
    page.scrollY = y
    page.dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(30)
  }
  end()
  page.scrollY = 5000
  page.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(1000)
  return times
}

test('BC-08 the app is offered until the page is scrolled by more than 500 pixels', () => {
  expect(told(0, 200, 499, 500)).toBe(0)
  expect(told(0, 200, 501)).toBe(1)
  expect(told(501)).toBe(1)
})
