import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { StartError } from '../config/start-error.ts'
import { splitStatements } from './split-statements.ts'

/** One file of `apps/server/migrations`. */
interface Migration {
  readonly name: string
  readonly sql: string
  readonly hash: string
}

/**
 * Brings the database up to the folder's `NNNN-name.sql` files and answers the names of those it ran. Each runs in a
 * transaction of its own; another process that starts at the same time waits and finds nothing to do.
 * Throws StartError when an applied file was changed or removed, comes late in the order, or fails.
 */
export async function migrate(pool: pg.Pool, folder: string): Promise<readonly string[]> {
  const migrations = readMigrations(folder)
  const client = await pool.connect()
  let isBroken = true
  try {
    // The lock may be held for as long as another process migrates.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    await client.query(bookkeeping)
    const pending = findPending(migrations, await readApplied(client))
    for (const migration of pending) await apply(client, migration)
    await client.query('select pg_advisory_unlock($1)', [lockNumber])
    await client.query('reset statement_timeout')
    isBroken = false
    return pending.map(({ name }) => name)
  } finally {
    // Ending the connection gives the lock back as well.
    client.release(isBroken)
  }
}

const lockNumber = 7_465_901

const bookkeeping = `create table if not exists applied_migrations (
  name text primary key, hash text not null, applied_at timestamptz not null default now()
)`

function readMigrations(folder: string): readonly Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
  return names.map((name, index) => {
    if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(name)) throw new StartError(`migrations: ${name} is not named NNNN-name.sql`)
    if (name.slice(0, 4) === names[index - 1]?.slice(0, 4)) {
      throw new StartError(`migrations: ${name} has the number of ${names[index - 1]}`)
    }
    // A checkout may have turned the line ends; the statements are the same.
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
  })
}

async function readApplied(client: pg.PoolClient): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from applied_migrations')
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

function findPending(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): readonly Migration[] {
  const names = new Set(migrations.map(({ name }) => name))
  for (const name of applied.keys()) {
    if (!names.has(name)) throw new StartError(`migrations: the database has ${name}, which this version does not know`)
  }
  const last = [...applied.keys()].toSorted().at(-1) ?? ''
  return migrations.filter(({ name, hash }) => {
    const known = applied.get(name)
    if (known === undefined && name < last)
      throw new StartError(`migrations: ${name} comes before ${last}, already run`)
    if (known !== undefined && known !== hash) throw new StartError(`migrations: ${name} was changed after it was run`)
    return known === undefined
  })
}

async function apply(client: pg.PoolClient, { name, sql, hash }: Migration): Promise<void> {
  let start = 0
  try {
    await client.query('begin')
    // Waiting for a lock stops everybody behind us as well: better to fail and be run again.
    await client.query("set local lock_timeout = '10s'")
    // One at a time: a sharded database takes no two changes of tables in one query.
    for (const statement of splitStatements(sql)) {
      start = statement.start
      await client.query(statement.sql)
    }
    await client.query('insert into applied_migrations (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    const { message, position } = error as pg.DatabaseError
    const line = position ? ` (line ${sql.slice(0, start + Number(position)).split('\n').length})` : ''
    throw new StartError(`migrations: ${name}${line}: ${message}`)
  }
}
