import { afterAll, expect, test } from 'vitest'
import { createPageParser } from '../../src/modules/links/index.ts'

const MEGABYTES = 1_000_000
const parser = createPageParser({ log: { warn: (facts, message) => console.error(message, facts) } })
// Limits that a page reaches soon: what happens then is the same.
const strict = createPageParser({ log: { warn: () => {} }, milliseconds: 400 })
const narrow = createPageParser({ log: { warn: () => {} }, mostBytes: 140 * 1024 * 1024 })
afterAll(() => Promise.all([parser.close(), strict.close(), narrow.close()]))

const source = (html: string) => ({
  bytes: Buffer.from(html),
  contentType: 'text/html; charset=utf-8',
  url: 'https://site.example/page',
})
const read = async (html: string) => {
  const outcome = await parser.parse(source(html))
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.page
}
const million = '<div>'.repeat(1_000_000)

test('CN-06 a million nested elements end in an answer or a refusal, and the next page is read', async () => {
  const [hostile, good] = await Promise.all([
    parser.parse(source(million)),
    parser.parse(source('<title>Next</title><img src="/a.jpg" width="300" height="300">')),
  ])
  expect(hostile.ok || ['timed_out', 'out_of_memory'].includes(hostile.reason)).toBe(true)
  expect(good).toMatchObject({ ok: true, page: { title: 'Next', pictures: [{ url: 'https://site.example/a.jpg' }] } })
})

test('CN-06 a page that takes too long is ended with its process, and the next gets another', async () => {
  expect(await strict.parse(source('<table><tr><td>'.repeat(300_000)))).toEqual({ ok: false, reason: 'timed_out' })
  expect(strict.processId()).toBeUndefined()
  expect(await strict.parse(source('<title>Next</title>'))).toMatchObject({ ok: true, page: { title: 'Next' } })
})

test('CN-06 a page that takes too much memory is ended, too', async () => {
  expect(await narrow.parse(source(million))).toEqual({ ok: false, reason: 'out_of_memory' })
})

test('CN-06 five megabytes of one attribute, class, background or source set are read', async () => {
  const long = 'x'.repeat(5 * MEGABYTES)
  for (const attribute of [
    `alt="${long}"`,
    `class="${'a-'.repeat(2 * MEGABYTES)}"`,
    `style="${'url('.repeat(MEGABYTES)}"`,
    `srcset="${'a, '.repeat(MEGABYTES)}"`,
    `data-src="${long}"`,
  ])
    expect(await read(`<title>Long</title><img ${attribute}>`)).toMatchObject({ title: 'Long' })
})

test('CN-06 400,000 pictures, entities without end and texts of markup are read', async () => {
  const images = Array.from({ length: 200_000 }, (_, at) => `<img src=${at}.jpg>`).join('')
  expect((await read(images + images)).pictures).toHaveLength(400)
  const entities = await read(`<title>${'&amp;lt;b&amp;gt;'.repeat(300_000)}</title>`)
  expect(entities.title).not.toMatch(/<b>|&lt;/)
})

test('CN-04 JSON-LD in circles, in depths and with scripts in it is read once and without its markup', async () => {
  const circle = {
    '@graph': [
      {
        '@id': '#a',
        '@type': 'Product',
        name: '<script>alert(1)</script>Lamp<img src=x onerror=alert(1)>',
        offers: { '@id': '#b' },
        brand: { '@id': '#c' },
      },
      {
        '@id': '#b',
        '@type': 'Offer',
        price: '5',
        priceCurrency: 'EUR',
        seller: { '@id': '#a' },
        itemOffered: { '@id': '#a' },
      },
      { '@id': '#c', '@type': 'Brand', name: 'Lux\u202E', parent: { '@id': '#c' } },
    ],
  }
  const deep = `${'{"@type":"Thing","about":'.repeat(50_000)}1${'}'.repeat(50_000)}`
  const page = await read(
    `<script type="application/ld+json">${deep}</script><script type="application/ld+json">${JSON.stringify(circle).replaceAll('</', '<\\/')}</script><script type="application/ld+json">{"@type":"Product","name":</script>`,
  )
  expect(page.facts).toMatchObject({
    kind: 'product',
    name: 'Lamp',
    brand: 'Lux',
    price: { value: '5.00', currency: 'EUR' },
  })
})

test.each([
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'file:///etc/passwd',
  'https://user:secret@site.example/a.jpg',
  'vbscript:x',
  'blob:https://site.example/1',
])('CN-04 %s is the address of nothing', async (address) => {
  const page = await read(
    `<meta property="og:image" content="${address}"><link rel="icon" href="${address}"><img src="${address}" data-pin-url="${address}"><img src="/ok.jpg" data-pin-url="${address}">`,
  )
  expect(page.pictures).toMatchObject([{ url: 'https://site.example/ok.jpg', link: null }])
  expect(page.iconUrl).toBe('https://site.example/favicon.ico')
})

test('CN-03 a page may keep its facts, and names words for its refusal', async () => {
  const product =
    '<script type="application/ld+json">{"@type":"Product","name":"A","offers":{"price":1,"priceCurrency":"EUR"}}</script>'
  expect((await read(product)).facts).not.toBeNull()
  expect((await read(`<meta name="pinterest-rich-pin" content="false">${product}`)).facts).toBeNull()
  expect((await read('<meta name="Pinterest" content="nopin" description="No &lt;b&gt;thanks">')).refusal).toEqual({
    words: 'No thanks',
  })
})
