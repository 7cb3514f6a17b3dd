import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { countInto, readFigures } from './figures.ts'

/** Seconds. */
const requestBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
const statementBuckets = [0.0002, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.25, 1, 5]

/** The process's figures, in the form that Prometheus reads. Counting begins with it. */
export interface Figures {
  readonly contentType: string
  /** As they are now. */
  read(): Promise<string>
  /** Counting ends. */
  stop(): void
}

/** Begins to count; `processName` tells processes of one machine apart. */
export function startFigures(processName: string): Figures {
  const registers = [new Registry()]
  const [registry = new Registry()] = registers
  registry.setDefaultLabels({ process: processName })
  collectDefaultMetrics({ register: registry })
  const gauge = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
    new Gauge({ name: `pinfold_${name}`, help, labelNames: [...labelNames], registers })
  const requests = new Histogram({
    name: 'pinfold_http_request_seconds',
    help: 'Answered requests by kind, and how long they took.',
    labelNames: ['kind'],
    buckets: requestBuckets,
    registers,
  })
  const statuses = new Counter({
    name: 'pinfold_http_requests_total',
    help: 'Answered requests by kind and status.',
    labelNames: ['kind', 'status'],
    registers,
  })
  const statements = new Histogram({
    name: 'pinfold_db_statement_seconds',
    help: 'Statements sent to the database, and how long their answers took.',
    buckets: statementBuckets,
    registers,
  })
  const read = {
    connections: gauge('db_connections', 'Connections to the database.', ['pool', 'state']),
    waiting: gauge('db_waiting', 'Who waits for a connection to the database.', ['pool']),
    entries: gauge('cache_entries', 'Entries of a cache.', ['cache']),
    bytes: gauge('cache_bytes', 'Bytes of a cache.', ['cache']),
    hits: gauge('cache_hits', 'What a cache had, since the start.', ['cache']),
    misses: gauge('cache_misses', 'What a cache did not have, since the start.', ['cache']),
    jobs: gauge('jobs', 'Work that waits or runs, by queue; outbox: events that no queue has yet.', ['queue', 'state']),
  }
  gauge('process_id', 'The process.', []).set(process.pid)
  countInto({
    request(kind, status, seconds) {
      requests.observe({ kind }, seconds)
      statuses.inc({ kind, status })
    },
    statement: (seconds) => statements.observe(seconds),
  })
  return {
    contentType: registry.contentType,
    async read() {
      const { pools, caches, queues } = await readFigures()
      for (const { name, open, idle, waiting } of pools) {
        read.connections.set({ pool: name, state: 'busy' }, open - idle)
        read.connections.set({ pool: name, state: 'idle' }, idle)
        read.waiting.set({ pool: name }, waiting)
      }
      for (const { name, ...figures } of caches)
        for (const key of ['entries', 'bytes', 'hits', 'misses'] as const) read[key].set({ cache: name }, figures[key])
      read.jobs.reset()
      for (const { queue, waiting, active } of queues) {
        read.jobs.set({ queue, state: 'waiting' }, waiting)
        read.jobs.set({ queue, state: 'active' }, active)
      }
      return registry.metrics()
    },
    stop() {
      countInto(null)
      registry.clear()
    },
  }
}
