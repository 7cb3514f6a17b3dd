/** A request as it goes over the wire. */
export interface WireRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** Each sending of it gets an `Idempotency-Key` of its own. */
  readonly isKeyed?: boolean
}

/** What the generator process is told to do. */
export interface LoadOrder {
  readonly origin: string
  readonly connections: number
  readonly seconds: number
  /** Before the measured time. */
  readonly warmUpSeconds: number
  readonly requests: readonly WireRequest[]
}

/** What it answers. */
export interface LoadResult {
  readonly perSecond: number
  readonly requests: number
  /** Answers that were no success, by their status; connection errors and timeouts count as 0. */
  readonly failures: Readonly<Record<string, number>>
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
}
