import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded-postgres.ts'
import type { PostgresConnection } from '../../src/platform/postgres/postgres-connection.ts'
import { findPostgresPackage } from '../../src/platform/postgres/postgres-package.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'pinfold-postgres-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const log = () => undefined
const isRoot = process.getuid?.() === 0

async function run(connection: PostgresConnection, sql: string): Promise<unknown[]> {
  const client = new pg.Client(connection)
  // Ended by the server's own end in some tests.
  client.on('error', log)
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

/** A process of its own that starts PostgreSQL and holds it. */
async function startHolder(): Promise<{ kill(): Promise<unknown>; connection: PostgresConnection }> {
  const holder = spawn(process.execPath, [join(import.meta.dirname, 'postgres-holder.ts'), folder], {
    env: { HOME: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface({ input: holder.stdout }), 'line')
  const ended = once(holder, 'exit')
  return { connection: JSON.parse(String(line)), kill: () => (holder.kill('SIGKILL'), ended) }
}

test('OP-01 it starts without a locale, keeps what was written, and listens to its owner only', async () => {
  const first = await startEmbeddedPostgres({ folder, log })
  await run(first.connection, 'create table shelf (name text)')
  await run(first.connection, `insert into shelf values ('Ärger 図')`)
  expect(statSync(first.connection.host).mode & 0o777).toBe(0o700)
  expect(statSync(join(folder, 'data', 'pinfold-password')).mode & 0o777).toBe(0o600)
  const wrong = { ...first.connection, password: 'guess' }
  await expect(run(wrong, 'select 1')).rejects.toThrow('password authentication failed')
  const settings = `select current_setting('listen_addresses') as tcp, current_setting('fsync') as fsync,
    pg_encoding_to_char(encoding) as encoding, datlocale as locale from pg_database where datname = 'pinfold'`
  expect(await run(first.connection, settings)).toEqual([{ tcp: '', fsync: 'on', encoding: 'UTF8', locale: 'C.UTF-8' }])
  await first.stop()
  await first.stop()

  const second = await startEmbeddedPostgres({ folder, log })
  expect(await run(second.connection, 'select name, lower(name) as low from shelf')).toEqual([
    { name: 'Ärger 図', low: 'ärger 図' },
  ])
  await second.stop()
})

test('OP-01 after a kill -9 it ends by itself and the next start has everything that was committed', async () => {
  const holder = await startHolder()
  await run(holder.connection, 'create table shelf (number int)')
  await run(holder.connection, 'insert into shelf select generate_series(1, 1000)')
  await holder.kill()
  const next = await startEmbeddedPostgres({ folder, log })
  expect(await run(next.connection, 'select count(*)::int as n from shelf')).toEqual([{ n: 1000 }])
  await next.stop()
})

test('OP-01 after a kill -9 of PostgreSQL itself the log is played back', async () => {
  const holder = await startHolder()
  await run(holder.connection, 'create table shelf (number int)')
  await run(holder.connection, 'insert into shelf select generate_series(1, 1000)')
  process.kill(Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
  await holder.kill()
  const lines: string[] = []
  const next = await startEmbeddedPostgres({ folder, log: (line) => void lines.push(line) })
  expect(lines.join('\n')).toContain('automatic recovery in progress')
  expect(await run(next.connection, 'select count(*)::int as n from shelf')).toEqual([{ n: 1000 }])
  await next.stop()
})

test('a lock that a full disk left empty is no reason to refuse for ever', async () => {
  const first = await startEmbeddedPostgres({ folder, log })
  await first.stop()
  writeFileSync(join(folder, 'data', 'postmaster.pid'), '')
  const next = await startEmbeddedPostgres({ folder, log })
  expect(await run(next.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  await next.stop()
})

test.each(['at once', 'while it comes back'])('stopped %s after it was killed, it stays stopped', async (moment) => {
  const { promise: isNoticed, resolve } = Promise.withResolvers<void>()
  const notice = (line: string) => {
    if (line.includes('starting it again')) resolve()
  }
  const postgres = await startEmbeddedPostgres({ folder, log: notice })
  const pid = () => Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
  const killed = pid()
  process.kill(killed, 'SIGKILL')
  if (moment !== 'at once') {
    await isNoticed
    await expect.poll(pid).not.toBe(killed)
  }
  await postgres.stop()
  await expect(run(postgres.connection, 'select 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/)
})

test('a second Pinfold in the same folder is refused with one line', async () => {
  const holder = await startHolder()
  await expect(startEmbeddedPostgres({ folder, log })).rejects.toThrow(
    /another Pinfold \(process \d+\) is already using/,
  )
  expect(await run(holder.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  await holder.kill()
  // Waits for the orphan's end, which would otherwise still write while the folder is removed.
  const next = await startEmbeddedPostgres({ folder, log })
  await next.stop()
})

test('a platform without PostgreSQL is told to bring its own', () => {
  expect(() => findPostgresPackage('sunos-sparc')).toThrow('none is supplied for sunos-sparc')
})

test('a path too long for a socket works all the same', async () => {
  const long = join(folder, 'x'.repeat(120))
  mkdirSync(long)
  const postgres = await startEmbeddedPostgres({ folder: long, log })
  expect(Buffer.byteLength(postgres.connection.host)).toBeLessThan(90)
  await postgres.stop()
  expect(() => statSync(postgres.connection.host)).toThrow('ENOENT')
})

// Only root can become somebody else; an ordinary user's run covers the plain way in the tests above.
test.runIf(isRoot)('root may change between the ways past PostgreSQL refusing root, and keeps the data', async () => {
  const ways = ['namespace', 'user', 'namespace'] as const
  for (const [index, way] of ways.entries()) {
    const postgres = await startEmbeddedPostgres({ folder, log, way })
    if (index === 0) await run(postgres.connection, 'create table steps (way text)')
    await run(postgres.connection, `insert into steps values ('${way}')`)
    const owner = statSync(join(folder, 'data', 'postmaster.pid')).uid
    expect(owner === 0).toBe(way === 'namespace')
    expect(await run(postgres.connection, 'select count(*)::int as n from steps')).toEqual([{ n: index + 1 }])
    await postgres.stop()
  }
})
