import { afterEach, expect, test } from 'vitest'
import { noteRequest, registerCache, registerPool, registerQueues, timed } from '../../src/platform/metrics/figures.ts'
import { type MetricsServer, serveMetrics } from '../../src/platform/metrics/serve-metrics.ts'

let server: MetricsServer | null = null
afterEach(async () => {
  await server?.stop()
  server = null
})

async function readAll(): Promise<string> {
  server ??= await serveMetrics({ port: 0, host: '127.0.0.1', processName: 'web 1' })
  return (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text()
}

test('OP-08 figures of requests, statements, pools, caches, queues and the process are served', async () => {
  registerPool('main', () => ({ open: 5, idle: 2, waiting: 1 }))
  registerCache('pages', () => ({ entries: 3, bytes: 999, hits: 7, misses: 4 }))
  registerQueues(() => Promise.resolve([{ queue: 'outbox', waiting: 6, active: 0 }]))
  await readAll()
  noteRequest('api', 200, 12)
  noteRequest('api', 404, 1)
  expect(await timed(() => Promise.resolve('answer'))).toBe('answer')
  await expect(timed(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  const text = await readAll()
  for (const line of [
    'pinfold_http_requests_total{kind="api",status="404",process="web 1"} 1',
    'pinfold_http_request_seconds_count{process="web 1",kind="api"} 2',
    'pinfold_db_statement_seconds_count{process="web 1"} 2',
    'pinfold_db_connections{pool="main",state="busy",process="web 1"} 3',
    'pinfold_db_waiting{pool="main",process="web 1"} 1',
    'pinfold_cache_hits{cache="pages",process="web 1"} 7',
    'pinfold_jobs{queue="outbox",state="waiting",process="web 1"} 6',
    `pinfold_process_id{process="web 1"} ${process.pid}`,
  ])
    expect(text).toContain(line)
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds/)
  expect(text).toMatch(/process_resident_memory_bytes/)
})

test('OP-08 what cannot be known just now is left out, and nothing but the figures is served', async () => {
  registerQueues(() => Promise.reject(new Error('the database is away')))
  expect(await readAll()).not.toContain('pinfold_jobs{')
  expect((await fetch(`http://127.0.0.1:${server?.port}/`)).status).toBe(404)
})
