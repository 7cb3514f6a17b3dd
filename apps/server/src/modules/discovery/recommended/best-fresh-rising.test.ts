import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestFreshRising } from './best-fresh-rising.ts'

const scored = (id: string, heat: number) => ({ pin: { id }, heat })

test('the best, the newest and the hottest take turns', () => {
  const best = [scored('5', 1), scored('3', 2), scored('9', 0), scored('1', 9), scored('2', 8)]
  expect(bestFreshRising(best, 5).map(({ pin }) => pin.id)).toEqual(['5', '9', '1', '3', '2'])
})

test('nothing comes twice, and as much as is wanted comes where there is as much', () => {
  const lists = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 99 }), heat: fc.integer() }), {
    selector: ({ id }) => id,
    maxLength: 30,
  })
  fc.assert(
    fc.property(lists, fc.integer({ min: 0, max: 20 }), (given, wanted) => {
      const taken = bestFreshRising(
        given.map(({ id, heat }) => scored(String(id), heat)),
        wanted,
      )
      expect(new Set(taken).size).toBe(taken.length)
      expect(taken).toHaveLength(Math.min(wanted, given.length))
    }),
  )
})
