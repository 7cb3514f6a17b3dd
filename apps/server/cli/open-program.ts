import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createOutbox } from '../src/platform/events/outbox.ts'
import { systemClock } from '../src/platform/clock.ts'
import { type Config, readConfig } from '../src/platform/config/config.ts'
import { createDb, createPool } from '../src/platform/db/db.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { createIdSource } from '../src/platform/ids/ids.ts'
import type { JobsConnection } from '../src/platform/jobs/jobs.ts'
import { startEmbeddedPostgres } from '../src/platform/postgres/embedded-postgres.ts'
import { findRunningPostgres } from '../src/platform/postgres/running-postgres.ts'
import type { WriteDeps } from '../src/platform/write-deps.ts'

/** What commands work with. */
export interface OpenedProgram extends WriteDeps {
  readonly config: Config
}

const GOODBYE_MILLISECONDS = 100

const complain = (error: unknown) => process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)

/**
 * Opens the installation for the length of some work: the database of a server that runs, else the one that its settings
 * name, else its own, which is started for that time. Throws StartError with lines for the operator.
 */
export async function withProgram<T>(work: (program: OpenedProgram) => Promise<T>): Promise<T> {
  const config = readConfig()
  const { connection, isOurs, stop } = await reachDatabase(config)
  const pool = createPool({ ...connection, max: 4 }, complain)
  try {
    // A server that runs has brought its database up to its own version.
    if (isOurs) await migrate(pool, join(import.meta.dirname, '../migrations'))
    const clock = systemClock
    const ids = createIdSource(clock)
    return await work({ config, db: createDb(pool), clock, ids, outbox: createOutbox({ ids, clock }) })
  } finally {
    await pool.end()
    // The pool does not wait until PostgreSQL has read the goodbyes; one that stops at once would complain.
    if (isOurs) await pause(GOODBYE_MILLISECONDS)
    await stop()
  }
}

interface Reached {
  readonly connection: JobsConnection
  /** Whether nobody else looks after it at the moment. */
  readonly isOurs: boolean
  stop(): Promise<void>
}

async function reachDatabase({ databaseUrl, dataFolder }: Config): Promise<Reached> {
  const nothing = async () => undefined
  if (databaseUrl !== undefined) {
    return { connection: { connectionString: databaseUrl }, isOurs: true, stop: nothing }
  }
  const folder = join(dataFolder, 'postgres')
  const running = await findRunningPostgres(folder)
  if (running !== null) return { connection: running, isOurs: false, stop: nothing }
  const postgres = await startEmbeddedPostgres({ folder, log: complain })
  return { connection: postgres.connection, isOurs: true, stop: () => postgres.stop() }
}
