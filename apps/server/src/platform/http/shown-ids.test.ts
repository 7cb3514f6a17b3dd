import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LAST_BITS, readShown } from './shown-ids.ts'

const id = fc.bigInt({ min: 1n, max: 2n ** 63n - 1n }).map(String)
const bitsOf = (text: string) => BigInt(text) & BigInt(LAST_BITS)

test('what was shown is known again, nothing else is, and a statement that takes the last bits knows the same', () => {
  fc.assert(
    fc.property(fc.array(id, { maxLength: 60 }), fc.array(id, { maxLength: 60 }), id, (first, then, other) => {
      const shown = readShown(readShown(readShown(null).and(first)).and(then))
      for (const one of [...first, ...then]) expect(shown.has(one)).toBe(true)
      const bits = new Set([...first, ...then].map(bitsOf))
      expect(shown.has(other)).toBe(bits.has(bitsOf(other)))
      expect(new Set(shown.marks.map(BigInt))).toEqual(bits)
    }),
  )
})

test('of a long list the last ones are kept, and each takes eight letters', () => {
  const ids = Array.from({ length: 30 }, (_, at) => String(1_000_000_007n * BigInt(at + 1)))
  const text = readShown(readShown(null).and(ids.slice(0, 20), 25)).and(ids.slice(20), 25)
  expect(text).toHaveLength(25 * 8)
  const shown = readShown(text)
  expect(ids.map((one) => shown.has(one))).toEqual(ids.map((_, at) => at >= 5))
})

test('a bookmark that another program wrote is a list that begins', () => {
  expect(readShown('').marks).toEqual([])
  expect(readShown('.').marks).toEqual([])
})
