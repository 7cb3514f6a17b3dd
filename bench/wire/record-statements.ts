import type { Db } from '../../apps/server/src/platform/db/db.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import type { LoadCase } from '../cases/cases.ts'
import { untilIdle } from '../load/measure-round.ts'
import type { WireRequest } from '../load/wire-request.ts'
import type { RunningProgram } from '../program/start-program.ts'
import { percentile } from '../report/percentiles.ts'
import { countWaves, type WireRecord } from './wire-record.ts'

const SAMPLE = 24
const AT_A_TIME = 8
const IDLE_SECONDS = 2

/** What one request sends to PostgreSQL. */
export interface StatementCount {
  /** Medians, of the request alone. */
  readonly statements: number
  readonly waves: number
}

/** What is counted on. */
export interface RecordDeps {
  /** Not through the proxy. */
  readonly db: Db
  readonly program: RunningProgram
  readonly record: WireRecord
}

/** Sends some requests one after the other to a program without a worker, and counts what each makes it send. */
export async function countStatementsOf(
  { program, record }: Omit<RecordDeps, 'db'>,
  loadCase: LoadCase,
  requests: readonly WireRequest[],
): Promise<StatementCount> {
  const sample = requests.slice(0, SAMPLE)
  // What the program remembers of a request counts as remembered, except where each is asked only once.
  if (loadCase.isAskedOnce !== true) for (const request of sample) await send(program, request)
  const counts: { statements: number; waves: number }[] = []
  for (const request of sample) {
    record.clear()
    await send(program, request)
    counts.push({ statements: record.statements.length, waves: countWaves(record.statements) })
  }
  const median = (values: number[]) =>
    percentile(
      values.toSorted((a, b) => a - b),
      0.5,
    )
  return { statements: median(counts.map((each) => each.statements)), waves: median(counts.map((each) => each.waves)) }
}

/** Statements of one request with all that the worker does for it, when several come at a time; less what an idle worker asks. */
export async function countWithWorker(
  { db, program, record }: RecordDeps,
  requests: readonly WireRequest[],
): Promise<number> {
  const many = requests.slice(SAMPLE, SAMPLE + 5 * AT_A_TIME)
  const sendAll = async () => {
    for (let done = 0; done < many.length; done += AT_A_TIME)
      await Promise.all(many.slice(done, done + AT_A_TIME).map((request) => send(program, request)))
    await untilIdle(db)
  }
  await sendAll()
  record.clear()
  await pause(IDLE_SECONDS * 1000)
  const idleRate = record.statements.length / IDLE_SECONDS
  record.clear()
  const started = performance.now()
  await sendAll()
  const seconds = (performance.now() - started) / 1000
  return (record.statements.length - idleRate * seconds) / Math.max(1, many.length)
}

async function send({ origin }: RunningProgram, { method, path, headers, body, isKeyed }: WireRequest): Promise<void> {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { ...headers, ...(isKeyed ? { 'idempotency-key': randomUUID() } : {}) },
    ...(body === undefined ? {} : { body }),
  })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 300)}`)
}
