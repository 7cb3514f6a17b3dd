import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon, { type Client, type Request } from 'autocannon'
import { ascending, percentile } from '../report/percentiles.ts'
import type { LoadOrder, LoadResult, WireRequest } from './wire-request.ts'

/** Sends the requests over and over until the time is up; each connection has its own share of them. */
async function generate(order: LoadOrder, onMeasuring: () => void): Promise<LoadResult> {
  let times: number[] = []
  let failures: Record<string, number> = {}
  const fail = (what: string) => (failures[what] = (failures[what] ?? 0) + 1)
  const requests = order.requests.map(cannonRequest)
  let connection = 0

  const options = {
    url: order.origin,
    connections: order.connections,
    // Ended by ourselves, to the millisecond.
    duration: order.warmUpSeconds + order.seconds + 60,
    setupClient(client: Client) {
      const lane = connection++ % order.connections
      const own = requests.filter((_, place) => place % order.connections === lane)
      client.setRequests(own.length > 0 ? own : requests.slice(0, 1))
    },
  }
  // With a callback it answers the run itself instead of a promise.
  const run = autocannon(options, () => undefined)
  run.on('response', (_client, status, _bytes, milliseconds) => {
    times.push(milliseconds)
    if (status !== 200) fail(String(status))
  })
  run.on('reqError', () => fail('0'))
  await pause(order.warmUpSeconds * 1000)
  times = []
  failures = {}
  onMeasuring()
  const started = performance.now()
  await pause(order.seconds * 1000)
  const seconds = (performance.now() - started) / 1000
  const sorted = ascending(times)
  const result = {
    perSecond: times.length / seconds,
    requests: times.length,
    failures,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
  }
  run.stop()
  return result
}

const cannonRequest = ({ method, path, headers, body, isKeyed }: WireRequest): Request => ({
  method,
  path,
  headers: { ...headers },
  ...(body === undefined ? {} : { body }),
  ...(isKeyed
    ? {
        setupRequest: (request: Request) => ({
          ...request,
          headers: { ...request.headers, 'idempotency-key': randomUUID() },
        }),
      }
    : {}),
})

process.on('message', (order: LoadOrder) => {
  generate(order, () => process.send?.('measuring')).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
process.send?.('ready')
