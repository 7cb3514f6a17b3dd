import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { endPool } from '../program/end-pool.ts'
import { createDb, createPool } from '../../apps/server/src/platform/db/db.ts'
import { migrate } from '../../apps/server/src/platform/db/migrate.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/postgres/embedded-postgres.ts'
import type { PostgresConnection } from '../../apps/server/src/platform/postgres/postgres-connection.ts'
import { folderStorage } from '../../apps/server/src/platform/storage/folder-storage.ts'
import { projectFolder } from '../../scripts/run-program.ts'
import { copyDatabase, createDatabase } from './bulk.queries.ts'
import { makeDataset } from './make-dataset.ts'

const KEPT = 'dataset'
const WORKING = 'bench'
const migrationsFolder = join(projectFolder, 'apps/server/migrations')

/** The data set in an embedded PostgreSQL of its own; what the run writes goes into a copy. */
export interface OpenDataset {
  /** The program's data folder: pictures, and the database. */
  readonly folder: string
  readonly connection: PostgresConnection
  /** The connection as an address, for `DATABASE_URL`. */
  readonly url: string
  stop(): Promise<void>
}

interface DatasetInput {
  readonly folder: string
  readonly pins: number
  /** Makes it anew even where it is. */
  readonly isFresh: boolean
  log(line: string): void
}

/** Makes the data set where it is missing or of another schema, starts PostgreSQL on it, and copies it. */
export async function openDataset(input: DatasetInput): Promise<OpenDataset> {
  const { folder, log } = input
  if (input.isFresh) rmSync(folder, { recursive: true, force: true })
  const stamp = stampOf(input.pins)
  await unlessStamped(join(folder, 'dataset.stamp'), stamp, () => makeKept(input))
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), log })
  try {
    log('copying the data set for this run')
    await withPool(postgres.connection, (pool) => copyDatabase(createDb(pool), KEPT, WORKING))
  } catch (error) {
    await postgres.stop()
    throw error
  }
  const connection = { ...postgres.connection, database: WORKING }
  return { folder, connection, url: urlOf(connection), stop: () => postgres.stop() }
}

/** Nothing of it has to outlive a crash: whoever made it a part of the way makes it anew. */
const makingSettings = {
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '16GB',
  checkpoint_timeout: '1h',
  autovacuum: 'off',
  shared_buffers: '512MB',
  maintenance_work_mem: '1GB',
}

async function makeKept({ folder, pins, log }: DatasetInput): Promise<void> {
  log(`making a data set of ${pins} pins`)
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), log, settings: makingSettings })
  try {
    await withPool(postgres.connection, (pool) => createDatabase(createDb(pool), KEPT))
    const storage = folderStorage(join(folder, 'media'))
    await withPool({ ...postgres.connection, database: KEPT }, async (pool) => {
      await migrate(pool, migrationsFolder)
      await makeDataset({ pool, storage, log }, pins)
    })
  } finally {
    await postgres.stop()
  }
}

async function unlessStamped(file: string, stamp: string, work: () => Promise<void>): Promise<void> {
  if (existsSync(file) && readFileSync(file, 'utf8') === stamp) return
  rmSync(file, { force: true })
  await work()
  writeFileSync(file, stamp)
}

/** Changes with the schema and with the makers of the data, so that an old data set is not taken for a new one. */
function stampOf(pins: number): string {
  const hash = createHash('sha256').update(String(pins))
  const makers = globSync('!(*.test).ts', { cwd: import.meta.dirname }).map((file) => join(import.meta.dirname, file))
  const migrations = globSync('*.sql', { cwd: migrationsFolder }).map((file) => join(migrationsFolder, file))
  for (const file of [...makers, ...migrations].toSorted()) hash.update(readFileSync(file))
  return hash.digest('hex')
}

async function withPool(connection: PostgresConnection, work: (pool: Pool) => Promise<void>): Promise<void> {
  const patience = { statement_timeout: 0, lock_timeout: 0, options: '-c synchronous_commit=off' }
  // Rows are copied in.
  const settings = { ...connection, ...patience, pipeline: false }
  const pool = createPool(settings, (error) => console.error(error))
  try {
    await work(pool)
  } finally {
    await endPool(pool)
  }
}

/** The connection as an address. */
export function urlOf({ host, port, user, password, database }: PostgresConnection): string {
  return `postgres:///${database}?${new URLSearchParams({ host, port: String(port), user, password })}`
}
