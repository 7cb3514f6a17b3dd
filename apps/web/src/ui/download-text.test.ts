import { expect, test } from 'vitest'
import { csvText } from './download-text.ts'

test('texts with marks of their own stay one cell, and none is a formula', () => {
  const lines = [
    ['title', 'saves'],
    ['Oak, "round"\nand low', 3],
    ['=1+1', -2],
  ]
  expect(csvText(lines)).toBe('title,saves\r\n"Oak, ""round""\nand low",3\r\n\'=1+1,-2\r\n')
})
