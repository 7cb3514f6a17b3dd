import { expect, test } from 'vitest'
import { moved } from './moved.ts'

test('what is moved goes to its place, and the others keep their order', () => {
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a'], 0, 0)).toEqual(['a'])
})
