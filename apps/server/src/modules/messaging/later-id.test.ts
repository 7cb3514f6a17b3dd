import { expect, test } from 'vitest'
import { bucketOf, createIdSource, timeOf } from '../../platform/ids/ids.ts'
import { laterId } from './later-id.ts'

const at = (milliseconds: number) =>
  createIdSource({ now: () => new Date(Date.UTC(2026, 5, 1) + milliseconds) }).next(77)

test('MS-01 a message of a clock that is ahead does not take later ones to before it', () => {
  const ahead = at(60_000)
  const next = laterId(at(0), ahead)
  expect(BigInt(next)).toBeGreaterThan(BigInt(ahead))
  expect([bucketOf(next), timeOf(next)]).toEqual([77, timeOf(ahead) + 1])
})

test('MS-01 otherwise a message has the id that was drawn', () => {
  const later = at(5)
  expect(laterId(later, at(0))).toBe(later)
  expect(laterId(later, null)).toBe(later)
})
