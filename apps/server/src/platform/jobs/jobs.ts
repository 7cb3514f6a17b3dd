import { setTimeout as pause } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import type { Db } from '../db/db.ts'
import { PlanningOnce } from '../db/planning-once.ts'
import { handOver, type ManyListener } from '../events/hand-over.ts'
import { startOutboxRelay, type OutboxRelay } from '../events/outbox-relay.ts'
import type { Events } from '../events/outbox.ts'
import { atMomentOf } from '../moments.ts'
import { toldSeldom } from '../seldom.ts'
import { tracedJob } from '../traces/spans.ts'
import { type Rounds, startRounds } from './rounds.ts'

interface JobOptions<P> {
  /** How many run at a time in this process. */
  concurrency?: number
  /** Of those that wait, greater ones come first; 0 unless said. */
  priorityOf?: (payload: P) => number
  /** How long one may take; five minutes unless said. */
  mostSeconds?: number
}

/** Work that runs beside requests. Each job runs at least once, so handlers must bear being repeated. */
export interface Jobs {
  /**
   * Runs `handler` for every event of the name. `job` names the queue and must not change lightly; events with the same
   * handler may share one.
   */
  on<N extends keyof Events & string>(
    event: N,
    job: string,
    handler: (payload: Events[N]) => Promise<void>,
    options?: JobOptions<Events[N]>,
  ): void
  /**
   * Runs `handler` for all events of the names that came at about the same time, as soon as they are read and past the
   * queue, for work that is frequent and short. Where it fails, each event is tried again by itself, as a job of the queue
   * that `job` names; so it also bears to be given one.
   */
  onMany<N extends keyof Events & string>(
    events: readonly N[],
    job: string,
    handler: (payloads: Events[N][]) => Promise<void>,
  ): void
  /** Runs `handler` by the clock, in one process at a time. `cron` is in UTC. */
  every(cron: string, job: string, handler: () => Promise<void>): void
  /** Runs `handler` once after each start of a worker, in one process at a time. It may take long. */
  atStart(job: string, handler: () => Promise<void>): void
  /**
   * Runs `handler` in every worker, again so long after it ended, past the queue: for work that must not wait for a worker
   * that was killed. Several do it at once, and it bears that.
   */
  repeatedly(milliseconds: number, handler: () => Promise<void>): void
  start(): Promise<void>
  wake(): void
  /** Ends after the jobs in hand, but within so many milliseconds: what is not done by then goes back to its queue. */
  stop(milliseconds?: number): Promise<void>
}

/** How pg-boss and the pool reach PostgreSQL. */
export interface JobsConnection {
  connectionString?: string
  host?: string
  port?: number
  user?: string
  password?: string
  database?: string
  /** The most connections that requests of one process may have at a time. */
  max?: number
}

interface JobsDeps {
  connection: JobsConnection
  db: Db
  onError(error: unknown): void
}

/** Jobs on pg-boss, in the same PostgreSQL. */
export function createJobs(deps: JobsDeps): Jobs {
  const onError = toldSeldom(deps.onError, TELLING_MILLISECONDS)
  let running: PgBoss | null = null
  let isEnding = false
  const listeners: {
    event: string
    job: string
    run: (payload: never) => Promise<void>
    concurrency: number
    mostSeconds: number | undefined
    priorityOf: ((payload: never) => number) | undefined
  }[] = []
  const listenersOfMany: ManyListener[] = []
  const clocked: { cron: string; job: string; run: () => Promise<void> }[] = []
  const starting: { job: string; run: () => Promise<void> }[] = []
  const repeating: { milliseconds: number; run: () => Promise<void> }[] = []
  let rounds: Rounds | null = null
  let relay: OutboxRelay | null = null

  return {
    on: (event, job, run, options = {}) =>
      listeners.push({
        event,
        job,
        run,
        concurrency: options.concurrency ?? 2,
        mostSeconds: options.mostSeconds,
        priorityOf: options.priorityOf,
      }),
    onMany(events, job, handler) {
      listenersOfMany.push({ events, job, run: handler as ManyListener['run'] })
    },
    every: (cron, job, run) => clocked.push({ cron, job, run }),
    repeatedly: (milliseconds, run) => repeating.push({ milliseconds, run }),
    atStart: (job, run) => starting.push({ job, run }),
    async start() {
      const boss = await openBoss(deps.connection, (error) => {
        // Work that was given back to its queue comes to its end, and finds the library's connections closed.
        if (!isEnding || error.code !== 'ERR_ASSERTION') onError(error)
      })
      running = boss
      await boss.start()
      const queues = new Map(listeners.map((listener) => [listener.job, listener]))
      for (const { job, run } of listenersOfMany) {
        await boss.createQueue(job, queueOfEvents)
        await boss.work<never>(job, { batchSize: 1, pollingIntervalSeconds: 2 }, async ([again]) => {
          if (again) await tracedJob(job, () => atMomentOf(again.data, () => run([again.data])))
        })
      }
      for (const { job, run, concurrency, mostSeconds } of queues.values()) {
        const expireInSeconds = mostSeconds ?? queueOfEvents.expireInSeconds
        await boss.createQueue(job, { ...queueOfEvents, expireInSeconds, notify: true })
        for (let lane = 0; lane < concurrency; lane += 1) await openLane(boss, job, run)
      }
      for (const { job, cron, run } of clocked) {
        await boss.createQueue(job, {
          policy: 'singleton',
          retryLimit: 2,
          heartbeatSeconds: SIGN_OF_LIFE_SECONDS,
          deleteAfterSeconds: 3600,
        })
        await boss.work(job, { pollingIntervalSeconds: CLOCK_SECONDS }, () => tracedJob(job, run))
        await boss.schedule(job, cron)
      }
      for (const { job, run } of starting) {
        // At most one waits and one runs, however many workers start.
        const queue = {
          policy: 'stately',
          retryLimit: 2,
          expireInSeconds: A_DAY_OF_SECONDS,
          heartbeatSeconds: SIGN_OF_LIFE_SECONDS,
          deleteAfterSeconds: 3600,
        } as const
        await boss.createQueue(job, queue)
        await boss.work(job, { pollingIntervalSeconds: 2 }, () => tracedJob(job, run))
        await boss.send(job)
      }
      rounds = startRounds(repeating, onError)
      const queuesOf = (event: string, payload: unknown) =>
        listeners
          .filter((listener) => listener.event === event)
          .map(({ job, priorityOf }) => ({ queue: job, priority: priorityOf?.(payload as never) ?? 0 }))
      const deliver = (events: Parameters<typeof handOver>[1]) => handOver(listenersOfMany, events, onError)
      relay = startOutboxRelay({ db: deps.db, boss, queuesOf, deliver, onError })
    },
    wake: () => relay?.wake(),
    async stop(milliseconds = END_MILLISECONDS) {
      const until = performance.now() + milliseconds
      const left = () => Math.max(1000, until - performance.now())
      const ended = Promise.all([rounds?.stop(), relay?.stop()])
      await Promise.race([ended, pause(milliseconds / 2, undefined, { ref: false })])
      // What is in hand then goes back to its queue.
      isEnding = true
      await running?.stop({ graceful: true, timeout: left() })
      await Promise.race([ended, pause(left(), undefined, { ref: false })])
    },
  }
}

/** With the library, which takes memory only where jobs run. */
async function openBoss(connection: JobsConnection, onError: (error: Error & { code?: string }) => void) {
  const { PgBoss } = await import('pg-boss')
  // The pool that pg-boss makes takes the client from here; its types do not say so.
  const planning = { Client: PlanningOnce }
  const boss = new PgBoss({
    ...connection,
    ...planning,
    connectionTimeoutMillis: PATIENCE_MILLISECONDS,
    max: 3,
    useListenNotify: true,
    schedule: true,
    superviseIntervalSeconds: SIGN_OF_LIFE_SECONDS,
    monitorIntervalSeconds: SIGN_OF_LIFE_SECONDS,
  })
  boss.on('error', onError)
  return boss
}

/** How long jobs in hand may go on when nothing else is said. */
const END_MILLISECONDS = 7000

/** What comes by the clock may come that much later: each queue is asked by itself, all day long. */
const CLOCK_SECONDS = 10

/** Nobody waits for an answer of a job; giving a connection up because this process was busy for a moment helps nobody. */
const PATIENCE_MILLISECONDS = 60_000

/**
 * A job whose worker gave no sign for so long is tried again, looked for as often: the worker was killed, or the database
 * was away when the job ended.
 */
const SIGN_OF_LIFE_SECONDS = 20

const queueOfEvents = {
  retryLimit: 8,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 300,
  heartbeatSeconds: SIGN_OF_LIFE_SECONDS,
  deleteAfterSeconds: 3600,
} as const

/**
 * One kind of failure is told at most this often: while the database refuses, each of many queues fails twice a
 * second.
 */
const TELLING_MILLISECONDS = 60_000

// pg-boss takes nothing longer.
const A_DAY_OF_SECONDS = 24 * 60 * 60 - 1

/** One job after the other of the queue. A lane that found one looks for the next at once: each notice wakes it only once. */
async function openLane(boss: PgBoss, job: string, run: (payload: never) => Promise<void>): Promise<void> {
  let lane = ''
  const polling = { batchSize: 1, pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 2 }
  lane = await boss.work<never>(job, polling, async ([next]) => {
    boss.notifyWorker(lane)
    if (next) await tracedJob(job, () => atMomentOf(next.data, () => run(next.data)))
  })
}
