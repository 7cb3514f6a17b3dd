import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packingFor } from './packed-forms.ts'
import { collectPage } from './whole-page.ts'

const NONCE = 'ABCD+/EFGH=='
const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const collect = (html: string, nonce = NONCE) =>
  collectPage(new Response(html, { headers: { 'content-type': 'text/html' } }), nonce)

test('what had the nonce is allowed by its text, and the nonce is gone', async () => {
  const html = `<meta nonce="${NONCE}"><style nonce="${NONCE}" id="a">b{}</style><script nonce="${NONCE}">x</script>
    <script type="module" nonce="${NONCE}">import 'é'</script><script nonce="${NONCE}" src="/a.js"></script>`
  const collected = await collect(html)
  expect(collected?.body.toString()).toBe(html.replaceAll(` nonce="${NONCE}"`, ''))
  expect(collected).toMatchObject({ status: 200, headers: [['content-type', 'text/html']] })
  expect(collected?.inline).toEqual({ scripts: [source('x'), source("import 'é'")], styles: [source('b{}')] })
})

test('a script that somebody else put into the page is not allowed', async () => {
  const html = `<script nonce="${NONCE}">ours</script><script>theirs</script><script nonce="guessed">theirs</script>`
  expect((await collect(html))?.inline.scripts).toEqual([source('ours')])
})

test('pages that are the same have the same tag, and others another', async () => {
  const tags = await Promise.all([
    collect(`<script nonce="${NONCE}">x</script>`),
    collect('<script nonce="JKLM+/NOPQ==">x</script>', 'JKLM+/NOPQ=='),
    collect(`<script nonce="${NONCE}">y</script>`),
    collectPage(new Response('<script>x</script>', { status: 404 }), NONCE),
  ])
  const [first, same, other, missing] = tags.map((page) => page?.etag)
  expect(same).toBe(first)
  expect(new Set([first, other, missing]).size).toBe(3)
})

test('each compressed form is made once, and is the page', async () => {
  const text = 'a board of pins '.repeat(1000)
  const page = await collect(text)
  if (!page) throw new Error('nothing was collected')
  expect(page.packed.made('br')).toBeUndefined()
  const [brotli, again, gzip] = await Promise.all([
    page.packed.make('br'),
    page.packed.make('br'),
    page.packed.make('gzip'),
  ])
  expect(again).toBe(brotli)
  expect(page.packed.made('br')).toBe(brotli)
  expect(brotliDecompressSync(brotli).toString()).toBe(text)
  expect(gunzipSync(gzip).toString()).toBe(text)
})

test.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0, br;q=0', null],
])('who accepts %s is sent %s', (accepted, packing) => {
  expect(packingFor(accepted, Buffer.alloc(5000))).toBe(packing)
  expect(packingFor(accepted, Buffer.alloc(50))).toBeNull()
})

test.each([
  ['sets a cookie', 200, { 'set-cookie': 'a=b' }],
  ['must not be kept', 200, { 'cache-control': 'no-store' }],
  ['is private by its own word', 200, { 'cache-control': 'private, max-age=9' }],
  ['refuses this address', 429, {}],
  ['refuses this visitor', 403, {}],
])('a page that %s is shared with nobody', async (_, status, headers) => {
  expect(await collectPage(new Response('text', { status, headers }), 'nonce')).toBeNull()
})
