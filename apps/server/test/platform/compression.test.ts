import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compressAnswers } from '../../src/platform/http/compression.ts'
import { watchPages } from '../pages/watched-pages.ts'
import { makeBoard, makePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
let addresses: { page: string; call: string; feed: string; picture: string }
beforeAll(async () => {
  app = await startTestApp({ pages: await watchPages() })
  ana = await signUp(app)
  const board = await makeBoard(ana)
  const pin = await makePin(ana, { boardId: board.id })
  const options = encodeURIComponent(JSON.stringify({ options: { board_id: board.id } }))
  addresses = {
    page: board.url,
    call: `/resource/BoardFeedResource/get/?data=${options}`,
    feed: `/${ana.member.username}/feed.rss`,
    picture: new URL(pin.images['orig']?.url ?? '').pathname,
  }
}, 300_000)
afterAll(() => app.stop())

const cookies = () => [...ana.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const ask = (url: string, headers: Record<string, string> = {}) =>
  app.web.inject({ url, headers: { 'accept-encoding': 'br', host: 'localhost', ...headers } })

const openers = { br: brotliDecompressSync, gzip: gunzipSync }

for (const what of ['page', 'call', 'feed'] as const) {
  test(`a visitor's ${what} is compressed as they want it, and says that it differs by that`, async () => {
    const plain = await ask(addresses[what], { 'accept-encoding': 'identity' })
    expect(plain.statusCode).toBe(200)
    expect(plain.headers['content-encoding']).toBeUndefined()
    for (const [encoding, opened] of Object.entries(openers)) {
      const packed = await ask(addresses[what], { 'accept-encoding': encoding })
      expect(packed.headers['content-encoding']).toBe(encoding)
      expect(packed.headers.vary).toMatch(/accept-encoding/i)
      expect(packed.headers['content-type']).toBe(plain.headers['content-type'])
      expect(packed.rawPayload.byteLength).toBeLessThan(plain.rawPayload.byteLength / 2)
      // Nonces and request ids differ; as much stands in both.
      expect(opened(packed.rawPayload).byteLength).toBe(plain.rawPayload.byteLength)
    }
  })
}

test('pictures are sent as they are', async () => {
  const picture = await ask(addresses.picture)
  expect(picture.statusCode).toBe(200)
  expect(picture.headers['content-encoding']).toBeUndefined()
})

test('what another site makes a member ask for is not compressed; what they ask for themselves is', async () => {
  const encodingFor = async (headers: Record<string, string>) => {
    const answer = await ask(addresses.page, { cookie: cookies(), ...headers })
    expect(answer.statusCode).toBe(200)
    return answer.headers['content-encoding']
  }
  expect(await encodingFor({ 'sec-fetch-site': 'same-origin' })).toBe('br')
  expect(await encodingFor({ 'sec-fetch-site': 'none' })).toBe('br')
  expect(await encodingFor({ 'sec-fetch-site': 'cross-site' })).toBeUndefined()
  expect(await encodingFor({ 'sec-fetch-site': 'same-site' })).toBeUndefined()
  expect(await encodingFor({})).toBeUndefined()
})

for (const [encoding, decoder] of [
  ['br', createBrotliDecompress],
  ['gzip', createGunzip],
] as const) {
  test(`with ${encoding} a first piece can be read while the next is not there yet`, async () => {
    const server = Fastify()
    await compressAnswers(server)
    const { promise: wasRead, resolve: tellThatItWasRead } = Promise.withResolvers<void>()
    async function* pieces() {
      yield '<p>The first piece</p>'
      await wasRead
      yield '<p>The second piece</p>'
    }
    server.get('/', (_request, reply) => reply.type('text/html').send(Readable.from(pieces())))
    await server.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.server.address() as AddressInfo
    const [answer] = (await once(
      get({ port, host: '127.0.0.1', headers: { 'accept-encoding': encoding } }),
      'response',
    )) as [IncomingMessage]
    expect(answer.headers['content-encoding']).toBe(encoding)
    const read: string[] = []
    for await (const piece of answer.pipe(decoder())) {
      read.push(String(piece))
      tellThatItWasRead()
    }
    expect(read).toEqual(['<p>The first piece</p>', '<p>The second piece</p>'])
    await server.close()
  })
}
