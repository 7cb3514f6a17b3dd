import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apartBy } from './keep-copies-apart.ts'

const first = (row: string) => row.slice(0, 1)

test('what is of one group stands apart as far as others allow it', () => {
  expect(apartBy(['a1', 'a2', 'b1', 'c1'], first)).toEqual(['a1', 'b1', 'c1', 'a2'])
  expect(apartBy(['a1', 'a2'], first)).toEqual(['a1', 'a2'])
})

test('nothing is lost or doubled, and what shares nothing stays in its order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.stringMatching(/^[a-e]\d{1,3}$/), { maxLength: 30 }), (rows) => {
      expect(apartBy(rows, first).toSorted()).toEqual(rows.toSorted())
      expect(apartBy(rows, (row) => row)).toEqual(rows)
    }),
  )
})
