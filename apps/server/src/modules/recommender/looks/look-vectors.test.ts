import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../seeded-random.ts'
import { createLookSlots } from './look-slots.ts'
import { dot, LOOK_LENGTH, packVectors, toLengthOne, unpackVectors } from './look-vectors.ts'
import { isNearCopy, olderFirst } from './near-copy.ts'

/** By its seed, which is all that a failure has to print. */
const vectorOf = (seed: number): Float32Array => {
  const random = seededRandom(seed)
  return toLengthOne(Float32Array.from({ length: LOOK_LENGTH }, () => random() - 0.5))
}

test('vectors come back from their bytes as they were, but for a hundredth', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 5 }), (seeds) => {
      const vectors = seeds.map(vectorOf)
      const back = unpackVectors(packVectors(vectors))
      expect(back).toHaveLength(vectors.length)
      vectors.forEach((one, at) => expect(dot(one, back[at] ?? one)).toBeGreaterThan(0.99))
    }),
    { numRuns: 20 },
  )
  expect(() => unpackVectors(new Uint8Array(LOOK_LENGTH + 1))).toThrow(RangeError)
})

test('a picture is a near copy of itself; only an older one is what it is a copy of', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      expect(isNearCopy(vectorOf(seed), vectorOf(seed))).toBe(true)
    }),
    { numRuns: 20 },
  )
  expect(olderFirst('100', ['99', '7', '300'])).toEqual(['7', '99'])
  expect(olderFirst('5', ['99', '7'])).toEqual([])
})

test('slots are packed and opened again, and given anew when they are free', () => {
  const hashOf = (at: number) => at.toString(16).padStart(64, '0')
  const id = (at: number) => 2n ** 60n + BigInt(at)
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(30), fc.boolean()), { maxLength: 80 }), (steps) => {
      const slots = createLookSlots()
      const there = new Set<number>()
      for (const [at, isNew] of steps) {
        if (isNew && !there.has(at)) slots.take(id(at), hashOf(at))
        if (!isNew) slots.free(id(at))
        if (isNew) there.add(at)
        else there.delete(at)
      }
      for (const each of [slots, createLookSlots(slots.pack())]) {
        expect(new Set(each.ids())).toEqual(new Set([...there].map(id)))
        for (const at of there) {
          const slot = each.numberOf(id(at)) ?? -1
          expect([each.idOf(slot), each.hashOf(slot)]).toEqual([id(at), hashOf(at)])
        }
        expect(each.take(id(99), hashOf(99))).toBeLessThanOrEqual(31)
        each.free(id(99))
      }
    }),
  )
})
