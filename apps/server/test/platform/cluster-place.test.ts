import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded-postgres.ts'
import type { PostgresConnection } from '../../src/platform/postgres/postgres-connection.ts'

const isRoot = process.getuid?.() === 0

let root: string
/** Below a folder that only its owner may pass. */
let folder: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pinfold-place-'))
  chmodSync(root, 0o700)
  folder = join(root, 'data-dir', 'postgres')
  mkdirSync(join(root, 'data-dir'))
})
afterEach(() => {
  rmSync(root, { recursive: true, force: true })
  rmSync(formerPlace(), { recursive: true, force: true })
})

const data = () => join(folder, 'data')
/** Where an earlier version kept what PostgreSQL could not reach. */
const formerPlace = (of = folder) =>
  join('/var/lib/pinfold', createHash('sha256').update(of).digest('hex').slice(0, 16))

/** Also to another disk. */
const moveAway = (from: string, to: string) => execFileSync('mv', [from, to])

async function run(connection: PostgresConnection, sql: string): Promise<unknown[]> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

const start = (of = folder, way?: 'user') =>
  startEmbeddedPostgres({ folder: of, log: () => undefined, settings: { fsync: 'off' }, ...(way && { way }) })

async function makeShelf(way?: 'user'): Promise<void> {
  const postgres = await start(folder, way)
  await run(postgres.connection, `create table shelf as select 'kept' as name`)
  await postgres.stop()
}

async function readShelf(of = folder, way?: 'user'): Promise<unknown[]> {
  const postgres = await start(of, way)
  try {
    return await run(postgres.connection, 'select name from shelf')
  } finally {
    await postgres.stop()
  }
}

const kept = [{ name: 'kept' }]

describe('where there was a database', () => {
  test('a link that leads to nothing is refused, and nothing is made in its place', async () => {
    mkdirSync(folder)
    symlinkSync(join(root, 'gone', 'data'), data())
    await expect(start()).rejects.toThrow(/data leads to .*gone\/data, which is missing; put the database back there/)
    expect(lstatSync(data()).isSymbolicLink()).toBe(true)
    expect(existsSync(join(root, 'gone'))).toBe(false)
  })

  test('a database that is gone is not replaced by an empty one, until somebody says so', async () => {
    await makeShelf()
    rmSync(data(), { recursive: true })
    await expect(start()).rejects.toThrow(
      /the database in .* is gone; put it back from a backup, or remove .*made to begin/,
    )
    expect(existsSync(data())).toBe(false)
    rmSync(join(folder, 'made'))
    await (await start()).stop()
  })

  test('half a database is refused', async () => {
    await makeShelf()
    rmSync(join(data(), 'PG_VERSION'))
    await expect(start()).rejects.toThrow(/is not a whole database; put it back from a backup/)
  })

  test('a link that the operator made to another disk is followed', async () => {
    await makeShelf()
    renameSync(data(), join(root, 'elsewhere'))
    symlinkSync(join(root, 'elsewhere'), data())
    expect(await readShelf()).toEqual(kept)
    expect(lstatSync(data()).isSymbolicLink()).toBe(true)
  })
})

// Only root needs to become somebody else.
describe.runIf(isRoot)('as root without namespaces', () => {
  const python = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3'
  const launcher = join(import.meta.dirname, 'without_namespaces.py')

  /** Starts PostgreSQL in a process that may not make namespaces; answers what a statement read, and kills it. */
  async function holdWithoutNamespaces(of: string, sql: string): Promise<unknown[]> {
    const holder = spawn(python, [launcher, process.execPath, join(import.meta.dirname, 'postgres-holder.ts'), of], {
      env: { HOME: root, PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(holder, 'exit')
    const [line] = (await once(createInterface({ input: holder.stdout }), 'line')) as [string]
    try {
      return await run(JSON.parse(line) as PostgresConnection, sql)
    } finally {
      holder.kill('SIGKILL')
      await ended
    }
  }

  test('the whole database is in the folder, also where only root may pass, and a copy of the folder has everything', async () => {
    expect(spawnSync(python, [launcher, 'unshare', '--user', 'true']).status).not.toBe(0)
    await holdWithoutNamespaces(folder, `create table shelf as select 'kept' as name`)
    expect(statSync(data()).uid).not.toBe(0)
    expect(lstatSync(data()).isDirectory()).toBe(true)
    expect(existsSync(formerPlace())).toBe(false)
    // Waits for the end of the one that was killed.
    expect(await readShelf(folder, 'user')).toEqual(kept)

    const copy = join(root, 'copy')
    execFileSync('cp', ['-r', folder, copy])
    rmSync(folder, { recursive: true })
    expect(await holdWithoutNamespaces(copy, 'select name from shelf')).toEqual(kept)
    expect(await readShelf(copy)).toEqual(kept)
  })

  /** As an earlier version left it. */
  async function makeFormer(): Promise<string> {
    await makeShelf('user')
    const goal = join(formerPlace(), 'data')
    mkdirSync(formerPlace(), { recursive: true })
    moveAway(data(), goal)
    symlinkSync(goal, data())
    rmSync(join(folder, 'made'))
    return goal
  }

  const states: Record<string, (goal: string) => void> = {
    'with a link': () => undefined,
    'whose link was lost': () => rmSync(data()),
    'cut off while it was copied': () => mkdirSync(`${data()}.arriving`),
    'cut off when it had arrived': (goal) => moveAway(goal, `${data()}.arrived`),
    'cut off before it took the place of the link': (goal) => {
      cpSync(goal, `${data()}.arrived`, { recursive: true })
      rmSync(data())
    },
    'cut off by the earlier version before there was a link': (goal) => {
      rmSync(data())
      moveAway(goal, `${data()}.moved`)
    },
  }
  test.each(Object.keys(states))('a database that lies elsewhere, %s, comes back into the folder', async (name) => {
    const goal = await makeFormer()
    states[name]?.(goal)
    expect(await readShelf(folder, 'user')).toEqual(kept)
    expect(lstatSync(data()).isDirectory()).toBe(true)
  })

  test('a copy of a folder whose database lay elsewhere takes a copy and leaves the other its own', async () => {
    await makeFormer()
    const copy = join(root, 'copy')
    execFileSync('cp', ['-a', folder, copy])
    expect(await readShelf(copy, 'user')).toEqual(kept)
    expect(lstatSync(join(copy, 'data')).isDirectory()).toBe(true)
    expect(await readShelf(folder, 'user')).toEqual(kept)
  })
})
