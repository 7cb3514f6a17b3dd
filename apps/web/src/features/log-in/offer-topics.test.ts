import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, readToasts } from '../../ui/toast-store.ts'
import { offerTopics } from './offer-topics.ts'

let dialog: object | null = null
const location = { pathname: '/pin/1/' }
beforeEach(() => {
  dialog = null
  location.pathname = '/pin/1/'
  vi.useFakeTimers()
  vi.stubGlobal('document', { querySelector: () => dialog })
  vi.stubGlobal('window', { location })
})
afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('whoever signed up over a page is led to the topics once, when what they came for is closed', () => {
  offerTopics()
  // The picker of boards opens a moment later.
  vi.advanceTimersByTime(1000)
  dialog = {}
  vi.advanceTimersByTime(60_000)
  expect(readToasts()).toEqual([])
  dialog = null
  vi.advanceTimersByTime(1000)
  expect(readToasts()).toEqual([])
  vi.advanceTimersByTime(60_000)
  expect(readToasts()).toMatchObject([{ action: { label: 'Choose topics', href: '/topics/choose/' } }])
})

test('whoever is there already is not led there', () => {
  offerTopics()
  location.pathname = '/topics/choose/'
  vi.advanceTimersByTime(60_000)
  expect(readToasts()).toEqual([])
})
