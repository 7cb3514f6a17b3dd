import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchBars } from './watch-bars.ts'

const root = { dataset: {} as { bars?: string }, scrollHeight: 10_000 }
const page = Object.assign(new EventTarget(), { scrollY: 0, innerHeight: 800, setTimeout, clearTimeout })

function scrollTo(y: number): void {
  page.scrollY = y
  page.dispatchEvent(new Event('scroll'))
}

beforeEach(() => {
  vi.useFakeTimers()
  root.dataset = {}
  Object.assign(page, { scrollY: 0, setTimeout, clearTimeout })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', { documentElement: root })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('BC-08 the bars look where the page is scrolled to 30 ms after it began, once for all that happens meanwhile', () => {
  const end = watchBars()
  scrollTo(100)
  vi.advanceTimersByTime(20)
  scrollTo(400)
  vi.advanceTimersByTime(9)
  expect(root.dataset.bars).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(root.dataset.bars).toBe('hidden')
  // Up and down again within one look: as if nothing had been.
  scrollTo(200)
  scrollTo(400)
  vi.advanceTimersByTime(30)
  expect(root.dataset.bars).toBe('hidden')
  scrollTo(380)
  vi.advanceTimersByTime(30)
  expect(root.dataset.bars).toBeUndefined()
  end()
  scrollTo(900)
  vi.advanceTimersByTime(1000)
  expect(root.dataset.bars).toBeUndefined()
})
