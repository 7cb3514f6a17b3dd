import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOutbound, type Outbound } from '../../src/platform/outbound/outbound.ts'

const ends: (() => unknown)[] = []
let port = 0
let heard: { path: string; headers: Record<string, unknown> }[] = []

const pages: Record<string, RequestListener> = {
  '/plain': (_request, response) =>
    response.setHeader('content-type', 'text/html').setHeader('etag', '"1"').end('<p>Hello</p>'),
  '/gzip': (_request, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync('packed')),
  '/br': (_request, response) => response.setHeader('content-encoding', 'br').end(brotliCompressSync('packed')),
  '/bomb': (_request, response) =>
    response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(30_000_000))),
  '/odd': (_request, response) => response.setHeader('content-encoding', 'lzw').end('x'),
  '/endless': (_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536, 97)));
    }
    response.on('drain', more)
    more()
  },
  '/drip': (_request, response) => {
    response.write('a')
    ends.push(() => response.destroy())
  },
  '/silent': (_request, response) => void ends.push(() => response.destroy()),
  '/missing': (_request, response) => response.writeHead(404).end('no'),
  '/to-metadata': (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  '/to-mapped': (_request, response) => response.writeHead(302, { location: 'http://[::ffff:7f00:1]/' }).end(),
  '/to-file': (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/to-port': (_request, response) => response.writeHead(302, { location: `http://127.0.0.1:1/` }).end(),
  '/round': (_request, response) => response.writeHead(302, { location: '/round' }).end(),
  '/cookie': (_request, response) => response.writeHead(302, { location: '/plain', 'set-cookie': 'a=b; Path=/' }).end(),
}

beforeAll(async () => {
  const server = createServer((request, response) => {
    heard.push({ path: request.url ?? '', headers: request.headers })
    const hops = /^\/hops\/(\d+)$/.exec(request.url ?? '')?.[1]
    if (hops !== undefined)
      return response.writeHead(301, { location: hops === '1' ? '/plain' : `/hops/${Number(hops) - 1}` }).end()
    ;(pages[request.url ?? ''] ?? pages['/missing'])?.(request, response)
  })
  port = await listening(server)
})
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

async function listening(server: Server, host = '127.0.0.1'): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  ends.push(() => new Promise((resolve) => server.close(resolve)))
  ends.push(() => server.closeAllConnections())
  return (server.address() as AddressInfo).port
}

function start(options: Partial<Parameters<typeof createOutbound>[0]> = {}): Outbound {
  const outbound = createOutbound({
    allowed: [`127.0.0.1:${port}`],
    proxy: null,
    userAgent: 'Mozilla/5.0 (compatible; Pinfold/1; +https://pins.example)',
    ...options,
  })
  ends.push(() => outbound.close())
  return outbound
}

const get = (outbound: Outbound, path: string, more: { mostBytes?: number; atLimit?: 'cut' | 'refuse' } = {}) =>
  outbound.fetch({
    url: new URL(path, `http://127.0.0.1:${port}`),
    accept: 'text/html',
    mostBytes: 5_000_000,
    atLimit: 'refuse',
    ...more,
  })

test('CN-06 what is sent names the product and its address, and nothing of this server or its members', async () => {
  heard = []
  const answer = await get(start(), 'http://ana:secret@127.0.0.1:' + port + '/cookie#part')
  expect(answer).toMatchObject({
    status: 200,
    contentType: 'text/html',
    etag: '"1"',
    url: new URL('/plain', `http://127.0.0.1:${port}`),
  })
  expect(answer.body.toString()).toBe('<p>Hello</p>')
  expect(heard.map(({ path }) => path)).toEqual(['/cookie', '/plain'])
  for (const { headers } of heard) {
    expect(headers).toMatchObject({ 'user-agent': expect.stringMatching(/Pinfold.*https:\/\/pins\.example/) })
    expect(Object.keys(headers).toSorted()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent'])
  }
})

test('CN-05 what is known already is asked for by its mark', async () => {
  heard = []
  const known = { etag: '"1"', lastModified: 'Thu, 01 Oct 2026 12:00:00 GMT' }
  const url = new URL(`http://127.0.0.1:${port}/plain`)
  await start().fetch({ url, accept: '*/*', mostBytes: 100, atLimit: 'cut', known })
  expect(heard[0]?.headers).toMatchObject({ 'if-none-match': '"1"', 'if-modified-since': known.lastModified })
})

test('CN-06 five redirects are followed, and no sixth', async () => {
  const outbound = start()
  expect(await get(outbound, '/hops/5')).toMatchObject({ status: 200 })
  await expect(get(outbound, '/hops/6')).rejects.toMatchObject({ reason: 'unreachable' })
  await expect(get(outbound, '/round')).rejects.toMatchObject({ reason: 'unreachable' })
})

test.each(['/to-metadata', '/to-mapped', '/to-file', '/to-port'])('CN-06 %s is not followed', async (path) => {
  await expect(get(start(), path)).rejects.toMatchObject({ reason: 'refused' })
})

test('CN-06 sizes count after unpacking, and what is larger is cut or refused', async () => {
  const outbound = start()
  expect((await get(outbound, '/gzip')).body.toString()).toBe('packed')
  expect((await get(outbound, '/br')).body.toString()).toBe('packed')
  await expect(get(outbound, '/bomb')).rejects.toMatchObject({ reason: 'too_large' })
  await expect(get(outbound, '/endless')).rejects.toMatchObject({ reason: 'too_large' })
  expect((await get(outbound, '/endless', { atLimit: 'cut' })).body).toHaveLength(5_000_000)
  expect((await get(outbound, '/bomb', { atLimit: 'cut', mostBytes: 10 })).body).toHaveLength(10)
  await expect(get(outbound, '/odd')).rejects.toMatchObject({ reason: 'unreachable' })
})

test.each(['/drip', '/silent'])('CN-06 %s ends when its time is over', async (path) => {
  await expect(get(start({ milliseconds: 300 }), path)).rejects.toMatchObject({ reason: 'too_slow' })
})

test('CN-06 a name is resolved once for a connection, which goes where was checked', async () => {
  const checked = createServer((_request, response) => response.end('where was checked'))
  const elsewhere = await listening(checked, '127.0.0.2')
  const asked: string[] = []
  const change = (name: string) => (asked.push(name) === 1 ? '127.0.0.2' : '127.0.0.1')
  const options: Partial<Parameters<typeof createOutbound>[0]> = {
    allowed: ['127.0.0.2'],
    resolve: (name) => Promise.resolve([{ address: change(name), family: 4 }]),
  }
  heard = []
  const request = { accept: '*/*', mostBytes: 100, atLimit: 'cut' } as const
  const found = await start(options).fetch({ url: new URL(`http://rebinding.example:${elsewhere}/`), ...request })
  expect(found.body.toString()).toBe('where was checked')
  expect(asked).toEqual(['rebinding.example'])
  await expect(
    start(options).fetch({ url: new URL(`http://rebinding.example:${port}/`), ...request }),
  ).rejects.toMatchObject({ reason: 'refused' })
  expect(heard).toEqual([])
})

test('CN-06 names that the operator named may be anywhere, at the named port', async () => {
  const resolve = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }])
  const outbound = start({ allowed: [`wiki.example:${port}`], resolve })
  const fetch = (url: string) => outbound.fetch({ url: new URL(url), accept: '*/*', mostBytes: 100, atLimit: 'cut' })
  expect(await fetch(`http://wiki.example:${port}/plain`)).toMatchObject({ status: 200 })
  await expect(fetch(`http://other.example:${port}/plain`)).rejects.toMatchObject({ reason: 'refused' })
  await expect(fetch('http://wiki.example/plain')).rejects.toMatchObject({ reason: 'refused' })
})

test('CN-06 with a proxy it is the proxy that connects, and private names are refused before', async () => {
  const connected: string[] = []
  const proxy = createServer((request, response) => {
    connected.push(request.url ?? '')
    response.end('by the proxy')
  })
  proxy.on('connect', ({ url }, client) => {
    connected.push(url ?? '')
    client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
  })
  const proxyPort = await listening(proxy)
  const outbound = start({
    allowed: [],
    proxy: `http://127.0.0.1:${proxyPort}`,
    resolve: (name) =>
      name === 'private.example'
        ? Promise.resolve([{ address: '10.0.0.1', family: 4 }])
        : Promise.reject(new Error('no such name here')),
  })
  const fetch = (url: string) => outbound.fetch({ url: new URL(url), accept: '*/*', mostBytes: 100, atLimit: 'cut' })
  expect((await fetch('http://site.example/plain')).body.toString()).toBe('by the proxy')
  await expect(fetch('https://site.example/')).rejects.toMatchObject({ reason: 'unreachable' })
  await expect(fetch('http://private.example/plain')).rejects.toMatchObject({ reason: 'refused' })
  await expect(fetch('http://metadata.google.internal/')).rejects.toMatchObject({ reason: 'unreachable' })
  await expect(fetch('http://127.0.0.1/plain')).rejects.toMatchObject({ reason: 'refused' })
  expect(connected).toEqual(['http://site.example/plain', 'site.example:443'])
})
