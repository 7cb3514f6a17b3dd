import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { type Core, createCore, createWeb, scheduleJobs } from '../../src/app.ts'
import type { FeedLimits } from '../../src/modules/discovery/index.ts'
import { type Clock, systemClock } from '../../src/platform/clock.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { createDb, createPool } from '../../src/platform/db/db.ts'
import { createRowKeeper, keepRows, type RowKeeper } from '../../src/platform/db/kept/row-keeper.ts'
import { createPipeline, readByPipeline } from '../../src/platform/db/pipeline.ts'
import type { PageCache } from '../../src/platform/http/page-cache.ts'
import type { PageRenderer } from '../../src/platform/http/pages.ts'
import { createJobs } from '../../src/platform/jobs/jobs.ts'
import { createMailer, mailFolderOf } from '../../src/platform/mail/create-mailer.ts'
import { folderStorage } from '../../src/platform/storage/folder-storage.ts'
import { createTestDatabase } from '../setup/test-database.ts'
import { sharedDecoder } from './shared-decoder.ts'
import { TestClient } from './test-client.ts'

/** The whole program on a database and a folder of its own, listening on a port of its own. */
export interface TestApp {
  readonly origin: string
  readonly core: Core
  readonly db: ReturnType<typeof createDb>
  readonly keeper: RowKeeper
  /** Connections of the test's own. */
  readonly pool: pg.Pool
  /** Those that the program has. */
  readonly programPool: pg.Pool
  /** For programs that share it. */
  readonly databaseUrl: string
  readonly web: FastifyInstance
  /** Where mails are written, unless the test names a mail server. */
  readonly mailFolder: string
  /** A browser without cookies, at an address of its own. */
  client(): TestClient
  stop(): Promise<void>
}

interface TestAppOptions {
  clock?: Clock
  env?: Record<string, string>
  /** Serves pages, too; without it the API alone. */
  pages?: PageRenderer
  visitorPages?: PageCache
  feedLimits?: Partial<FeedLimits>
  /** Nobody does what waits; the test does it by hand. */
  isWithoutWorker?: boolean
  /** How many milliseconds anybody waits for a connection. */
  poolPatience?: number
}

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
  const programPool = createPool({ ...database.connection, ...patience }, report)
  const pool = createPool({ ...database.connection, ...patience, application_name: 'a test' }, report)
  const db = createDb(programPool)
  const pipeline = createPipeline({ ...database.connection, ...patience }, { onError: report })
  readByPipeline(db, pipeline)
  const keeper = createRowKeeper({ ...database.connection, ...patience }, { onError: report })
  keepRows(db, keeper)
  const jobs = createJobs({ connection: database.connection, db, onError: report })
  const storage = folderStorage(join(folder, 'media'))
  const clock = options.clock ?? systemClock
  const { visitorPages, feedLimits } = options
  const mailer = createMailer({ config, clock, onError: report })
  const parts = { config, secret: 's'.repeat(43), db, storage, clock, mailer, onEmit: () => jobs.wake() }
  const deps = { ...parts, ...(visitorPages && { visitorPages }), ...(feedLimits && { feedLimits }) }
  const core = createCore(deps)
  scheduleJobs(jobs, core, sharedDecoder())
  if (options.isWithoutWorker !== true) await jobs.start()
  const web = await createWeb(deps, core, { renderer: options.pages ?? null })
  await letGo()
  await web.listen({ port, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    core,
    db,
    keeper,
    pool,
    programPool,
    databaseUrl: database.url,
    web,
    mailFolder: mailFolderOf(config),
    client: () => new TestClient(origin),
    async stop() {
      isStopping = true
      await web.close()
      if (options.isWithoutWorker !== true) await jobs.stop()
      await keeper.stop()
      await pipeline.stop()
      await pool.end()
      await programPool.end()
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
