import { expect, test } from 'vitest'
import { countText } from './save-count.ts'

test.each([
  [7, false, '7'],
  [0, false, ''],
  [0, true, '0'],
  [undefined, true, ''],
  ['7', false, ''],
  [-1, true, ''],
] as const)('CN-12 beside a button the count %s says "%s, %s"', (count, isZeroShown, text) => {
  expect(countText(count, isZeroShown)).toBe(text)
})
