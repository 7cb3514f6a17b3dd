import fc from 'fast-check'
import { expect, test } from 'vitest'
import { composeId } from '../../../platform/ids/ids.ts'
import { bestFreshRising, recentFrom } from './best-fresh-rising.ts'

const scored = (id: string, heat: number) => ({ pin: { id }, heat })

test('the best, the newest and the hottest take turns', () => {
  const best = [scored('5', 1), scored('3', 2), scored('9', 0), scored('1', 9), scored('2', 8)]
  expect(bestFreshRising(best, 5, '0').map(({ pin }) => pin.id)).toEqual(['5', '9', '1', '3', '2'])
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
        '0',
      )
      expect(new Set(taken).size).toBe(taken.length)
      expect(taken).toHaveLength(Math.min(wanted, given.length))
    }),
  )
})

test('BC-09 a pin is fresh for 28 days, and takes no turn as such from then on', () => {
  const now = new Date('2026-11-26T12:00:00Z')
  const past = (days: number, milliseconds = 0) =>
    composeId(now.getTime() - Date.UTC(2026, 0, 1) - days * 24 * 60 * 60 * 1000 - milliseconds, 0, 0)
  const orderOf = (newest: string) => {
    const best = [scored(past(300), 1), scored(past(200), 2), scored(newest, 0), scored(past(400), 9)]
    return bestFreshRising(best, 4, recentFrom(now)).map(({ pin }) => best.findIndex((each) => each.pin.id === pin.id))
  }
  expect(orderOf(past(28))).toEqual([0, 2, 3, 1])
  expect(orderOf(past(28, 1))).toEqual([0, 3, 1, 2])
})
