import { expect, test } from 'vitest'
import { compareDecimals, comparePrices } from './price-fall.ts'
import type { StoredFacts } from './stored-facts.ts'

const product = (value: string, more: { currency?: string; sale?: string; variant?: string } = {}): StoredFacts => {
  const { currency = 'EUR', sale, variant = null } = more
  return {
    kind: 'product',
    name: 'Chair',
    price: { value, currency },
    salePrice: sale === undefined ? null : { value: sale, currency },
    availability: null,
    brand: null,
    condition: null,
    variant,
    rating: null,
  }
}

test.each([
  ['54', '54.00', 0],
  ['9.99', '10', -1],
  ['0.30', '0.3', 0],
  ['90071992547409931.1', '90071992547409931.2', -1],
  ['1000', '999.99', 1],
])('CN-05 %s beside %s', (one, other, expected) => {
  expect(compareDecimals(one, other)).toBe(expected)
  expect(compareDecimals(other, one)).toBe(expected === 0 ? 0 : -expected)
})

test('CN-05 a price fell only in the same currency and variant', () => {
  const fall = { currency: 'EUR', before: '54.00', now: '39.00' }
  expect(comparePrices(product('54.00'), product('39.00'))).toEqual(fall)
  expect(comparePrices(product('54.00'), product('54.00', { sale: '39.00' }))).toEqual(fall)
  expect(comparePrices(product('39.00'), product('54.00'))).toBe('rose')
  expect(comparePrices(product('54.00'), product('54'))).toBe('same')
  expect(comparePrices(product('54.00'), product('39.00', { currency: 'USD' }))).toBe('none')
  expect(comparePrices(product('54.00'), product('39.00', { variant: 'small' }))).toBe('none')
  expect(comparePrices(null, product('39.00'))).toBe('none')
})
