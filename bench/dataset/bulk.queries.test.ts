import { expect, test } from 'vitest'
import { encodeRows } from './bulk.queries.ts'

test('rows become lines, and no sign in a value ends a column or a line', () => {
  const rows = [
    { a: 'back\\slash', b: 'tab\there', c: null, d: true },
    { a: 'two\nlines', b: 'again\ttab', c: new Date(Date.UTC(2026, 0, 2)), d: 7 },
  ]
  expect(encodeRows(['a', 'b', 'c', 'd'], rows).toString()).toBe(
    'back\\\\slash\ttab\\there\t\\N\ttrue\ntwo\\nlines\tagain\\ttab\t2026-01-02T00:00:00.000Z\t7\n',
  )
})
