import { performance } from 'node:perf_hooks'
import type { PostgresPool } from 'kysely'
import type { IdSource } from '../../apps/server/src/platform/ids/ids.ts'
import { ascending, percentile } from '../report/percentiles.ts'
import { type RecordedRequest, withFreshIds } from './fresh-ids.ts'
import type { SentStatement } from './recording-pool.ts'

/** The floor: what the statements alone cost. */
export interface FloorResult {
  readonly perSecond: number
  readonly requests: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Milliseconds of this process for each request. */
  readonly cpu: number
}

interface ReplayInput {
  readonly pool: PostgresPool
  readonly ids: IdSource
  readonly requests: readonly RecordedRequest[]
  /** How many run at a time. */
  readonly connections: number
  readonly seconds: number
}

/** Sends recorded statements over and over through the product's pool, as the program would, and does nothing else. */
export async function replay(input: ReplayInput): Promise<FloorResult> {
  const times: number[] = []
  const cpu = process.cpuUsage()
  const started = performance.now()
  const end = started + input.seconds * 1000
  let next = 0

  async function lane() {
    for (let now = performance.now(); now < end;) {
      const request = input.requests[next % input.requests.length]
      next += 1
      if (!request) return
      await send(input.pool, withFreshIds(request, input.ids))
      const done = performance.now()
      times.push(done - now)
      now = done
    }
  }
  await Promise.all(Array.from({ length: input.connections }, lane))
  const { user, system } = process.cpuUsage(cpu)
  const sorted = ascending(times)
  return {
    perSecond: times.length / ((performance.now() - started) / 1000),
    requests: times.length,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    cpu: (user + system) / 1000 / times.length,
  }
}

async function send(pool: PostgresPool, waves: RecordedRequest['waves']): Promise<void> {
  for (const wave of waves) await Promise.all(wave.map((statements) => sendOnOne(pool, statements)))
}

async function sendOnOne(pool: PostgresPool, statements: readonly SentStatement[]): Promise<void> {
  const client = await pool.connect()
  try {
    for (const { text, values } of statements) await client.query(text, values)
  } catch (error) {
    await client.query('rollback', [])
    throw error
  } finally {
    client.release()
  }
}
