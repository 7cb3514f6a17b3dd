import { expect, test } from 'vitest'
import { seededOrder } from './seeded.ts'

const things = Array.from({ length: 60 }, (_, at) => `thing ${at}`)
const order = (seed: string, pull = 60) => seededOrder(things, seed, (thing) => thing, pull)

test('a seed decides the order, another day has another one, and nothing is lost', () => {
  expect(order('2026-11-26 de')).toEqual(order('2026-11-26 de'))
  expect(order('2026-11-26 de')).not.toEqual(order('2026-11-27 de'))
  expect(order('2026-11-26 de')).not.toEqual(order('2026-11-26 sv'))
  expect(order('a').toSorted()).toEqual(things.toSorted())
  expect(order('a', 0)).toEqual(things)
  const mean = (of: readonly string[]) => of.reduce((sum, thing) => sum + things.indexOf(thing), 0) / of.length
  expect(mean(order('b').slice(0, 15))).toBeLessThan(mean(order('b').slice(-15)))
})
