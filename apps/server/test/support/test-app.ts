import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { type Core, scheduleJobs } from '../../src/app.ts'
import { openRecommender } from '../../src/modules/recommender/index.ts'
import type { FeedLimits } from '../../src/modules/discovery/index.ts'
import { type Clock, systemClock } from '../../src/platform/clock.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { createPool } from '../../src/platform/db/db.ts'
import type { RowKeeper } from '../../src/platform/db/kept/row-keeper.ts'
import { createJobs } from '../../src/platform/jobs/jobs.ts'
import { createMailer, mailFolderOf } from '../../src/platform/mail/create-mailer.ts'
import type { TxtRecords } from '../../src/platform/outbound/txt-records.ts'
import { folderStorage } from '../../src/platform/storage/folder-storage.ts'
import { createTestDatabase } from '../setup/test-database.ts'
import { sharedDecoder } from './shared-decoder.ts'
import { TestClient } from './test-client.ts'
import { openLine, type OwnPages, startTestWeb, type TestLine, type TestWeb } from './test-web.ts'

/** The whole program on a database and a folder of its own, listening on a port of its own. */
export interface TestApp {
  readonly origin: string
  readonly core: Core
  readonly db: TestLine['db']
  readonly keeper: RowKeeper
  /** Connections of the test's own. */
  readonly pool: pg.Pool
  /** Those that the program has. */
  readonly programPool: pg.Pool
  /** For programs that share it. */
  readonly databaseUrl: string
  readonly web: FastifyInstance
  /** Settings and, below it, the folder of pictures. */
  readonly dataFolder: string
  /** Where mails are written, unless the test names a mail server. */
  readonly mailFolder: string
  /** A browser without cookies, at an address of its own. */
  client(): TestClient
  /** Starts a second web process; it ends with this one. */
  startBeside(own?: OwnPages): Promise<TestWeb>
  stop(): Promise<void>
}

/** What a test wishes otherwise. */
export interface TestAppOptions extends OwnPages {
  clock?: Clock
  env?: Record<string, string>
  feedLimits?: Partial<FeedLimits>
  /** What names say in the DNS. */
  txtRecords?: TxtRecords
  /** Milliseconds that visitors share what they find; tests that look again want to see what is there now. */
  foundAge?: number
  /** Runs the recommender in a thread; without it nobody recommends. */
  hasRecommender?: boolean
  /** Nobody does what waits; the test does it by hand. */
  isWithoutWorker?: boolean
  /** How many milliseconds anybody waits for a connection. */
  poolPatience?: number
}

/** It follows changes soon, and a machine with other work may take its time. */
const quickRecommender = { pace: { pause: 250, rest: 1 }, patienceOfPages: 20_000, patienceOfEnd: 20_000 }

/** Starts it. The test file stops it in `afterAll`. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'pinfold-test-'))
  const database = await createTestDatabase()
  const { port, letGo } = await holdPort()
  const config = readConfig({
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    NODE_ENV: 'test',
    TRUSTED_PROXIES: '127.0.0.1',
    COUNTRY_HEADER: 'x-test-country',
    RATES: '10000',
    // Tests that are about it turn it on: others have links to places that are not there.
    LINK_FACTS: 'off',
    VISUAL_SEARCH: 'off',
    PICTURE_RATING: 'off',
    ...options.env,
  })
  const report = (error: unknown) => {
    if (!isStopping) console.error(error)
  }
  let isStopping = false
  // Crowds that come at once wait for each other for long where the machine is slow.
  const patience = {
    connectionTimeoutMillis: options.poolPatience ?? 30_000,
    statement_timeout: 30_000,
    lock_timeout: 25_000,
  }
  const connection = { ...database.connection, ...patience }
  const pool = createPool({ ...connection, application_name: 'a test' }, report)
  const line = openLine(connection, report)
  const jobs = createJobs({ connection: database.connection, db: line.db, onError: report })
  const storage = folderStorage(join(folder, 'media'))
  const clock = options.clock ?? systemClock
  const mailer = createMailer({ config, clock, onError: report })
  const { feedLimits, txtRecords } = options
  const secret = 's'.repeat(43)
  const recommender = options.hasRecommender === true ? openRecommender(config, secret, quickRecommender) : null
  const thread = await recommender?.start(database.connection, report)
  const visitorAnswers = { foundAge: options.foundAge ?? 0 }
  const shared = { config, secret, storage, clock, mailer, visitorAnswers, onEmit: () => jobs.wake() }
  const parts = {
    ...shared,
    ...(recommender && { recommender }),
    ...(feedLimits && { feedLimits }),
    ...(txtRecords && { txtRecords }),
  }
  const { origin, core, server } = await startTestWeb(parts, options, line, async (made) => {
    // What the clock strikes while a test runs changes from run to run: each of these jobs has a test of its own.
    scheduleJobs({ ...jobs, every: () => undefined }, made, sharedDecoder())
    if (options.isWithoutWorker !== true) await jobs.start()
    await letGo()
    return port
  })
  const besides: (() => Promise<void>)[] = []
  return {
    origin,
    core,
    db: line.db,
    keeper: line.keeper,
    pool,
    programPool: line.pool,
    databaseUrl: database.url,
    web: server,
    dataFolder: folder,
    mailFolder: mailFolderOf(config),
    client: () => new TestClient(origin),
    async startBeside(own = {}) {
      const other = openLine(connection, report)
      const beside = await startTestWeb(parts, own, other, async () => 0)
      let isAsked = false
      beside.server.server.once('request', () => (isAsked = true))
      besides.push(async () => {
        await beside.server.close()
        await other.stop()
        if (!isAsked) throw new Error('the second web process was asked for nothing, so it proved nothing')
      })
      return beside
    },
    async stop() {
      isStopping = true
      for (const end of besides) await end()
      await server.close()
      if (options.isWithoutWorker !== true) await jobs.stop()
      recommender?.close()
      await thread?.stop()
      await line.stop()
      await pool.end()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A free port that nobody else takes until it is let go. */
async function holdPort(): Promise<{ port: number; letGo: () => Promise<void> }> {
  const { createServer } = await import('node:net')
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      resolve({ port, letGo: () => new Promise((done) => server.close(() => done())) })
    })
  })
}
