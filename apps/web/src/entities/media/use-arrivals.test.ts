import { expect, test } from 'vitest'
import { addressIn } from './use-arrivals.ts'

test.each([
  ['https://shop.example/chair', 'https://shop.example/chair'],
  ['  https://shop.example/a\r\nhttps://shop.example/b', 'https://shop.example/a'],
  ['see https://shop.example/', null],
  ['https://shop.example/ is nice', null],
  ['javascript:alert(1)', null],
  ['', null],
])('CN-13 of the pasted text "%s" the address is %s', (text, address) => {
  expect(addressIn(text)).toBe(address)
})
