import { expect, test } from 'vitest'
import { randomFrom } from '../dataset/random.ts'
import { meanOf, qualityOf } from './quality.ts'
import { boardsOf, readHeldOut } from './read-saves.ts'
import { holdOut, splitBoards } from './split-boards.ts'

test('recall is the share of what was held out, and the order counts for the gain', () => {
  expect(qualityOf([1, 2, 3], [1, 2, 3])).toEqual({ recall: 1, ndcg: 1 })
  expect(qualityOf([7, 8, 9], [1])).toEqual({ recall: 0, ndcg: 0 })
  // By hand: one of two found, in the second place: 1 / log2(3), beside 1 + 1 / log2(3).
  const second = 1 / Math.log2(3)
  expect(qualityOf([7, 1, 8], [1, 2])).toEqual({ recall: 0.5, ndcg: second / (1 + second) })
})

test('the standard error is that of the mean', () => {
  expect(meanOf([1, 3])).toEqual({ mean: 2, error: 1 })
  expect(meanOf([4, 4, 4])).toEqual({ mean: 4, error: 0 })
})

test('a fifth of each board is held out, the same one each time, and nothing is lost', () => {
  const boards = new Map([
    [1, Array.from({ length: 25 }, (_, at) => at)],
    [2, [1, 2, 3, 4]],
  ])
  const split = splitBoards(boards, randomFrom(3))
  expect(split.heldOut.get(1)?.length).toBe(5)
  expect(split.heldOut.has(2)).toBe(false)
  expect([...(split.kept.get(1) ?? []), ...(split.heldOut.get(1) ?? [])].toSorted((a, b) => a - b)).toEqual(
    boards.get(1),
  )
  expect(splitBoards(boards, randomFrom(3))).toEqual(split)
})

test('what somebody else held out is measured alone, and taken out of saves that still have it', () => {
  const saves = boardsOf('1 10 11 12\n2 10 11\n3 12\r\n')
  const heldOut = boardsOf('1  13 12\n3 12\n9 10\n4\n')
  expect(holdOut(saves, heldOut)).toEqual({
    kept: new Map([
      [1, [10, 11]],
      [2, [10, 11]],
    ]),
    heldOut: new Map([
      [1, [13, 12]],
      [3, [12]],
      [9, [10]],
    ]),
  })
})

test('no file is nothing; one that cannot be read, or says something else, is told by name', () => {
  expect(readHeldOut('')).toBeNull()
  expect(() => readHeldOut('/nowhere/held-out.txt')).toThrow('SAVES_HELD_OUT: "/nowhere/held-out.txt" cannot be read')
  expect(() => boardsOf('1 2\nboard one\n')).toThrow('line 2')
})
