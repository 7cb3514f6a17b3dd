import type { Spread } from './percentiles.ts'

/** What one case cost under load. Times are milliseconds; null where the system does not tell. */
export interface LoadMeasurement {
  readonly name: string
  readonly title: string
  readonly perSecond: Spread
  readonly p50: Spread
  readonly p99: Spread
  /** Of the program, for each request. */
  readonly cpu: Spread | null
  /** Of PostgreSQL, for each request. */
  readonly postgresCpu: Spread | null
  readonly statements: number
  /** Answers that were no success, by status. */
  readonly failures: Readonly<Record<string, number>>
  readonly floor: FloorMeasurement | null
  /** Requests a second wanted. */
  readonly aim: number | null
  /** The share of the floor wanted. */
  readonly ratioAim: number | null
}

/** What the statements of a case cost when they are sent without HTTP, which is the case's floor. */
export interface FloorMeasurement {
  readonly perSecond: Spread
  readonly cpu: Spread
  readonly postgresCpu: Spread | null
  /** Requests a second over HTTP, as a share of the floor in the same round. */
  readonly ratio: Spread
}

/** A figure out of the browser; `aim` is the most it may be. */
export interface BrowserMeasurement {
  readonly name: string
  readonly title: string
  readonly value: number
  readonly unit: string
  readonly aim: number | null
  readonly note?: string
}

/** The machine, as far as it matters for the figures. */
export interface MachineFacts {
  readonly cores: number
  readonly processor: string
  readonly memoryGigabytes: number
  readonly node: string
  readonly postgres: string
  readonly chromium: string | null
  readonly loadBefore: number
}

/** One run of the benchmark. */
export interface BenchRun {
  readonly at: string
  readonly pins: number
  readonly members: number
  readonly boards: number
  readonly databaseMegabytes: number
  readonly connections: number
  readonly secondsPerCase: number
  readonly machine: MachineFacts
  readonly load: readonly LoadMeasurement[]
  readonly browser: readonly BrowserMeasurement[]
}
