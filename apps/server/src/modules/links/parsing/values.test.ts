import { expect, test } from 'vitest'
import { pictureKey } from './picture-key.ts'
import { sourcesOf } from './picture-sources.ts'
import { isElement, type Element, treeOf, walk } from './page-tree.ts'
import { currencyOf, priceOf } from './prices.ts'
import { ratingOf } from './ratings.ts'
import { minutesOf, momentOf, plainText, webAddress } from './values.ts'

test.each([
  ['12.50', 'EUR', '12.50'],
  [49.9, 'USD', '49.90'],
  ['1.299,00', 'EUR', '1299.00'],
  ['1,299.00', 'USD', '1299.00'],
  ["1'299.00", 'CHF', '1299.00'],
  ['1 299,00', 'SEK', '1299.00'],
  ['1.299', 'EUR', '1299.00'],
  ['129.000', 'EUR', '129.00'],
  ['129.0000', 'USD', '129.00'],
  ['49.990', 'CLP', '49990'],
  ['12,800', 'JPY', '12800'],
  ['1.250', 'KWD', '1.250'],
  ['$ 20', 'USD', '20.00'],
  ['20 €', '', '20.00'],
  ['EUR 20', '', '20.00'],
  ['１２.５０', 'EUR', '12.50'],
  ['0.005', 'EUR', '0.01'],
])('CN-04 %j in %j costs %s', (text, currency, value) => expect(priceOf(text, currency)?.value).toBe(value))

test.each([
  ['twelve', 'EUR'],
  ['Call for price', 'EUR'],
  ['from 10 to 20', 'EUR'],
  ['10-20', 'EUR'],
  ['-5', 'EUR'],
  ['0', 'EUR'],
  ['12', ''],
  ['12', '$'],
  ['12', 'XYZW'],
  ['12', 'ZZZ'],
  ['1e9', 'EUR'],
  ['9999999999999999', 'EUR'],
  ['<b>12</b>', 'EUR'],
  [Number.NaN, 'EUR'],
  [null, 'EUR'],
  ['1.2.3', 'EUR'],
])('CN-04 %j in %j is no price', (text, currency) => expect(priceOf(text, currency)).toBeNull())

test.each([
  ['eur', 'EUR'],
  ['€', 'EUR'],
  ['R$', 'BRL'],
  ['$', null],
  ['', null],
])('CN-04 the currency %j is %j', (text, letters) => expect(currencyOf(text)).toBe(letters))

test.each([
  ['PT1H30M', 90],
  ['P0DT0H40M', 40],
  ['P1D', 1440],
  ['PT90S', 2],
  ['1 hour 30 minutes', 90],
  ['45 min', 45],
  ['soon', null],
  ['PT0M', null],
  ['P1Y', null],
  ['PT999999999H', null],
])('CN-04 %s takes %j minutes', (text, minutes) => expect(minutesOf(text)).toBe(minutes))

test('CN-04 moments lie between the beginning of the web and tomorrow', () => {
  const now = Date.UTC(2026, 9, 1)
  expect(momentOf('2026-09-30T10:00:00Z', now)?.toISOString()).toBe('2026-09-30T10:00:00.000Z')
  for (const text of ['2027-01-01', '1970-01-01', 'yesterday', '', '2026-13-45']) expect(momentOf(text, now)).toBeNull()
})

test('CN-04 BC-09 ratings are told from one to five, and wrong ones not at all', () => {
  expect(ratingOf({ ratingValue: '4.5', ratingCount: 12 })).toEqual({ value: 4.5, count: 12 })
  expect(ratingOf({ ratingValue: '86', bestRating: '100', reviewCount: '3' })).toEqual({ value: 4.3, count: 3 })
  expect(ratingOf({ ratingValue: '8', bestRating: 100, ratingCount: 2 })).toEqual({ value: 1, count: 2 })
  expect(ratingOf({ ratingValue: 5, ratingCount: 2 })).toEqual({ value: 5, count: 2 })
  for (const wrong of [
    { ratingValue: 9, ratingCount: 1 },
    { ratingValue: -1, ratingCount: 1 },
    { ratingValue: 4 },
    { ratingValue: 4, ratingCount: 0 },
    { ratingValue: '<b>', ratingCount: 2 },
    'five',
  ])
    expect(ratingOf(wrong)).toBeNull()
})

test.each([
  ['Salt &amp;amp; pepper', 'Salt & pepper'],
  ['<p>One</p><p>Two</p>', 'One Two'],
  ['<script>alert(1)</script>Lamp', 'Lamp'],
  ['&lt;img src=x onerror=alert(1)&gt;Lamp', 'Lamp'],
  ['a < b & c', 'a < b & c'],
  ['evil\u202Egpj.exe', 'evilgpj.exe'],
  ['  two\n lines ', 'two lines'],
  ['\u200B', null],
])('CN-04 %j reads %j', (text, words) => expect(plainText(text)).toBe(words))

test('CN-04 an address is whole, of the web, and without credentials', () => {
  const base = 'https://site.example/a/b'
  expect(webAddress('../c?d#e', base)).toBe('https://site.example/c?d')
  expect(webAddress('//other.example/c', base)).toBe('https://other.example/c')
  for (const wrong of ['', '#x', 'javascript:1', 'https://a:b@c.example', `/${'x'.repeat(3000)}`, 7])
    expect(webAddress(wrong, base)).toBeNull()
})

test.each([
  ['https://a.example/p/lamp-300x200.jpg', 'https://a.example/p/lamp-1200x800.jpg'],
  ['https://a.example/lamp.jpg?w=300&q=60', 'https://a.example/lamp.jpg?w=1200'],
  ['https://a.example/files/lamp_small.jpg?v=1', 'https://a.example/files/lamp_1024x1024.jpg?v=2'],
  ['https://a.example/image/upload/w_300,c_fill/v1/lamp.jpg', 'https://a.example/image/upload/w_900/v1/lamp.jpg'],
  ['https://www.a.example/lamp.jpg', 'https://a.example/lamp.webp'],
  ['https://a.example/lamp-scaled.jpg', 'https://a.example/lamp.jpg'],
])('CN-02 %s is the picture at %s', (one, other) => expect(pictureKey(one)).toBe(pictureKey(other)))

test('CN-02 other pictures have other keys', () => {
  const key = (path: string) => pictureKey(`https://a.example${path}`)
  expect(key('/lamp-1.jpg')).not.toBe(key('/lamp-2.jpg'))
  expect(key('/image?id=1&w=3')).not.toBe(key('/image?id=2&w=3'))
  expect(key('/a/lamp.jpg')).not.toBe(key('/b/lamp.jpg'))
})

test.each([
  ['<img src="s.jpg" srcset="a.jpg 300w, b.jpg 900w">', 'b.jpg'],
  ['<img src="data:image/gif;base64,AA" data-src="l.jpg">', 'l.jpg'],
  ['<img src="s.jpg" data-zoom-image="z.jpg">', 'z.jpg'],
  ['<img data-srcset="a.jpg 1x, b.jpg 2x">', 'a.jpg'],
  ['<img src="s.jpg" data-something-new="n.jpg">', 's.jpg'],
  ['<img src="x.svg" data-something-new="n.jpg">', 'n.jpg'],
  ['<div style="background:url(&quot;g.jpg&quot;)">', 'g.jpg'],
  ['<video poster="p.jpg">', 'p.jpg'],
  ['<img data-src="w_{width}.jpg">', 'w_1080.jpg'],
])('CN-02 %s shows %s', (html, name) => {
  const found: Element[] = []
  walk(treeOf(html), null, (element) => {
    if (isElement(element) && /^(img|div|video)$/.test(element.tagName)) found.push(element)
    return null
  })
  const [element] = found
  expect(element && sourcesOf(element, [], 'https://a.example/')[0]?.url).toBe(`https://a.example/${name}`)
})
