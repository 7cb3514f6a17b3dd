import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type MessageTimes, watchMessage } from './watch-message.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const plain: MessageTimes = {
  delay: 0,
  scrollToDismiss: false,
  scrollDelaySeconds: 0,
  clickToDismiss: false,
  completeOnHover: false,
  completeOnPress: false,
}

/** A message with a page and something it stands beside; `told` is what became of it, in order. */
function message(times: Partial<MessageTimes>) {
  const [page, anchor] = [new EventTarget(), new EventTarget()]
  const told: string[] = []
  const note = (what: string) => () => void told.push(what)
  const stop = watchMessage({
    times: { ...plain, ...times },
    page,
    anchor,
    isOnIt: (target) => target === anchor,
    onShow: note('shown'),
    onDismiss: note('dismissed'),
    onComplete: note('completed'),
  })
  return {
    told,
    stop,
    onPage: (kind: string, given: object = {}) => page.dispatchEvent(Object.assign(new Event(kind), given)),
    onAnchor: (kind: string) => anchor.dispatchEvent(new Event(kind)),
  }
}

test('ST-26 a tooltip shows after its delay, to the millisecond, and one without at once', () => {
  expect(message({}).told).toEqual(['shown'])
  const { told } = message({ delay: 750 })
  vi.advanceTimersByTime(749)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  expect(told).toEqual(['shown'])
})

test.each(['scroll', 'touchmove'])('ST-26 on %s it is dismissed, at once or after its seconds, and once', (kind) => {
  const atOnce = message({ scrollToDismiss: true })
  atOnce.onPage(kind)
  atOnce.onPage(kind)
  expect(atOnce.told).toEqual(['shown', 'dismissed'])
  const later = message({ scrollToDismiss: true, scrollDelaySeconds: 2 })
  later.onPage(kind)
  vi.advanceTimersByTime(1500)
  // Going on does not begin the wait again.
  later.onPage(kind)
  vi.advanceTimersByTime(499)
  expect(later.told).toEqual(['shown'])
  vi.advanceTimersByTime(1)
  expect(later.told).toEqual(['shown', 'dismissed'])
  vi.advanceTimersByTime(10_000)
  expect(later.told).toEqual(['shown', 'dismissed'])
})

test('scrolling that is not said to dismiss does not, nor does what came before it showed', () => {
  const stays = message({})
  stays.onPage('scroll')
  stays.onPage('touchmove')
  stays.onPage('click')
  expect(stays.told).toEqual(['shown'])
  const waits = message({ delay: 300, scrollToDismiss: true, clickToDismiss: true, completeOnHover: true })
  waits.onPage('scroll')
  waits.onPage('click')
  waits.onAnchor('pointerenter')
  vi.advanceTimersByTime(300)
  expect(waits.told).toEqual(['shown'])
})

test('ST-26 a press beside it dismisses it where that is said, and one on it does not', () => {
  const one = message({ clickToDismiss: true })
  one.onAnchor('click')
  expect(one.told).toEqual(['shown'])
  one.onPage('click')
  expect(one.told).toEqual(['shown', 'dismissed'])
})

test.each(['pointerenter', 'focusin'])('EN-13 complete_on_hover: %s on what it stands beside completes it', (kind) => {
  const one = message({ completeOnHover: true, scrollToDismiss: true, scrollDelaySeconds: 1 })
  one.onPage('scroll')
  one.onAnchor(kind)
  vi.advanceTimersByTime(5000)
  expect(one.told).toEqual(['shown', 'completed'])
  const other = message({})
  other.onAnchor(kind)
  expect(other.told).toEqual(['shown'])
})

test('ST-26 a pulsar alone is completed by the button that it is on', () => {
  const one = message({ completeOnPress: true })
  one.onAnchor('click')
  one.onAnchor('click')
  expect(one.told).toEqual(['shown', 'completed'])
})

test('Escape dismisses it, unless a dialog took the key', () => {
  const one = message({})
  one.onPage('keydown', { key: 'a' })
  const taken = Object.assign(new Event('keydown', { cancelable: true }), { key: 'Escape' })
  taken.preventDefault()
  expect(one.told).toEqual(['shown'])
  one.onPage('keydown', { key: 'Escape' })
  expect(one.told).toEqual(['shown', 'dismissed'])
})

test('what was stopped hears nothing any more, also while it waits', () => {
  const one = message({ delay: 300, scrollToDismiss: true })
  one.stop()
  vi.advanceTimersByTime(1000)
  expect(one.told).toEqual([])
  const other = message({ scrollToDismiss: true, scrollDelaySeconds: 1 })
  other.onPage('scroll')
  other.stop()
  vi.advanceTimersByTime(1000)
  expect(other.told).toEqual(['shown'])
})
