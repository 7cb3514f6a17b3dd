import { expect, test } from 'vitest'
import { pageAddress, pageIdOf, pageIdOfLink } from './page-address.ts'

test.each([
  ['https://Shop.Example:443/Chair#reviews', 'https://shop.example/Chair'],
  ['https://shop.example/chair?utm_source=a&size=2&fbclid=x', 'https://shop.example/chair?size=2'],
  ['https://shop.example/?q=a%20b+c', 'https://shop.example/?q=a%20b+c'],
  ['https://münchen.example/', 'https://xn--mnchen-3ya.example/'],
])('CN-05 %s leads to %s', (link, address) => expect(pageAddress(link)).toBe(address))

test.each(['', 'chair', 'mailto:ana@shop.example', 'ftp://shop.example/', 'https://ana:word@shop.example/'])(
  'CN-05 %s leads to no page',
  (link) => {
    expect(pageAddress(link)).toBeNull()
    expect(pageIdOfLink({ link })).toBeNull()
  },
)

test('CN-05 one address has one id, whatever stands behind it', () => {
  const id = pageIdOf('https://shop.example/chair')
  expect(id).toMatch(/^\d{1,19}$/)
  expect(pageIdOfLink(Object.freeze({ link: 'https://shop.example/chair#a' }))).toBe(id)
})
