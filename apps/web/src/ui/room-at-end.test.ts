import { expect, test } from 'vitest'
import { takenAtEnd } from './room-at-end.ts'

const across = { left: 16, right: 374 }
const box = (top: number, bottom: number, left = 0, right = 390) => ({ top, bottom, left, right })

test('a toast stands above the bar, and above what stands on the bar', () => {
  expect(takenAtEnd(844, across, [])).toBe(0)
  expect(takenAtEnd(844, across, [box(788, 844)])).toBe(56)
  expect(takenAtEnd(844, across, [box(700, 788), box(788, 844)])).toBe(144)
})

test('what is far up, beside it, out of the window or not shown takes nothing', () => {
  expect(takenAtEnd(844, across, [box(300, 400)])).toBe(0)
  expect(takenAtEnd(800, { left: 400, right: 880 }, [box(740, 800, 0, 380)])).toBe(0)
  expect(takenAtEnd(844, across, [box(845, 901), box(0, 0, 0, 0)])).toBe(0)
})

test('however much is taken, a toast stays in the lower half', () => {
  expect(takenAtEnd(844, across, [box(40, 844)])).toBe(422)
})
