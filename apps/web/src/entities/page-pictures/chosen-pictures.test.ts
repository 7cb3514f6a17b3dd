import { expect, test } from 'vitest'
import { columnsOf, ratioOf, toggled } from './chosen-pictures.ts'

test('CN-01 pictures are chosen and taken back, in the order of choosing', () => {
  expect(toggled([0], 3, 20)).toEqual([0, 3])
  expect(toggled([0, 3], 0, 20)).toEqual([3])
  expect(toggled([3], 0, 20)).toEqual([3, 0])
})

test('CN-01 where one is wanted the next takes its place, and no more are chosen than may be', () => {
  expect(toggled([0], 2, 1)).toEqual([2])
  expect(toggled([2], 2, 1)).toEqual([])
  expect(toggled([0, 1], 2, 2)).toEqual([0, 1])
})

test('pictures go to the shortest column, so that those first stay on top', () => {
  const square = { width: 100, height: 100 }
  expect(columnsOf([square, square, square], 2)).toEqual([[0, 2], [1]])
  expect(columnsOf([{ width: 100, height: 200 }, square, square, square], 2)).toEqual([
    [0, 3],
    [1, 2],
  ])
})

test('a picture of no known size is a square, and a very long one is cut', () => {
  expect(ratioOf({ width: 0, height: 0 })).toBe(1)
  expect(ratioOf({ width: 100, height: 900 })).toBe(2)
  expect(ratioOf({ width: 1000, height: 100 })).toBe(0.4)
})
