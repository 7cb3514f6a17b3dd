import { expect, test } from 'vitest'
import {
  bucketOf,
  bucketOfKey,
  bucketOfSignature,
  compareIds,
  createIdSource,
  drawBucket,
  idAtSlot,
  slotOf,
  timeOf,
} from './ids.ts'

const EPOCH = Date.UTC(2026, 0, 1)
const at = (milliseconds: number) => ({ now: () => new Date(EPOCH + milliseconds) })

test('EN-07 an id holds 41 bits of time since 2026, 12 of bucket and 10 of counter, and fits 63 bits', () => {
  const id = BigInt(createIdSource(at(1)).next(4095))
  expect(id >> 22n).toBe(1n)
  expect((id >> 10n) & 0xfffn).toBe(4095n)
  const last = createIdSource(at(2 ** 41 - 1)).next(4095)
  expect(BigInt(last)).toBeLessThan(2n ** 63n)
  expect(timeOf(last)).toBe(EPOCH + 2 ** 41 - 1)
})

test('EN-07 an id tells its bucket and its moment', () => {
  const ids = createIdSource(at(123_456_789))
  for (const bucket of [0, 1, 77, 4094, 4095]) {
    const id = ids.next(bucket)
    expect(bucketOf(id)).toBe(bucket)
    expect(timeOf(id)).toBe(EPOCH + 123_456_789)
    expect(id).toMatch(/^\d+$/)
  }
})

test('EN-07 ten thousand ids of one millisecond are all different, and each is greater than the one before', () => {
  const ids = createIdSource(at(5))
  const made = Array.from({ length: 10_000 }, () => ids.next(7))
  expect(new Set(made).size).toBe(10_000)
  expect(made).toEqual(made.toSorted(compareIds))
  // At most 1,024 to a millisecond, and at least half of that to the first; what does not fit borrows from the next.
  const borrowed = timeOf(made.at(-1) ?? '') - timeOf(made[0] ?? '')
  expect([9, 10]).toContain(borrowed)
})

test('EN-07 a clock that is put back does not take ids with it', () => {
  let now = 1_000_000
  const ids = createIdSource({ now: () => new Date(EPOCH + now) })
  const before = ids.next(1)
  now = 5
  const during = ids.next(1)
  now = 2_000_000
  const after = ids.next(1)
  expect(timeOf(during)).toBe(timeOf(before))
  expect(timeOf(after)).toBe(EPOCH + 2_000_000)
  expect(new Set([before, during, after]).size).toBe(3)
})

test('EN-07 two processes rarely meet, because their counters start anywhere', () => {
  const starts = Array.from({ length: 200 }, () => Number(BigInt(createIdSource(at(5)).next(1)) & 1023n))
  expect(new Set(starts).size).toBeGreaterThan(100)
})

test('EN-07 ids are ordered as numbers', () => {
  const sorted = ['10', '9', '9223372036854775807', '100', '11', '9'].toSorted(compareIds)
  expect(sorted).toEqual(['9', '9', '10', '11', '100', '9223372036854775807'])
})

test('EN-07 an id has a slot among those of its bucket, in their order and without holes', () => {
  const ids = createIdSource(at(123_456_789))
  const [id, later] = [ids.next(77), createIdSource(at(123_456_790)).next(77)]
  expect(idAtSlot(77, slotOf(id))).toBe(id)
  expect(slotOf(later)).toBeGreaterThan(slotOf(id))
  const next = Array.from({ length: 2000 }, (_, n) => idAtSlot(77, slotOf(id) + BigInt(n)))
  expect(next.toSorted(compareIds)).toEqual(next)
  expect(new Set(next.map(bucketOf))).toEqual(new Set([77]))
  expect(timeOf(next.at(-1) ?? '')).toBe(EPOCH + 123_456_790 + (Number(slotOf(id) & 1023n) + 1999 >= 2048 ? 1 : 0))
})

test('EN-07 buckets are 4,096, of members, of keys and of signatures', () => {
  const drawn = Array.from({ length: 2000 }, drawBucket)
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...drawn)).toBeLessThan(4096)
  expect(new Set(drawn).size).toBeGreaterThan(1000)
  expect(bucketOfKey('ana')).toBe(bucketOfKey('ana'))
  expect(bucketOfSignature('fff0'.padEnd(32, '0'))).toBe(4095)
  expect(bucketOfSignature('0'.repeat(32))).toBe(0)
  const spread = new Set(Array.from({ length: 2000 }, (_, n) => bucketOfKey(`member ${n}`)))
  expect(spread.size).toBeGreaterThan(1000)
  expect(Math.max(...spread)).toBeLessThan(4096)
})
