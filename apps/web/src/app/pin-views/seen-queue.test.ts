import { countPinViews, limits } from '@pinfold/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSeenQueue, VIEWS_PATH } from './seen-queue.ts'

interface Sent {
  readonly batch_key: string
  readonly views: readonly { pin_id: string; kind: string }[]
}

let sent: Sent[] = []
let answer: () => Promise<{ status: number }>
beforeEach(() => {
  sent = []
  answer = () => Promise.resolve({ status: 200 })
  vi.useFakeTimers()
  vi.stubGlobal('document', { cookie: 'csrftoken=abc' })
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    if (path !== VIEWS_PATH) throw new Error(`asked ${path}`)
    sent.push(JSON.parse(body) as Sent)
    return answer()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what is told is what the call takes', async () => {
  expect(countPinViews.address).toMatchObject({ path: VIEWS_PATH, method: 'POST' })
  const queue = createSeenQueue()
  queue.add('12', 'impression')
  queue.add('12', 'closeup')
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent).toHaveLength(1)
  expect(countPinViews.options.safeParse(sent[0]).success).toBe(true)
})

test('more than one call takes goes at once', () => {
  const queue = createSeenQueue()
  for (let at = 0; at < limits.insights.viewsAtOnce + 1; at += 1) queue.add(String(at), 'impression')
  expect(sent.map(({ views }) => views.length)).toEqual([limits.insights.viewsAtOnce])
  queue.flush()
  expect(sent.map(({ views }) => views.length)).toEqual([limits.insights.viewsAtOnce, 1])
})

test('what could not be sent is told again under its key, what was refused is not', async () => {
  const queue = createSeenQueue()
  answer = () => Promise.reject(new Error('no network'))
  queue.add('1', 'impression')
  queue.flush()
  await vi.advanceTimersByTimeAsync(0)
  answer = () => Promise.resolve({ status: 503 })
  queue.flush()
  await vi.advanceTimersByTimeAsync(0)
  answer = () => Promise.resolve({ status: 403 })
  queue.flush()
  await vi.advanceTimersByTimeAsync(0)
  queue.flush()
  expect(new Set(sent.map(({ batch_key: key }) => key)).size).toBe(1)
  expect(sent).toHaveLength(3)
})
