import { expect, test } from 'vitest'
import { type Box, walkTo } from './walk.ts'

/** Two columns of uneven heights, in a wall's order. */
const wall: readonly Box[] = [
  { left: 0, right: 100, top: 0, bottom: 300 },
  { left: 116, right: 216, top: 0, bottom: 100 },
  { left: 116, right: 216, top: 116, bottom: 216 },
  { left: 116, right: 216, top: 232, bottom: 500 },
  { left: 0, right: 100, top: 316, bottom: 400 },
]

test('ST-08 arrows walk in the list’s order, and stay at its ends', () => {
  expect(walkTo(wall, 0, 'ArrowRight', false)).toBe(1)
  expect(walkTo(wall, 4, 'ArrowRight', false)).toBe(4)
  expect(walkTo(wall, 0, 'ArrowLeft', false)).toBe(0)
  expect(walkTo(wall, 1, 'ArrowLeft', true)).toBe(2)
  expect(walkTo(wall, 2, 'Home', false)).toBe(0)
  expect(walkTo(wall, 2, 'End', false)).toBe(4)
  expect(walkTo(wall, 2, 'x', false)).toBeUndefined()
})

test('ST-08 up and down stay in their column, however uneven', () => {
  expect(walkTo(wall, 0, 'ArrowDown', false)).toBe(4)
  expect(walkTo(wall, 1, 'ArrowDown', false)).toBe(2)
  expect(walkTo(wall, 3, 'ArrowUp', false)).toBe(2)
  expect(walkTo(wall, 4, 'ArrowUp', false)).toBe(0)
  expect(walkTo(wall, 1, 'ArrowUp', false)).toBe(1)
})
