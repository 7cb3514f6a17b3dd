import { expect, test, vi } from 'vitest'
import { createStore } from './store.ts'

test('a store tells of each change until nobody listens any more', () => {
  const store = createStore(0)
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  store.change(1)
  expect([store.read(), listener.mock.calls.length]).toEqual([1, 1])
  stop()
  store.change(2)
  expect([store.read(), listener.mock.calls.length]).toEqual([2, 1])
})

test('what is remembered is asked for once, when it is first read; the server draws what came before', () => {
  const remembered = vi.fn(() => 'kept')
  const store = createStore('', remembered)
  expect([store.first, remembered.mock.calls.length]).toEqual(['', 0])
  expect([store.read(), store.read(), remembered.mock.calls.length]).toEqual(['kept', 'kept', 1])
})
