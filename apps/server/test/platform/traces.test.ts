import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { boardResource } from '@pinfold/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { readConfig } from '../../src/platform/config/config.ts'
import { createOutbound } from '../../src/platform/outbound/outbound.ts'
import { startTraces, type Traces } from '../../src/platform/traces/otlp.ts'
import { isTracing, tracedJob } from '../../src/platform/traces/spans.ts'
import { startProgram } from '../../src/program.ts'
import { createTestDatabase } from '../setup/test-database.ts'
import { drawPicture, signUp, upload } from '../support/people.ts'
import { TestClient } from '../support/test-client.ts'

vi.setConfig({ testTimeout: 120_000 })

interface SentSpan {
  readonly name: string
  readonly kind: number
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: readonly { key: string; value: { stringValue?: string; intValue?: number } }[]
}

interface Sent {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[] }[]
}

/** Receives what OpenTelemetry's collectors would. */
async function startReceiver() {
  const bodies: string[] = []
  const keys = new Set<unknown>()
  const receive = async (request: IncomingMessage): Promise<void> => {
    let body = ''
    for await (const part of request) body += String(part)
    if (request.url !== '/v1/traces') return
    keys.add(request.headers['x-key'])
    bodies.push(body)
  }
  const server = createServer((request, response) => {
    void receive(request).then(() => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const spans = () =>
    bodies.flatMap((body) =>
      (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    )
  return { server, origin: `http://127.0.0.1:${port}`, bodies, keys, spans }
}

const factsOf = ({ attributes }: SentSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))

let traces: Traces | null = null
let server: Server | null = null
afterEach(async () => {
  await traces?.stop(1000)
  server?.closeAllConnections()
  server?.close()
  traces = server = null
})

test('OP-08 requests, their statements, jobs and fetches go to where traces are gathered, and nothing of people does', async () => {
  const receiver = await startReceiver()
  server = receiver.server
  traces = startTraces({
    endpoint: receiver.origin,
    headers: { 'x-key': 'a key' },
    share: 1,
    processName: 'one',
    onError: console.error,
  })
  const database = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'pinfold-traces-'))
  const program = await startProgram({
    config: readConfig({ DATA_DIR: folder, LOG_LEVEL: 'error', DEMO: 'off', RECOMMENDER: 'off' }),
    secret: 's'.repeat(43),
    connection: database.connection,
    renderer: null,
    onError: console.error,
  })
  const origin = (await program.web?.listen({ port: 0, host: '127.0.0.1' })) ?? ''
  const ana = await signUp({ client: () => new TestClient(origin) })
  const traceId = randomBytes(16).toString('hex')
  const parentSpanId = randomBytes(8).toString('hex')
  const made = await ana.call(
    boardResource.create,
    { name: 'canary of a board' },
    { traceparent: `00-${traceId}-${parentSpanId}-01` },
  )
  expect((await upload(ana, await drawPicture())).status).toBe('succeeded')
  expect((await ana.fetch('/canary-of-an-address/')).status).toBe(404)
  const outbound = createOutbound({ allowed: ['127.0.0.1'], proxy: null, userAgent: 'test' })
  const url = new URL(`${receiver.origin}/canary-of-a-page`)
  await tracedJob('reads a page', () => outbound.fetch({ url, accept: '*/*', mostBytes: 100, atLimit: 'cut' }))
  await outbound.close()
  await program.stop()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
  await traces.stop(30_000)

  const spans = receiver.spans()
  expect([...receiver.keys]).toEqual(['a key'])
  const request = spans.find((span) => span.traceId === traceId && span.kind === 2)
  expect(request).toMatchObject({ name: 'BoardResource.create', parentSpanId })
  expect(request && factsOf(request)).toEqual({
    'http.request.method': 'POST',
    'http.route': expect.stringContaining('/:name/:action'),
    'http.response.status_code': 200,
    'pinfold.request_id': made.body['request_identifier'],
  })
  const partsOf = (span: SentSpan | undefined) => spans.filter((part) => part.parentSpanId === span?.spanId)
  expect(partsOf(request).map(({ name }) => name)).toContain('insert boards')
  const job = spans.find(({ name }) => name === 'media-process')
  expect(partsOf(job).map(({ name }) => name)).toContain('select uploads')
  const [fetched] = partsOf(spans.find(({ name }) => name === 'reads a page'))
  expect(fetched).toMatchObject({ name: 'GET', kind: 3 })
  expect(fetched && factsOf(fetched)).toEqual({ 'http.response.status_code': 200 })
  const told = receiver.bodies.join('\n')
  const { id, username, email, password } = ana.member
  // Some cookies say no more than yes or no.
  const tokens = [...ana.cookies.values()].filter((value) => value.length > 8)
  expect(tokens.length).toBeGreaterThan(1)
  const secrets = ['canary', id, username, email, password, made.data.id, ana.address, ...tokens]
  expect(secrets.filter((secret) => told.includes(secret))).toEqual([])
})

test('OP-08 a collector that is away costs nothing but a line, and keeps no end waiting', async () => {
  const receiver = await startReceiver()
  await new Promise((resolve) => receiver.server.close(resolve))
  const lines: unknown[] = []
  traces = startTraces({
    endpoint: receiver.origin,
    headers: {},
    share: 1,
    processName: 'one',
    onError: (line) => lines.push(line),
  })
  for (let n = 0; n < 3000; n += 1) expect(await tracedJob('counts', () => Promise.resolve(n))).toBe(n)
  await expect(tracedJob('fails', () => Promise.reject(new Error('on purpose')))).rejects.toThrow('on purpose')
  const began = performance.now()
  await traces.stop(500)
  // The library itself would try again for thirty seconds.
  expect(performance.now() - began).toBeLessThan(10_000)
  await expect.poll(() => lines).toEqual([expect.stringContaining('Traces are not sent')])
})

test('OP-08 without an endpoint nothing of tracing is loaded', async () => {
  expect(isTracing()).toBe(false)
  const program = join(import.meta.dirname, '../../src/run-roles.ts')
  const script = `
    import { registerHooks } from 'node:module'
    const asked = []
    registerHooks({ resolve: (name, context, next) => { asked.push(name); return next(name, context) } })
    await import(${JSON.stringify(program)})
    console.log(JSON.stringify([asked.length, asked.filter((name) => /opentelemetry.*(sdk|core|export|resources)|otlp/.test(name))]))
    process.exit(0)`
  const ran = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script])
  const [count, traced] = JSON.parse(ran.stdout) as [number, string[]]
  expect(count).toBeGreaterThan(100)
  expect(traced).toEqual([])
})
