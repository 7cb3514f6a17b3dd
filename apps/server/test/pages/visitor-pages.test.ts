import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPageCache } from '../../src/platform/http/page-cache.ts'
import { makeBoard, makePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'
import { watchPages, type WatchedPages } from './watched-pages.ts'

let app: TestApp
let pages: WatchedPages
let ana: SignedIn
let path = ''
beforeAll(async () => {
  pages = await watchPages()
  // Time stands still, so a page is made anew only where the rules want it.
  app = await startTestApp({
    pages,
    visitorPages: createPageCache({ now: () => 0 }),
    env: { NODE_ENV: 'production', PUBLIC_URL: 'https://pins.example' },
  })
  ana = await signUp(app)
}, 300_000)
afterAll(() => app.stop())

/** A board that nobody has looked at. */
async function newBoard(): Promise<string> {
  const board = await makeBoard(ana)
  await makePin(ana, { boardId: board.id })
  return board.url
}

async function show(client: TestClient, address: string, init: RequestInit = {}) {
  const response = await client.fetch(address, init)
  return { status: response.status, headers: response.headers, body: await response.text() }
}

/** How many pages were rendered for it. */
async function renderings(work: () => Promise<unknown>): Promise<number> {
  const before = pages.rendered
  await work()
  return pages.rendered - before
}

/** What a policy allows by its text. */
const hashesIn = (headers: Headers) =>
  [...(headers.get('content-security-policy') ?? '').matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash)
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

test('visitors who ask at once share one rendering, and its bytes', async () => {
  path = await newBoard()
  const visitors = Array.from({ length: 8 }, () => app.client())
  const open = pages.hold()
  const asked = visitors.map(async (visitor) => show(visitor, path))
  const count = renderings(() => Promise.all(asked))
  for (const _ of visitors) await once(app.web.server, 'request')
  open()
  expect(await count).toBe(1)
  const answers = await Promise.all(asked)
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1)
  for (const { status, headers, body } of answers) {
    expect(status).toBe(200)
    expect(body).not.toContain(' nonce=')
    expect(headers.get('content-security-policy')).not.toContain('nonce')
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('vary')).toBe('accept-encoding')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('each script and style in a kept page is allowed by its text, and no other', async () => {
  path = await newBoard()
  const { headers, body } = await show(app.client(), path)
  const inline = [...body.matchAll(/<(?:script|style)(?![^>]*(?:ld\+json| src=))[^>]*>([^]+?)<\/(?:script|style)>/g)]
  const texts = inline.map(([, text = '']) => hashOf(text))
  expect(texts.length).toBeGreaterThan(3)
  expect(new Set(hashesIn(headers))).toEqual(new Set(texts))
})

test('a kept page is sent as the visitor takes it, and not again to who has it', async () => {
  path = await newBoard()
  const plain = await show(app.client(), path, { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(plain.headers.get('content-length')).toBe(String(Buffer.byteLength(plain.body)))
  const etag = plain.headers.get('etag') ?? ''
  const count = await renderings(async () => {
    for (const packing of ['br', 'gzip']) {
      const { headers, body } = await show(app.client(), path, { headers: { 'accept-encoding': packing } })
      expect(headers.get('content-encoding')).toBe(packing)
      expect(Number(headers.get('content-length'))).toBeLessThan(Buffer.byteLength(body) / 2)
      expect(headers.get('etag')).toBe(etag)
      expect(body).toBe(plain.body)
    }
    const again = await show(app.client(), path, { headers: { 'if-none-match': `"other", ${etag}` } })
    expect([again.status, again.body]).toEqual([304, ''])
    expect(hashesIn(again.headers)).toEqual(hashesIn(plain.headers))
    const head = await show(app.client(), path, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
    expect([head.status, head.body]).toEqual([200, ''])
    expect(head.headers.get('content-length')).toBe(plain.headers.get('content-length'))
    expect(head.headers.get('etag')).toBe(etag)
  })
  expect(count).toBe(0)
  const own = await show(ana, path, { headers: { 'if-none-match': etag } })
  expect(own.status).toBe(200)
  expect(own.headers.get('etag')).toBeNull()
  expect(own.body).toContain(' nonce=')
})

test('CA-19 a kept page gives the CSRF cookie to who has none, a new one each time, and to nobody else', async () => {
  path = await newBoard()
  const bare = () => {
    const client = app.client()
    client.cookies.clear()
    return client
  }
  const tokens = new Set<string | undefined>()
  const answers = []
  expect(
    await renderings(async () => {
      for (const client of [bare(), bare(), bare()]) {
        const { headers, body } = await show(client, path)
        answers.push(body)
        const token = client.cookies.get('csrftoken')
        tokens.add(token)
        expect(headers.getSetCookie()).toHaveLength(1)
        expect(body).not.toContain(token)
        expect((await show(client, path)).headers.getSetCookie()).toEqual([])
      }
    }),
  ).toBe(1)
  expect(tokens.size).toBe(3)
})

test('a kept page holds nothing of the request it was made for', async () => {
  path = await newBoard()
  const first = app.client()
  first.cookies.set('csrftoken', 'canary-cookie')
  const headers = {
    'x-canary': 'canary-header',
    referer: 'https://canary-referer.example/',
    'accept-language': 'nl;q=0.9,canary',
    'user-agent': `${first.userAgent} canary-browser`,
    'x-forwarded-for': '198.51.100.77',
    'x-request-id': 'canary-request',
    host: 'canary-host.example',
  }
  const second = app.client()
  const answers: Awaited<ReturnType<typeof show>>[] = []
  expect(
    await renderings(async () => {
      answers.push(await show(first, path, { headers }), await show(second, path))
    }),
  ).toBe(1)
  for (const { body, headers: answered } of answers) {
    const all = body + JSON.stringify([...answered])
    expect(all).not.toContain('canary')
    expect(all).not.toContain('198.51.100.77')
    expect(all).not.toContain(first.address)
  }
})

test('visitors of another country, theme, device or kind, and other addresses, have pages of their own', async () => {
  path = await newBoard()
  const ask = async (change: (client: TestClient) => void, address = path) => {
    const client = app.client()
    change(client)
    return (await show(client, address)).body
  }
  const usual = await ask(() => {})
  const swede = await ask((client) => (client.country = 'SE'))
  const dark = await ask((client) => client.cookies.set('theme', 'dark'))
  const phone = await ask((client) => {
    client.userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Mobile/15E148 Safari'
  })
  const bot = await ask((client) => {
    client.userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  })
  expect(usual).toContain('\\"US\\"')
  expect(swede).toContain('\\"SE\\"')
  expect(swede).not.toContain('\\"US\\"')
  expect(dark).toContain('data-theme="dark"')
  expect(usual).not.toContain('data-theme')
  expect(phone).toContain('iphone')
  expect(bot).toContain('\\"bot\\"')
  expect(usual).not.toContain('\\"bot\\"')
  // Each of them again, and none is rendered again.
  const again = await renderings(async () => {
    expect(await ask((client) => (client.country = 'SE'))).toContain('\\"SE\\"')
    expect(await ask((client) => client.cookies.set('theme', 'dark'))).toContain('data-theme="dark"')
    expect(await ask(() => {})).not.toContain('data-theme')
  })
  expect(again).toBe(0)
  expect(await renderings(() => ask(() => {}, `${path}?a=1`))).toBe(1)
  expect(await renderings(() => ask(() => {}, `${path}?a=2`))).toBe(1)
  expect(await renderings(() => ask(() => {}, `${path.replace(/\/$/, '')}.data`))).toBe(1)
})

test('whoever sends a session or credentials, good or bad, is neither given a kept page nor leaves one', async () => {
  path = await newBoard()
  const expired = app.client()
  expired.cookies.set('_pinterest_sess', 'long-gone')
  const empty = app.client()
  empty.cookies.set('_pinterest_sess', '')
  const token = ana.cookies.get('_pinterest_sess') ?? ''
  const owners = [
    () => show(ana, path),
    () => show(app.client(), path, { headers: { authorization: `Bearer ${token}` } }),
    () => show(app.client(), path, { headers: { authorization: 'Bearer nonsense' } }),
    () => show(expired, path),
    () => show(empty, path),
  ]
  for (const owner of owners) expect(await renderings(owner)).toBe(1)
  const visitor = await show(app.client(), path)
  expect(visitor.body).toContain('\\"logged-out\\"')
  for (const owner of owners) expect(await renderings(owner)).toBe(1)
  expect((await show(ana, path)).body).toContain('\\"authenticated\\"')
  expect(await renderings(() => show(app.client(), path))).toBe(0)
})

test('hidden and missing pages are the same when kept and when not', async () => {
  // With few boards: where a list goes on, its bookmark is sealed anew each time.
  const { url } = await makeBoard(await signUp(app), 'Hushed', 'secret')
  const missing = url.replace('hushed', 'nowhere')
  const asked = []
  for (const address of [url, missing, url, missing]) {
    const { status, headers, body } = await show(app.client(), address)
    // The length is that of compressed bytes.
    const ofBytes = ['date', 'etag', 'content-length']
    const rest = [...headers].filter(([name]) => !ofBytes.includes(name)).map(([name, value]) => [name, value])
    const same = (text: string) => text.replaceAll(/hushed|nowhere/g, '').replaceAll(/sha256-[^']+/g, '')
    asked.push({
      status,
      headers: same(JSON.stringify(rest)),
      body: same(body),
    })
  }
  expect(asked[0]?.status).toBe(404)
  for (const each of asked.slice(1)) expect(each).toEqual(asked[0])
})

test('HEAD is answered without a body and is not kept', async () => {
  path = await newBoard()
  const head = await show(app.client(), path, { method: 'HEAD' })
  expect(head).toMatchObject({ status: 200, body: '' })
  expect((await show(app.client(), path)).body).toContain('</html>')
})
