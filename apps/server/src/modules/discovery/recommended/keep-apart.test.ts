import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepApart } from './keep-apart.ts'

const row = (pinnerId: string, boardId: string | null) => ({ pinnerId, boardId })
const namesOf = (rows: readonly { pinnerId: string }[]) => rows.map(({ pinnerId }) => pinnerId).join('')

test('what fits stays where it is, and what does not waits for the next place', () => {
  const rows = ['a', 'a', 'b', 'c', 'd', 'e', 'a', 'f'].map((name) => row(name, null))
  expect(namesOf(keepApart(rows, 5))).toBe('abcdeafa')
})

test('boards are kept apart as members are, and pins without one are not', () => {
  expect(namesOf(keepApart([row('a', '1'), row('b', '1'), row('c', null), row('d', null)], 3))).toBe('acdb')
})

test('nothing is lost or doubled, and as far as the rows allow it five in a row are by five', () => {
  const rows = fc.array(
    fc.record({ pinnerId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), boardId: fc.constant(null) }),
    {
      maxLength: 40,
    },
  )
  fc.assert(
    fc.property(rows, (given) => {
      const apart = keepApart(given, 5)
      expect(apart.map(({ pinnerId }) => pinnerId).toSorted()).toEqual(given.map(({ pinnerId }) => pinnerId).toSorted())
    }),
    { seed: 18, numRuns: 100 },
  )
  const even = Array.from({ length: 40 }, (_, at) => row('abcdefgh'[Math.floor(at / 5)] ?? '', null))
  const apart = keepApart(even, 5)
  for (let at = 0; at + 5 <= 20; at += 1)
    expect(new Set(apart.slice(at, at + 5).map(({ pinnerId }) => pinnerId)).size).toBe(5)
})
