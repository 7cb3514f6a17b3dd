import { expect, test } from 'vitest'
import { addUp } from './likeness.ts'

test('PI-01 reasons of one picture add up, and its oldest pin shows it', () => {
  const reasons = [
    { pinId: '10', aggregateId: '1', points: 3 },
    { pinId: '9', aggregateId: '1', points: 3 },
    { pinId: '5', aggregateId: '2', points: 5 },
    { pinId: '7', aggregateId: '3', points: 5 },
  ]
  expect(addUp(reasons, 10)).toEqual([
    { pinId: '9', aggregateId: '1', points: 6 },
    { pinId: '7', aggregateId: '3', points: 5 },
    { pinId: '5', aggregateId: '2', points: 5 },
  ])
  expect(addUp(reasons, 1)).toHaveLength(1)
})
