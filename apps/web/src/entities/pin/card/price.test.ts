import { expect, test } from 'vitest'
import { writtenPrice } from './price.ts'

test('a price is read as people write it', () => {
  expect(writtenPrice(' 12.50 ')).toBe('12.50')
  expect(writtenPrice('12,5')).toBe('12.5')
  expect(writtenPrice('1,250.00')).toBe('1,250.00')
  expect(writtenPrice('1,250')).toBe('1,250')
  expect(writtenPrice('')).toBe('')
})
