import { randomUUID } from 'node:crypto'
import { countStatements } from '../../apps/server/src/platform/db/statement-counter.ts'
import type { WireRequest } from '../load/wire-request.ts'
import type { InProcessApp } from '../program/in-process-app.ts'
import { findFresh, type RecordedRequest } from './fresh-ids.ts'
import { inWaves } from './recording-pool.ts'

/** What requests send to PostgreSQL. */
export interface Recording {
  readonly requests: readonly RecordedRequest[]
  /** Statements for each request on average, by the product's own counter. */
  readonly statements: number
}

/** Sends the requests through the program inside this process, one after the other. Throws where one fails. */
export async function recordRequests(app: InProcessApp, requests: readonly WireRequest[]): Promise<Recording> {
  const recorded: RecordedRequest[] = []
  let statements = 0
  for (const request of requests) {
    const since = Date.now()
    const { result, checkouts } = await app.recording.record(() => countStatements(() => inject(app, request)))
    if (result.result.statusCode !== 200)
      throw new Error(`${request.path} answered ${result.result.statusCode}: ${result.result.body.slice(0, 300)}`)
    statements += result.statements.length
    const waves = inWaves(checkouts)
    recorded.push({ waves, fresh: request.method === 'GET' ? [] : findFresh(waves, since) })
  }
  return { requests: recorded, statements: statements / Math.max(1, requests.length) }
}

async function inject(app: InProcessApp, { method, path, headers, body, isKeyed }: WireRequest) {
  // Awaited here: what fastify answers begins only when it is waited for, and the counter must see that.
  return await app.web.inject({
    method,
    url: path,
    headers: { ...headers, ...(isKeyed ? { 'idempotency-key': randomUUID() } : {}) },
    ...(body === undefined ? {} : { payload: body }),
  })
}
