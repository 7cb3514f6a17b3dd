import { expect, test } from 'vitest'
import { addressesIn } from './email-addresses.ts'

test('BO-04 addresses may be typed with commas, spaces and lines between them, and count once', () => {
  expect(addressesIn(' ana@example.org, ben@example.org;\n<cleo@example.org>\n ana@example.org ')).toEqual([
    'ana@example.org',
    'ben@example.org',
    'cleo@example.org',
  ])
  expect(addressesIn(' , ')).toEqual([])
})
