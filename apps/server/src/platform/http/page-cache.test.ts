import { expect, test } from 'vitest'
import { createPageCache, PAGE_AGE, type WholePage } from './page-cache.ts'
import { bodyWithNonce, collectPage } from './whole-page.ts'

const page = (text: string, status = 200): WholePage => ({ status, headers: [], body: Buffer.from(text), nonceAt: [] })

/** Makes pages that say how many were made before them. */
function maker(status?: number) {
  let made = 0
  return () => Promise.resolve(page(String((made += 1)), status))
}
const textOf = async (shared: Promise<WholePage | null>) => (await shared)?.body.toString()

test('many who ask at once are answered by one rendering, and so is whoever asks within its age', async () => {
  let time = 0
  const cache = createPageCache({ now: () => time })
  const make = maker()
  const asked = Array.from({ length: 50 }, () => textOf(cache.share('a', make)))
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['1']))
  time = PAGE_AGE - 1
  expect(await textOf(cache.share('a', make))).toBe('1')
  expect(await textOf(cache.share('b', make))).toBe('2')
  time = PAGE_AGE
  expect(await textOf(cache.share('a', make))).toBe('3')
})

test('age counts from the beginning of a rendering, however long it takes', async () => {
  let time = 0
  const cache = createPageCache({ now: () => time })
  const slow = Promise.withResolvers<WholePage>()
  const first = cache.share('a', () => slow.promise)
  time = PAGE_AGE
  expect(await textOf(cache.share('a', maker()))).toBe('1')
  slow.resolve(page('late'))
  expect(await textOf(first)).toBe('late')
  expect(await textOf(cache.share('a', maker()))).toBe('1')
})

test('a page whose rendering began before a purge is given to nobody who asks after it', async () => {
  const cache = createPageCache({ now: () => 0 })
  const before = Promise.withResolvers<WholePage>()
  const early = cache.share('a', () => before.promise)
  cache.purge()
  const late = cache.share('a', () => Promise.resolve(page('true now')))
  before.resolve(page('no longer true'))
  expect(await textOf(early)).toBe('no longer true')
  expect(await textOf(late)).toBe('true now')
  expect(await textOf(cache.share('a', maker()))).toBe('true now')
  cache.purge()
  expect(await textOf(cache.share('a', maker()))).toBe('1')
})

test('a failure and a page that is not for everybody are given to those who wait, and not kept', async () => {
  const cache = createPageCache({ now: () => 0 })
  const broken = maker(500)
  expect(await textOf(cache.share('a', broken))).toBe('1')
  expect(await textOf(cache.share('a', broken))).toBe('2')
  expect(await cache.share('b', () => Promise.resolve(null))).toBeNull()
  expect(await textOf(cache.share('b', maker()))).toBe('1')
  await expect(cache.share('c', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  expect(await textOf(cache.share('c', maker()))).toBe('1')
})

test('pages and bytes are bounded; the oldest go first', async () => {
  const few = createPageCache({ now: () => 0, mostPages: 2 })
  for (const key of ['a', 'b', 'c']) await few.share(key, maker())
  const again = () => Promise.resolve(page('again'))
  expect(await textOf(few.share('b', again))).toBe('1')
  expect(await textOf(few.share('c', again))).toBe('1')
  expect(await textOf(few.share('a', again))).toBe('again')

  const small = createPageCache({ now: () => 0, mostBytes: 10_000 })
  const large = () => Promise.resolve(page('x'.repeat(6000)))
  await small.share('a', large)
  await small.share('b', large)
  expect(await textOf(small.share('a', again))).toBe('again')
  // One that is larger than all the room leaves nothing behind, neither itself nor its weight.
  await small.share('huge', () => Promise.resolve(page('x'.repeat(20_000))))
  expect(await textOf(small.share('huge', again))).toBe('again')
  expect(await textOf(small.share('huge', maker()))).toBe('again')
})

test('every answer carries a nonce of its own where the rendering had its', async () => {
  const html = '<meta nonce="ABCDEFGH"><script nonce="ABCDEFGH">x</script>ABCDEFG'
  const collected = await collectPage(new Response(html, { headers: { 'content-type': 'text/html' } }), 'ABCDEFGH')
  expect(collected).toMatchObject({ status: 200, headers: [['content-type', 'text/html']] })
  if (!collected) throw new Error('nothing was collected')
  const answer = (nonce: string) => bodyWithNonce(collected, nonce).toString()
  expect(answer('12345678')).toBe(html.replaceAll('ABCDEFGH', '12345678'))
  expect(answer('87654321')).toBe(html.replaceAll('ABCDEFGH', '87654321'))
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
