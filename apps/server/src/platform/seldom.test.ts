import { expect, test } from 'vitest'
import { toldSeldom } from './seldom.ts'

test('a kind of failure is told once in a while, each kind by itself', () => {
  const told: unknown[] = []
  const time = { now: 0 }
  const tell = toldSeldom((error) => told.push(error), 1000, { now: () => new Date(time.now) })
  const full = (queue: string) => ({ code: '25006', message: `read-only (Queue: ${queue})` })
  for (const queue of ['a', 'b', 'c']) tell(full(queue))
  tell(new Error('another'))
  tell('words alone')
  tell(null)
  expect(told).toEqual([full('a'), new Error('another'), 'words alone', null])
  time.now = 999
  tell(full('d'))
  expect(told).toHaveLength(4)
  time.now = 1000
  tell(full('e'))
  expect(told.at(-1)).toEqual(full('e'))
})
