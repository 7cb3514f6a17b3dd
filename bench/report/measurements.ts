import type { Spread } from './percentiles.ts'

/** Processor time for each request. Milliseconds; null where the system does not tell. */
interface Cost {
  /** Of the program: web and worker, with all below them. */
  readonly cpu: Spread | null
  /** Of all processes of PostgreSQL. */
  readonly postgresCpu: Spread | null
  /** Both. */
  readonly wholeCpu: Spread | null
}

/** What one case cost under load. */
export interface LoadMeasurement extends Cost {
  readonly name: string
  readonly title: string
  /** How many times the whole cost of a ready row in the same round. */
  readonly floors: Spread | null
  /** The most of them wanted. */
  readonly mostFloors: number | null
  /** The most milliseconds wanted, on the machine that the aims come from. */
  readonly mostMilliseconds: number | null
  readonly statements: number
  readonly waves: number
  /** Statements with those of the worker. */
  readonly withWorker: number | null
  /** Bytes written ahead for each request, the worker's included. */
  readonly wal: Spread | null
  /** Whole pages among them: those that change first after a checkpoint. */
  readonly pageImages: Spread | null
  readonly perSecond: Spread
  readonly p50: Spread
  readonly p99: Spread
  /** Answers that were no success, by status. */
  readonly failures: Readonly<Record<string, number>>
}

/** What a floor cost. */
export interface FloorMeasurement extends Cost {
  readonly name: string
  readonly perSecond: Spread
}

/** Shares of all cores' time, of the rounds. */
export interface MachineBusyness {
  /** Of what does not belong to the run. */
  readonly others: Spread
  readonly stolen: Spread
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
  /** What was done so that others take less of the cores. */
  readonly priority: string
}

/** One run of the benchmark. */
export interface BenchRun {
  readonly at: string
  readonly pins: number
  readonly members: number
  readonly boards: number
  readonly databaseMegabytes: number
  readonly connections: number
  readonly rounds: number
  readonly secondsPerCase: number
  readonly machine: MachineFacts
  readonly busyness: MachineBusyness | null
  /** What the program held after the load; null where nothing was measured under it, or the system does not tell. */
  readonly programMegabytes: number | null
  readonly floors: readonly FloorMeasurement[]
  readonly load: readonly LoadMeasurement[]
  readonly browser: readonly BrowserMeasurement[]
}
