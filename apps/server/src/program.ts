import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Demonstration } from '@pinfold/demonstration'
import type { FastifyInstance } from 'fastify'
import { type AppDeps, createCore, createWeb, scheduleJobs } from './app.ts'
import { demonstrationPort, loadDemonstration } from './demonstration-port.ts'
import { createPictureDecoder, noVideosLine } from './modules/media/index.ts'
import { openRecommender } from './modules/recommender/index.ts'
import { systemClock } from './platform/clock.ts'
import type { Config } from './platform/config/config.ts'
import { createDb, createPool } from './platform/db/db.ts'
import { createRowKeeper, keepRows } from './platform/db/kept/row-keeper.ts'
import { createPipeline, readByPipeline } from './platform/db/pipeline.ts'
import { migrate } from './platform/db/migrate.ts'
import type { PageRenderer } from './platform/http/pages.ts'
import { createJobs, type JobsConnection } from './platform/jobs/jobs.ts'
import { findQueueDepth } from './platform/jobs/queue-depth.queries.ts'
import { registerCache, registerPool, registerQueues } from './platform/metrics/figures.ts'
import { openWhisperLine } from './platform/live/whisper-line.ts'
import { createMailer } from './platform/mail/create-mailer.ts'
import { folderStorage } from './platform/storage/folder-storage.ts'

const GOODBYE_MILLISECONDS = 50
/** A connection that is still at work then ends with the process. */
const POOL_MILLISECONDS = 500
/** Of the ten seconds that the whole program has; jobs come after, since some requests wait for theirs. */
const leavingTimes = { watched: 3000, unwatched: 1000, most: 5500 } as const
/** For what ends after the jobs, PostgreSQL included. */
const LAST_MILLISECONDS = 1200
const USUAL_END_MILLISECONDS = 9000
/** Nobody waits for an answer yet, and a machine that starts much at once may take long for a connection. */
const START_PATIENCE_MILLISECONDS = 60_000

interface ProgramOptions {
  config: Config
  secret: string
  connection: JobsConnection
  /** Null where this process serves no pages. */
  renderer: PageRenderer | null
  onError(error: unknown): void
  onNews?(line: string): void
  /** Whether this process fills a new installation with the demonstration; where both roles are, unless said. */
  isFilling?: boolean
  /** What its requests' log lines call it, where there are several. */
  processName?: string
}

/** The roles of one process, running. */
export interface Program {
  /** Not listening yet; null without the web role. */
  readonly web: FastifyInstance | null
  /** Null where this process fills nothing: it is switched off or not installed, or not both roles are here. */
  readonly demonstration: Demonstration | null
  /** Ends it in order; `left` says how many milliseconds it may take from now on. */
  stop(left?: () => number): Promise<void>
}

/** Migrates the database and starts the roles the configuration asks for. */
export async function startProgram(options: ProgramOptions): Promise<Program> {
  const { config, connection, onError } = options
  const ends: ((left: () => number) => Promise<void>)[] = []
  // What brings work in ends first, and at the same time.
  const firstEnds: (() => Promise<void>)[] = []
  const pool = createPool(connection, onError)
  ends.push(async () => {
    await Promise.race([pool.end(), pause(POOL_MILLISECONDS, undefined, { ref: false })])
    // The pool does not wait until PostgreSQL has read the goodbyes; a database that stops at once would complain.
    await pause(GOODBYE_MILLISECONDS)
  })
  await migrateOnItsOwn()
  const db = createDb(pool)
  registerPool('main', () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }))
  const pipeline = createPipeline(connection, { onError })
  ends.push(() => pipeline.stop())
  readByPipeline(db, pipeline)
  const keeper = createRowKeeper(connection, { onError })
  ends.push(() => keeper.stop())
  keepRows(db, keeper)
  registerCache('rows', () => keeper.figures())
  const jobs = createJobs({ connection, db, onError })
  const storage = folderStorage(join(config.dataFolder, 'media'))
  const mailer = createMailer({ config, clock: systemClock, onError })
  const recommender = openRecommender(config, options.secret)
  ends.push(async () => recommender.close())
  const deps: AppDeps = {
    config,
    secret: options.secret,
    db,
    ...(recommender.isOn && { recommender }),
    storage,
    clock: systemClock,
    mailer,
    onEmit: () => jobs.wake(),
    warn: (facts, message) => onError(`${message} ${JSON.stringify(facts)}`),
  }
  const core = createCore(deps)
  ends.push(() => core.leave())
  const webOptions = {
    leavingTimes,
    renderer: options.renderer,
    ...(options.processName && { processName: options.processName }),
  }
  // Before anything connects: it keeps this process busy for so long that a connection being made would be given up.
  const web = config.roles.includes('web') ? await createWeb(deps, core, webOptions) : null
  if (config.roles.includes('worker')) {
    const log = { warn: (facts: object, message: string) => onError(`${message} ${JSON.stringify(facts)}`) }
    const decoder = createPictureDecoder({ log })
    ends.push(() => decoder.close())
    scheduleJobs(jobs, core, decoder)
    registerQueues(() => findQueueDepth(db))
    await jobs.start()
    ends.push((left) => jobs.stop(left() - LAST_MILLISECONDS))
    // Before the jobs: one that converts a video would be waited for. Another worker begins it anew.
    ends.push(async () => core.videoProgram.stop())
    if ((await core.videoProgram.tools()) === null) options.onNews?.(noVideosLine)
  }
  if (config.roles.includes('recommender') && recommender.isOn) {
    const running = await recommender.start(connection, onError)
    ends.push(() => running.stop())
  }
  // A worker has something to say, too: long work on boards shows in streams of other processes.
  const line = openWhisperLine(connection, core.live, onError)
  ends.push(() => line.stop())
  if (web) firstEnds.push(() => web.close())
  const { isFilling = config.roles.includes('web') && config.roles.includes('worker') } = options
  const demonstration = config.hasDemonstration && isFilling ? await fillNew() : null
  return {
    web,
    demonstration,
    async stop(left = () => USUAL_END_MILLISECONDS) {
      await Promise.all(firstEnds.map((end) => end().catch(onError)))
      for (const end of ends.toReversed()) await end(left).catch(onError)
    },
  }

  async function fillNew() {
    const operator = { tell: (line: string) => options.onNews?.(line), complain: onError }
    const loaded = await loadDemonstration()
    if (loaded === null) {
      operator.tell('The demonstration is not installed, so this starts empty')
      return null
    }
    const started = await loaded.startDemonstration(demonstrationPort(core, options.secret, operator))
    firstEnds.push(() => started.stop())
    return started
  }

  /** Migrations may take longer than any request may. */
  async function migrateOnItsOwn() {
    const patience = {
      connectionTimeoutMillis: START_PATIENCE_MILLISECONDS,
      statement_timeout: 0,
      lock_timeout: 0,
    }
    const patient = createPool({ ...connection, max: 2, ...patience }, onError)
    try {
      await migrate(patient, join(import.meta.dirname, '../migrations'))
    } finally {
      await patient.end()
    }
  }
}
