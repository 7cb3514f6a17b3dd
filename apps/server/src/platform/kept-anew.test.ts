import { expect, test } from 'vitest'
import { keptAnew } from './kept-anew.ts'

/** What is loaded comes when the test lets it. */
function loading() {
  const waiting: ((value: string) => void)[] = []
  let now = 0
  const kept = keptAnew({ now: () => new Date(now) }, 'first', () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    waiting.push(resolve)
    return promise
  })
  return { kept, waiting, pass: (milliseconds: number) => (now += milliseconds) }
}

test('what was asked for first takes the place of nothing that was asked for later', async () => {
  const { kept, waiting } = loading()
  expect(kept.now()).toBe('first')
  const changed = kept.read()
  waiting[1]?.('later')
  await changed
  waiting[0]?.('earlier')
  await Promise.resolve()
  expect(kept.now()).toBe('later')
})

test('it is loaded anew after a while, by who asks then', async () => {
  const { kept, waiting, pass } = loading()
  kept.now()
  waiting[0]?.('second')
  await expect.poll(() => kept.now()).toBe('second')
  pass(10_001)
  expect(kept.now()).toBe('second')
  waiting[1]?.('third')
  await expect.poll(() => kept.now()).toBe('third')
  expect(waiting).toHaveLength(2)
})
