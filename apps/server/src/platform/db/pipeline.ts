import type { Kysely } from 'kysely'
import pg from 'pg'
import { observed } from './named-pool.ts'
import { AppError } from '../errors/app-error.ts'
import { type Db, rowTypes } from './db.ts'
import { gathering, socketOf } from './gathered-writes.ts'
import { KnownQuery, type NamedStatement } from './known-query.ts'
import { noteStatement } from './statement-counter.ts'
import type { Tables } from './tables.ts'

/**
 * Sends short reading statements over few connections, each behind the others without waiting for their answers. What is
 * asked in one turn of the event loop goes out in one write.
 */
export interface Pipeline {
  /** Throws `overloaded` where too many wait, else what the driver throws. */
  run<R>(statement: NamedStatement): Promise<R[]>
  /** Ends when what was asked is answered. */
  stop(): Promise<void>
}

interface PipelineOptions {
  /** Told of connections that are lost; what was asked on them fails. */
  readonly onError: (error: Error) => void
  /** Told of each connection that ended, whatever ended it. */
  readonly onLost?: () => void
  readonly connections?: number
  /** What is said on each new connection. */
  readonly settings?: readonly string[]
  /** Statements on the way over one connection; beyond them statements wait their turn. */
  readonly mostSent?: number
  /** Statements that wait; beyond them one is refused. */
  readonly mostWaiting?: number
  /** Without any answer for so long, a connection that owes some is given up. */
  readonly patienceMilliseconds?: number
}

/** One connection, and what is on the way over it. */
interface Lane {
  readonly client: pg.Client
  sent: number
  answers: number
  /** What several requests ask in one turn leaves in one write. */
  readonly gather: () => void
}

const limits = { application_name: 'pinfold', connectionTimeoutMillis: 5000, statement_timeout: 15_000 }
const piped = { pipeline: true, keepAlive: true, keepAliveInitialDelayMillis: 10_000, types: rowTypes }

/** A pipeline that connects when it is used. */
export function createPipeline(connection: pg.ClientConfig, options: PipelineOptions): Pipeline {
  const {
    onError,
    settings = [],
    connections = 2,
    mostSent = 64,
    mostWaiting = 5000,
    patienceMilliseconds = 20_000,
  } = options
  const lanes = new Map<number, Lane>()
  const waiting: ((lane: Lane) => void)[] = []
  let isOver = false

  function open(place: number): Lane {
    const client = new pg.Client({ ...limits, ...connection, ...piped })
    const lane: Lane = { client, sent: 0, answers: 0, gather: gathering(client) }
    const lose = (error?: Error) => {
      if (lanes.get(place) !== lane) return
      lanes.delete(place)
      socketOf(client).destroy()
      if (error) onError(error)
      options.onLost?.()
      serveWaiting()
    }
    client.on('error', lose)
    client.on('end', () => lose())
    client.connect().catch((error: Error) => lose(error))
    for (const setting of settings) client.query(setting).catch(() => undefined)
    lanes.set(place, lane)
    watch(place, lane)
    return lane
  }

  /** A network may swallow a connection without a word. */
  function watch(place: number, lane: Lane) {
    let seen = -1
    const timer = setInterval(() => {
      if (lanes.get(place) !== lane) return clearInterval(timer)
      const isSilent = lane.sent > 0 && seen === lane.answers
      seen = lane.answers
      if (isSilent) socketOf(lane.client).destroy()
    }, patienceMilliseconds)
    timer.unref()
  }

  function freeLane(): Lane | null {
    let best: Lane | null = null
    for (let place = 0; place < connections; place += 1) {
      const lane = lanes.get(place) ?? open(place)
      if (lane.sent < mostSent && (best === null || lane.sent < best.sent)) best = lane
    }
    return best
  }

  function serveWaiting() {
    while (waiting.length > 0) {
      const lane = freeLane()
      if (lane === null) return
      waiting.shift()?.(lane)
    }
  }

  async function send<R>(lane: Lane, statement: NamedStatement): Promise<R[]> {
    lane.sent += 1
    lane.gather()
    try {
      const { rows } = await observed(statement.text, () => KnownQuery.run(lane.client, statement))
      return rows as R[]
    } catch (error) {
      // The driver takes a statement for known that the server does not know: nothing mends that but another connection.
      if (isUnknownStatement(error)) socketOf(lane.client).destroy()
      throw error
    } finally {
      lane.sent -= 1
      lane.answers += 1
      if (waiting.length > 0) serveWaiting()
    }
  }

  return {
    async run<R>(statement: NamedStatement): Promise<R[]> {
      if (isOver) throw new Error('The pipeline has ended')
      noteStatement(statement.text)
      const lane = waiting.length === 0 ? freeLane() : null
      if (lane !== null) return send<R>(lane, statement)
      if (waiting.length >= mostWaiting) throw new AppError('overloaded', { retryAfterSeconds: 1 })
      return send<R>(await new Promise<Lane>((resolve) => waiting.push(resolve)), statement)
    },
    async stop() {
      isOver = true
      await Promise.all([...lanes.values()].map(({ client }) => client.end().catch(() => undefined)))
      lanes.clear()
    },
  }
}

const isUnknownStatement = (error: unknown) => error instanceof Error && 'code' in error && error.code === '26000'

const pipelines = new WeakMap<Db, Pipeline>()

/** Lets statements that are compiled once go over the pipeline, where they are asked of this database outside of transactions. */
export function readByPipeline(db: Kysely<Tables>, pipeline: Pipeline): void {
  pipelines.set(db, pipeline)
}

/** The pipeline of a database; none of a transaction. */
export const pipelineOf = (db: Db): Pipeline | undefined => pipelines.get(db)
