import { expect, test } from 'vitest'
import { popularScore } from './popular-score.ts'
import { composeId } from '../../platform/ids/ids.ts'

const A_DAY = 24 * 60 * 60 * 1000
const idAt = (days: number) => composeId(days * A_DAY, 0, 0)
const nothing = { saves: 0, comments: 0, reactions: 0 }
const score = (days: number, engagement = nothing) => BigInt(popularScore(idAt(days), engagement))

test('of two pictures nobody cared for the newer one is more popular', () => {
  expect(score(2)).toBeGreaterThan(score(1))
})

test('ten times the engagement makes up for a week, and no more', () => {
  const loved = { ...nothing, saves: 3 }
  expect(score(0, loved)).toBe(score(7))
  expect(score(0, loved)).toBeGreaterThan(score(6))
  expect(score(0, loved)).toBeLessThan(score(8))
})

test('every save, comment and reaction counts, a save the most', () => {
  const [saved, said, liked] = [
    { ...nothing, saves: 1 },
    { ...nothing, comments: 1 },
    { ...nothing, reactions: 1 },
  ]
  const scores = [saved, said, liked, nothing].map((engagement) => score(3, engagement))
  expect(scores).toEqual(scores.toSorted((a, b) => (a > b ? -1 : 1)))
  expect(new Set(scores).size).toBe(4)
})
