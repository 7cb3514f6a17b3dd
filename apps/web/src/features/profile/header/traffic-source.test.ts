import { expect, test } from 'vitest'
import { isLedFromOutside } from './traffic-source.ts'

const origin = 'https://pins.example'
const arrival = (referrer: string, search = '') => isLedFromOutside({ referrer, search, origin })

test('PS-20 a link on another site or in a campaign leads from outside', () => {
  expect(arrival('https://search.example/?q=clay')).toBe(true)
  expect(arrival('', '?utm_source=newsletter')).toBe(true)
  expect(arrival(`${origin}/ada/`, '?utm_source=newsletter')).toBe(true)
})

test('PS-20 a typed address or a link of this site does not', () => {
  expect(arrival('')).toBe(false)
  expect(arrival(`${origin}/ada/`)).toBe(false)
  expect(arrival('not an address')).toBe(false)
})
