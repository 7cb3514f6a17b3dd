import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { getConstructionPlans } from 'pg-boss'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../src/platform/db/migrate.ts'
import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded-postgres.ts'
import { toldChanges } from './told-changes.ts'
import { templateName, type TestPostgres } from './test-postgres.ts'

// Lost with the run anyway, so nothing waits for the disk.
const fast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '1GB' }

/** One PostgreSQL for the whole run, with a migrated database that `createTestDatabase` copies. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'pinfold-test-'))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  try {
    const postgres = await startEmbeddedPostgres({ folder, log: () => undefined, settings: fast })
    const stop = () => postgres.stop().finally(removeFolder)
    try {
      await makeTemplate(postgres.connection)
    } catch (error) {
      await stop()
      throw error
    }
    project.provide('postgres', postgres.connection)
    return stop
  } catch (error) {
    removeFolder()
    throw error
  }
}

async function makeTemplate(connection: TestPostgres): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(`create database ${templateName}`)
  await client.end()
  const pool = new pg.Pool({ ...connection, database: templateName })
  await migrate(pool, join(import.meta.dirname, '..', '..', 'migrations'))
  // Otherwise the job runner of each file makes its tables anew.
  await pool.query(getConstructionPlans('pgboss'))
  await pool.query(toldChanges)
  await pool.end()
}
