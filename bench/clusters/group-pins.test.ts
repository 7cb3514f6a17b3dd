import { expect, test } from 'vitest'
import { groupInThread } from '../../apps/server/src/modules/discovery/clusters/group-in-thread.ts'
import { groupPins } from '../../apps/server/src/modules/discovery/clusters/group-pins.ts'
import { adjustedRand } from './adjusted-rand.ts'
import { clean, generateCollection, noisy } from './generated-collection.ts'

test('the index is 1 for the same parting under other names, and near 0 for one that knows nothing', () => {
  expect(adjustedRand([1, 1, 2, 2, 3], [7, 7, 5, 5, 9])).toBe(1)
  expect(adjustedRand([1, 1, 1, 1, 2, 2, 2, 2], [1, 2, 1, 2, 1, 2, 1, 2])).toBeLessThan(0)
  // By hand: 1 pair together in both, 2 and 4 in either, of 10.
  expect(adjustedRand([1, 1, 2, 2, 3], [1, 1, 1, 2, 4])).toBeCloseTo((1 - 0.6) / (2.5 - 0.6))
})

test.each([
  { name: 'clean', noise: clean, least: 0.8 },
  { name: 'noisy', noise: noisy, least: 0.6 },
])('DI-06 groups of a $name collection are found again', ({ noise, least }) => {
  const { pins, groups } = generateCollection({ ...noise, pins: 400, groups: 8, seed: 11 })
  expect(adjustedRand(groupPins(pins), groups)).toBeGreaterThanOrEqual(least)
})

test('DI-06 the same pins always give the same groups', () => {
  const { pins } = generateCollection({ ...noisy, pins: 200, groups: 5, seed: 3 })
  expect(groupPins(pins)).toEqual(groupPins(pins))
})

test('DI-06 many pins are grouped in a thread of their own, to the same groups', async () => {
  const { pins } = generateCollection({ ...clean, pins: 300, groups: 6, seed: 4 })
  expect(await groupInThread(pins)).toEqual(groupPins(pins))
})

test('DI-06 pins without words are grouped by their look', () => {
  const { pins, groups } = generateCollection({
    strayWords: 0,
    wordless: 1,
    strayLooks: 0,
    pins: 60,
    groups: 3,
    seed: 5,
  })
  expect(adjustedRand(groupPins(pins), groups)).toBeGreaterThan(0.9)
})

test('DI-06 nothing belongs together in nothing', () => {
  expect(groupPins([])).toEqual([])
  expect(
    new Set(
      groupPins([
        { texts: [['Lamp', 3]], look: null },
        { texts: [['Bread', 3]], look: null },
      ]),
    ).size,
  ).toBe(2)
})
