import { expect, test } from 'vitest'
import { AppError } from '../../../platform/errors/app-error.ts'
import { changeOffer, microsOf, noOffer, priceOf } from './offer.ts'

test.each([
  ['12.50', '12500000', '12.50'],
  ['0.1', '100000', '0.10'],
  ['19', '19000000', '19.00'],
  ['0', '0', '0.00'],
  ['999999999.999999', '999999999999999', '999999999.999999'],
  ['1.005', '1005000', '1.005'],
  ['3.000001', '3000001', '3.000001'],
])('EN-07 the price %s is %s millionths, and reads %s', (price, micros, shown) => {
  expect(microsOf(price)).toBe(micros)
  expect(priceOf(micros)).toBe(shown)
})

test('EN-07 what is left out of an offer stays, and an empty price takes it away', () => {
  const offer = changeOffer(noOffer, { price_value: '12.5', price_currency: 'EUR' })
  expect(offer).toEqual({ price_micros: '12500000', price_currency: 'EUR', availability: null })
  const sold = changeOffer(offer, { availability: 'out_of_stock' })
  expect(sold).toEqual({ ...offer, availability: 'out_of_stock' })
  expect(changeOffer(sold, {})).toEqual(sold)
  expect(changeOffer(sold, { price_value: '' })).toEqual(noOffer)
})

test('EN-07 a price needs its currency, and a currency its price', () => {
  const refused = (input: Parameters<typeof changeOffer>[1]) => () => changeOffer(noOffer, input)
  expect(refused({ price_value: '1' })).toThrow(AppError)
  expect(refused({ price_currency: 'EUR' })).toThrow(AppError)
  expect(refused({ availability: 'in_stock' })).toThrow(AppError)
})
